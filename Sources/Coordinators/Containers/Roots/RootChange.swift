import CoordinatorCore
import UIKitShim

/// A replacement of a window's root.
final class RootChange: ContainerChange {
  let window: UIWindow
  /// Whether the replaced root is kept as a suspended root.
  let suspendsCurrent: Bool

  init(of window: UIWindow, suspendsCurrent: Bool) {
    self.window = window
    self.suspendsCurrent = suspendsCurrent
  }

  var container: AnyObject? { window }

  func window(for coordinator: any Coordinator) -> UIWindow? { window }

  func leaving(bringing arrivals: [UIViewController?], in preview: inout Preview) -> LeavingScreens
  {
    let former = suspendsCurrent ? nil : preview.root(of: window)
    preview.setRoot(arrivals.first ?? nil, of: window)
    return LeavingScreens([former].compactMap { $0 }.without(arrivals), besides: arrivals)
  }

  func place(of screen: UIViewController, for owner: ScreenOwner) -> ScreenPlace? {
    screen.canBecomeRoot(of: window) ? ScreenPlace(.root, in: window) : nil
  }

  func carryOut(by performer: TransitionPerformer) {
    guard let screen = performer.screen else { return performer.reject(.gone()) }
    if !screen.canBecomeRoot(of: window) {
      return performer.reject(.alreadyPresented(performer.name(of: screen)))
    }
    // A root from a raw call gets its owner first. The owner can stop if the root is removed now.
    let request = performer.request
    if let requester = request.requester, requester.coordinator?.roleWindow === window {
      requester.screenOwner.adoptRawRoot(of: window)
    }
    guard let old = window.rootViewController, old !== screen else {
      window.rootViewController = screen
      return performer.end(.performed)
    }
    // Screens that raw calls have presented get their owner first, and are kept with it.
    if suspendsCurrent { performer.reconcileBeforeChange(around: old) }
    let suspended = suspendsCurrent ? SuspendedRoot(old, of: window) : nil
    let swap: @MainActor () -> Void = { [self] in
      if let suspended {
        suspended.suspend(for: request)
        return replaceRoot(by: screen, performer)
      }
      let record = old.screenRecord
      replaceRoot(by: screen, performer)
      if record == nil { DetachedContainers.add(old) } else if record?.owner == nil { return }
      performer.queue.engine.reconciler.setNeedsReconcile()
    }
    // UIKit leaves the screens that an old root presents in the window, so dismiss them first. A
    // suspended root presents them again when it is back.
    var lowest = old.presentedInWindow
    if let search = old.presentedOrSearch, search.isSearch { lowest.append(search) }
    if lowest.isEmpty { return swap() }
    performer.dismiss(lowest.inDismissalOrder, then: swap)
  }

  private func replaceRoot(by screen: UIViewController, _ performer: TransitionPerformer) {
    guard !window.isHidden else {
      window.rootViewController = screen
      return performer.end(.performed)
    }
    guard performer.animated else {
      window.rootViewController = screen
      performer.reconcile(around: screen)
      return performer.endNextTurn()
    }
    // The screens that the old root presented may have been dismissed before, without a time limit.
    performer.startTimeout()
    UIView.transition(
      with: window, duration: 0.3, options: .transitionCrossDissolve,
      animations: { [window] in window.rootViewController = screen },
      completion: { _ in performer.endNextTurn() })
    performer.reconcile(around: screen)
  }
}

extension UIViewController {
  func canBecomeRoot(of window: UIWindow) -> Bool {
    parent == nil && (!isShownModally || window.rootViewController === self)
  }
}
