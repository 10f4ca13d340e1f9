import UIKitShim

// Tabs and roots.
extension TransitionPerformer {
  func select(
    in container: UITabBarController, _ done: @escaping @MainActor (End) -> Void
  ) {
    let tabs = container.viewControllers ?? []
    var screen = request.arrivals.first?.screen
    if let index = request.transition?.index { screen = index < tabs.count ? tabs[index] : nil }
    guard let screen, container.hasTab(screen) else {
      return done(.ended(.rejected(.notInTabs(request.screenNames))))
    }
    let wasSelected = container.selectedViewController === screen
    let observer = TabObserver.of(container)
    if let animation = request.transition?.animation {
      observer.install()
      observer.animation = animated ? animation : nil
    }
    observer.isSelecting = true
    container.selectedViewController = screen
    observer.isSelecting = false
    observer.selectionDidChange()
    let end: @MainActor (TransitionResult) -> Void = { result in
      observer.animation = nil
      if result != .performed { observer.selectionDidChange() }
      done(.ended(result))
    }
    guard !wasSelected, container.viewIfLoaded?.window != nil else { return end(.performed) }
    // An animator makes a transition with a coordinator of its own; all else is over by then.
    endsWithTurn()
    Turn.next(in: window) {
      guard let coordinator = container.transitionCoordinator else { return end(.performed) }
      limit()
      coordinator.animate(alongsideTransition: nil) { context in
        let result: TransitionResult = context.isCancelled ? .rejected(.takenBack()) : .performed
        Turn.next(in: window) { end(result) }
      }
    }
  }

  func setTabs(
    _ screens: [UIViewController], in container: UITabBarController,
    _ done: @escaping @MainActor (End) -> Void
  ) {
    var seen: Set<UIViewController> = []
    for screen in screens where !seen.insert(screen).inserted {
      return done(.ended(.rejected(.repeatedTabs())))
    }
    for screen in screens
    where isTaken(screen, besides: container) || screen.parent != nil && !container.hasTab(screen) {
      return done(.ended(.rejected(.alreadyPresented(screenName(of: screen)))))
    }
    // What raw calls have added so far has its owner first, who is judged if its tab goes now.
    let observer = TabObserver.of(container)
    observer.tabsMayHaveChanged()
    observer.isSelecting = true
    container.setViewControllers(screens, animated: animated)
    observer.isSelecting = false
    // Other tabs have had their selection looked at.
    if !observer.tabsMayHaveChanged(byRequest: true) { observer.selectionDidChange() }
    guard container.viewIfLoaded?.window != nil else { return done(.ended(.performed)) }
    endsWithTurn()
    Turn.next(in: window) { done(.ended(.performed)) }
  }

  func setRoot(
    _ screen: UIViewController, of window: UIWindow, _ done: @escaping @MainActor (End) -> Void
  ) {
    if screen.parent != nil || screen.presentingViewController != nil {
      return done(.ended(.rejected(.alreadyPresented(screenName(of: screen)))))
    }
    guard let old = window.rootViewController, old !== screen else {
      window.rootViewController = screen
      return done(.ended(.performed))
    }
    let kept = request.keepsRoot ? KeptRoot(old, of: window) : nil
    let swap = {
      kept?.setAside(for: request)
      replaceRoot(of: window, by: screen, done)
      if kept != nil { return }
      if let record = ScreenOwner.record(of: old) {
        record.leavesByRequest = true
        record.owner?.screenMayHaveLeft(record)
      } else {
        DepartedContainers.add(old, judgedBy: TransitionQueue.of(window))
      }
    }
    // UIKit leaves what an old root presents in the window; it has to go first. That of a kept one
    // comes back with it.
    if old.presentedViewController != nil {
      dismiss(from: old, animated: false) { isDone in
        if isDone { swap() } else { done(refusal) }
      }
    } else {
      swap()
    }
  }

  func replaceRoot(
    of window: UIWindow, by screen: UIViewController, _ done: @escaping @MainActor (End) -> Void
  ) {
    guard !window.isHidden else {
      window.rootViewController = screen
      return done(.ended(.performed))
    }
    guard animated else {
      window.rootViewController = screen
      endsWithTurn()
      return Turn.next(in: window) { done(.ended(.performed)) }
    }
    // What the old root has presented may have been dismissed before, without a limit.
    limit()
    if let animation = request.transition?.animation {
      return RootTransition.run(to: screen, in: window, by: animation.animator()) {
        Turn.next(in: window) { done(.ended(.performed)) }
      }
    }
    UIView.transition(
      with: window, duration: 0.3, options: .transitionCrossDissolve,
      animations: { window.rootViewController = screen },
      completion: { _ in Turn.next(in: window) { done(.ended(.performed)) } })
  }
}
