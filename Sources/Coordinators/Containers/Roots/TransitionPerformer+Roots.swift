import UIKitShim

extension TransitionPerformer {
  func setRoot(_ screen: UIViewController, of window: UIWindow) {
    if screen.parent != nil || screen.presentingViewController != nil {
      return end(.rejected(.alreadyPresented(screenName(of: screen))))
    }
    // What a raw call has put there has its owner first, who may stop if it goes now.
    if let requester = request.requester, requester.coordinator?.roleWindow === window {
      requester.screenOwner.adoptRawRoot(of: window)
    }
    guard let old = window.rootViewController, old !== screen else {
      window.rootViewController = screen
      return end(.performed)
    }
    // What a raw call has presented has its owner first, with whom it is kept.
    if request.keepsRoot { reconcile(around: old) }
    let suspended = request.keepsRoot ? SuspendedRoot(old, of: window) : nil
    let swap = {
      suspended?.setAside(for: request)
      let record = suspended == nil ? ScreenOwner.record(of: old) : nil
      record?.leavesByRequest = true
      replaceRoot(of: window, by: screen)
      if suspended != nil { return }
      if let record {
        if record.owner != nil { queue.engine?.reconciler.setNeedsReconcile() }
      } else {
        DetachedContainers.note(old)
        queue.engine?.reconciler.setNeedsReconcile()
      }
    }
    // UIKit leaves what an old root presents in the window; it has to go first. That of a kept one
    // comes back with it.
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
      endsWithTurn()
      return endNextTurn()
    }
    // What the old root has presented may have been dismissed before, without a limit.
    limit()
    if let animation = request.transition?.animation {
      request.rootTransition = RootTransition.run(to: screen, in: window, by: animation) {
        endNextTurn()
      }
      return
    }
    UIView.transition(
      with: window, duration: 0.3, options: .transitionCrossDissolve,
      animations: { window.rootViewController = screen },
      completion: { _ in endNextTurn() })
  }
}
