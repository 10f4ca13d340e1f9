import UIKitShim

/// A window, or an outermost controller that is in no window: what is read and decided as one.
@MainActor
final class Hierarchy {
  private(set) weak var window: UIWindow?
  private(set) weak var outermost: UIViewController?

  /// What it showed when it was last looked at.
  private(set) var layout = Layout()

  /// What it showed when nothing ran in it last.
  private var layoutAtRest = Layout()

  /// The containers that requests have changed since then.
  private var requestedContainers: Set<ScreenID> = []

  /// Notes that a request has changed a container.
  func noteRequest(on container: UIViewController) {
    // A request that changed nothing says nothing about what is chosen later.
    if layout != journaledLayout { requestedContainers.insert(container.note(in: engine).id) }
  }

  /// Writes down what was chosen since nothing ran in it last.
  func journalChoices() {
    let requested = requestedContainers
    requestedContainers = []
    if layout == journaledLayout { return }
    for choice in layout.choices(since: journaledLayout, besides: requested) {
      (window?.rootViewController ?? outermost)?.screen(choice.container)?
        .knownNote?.observer?.journal(choice)
    }
    journaledLayout = layout
  }

  /// Accepts what it shows, now that nothing runs in it, and posts to screen readers what has come in front.
  func comeToRest() {
    guard layout != layoutAtRest else { return }
    if let window {
      if window.isHidden { return }
      if let announcement = layout.announcement(since: layoutAtRest), !window.post(announcement),
        !waitsForView
      {
        waitsForView = true
        return Turns(of: window).afterSome { [engine] in engine.reconciler.setNeedsReconcile() }
      }
    }
    waitsForView = false
    layoutAtRest = layout
  }

  /// The last layout of which the journal has heard.
  private var journaledLayout = Layout()

  /// Whether the screen in front had no view at the last rest: UIKit makes it in one of the next turns.
  private var waitsForView = false

  /// The screens in it that nobody owns, and somebody may.
  var unowned: [Unowned] = []

  /// A screen that nobody has shown by a verb, and where it is.
  struct Unowned {
    weak let screen: UIViewController?
    let kind: Layout.Slot.Kind
    weak let container: UIViewController?
  }

  /// For each row whether it has to be read again though the screen's place may be the same; empty if none has.
  private var readingNeeds: [ReadingNeed] = []

  enum ReadingNeed: Comparable {
    case none
    /// It is looked into also where it stays out of sight.
    case contents
    /// It comes anew: the screen is freed, or somebody else owns it.
    case arrival
  }

  private unowned let engine: NavigationEngine

  /// Those that were looked at first have lower ones.
  let number: Int

  init(of window: UIWindow, in engine: NavigationEngine, number: Int) {
    self.window = window
    self.engine = engine
    self.number = number
  }

  init(of outermost: UIViewController, in engine: NavigationEngine, number: Int) {
    self.outermost = outermost
    self.engine = engine
    self.number = number
  }

  func isOf(_ window: UIWindow) -> Bool { self.window === window }

  /// The queue of its window, or that of hierarchies without one, if anything was ever asked for there.
  var queue: TransitionQueue? {
    if let knownQueue { return knownQueue }
    knownQueue = engine.knownQueue(of: window)
    return knownQueue
  }

  private var knownQueue: TransitionQueue?

  /// Whether nothing runs in it.
  var isAtRest: Bool { queue?.isAtRest != false }

  /// Whether a screen that is in it has a place there: not one by itself, where something is to have it.
  func canPlace(_ screen: UIViewController) -> Bool { window != nil || outermost !== screen }

  /// Whether it is still there, and in no other one.
  var exists: Bool {
    if window != nil { return true }
    guard let outermost else { return false }
    return outermost.outermost === outermost && outermost.knownNote?.hadPlace != true
      && !outermost.isRootOfItsWindow
  }

  /// Forgets that a coordinator owned anything of it.
  func removeOwner(_ owner: OwnerID) -> Bool { layout.removeOwner(owner) }

  /// What it shows now.
  var layoutNow: Layout {
    if let window { return Layout(reading: window) }
    return outermost.map { Layout(reading: $0) } ?? Layout()
  }

  /// Reads what it shows now.
  func read() -> Reading {
    var reader = LayoutReader(
      after: layout, readingNeeds: readingNeeds, inWindow: window != nil, of: engine)
    readingNeeds = []
    if let window {
      reader.read(window)
    } else if let outermost {
      reader.read(outermost, at: .root, 0, .visible)
    }
    let (now, isDifferent) = reader.result
    layout = now
    return Reading(
      isDifferent: isDifferent, arrivals: reader.arrivals, unwatched: reader.unwatched,
      observers: reader.observers)
  }

  /// What a look has found.
  struct Reading {
    /// Whether the layout has changed.
    let isDifferent: Bool
    let arrivals: [LayoutReader.Arrival]
    let unwatched: [ScreenRecord]
    let observers: [DelegateProxy]
  }

  /// Has a screen read again also where it stays out of sight.
  ///
  /// - Returns: Whether it is in the layout.
  func setNeedsReading(_ screen: ObjectIdentifier) -> Bool {
    guard let index = layout.index(at: screen) else { return false }
    setNeed(ofRow: index, .contents)
    return true
  }

  /// Takes a screen for one that comes anew at the next look.
  ///
  /// - Returns: Whether it is in the layout.
  func setNeedsReadingAsArrival(_ screen: ObjectIdentifier) -> Bool {
    guard let index = layout.index(at: screen) else { return false }
    setNeed(ofRow: index, .arrival)
    for outer in layout.outside(index) { setNeed(ofRow: outer, .contents) }
    return true
  }

  private func setNeed(ofRow index: Int, _ need: ReadingNeed) {
    if readingNeeds.isEmpty { readingNeeds = Array(repeating: .none, count: layout.rows.count) }
    readingNeeds[index] = max(readingNeeds[index], need)
  }

  /// Notes that nobody owns a screen any more.
  func disown(_ screen: ScreenID) -> Bool { layout.disown(screen) }
}

extension UIViewController {
  /// The controller around this one that lies in no other, is presented by none and held by none.
  var outermost: UIViewController {
    var controller = self
    while true {
      while let outer = controller.parent { controller = outer }
      guard let outer = controller.presentingViewController ?? controller.holdingContainer else {
        return controller
      }
      controller = outer
    }
  }

  /// The container that has this page, or this column, though it does not list it now.
  private var holdingContainer: UIViewController? {
    // UIKit makes a stack around a column's screen.
    let held = screenRecord == nil && roles.contains(.stack) ? children.first : self
    guard let held, let place = held.screenRecord?.place, let container = place.controller,
      place.adapter.holds(held, in: container)
    else { return nil }
    return container
  }
}
