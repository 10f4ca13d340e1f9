import CoordinatorCore
import UIKitShim

/// A root that its record keeps, with everything it presents, while its window shows another root.
///
/// UIKit leaves the screens that a replaced root presents in the window. They are dismissed first,
/// and presented again when the root is back.
@MainActor
final class SuspendedRoot {
  /// A screen that the root presents, or a screen above it.
  private struct Presented {
    let screen: UIViewController
    let record: ScreenRecord?
    weak let delegate: (any UIAdaptivePresentationControllerDelegate)?
    let placePopover: (@MainActor (UIViewController) -> Void)?
  }

  let root: UIViewController
  weak let window: UIWindow?
  /// The chains of presentations, each from its lowest screen up: the root may present several, and
  /// each comes back over the one before.
  private var chains: [[Presented]]

  /// Notes what a root presents; nil if no screen in the root or above it has an owner.
  init?(_ root: UIViewController, of window: UIWindow) {
    self.root = root
    self.window = window
    chains = root.presentedInWindow.map { lowest in
      ([lowest] + lowest.presentations).prefix { !$0.isBeingDismissed }.map { screen in
        Presented(
          screen: screen, record: screen.screenRecord,
          delegate: PresentationObserver.forwardee(of: screen),
          placePopover: screen.popoverPlacing)
      }
    }
    if !root.holdsOwnedScreens, !chains.joined().contains(where: { $0.record != nil }) {
      return nil
    }
  }

  /// Whether the root is a root, in a container or presented again.
  var isShownAgain: Bool {
    root.parent != nil || root.presentingViewController != nil || root.isRootOfItsWindow
      || window?.rootViewController === root
  }

  /// The screens that the root is to present again, in this order.
  var presentedScreens: [UIViewController] { chains.joined().map(\.screen) }

  /// The screens that the root is to present again above one of them, topmost first.
  func screens(above screen: UIViewController) -> [UIViewController] {
    if screen === root { return presentedScreens.reversed() }
    guard let (chain, index) = position(of: screen) else { return [] }
    return chains[chain][(index + 1)...].reversed().map(\.screen)
  }

  /// The number of the chain that contains a screen, and the screen's index in it.
  private func position(of screen: UIViewController) -> (chain: Int, index: Int)? {
    for (number, chain) in chains.enumerated() {
      if let index = chain.firstIndex(where: { $0.screen === screen }) { return (number, index) }
    }
    return nil
  }

  /// The screen that presents a screen again, after the root has come back.
  func presenter(of screen: UIViewController) -> UIViewController? {
    guard let (chain, index) = position(of: screen) else { return nil }
    return index == 0 ? root : chains[chain][index - 1].screen
  }

  /// The lowest screens to present again that do not belong to a path of controllers, one of each chain.
  func screens(coveringEndOf path: [UIViewController]) -> [UIViewController] {
    chains.compactMap { chain in
      chain.first { $0.record?.suspendedWith === self && !path.contains($0.screen) }?.screen
    }
  }

  // A root whose coordinator has stopped does not return.
  isolated deinit {
    if let window { NavigationEngine.of(window).reconciler.setNeedsReconcile() }
  }

  // MARK: Suspending and returning

  func suspend(for request: TransitionRequest) {
    guard let window, let requester = request.requester else { return }
    // A root that no verb has shown belongs to the coordinator that requests to keep it.
    let record =
      root.screenRecord
      ?? requester.screenOwner.claim(root, at: ScreenPlace(.root, in: window))
    record.suspension = self
    for each in chains.joined() { each.record?.suspendedWith = self }
    let engine = NavigationEngine.of(window)
    engine.suspendedRoots =
      engine.suspendedRoots.filter { $0.object != nil } + [WeakReference(self)]
  }

  /// Presents the dismissed screens again, now that the root is back.
  func presentAgain() {
    if let window { NavigationEngine.of(window).reconciler.reconcile(window) }
    guard window?.rootViewController === root else { return dropAll() }
    presentNext()
  }

  private func presentAgain(without screen: UIViewController) {
    drop(screen)
    presentAgain()
  }

  private func presentNext() {
    guard let next = chains.joined().first else { return }
    // If the coordinator has removed the screen, drop it with all screens above it.
    guard let requester = (next.record ?? root.screenRecord)?.owner?.context,
      next.record?.isOwned != false
    else { return presentAgain(without: next.screen) }
    let request = TransitionRequest(
      ScreenTransition(
        .present, to: [.made(next.screen)], animated: false,
        presentation: next.record?.presentation),
      requester: requester,
      origin: .suspendedRoot { screen in
        if let delegate = next.delegate { screen.presentationController?.delegate = delegate }
        next.placePopover?(screen)
      })
    request.handle.onCompletion { [self] result in
      guard result == .performed else { return presentAgain(without: next.screen) }
      next.record?.suspendedWith = nil
      // The screen may have been dropped in the meantime.
      if let (chain, index) = position(of: next.screen) { chains[chain].remove(at: index) }
      presentNext()
    }
    request.submit()
  }

  // MARK: Dropping screens

  /// Drops a screen, with all above it, from the screens to present again.
  func drop(_ screen: UIViewController) {
    guard let (chain, index) = position(of: screen) else { return }
    let dropped = chains[chain][index...]
    chains[chain].removeSubrange(index...)
    for each in dropped {
      guard let record = each.record else { continue }
      record.suspendedWith = nil
      record.isRemovalExplained = true
      record.engine.reconciler.setNeedsReconcile()
    }
  }

  private func dropAll() {
    while let first = chains.joined().first { drop(first.screen) }
  }
}

extension UIViewController {
  /// The suspended root that this screen is, or with which this screen comes back.
  var suspendedRoot: SuspendedRoot? {
    guard let record = screenRecord else { return nil }
    return record.suspension ?? record.suspendedWith
  }
}

extension Coordinator {
  /// The window of the suspended root that contains the screens of this coordinator or an ancestor.
  var windowOfSuspendedRoot: UIWindow? {
    for coordinator in selfAndAncestors {
      let outermost = coordinator.ownScreen?.selfAndParents.last
      if let suspension = outermost?.screenRecord?.suspension { return suspension.window }
    }
    return nil
  }
}
