import UIKitShim

/// A window, or an outermost controller without a window.
///
/// Each hierarchy is read by itself. A window has a queue of its own; all others share one queue.
@MainActor
final class Hierarchy {
  weak let window: UIWindow?
  weak let outermost: UIViewController?

  /// The layout at the last reading.
  private(set) var layout = Layout()

  /// The layout at the last rest for which the screen in front was posted and snapshots were saved.
  private var layoutAtRest = Layout()

  /// The layout at the last record of choices.
  private var journaledLayout = Layout()

  /// The screen in front had no view at rest; UIKit makes it in one of the next run-loop turns.
  private var waitsForView = false

  /// Records the choices of users and raw calls since the last call in the journal, without those in
  /// a container that a request has just changed.
  func journalChoices(besides changed: UIViewController? = nil) {
    if layout == journaledLayout { return }
    let changed = changed?.existingAttachment?.id
    for choice in layout.choices(since: journaledLayout, besides: changed) {
      root?.screen(choice.container)?.existingAttachment?.observer?.journal(choice)
    }
    journaledLayout = layout
  }

  /// Accepts the layout at rest: posts the screen in front to screen readers, and saves snapshots.
  func comeToRest() {
    // In a hidden window, requests may wait although it is at rest.
    if hasLostRoot, queue?.waiting.isEmpty != false { hasLostRoot = false }
    guard layout != layoutAtRest else { return }
    if let window {
      if window.isHidden { return }
      if let front = layout.front, front.screen != layoutAtRest.front?.screen,
        !post(front, in: window), !waitsForView
      {
        waitsForView = true
        return Turns(of: window).afterSome { [engine] in engine.reconciler.setNeedsReconcile() }
      }
    }
    waitsForView = false
    let former = layoutAtRest
    layoutAtRest = layout
    engine.saveSnapshots(of: [former, layout])
  }

  private func post(_ front: Layout.Row, in window: UIWindow) -> Bool {
    let screen = engine.reconciler.screen(of: front) ?? root?.screen(front.screen)
    guard let screen else { return false }
    return window.postScreenChange(to: screen)
  }

  /// The screens that have no owner, but may get one: those of each container, and presented ones.
  var unowned: [UnownedScreens] = []

  func add(_ screens: UnownedScreens) {
    // In a local copy, so that Swift needs no exclusivity check.
    var all = unowned
    unowned = []
    screens.add(to: &all)
    unowned = all
  }

  /// What the next reading has to do for each row, even at the same place; empty if nothing.
  private var readingNeeds: [ReadingNeed] = []

  enum ReadingNeed: Comparable {
    case none
    /// Read what is in the screen even if the screen is not visible.
    case contents
    /// Treat the screen as new: it was freed, or its owner has changed.
    case new
  }

  private unowned let engine: NavigationEngine

  /// The position in the order in which hierarchies became known.
  let number: Int

  init(
    of window: UIWindow? = nil, or outermost: UIViewController? = nil, in engine: NavigationEngine,
    number: Int
  ) {
    self.window = window
    self.outermost = outermost
    self.engine = engine
    self.number = number
  }

  /// The queue of the window, or the queue of all hierarchies without one, if it exists.
  var queue: TransitionQueue? {
    if let knownQueue { return knownQueue }
    knownQueue = engine.knownQueue(of: window)
    return knownQueue
  }

  private var knownQueue: TransitionQueue?

  /// Forgets the queue, which keeps this hierarchy; the engine calls it when it drops the queue.
  func forgetQueue() { knownQueue = nil }

  /// Whether no request runs in the hierarchy's queue, and none can run now.
  var isAtRest: Bool { queue?.isAtRest != false }

  /// Whether a screen has a place here; an outermost controller without a window has none.
  func canPlace(_ screen: UIViewController) -> Bool { outermost !== screen }

  /// Whether the hierarchy still exists, and is not a part of another one.
  var exists: Bool {
    if window != nil { return true }
    guard let outermost else { return false }
    return outermost.outermost === outermost && outermost.existingAttachment?.hadPlace != true
      && !outermost.isRootOfItsWindow
  }

  func removeOwner(_ owner: OwnerID) -> Bool {
    guard let changed = layout.without(owner) else { return false }
    layout = changed
    return true
  }

  /// The scene that the window has lost.
  private var lostScene: WeakReference<UIScene>?

  /// Whether the window's scene was disconnected: nothing in the window is in the user interface, until
  /// the window gets another scene.
  var isDisconnected: Bool {
    guard let lostScene, let window else { return false }
    return window.windowScene.map { $0 === lostScene.object } ?? true
  }

  /// Notes that the window's scene was disconnected.
  func sceneDidDisconnect(_ scene: UIScene) { lostScene = WeakReference(scene) }

  /// Reads the current layout; the reader knows what is new.
  func read() -> LayoutReader {
    var reader = LayoutReader(
      after: layout, chain: unchangedChain(), readingNeeds: readingNeeds, of: engine)
    readingNeeds = []
    if let window {
      if !isDisconnected { reader.read(window) }
    } else if let outermost {
      reader.read(outermost, at: .root, 0, .visible)
    }
    if reader.hasChanged {
      let former = layout
      layout = reader.layout
      if !layout.hasRoot(of: former) { hasLostRoot = true }
    }
    return reader
  }

  /// Whether a raw call has given the window another root since the last reading.
  var hasUnreadRoot: Bool {
    guard !isDisconnected, let root = window?.rootViewController else { return false }
    return layout.rows.first?.isOf(root) != true
  }

  /// Whether a root was replaced whose coordinators may still have waiting requests.
  private(set) var hasLostRoot = false

  /// Notes that the queue is about to reject these requests.
  func willRejectRequestsOfLostRoot() { hasLostRoot = false }

  /// The last screen of a chain over the root that UIKit presents as at the last reading, and the
  /// rows of the screens below it; nil if only a walk from the root can find it.
  private var endOfChain: (screen: UIViewController, below: Range<Int>)? {
    let chain = layout.chainOverRoot
    guard let lowest = chain.first, let root,
      layout.rows[0].isOf(root), root.presentedViewController.map(layout.rows[lowest].isOf) == true
    else { return nil }
    // UIKit may have dismissed the last one.
    for row in chain.suffix(2).reversed() {
      guard let screen = engine.reconciler.screen(of: layout.rows[row]), screen.parent == nil,
        screen.presentingViewController.map(layout.rows[row - 1].isOf) == true
      else { continue }
      return (screen, lowest..<row)
    }
    return nil
  }

  /// The chain over the root, without the rows that need not be read again; nil if all have to be.
  ///
  /// UIKit removes a presented screen only with all above it, so what is below the last one has not
  /// changed. Only another width of the window may exchange screens in the middle.
  private func unchangedChain() -> LayoutReader.Chain? {
    let formerWidth = width
    width = nil
    guard let end = endOfChain else { return nil }
    // What a popover shows has a compact width in any window.
    width = (window?.traitCollection ?? end.screen.traitCollection).horizontalSizeClass
    let above = [end.screen] + end.screen.presentations
    let isCovered = above.contains { $0.coversPresenter }
    let presence = layout.rows[end.below.upperBound - 1].presence
    guard readingNeeds.isEmpty, width == formerWidth,
      presence == (isCovered ? .covered : .visible)
    else { return nil }
    return LayoutReader.Chain(unchanged: end.below, above: above)
  }

  /// The width of the window at the last reading, if there was a chain.
  private var width: UIUserInterfaceSizeClass?

  private var root: UIViewController? { window?.rootViewController ?? outermost }

  /// The screen that is presented last over a controller, or the controller itself.
  func topPresented(over controller: UIViewController) -> UIViewController {
    guard var top = controller.presentedViewController else { return controller }
    if let end = endOfChain, layout.rows[end.below.lowerBound].isOf(top) { top = end.screen }
    while let presented = top.presentedViewController { top = presented }
    return top
  }

  /// The screen that is presented last, also over the context of a visible screen in a container.
  var lastPresented: UIViewController? {
    guard let root else { return nil }
    let top = topPresented(over: root)
    var last = top === root ? nil : top
    var next = top.mostDetailed
    while let screen = next {
      let presented = screen.presentedInContext
      last = presented ?? last
      next = presented ?? screen.mostDetailed
    }
    return last
  }

  /// Notes what the next reading has to do for a screen; false if it is not here.
  func setNeed(_ need: ReadingNeed, of screen: ScreenID) -> Bool {
    guard let index = layout.index(of: screen) else { return false }
    setNeed(need, ofRow: index)
    return true
  }

  private func setNeed(_ need: ReadingNeed, ofRow index: Int) {
    // In a local copy, so that Swift needs no exclusivity check.
    var needs = readingNeeds
    readingNeeds = []
    if needs.isEmpty { needs = Array(repeating: .none, count: layout.rows.count) }
    needs[index] = max(needs[index], need)
    readingNeeds = needs
    if need == .new { for outer in layout.outside(index) { setNeed(.contents, ofRow: outer) } }
  }

  /// Removes the owner of a screen, which is new at the next reading; false if it is not here.
  func disown(_ screen: ScreenID) -> Bool {
    guard let index = layout.index(of: screen) else { return false }
    // In a local copy, so that Swift needs no exclusivity check.
    var changed = layout
    layout = Layout()
    changed.disown(at: index)
    layout = changed
    setNeed(.new, ofRow: index)
    return true
  }
}

extension UIViewController {
  /// The outermost controller around this one: no other controller contains, presents or holds it.
  var outermost: UIViewController {
    (parent ?? presentingViewController ?? holdingContainer)?.outermost ?? self
  }

  /// The outermost container around this controller, or the controller itself.
  var outermostContainer: UIViewController {
    (parent ?? holdingContainer)?.outermostContainer ?? self
  }

  /// The container that keeps this page or column without listing it now.
  var holdingContainer: UIViewController? {
    // UIKit makes a stack around a column's screen.
    let record = screenRecord ?? (roles.contains(.stack) ? children.first?.screenRecord : nil)
    guard let record, record.isHeldByItsPlace else { return nil }
    return record.place.controller
  }
}
