import UIKitShim

extension TransitionPerformer {
  func setRoot(_ screen: UIViewController, of window: UIWindow) {
    if !screen.canBecomeRoot(of: window) {
      return end(.rejected(.alreadyPresented(name(of: screen))))
    }
    // A root from a raw call gets its owner first. The owner can stop if the root is removed now.
    if let requester = request.requester, requester.coordinator?.roleWindow === window {
      requester.screenOwner.adoptRawRoot(of: window)
    }
    guard let old = window.rootViewController, old !== screen else {
      window.rootViewController = screen
      return end(.performed)
    }
    // Screens that raw calls have presented get their owner first, and are kept with it.
    let suspendsCurrent = request.transition?.suspendsCurrent == true
    if suspendsCurrent { reconcile(around: old) }
    let suspended = suspendsCurrent ? SuspendedRoot(old, of: window) : nil
    let swap = {
      suspended?.suspend(for: request)
      let record = suspended == nil ? old.screenRecord : nil
      record?.isRemovedByRequest = true
      replaceRoot(of: window, by: screen)
      if suspended != nil { return }
      if let record {
        if record.owner != nil { queue.engine?.reconciler.setNeedsReconcile() }
      } else {
        DetachedContainers.add(old)
        queue.engine?.reconciler.setNeedsReconcile()
      }
    }
    // UIKit leaves the screens that an old root presents in the window, so dismiss them first. A
    // suspended root presents them again when it is back.
    if old.presentedViewController != nil {
      dismiss(from: old, animated: false) { isDone in
        if isDone { swap() } else { retry() }
      }
    } else {
      swap()
    }
  }

  func replaceRoot(of window: UIWindow, by screen: UIViewController) {
    guard !window.isHidden else {
      window.rootViewController = screen
      return end(.performed)
    }
    guard animated else {
      window.rootViewController = screen
      reconcile(around: screen)
      return endNextTurn()
    }
    // The screens that the old root presented may have been dismissed before, without a time limit.
    limit()
    if let animation = request.transition?.animation {
      let transition = RootTransition.run(to: screen, in: window, by: animation) {
        endNextTurn()
      }
      request.afterAnimation = { transition.giveUp() }
      return reconcile(around: screen)
    }
    UIView.transition(
      with: window, duration: 0.3, options: .transitionCrossDissolve,
      animations: { window.rootViewController = screen },
      completion: { _ in endNextTurn() })
    reconcile(around: screen)
  }
}
