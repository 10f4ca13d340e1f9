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
    /// What the delegate has put around the screen.
    let container: UIViewController?
    let record: ScreenRecord?
    weak let delegate: (any UIAdaptivePresentationControllerDelegate)?
    let placePopover: (@MainActor (UIViewController) -> Void)?

    /// Whether a raw call has moved the screen to another place, so that it is not presented again.
    @MainActor var isMoved: Bool { screen.parent.map { $0 !== container } ?? false }
  }

  let root: UIViewController
  weak let window: UIWindow?
  /// What the root is to present again, from the lowest screen up: each comes back over the one
  /// before.
  private var presented: [Presented]

  /// Notes what a root presents; nil if no screen in the root or above it has an owner.
  init?(_ root: UIViewController, of window: UIWindow) {
    self.root = root
    self.window = window
    presented = root.presentedInWindow.flatMap { lowest in
      let screens = ([lowest] + lowest.presentations).prefix { !$0.isBeingDismissed }
      return screens.filter { !$0.isSearch }.map { shown in
        // UIKit asks the delegate again for what it has put around the screen.
        let screen = shown.adaptedScreen ?? shown
        return Presented(
          screen: screen, container: screen.parent, record: screen.screenRecord,
          delegate: PresentationObserver.forwardee(of: screen),
          placePopover: screen.popoverPlacing)
      }
    }
    if !root.holdsOwnedScreens, !presented.contains(where: { $0.record != nil }) { return nil }
  }

  /// Whether the window shows the root again.
  var isBack: Bool { window?.rootViewController === root }

  /// Whether the root is a root, in a container or presented again.
  var isShownAgain: Bool {
    root.parent != nil || root.presentingViewController != nil || root.isRootOfItsWindow || isBack
  }

  /// The screens that the root is to present again, in this order.
  var presentedScreens: [UIViewController] { presented.filter { !$0.isMoved }.map(\.screen) }

  /// What the delegate had put around a screen that is to be presented again.
  func container(of screen: UIViewController) -> UIViewController? {
    index(of: screen).flatMap { presented[$0].container }
  }

  /// The screens that the root is to present again above one of them, topmost first.
  func screens(above screen: UIViewController) -> [UIViewController] {
    let all = presentedScreens.map(\.outermostParent)
    if screen === root { return all.reversed() }
    guard let index = all.firstIndex(where: { $0 === screen.outermostParent }) else { return [] }
    return all[(index + 1)...].reversed()
  }

  private func index(of screen: UIViewController) -> Int? {
    presented.firstIndex { $0.screen === screen || $0.container === screen }
  }

  /// The screen that presents a screen again, after the root has come back.
  func presenter(of screen: UIViewController) -> UIViewController? {
    guard let index = index(of: screen) else { return nil }
    return index == 0 ? root : presented[index - 1].screen
  }

  /// The lowest screen to present again that does not belong to a path of controllers.
  func screen(coveringEndOf path: [UIViewController]) -> UIViewController? {
    presented.first {
      $0.record?.suspendedWith === self && !path.contains($0.screen.outermostParent)
    }?.screen
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
    for each in presented { each.record?.suspendedWith = self }
    let engine = NavigationEngine.of(window)
    engine.suspendedRoots =
      engine.suspendedRoots.filter { $0.object != nil } + [WeakReference(self)]
  }

  /// Presents the dismissed screens again, if the root is back; those that are not are removed when
  /// this object is freed.
  func presentAgain() {
    if let window { NavigationEngine.of(window).reconciler.reconcile(window) }
    if isBack { presentNext() }
  }

  private func presentNext() {
    guard let next = presented.first else { return }
    // If the coordinator has removed the screen, those above it do not come back either.
    guard let requester = (next.record ?? root.screenRecord)?.owner?.context,
      next.record?.isOwned != false, !next.isMoved, next.screen.presentingViewController == nil
    else { return }
    // UIKit asks the delegate for another container.
    let pushed = next.screen.pushedAbove
    if next.screen.parent != nil { next.screen.takeOut() }
    let request = TransitionRequest(
      ScreenTransition(
        .present, to: [.made(next.screen)], animated: false,
        presentation: next.record?.presentation),
      requester: requester, origin: .suspendedRoot(self))
    request.handle.onCompletion { [self] result in
      // UIKit may keep the request for a completion that never comes, and with it this object.
      guard result == .performed else { return drop(next.screen) }
      let kept = pushed.filter { $0.parent === next.container }
      if !kept.isEmpty, let stack = next.screen.parent as? UINavigationController {
        stack.setViewControllers(stack.viewControllers + kept, animated: false)
      }
      next.record?.suspendedWith = nil
      // The screen may have been dropped in the meantime.
      if let index = index(of: next.screen) { presented.remove(at: index) }
      presentNext()
    }
    request.submit()
  }

  /// Restores the settings of a presentation.
  func prepare(_ screen: UIViewController) {
    guard let index = index(of: screen) else { return }
    if let delegate = presented[index].delegate {
      screen.presentationController?.delegate = delegate
    }
    presented[index].placePopover?(screen)
  }

  // MARK: Dropping screens

  /// Drops a screen, with all above it, from the screens to present again.
  func drop(_ screen: UIViewController) {
    guard let index = index(of: screen) else { return }
    let dropped = presented[index...]
    presented.removeSubrange(index...)
    for each in dropped {
      guard let record = each.record else { continue }
      record.suspendedWith = nil
      record.engine.reconciler.setNeedsReconcile()
    }
  }
}

extension UIViewController {
  /// The screens above this one on the stack that a delegate has put around it for a presentation.
  fileprivate var pushedAbove: [UIViewController] {
    guard let stack = parent as? UINavigationController else { return [] }
    return Array(stack.viewControllers.drop { $0 !== self }.dropFirst())
  }

  /// The suspended root that this screen is, or with which this screen comes back.
  var suspendedRoot: SuspendedRoot? { screenRecord?.suspension ?? suspendedPresenter }

  /// The suspended root that presents this screen again, perhaps in this container.
  var suspendedPresenter: SuspendedRoot? {
    if let record = screenRecord { return record.suspendedWith }
    for child in children {
      if let root = child.screenRecord?.suspendedWith, root.container(of: child) === self {
        return root
      }
    }
    return nil
  }
}

extension Coordinator {
  /// The suspended root that has the own screen of this coordinator or of the nearest ancestor.
  var nearestSuspension: SuspendedRoot? {
    for coordinator in selfAndAncestors {
      if let suspension = coordinator.ownSuspension { return suspension }
    }
    return nil
  }

  /// The suspended root that has this coordinator's own screen, or with which that comes back.
  var ownSuspension: SuspendedRoot? { ownScreen?.outermostParent.suspendedRoot }
}
