import UIKitShim

// Tabs and roots.
extension TransitionPerformer {
  func select(
    in container: UITabBarController, _ done: @escaping @MainActor (End) -> Void
  ) {
    let tabs = container.viewControllers ?? []
    var screen = request.arrivals.first?.screen
    if let index = request.transition?.index {
      guard tabs.indices.contains(index) else {
        return done(.ended(.rejected(.noSuchTab(index, count: tabs.count))))
      }
      screen = tabs[index]
    }
    if #available(iOS 18.0, tvOS 18.0, visionOS 2.0, *),
      case .tab(let tab as UITab, let title)? = request.transition?.choice
    {
      guard tab.tabBarController === container else {
        return done(.ended(.rejected(.notInTabs("The tab '\(title)'"))))
      }
      let isSelected = container.selectedTab === tab
      return select(isSelected, in: container, done) { container.selectedTab = tab }
    }
    let more = screen as? UINavigationController
    guard let screen, container.hasTab(screen) || more?.isListOfMore == true else {
      return done(.ended(.rejected(.notInTabs(request.screenNames))))
    }
    let isSelected = container.selectedViewController === screen
    select(isSelected, in: container, done) { container.selectedViewController = screen }
  }

  private func select(
    _ wasSelected: Bool, in container: UITabBarController,
    _ done: @escaping @MainActor (End) -> Void, byCall call: () -> Void
  ) {
    let observer = TabObserver.of(container)
    if let animation = request.transition?.animation {
      observer.install()
      observer.animation = animated ? animation : nil
      request.afterAnimation = { [weak observer] in observer?.animation = nil }
    }
    observer.isSelecting = true
    call()
    observer.isSelecting = false
    observer.selectionDidChange()
    let end: @MainActor (TransitionResult) -> Void = { result in
      if result != .performed { observer.selectionDidChange() }
      done(.ended(result))
    }
    guard !wasSelected, container.viewIfLoaded?.window != nil else { return end(.performed) }
    // An animator makes a transition with a coordinator of its own; all else is over by then.
    endsWithTurn()
    queue.turns.next {
      guard let coordinator = container.transitionCoordinator else { return end(.performed) }
      limit()
      coordinator.animate(alongsideTransition: nil) { context in
        let result: TransitionResult = context.isCancelled ? .rejected(.takenBack()) : .performed
        queue.turns.next { end(result) }
      }
    }
  }

  func setTabs(
    _ screens: [UIViewController], in container: UITabBarController,
    _ done: @escaping @MainActor (End) -> Void
  ) {
    if hasRepeats(screens) { return done(.ended(.rejected(.repeatedTabs()))) }
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
    queue.turns.next { done(.ended(.performed)) }
  }

  func setRoot(
    _ screen: UIViewController, of window: UIWindow, _ done: @escaping @MainActor (End) -> Void
  ) {
    if screen.parent != nil || screen.presentingViewController != nil {
      return done(.ended(.rejected(.alreadyPresented(screenName(of: screen)))))
    }
    // What a raw call has put there has its owner first, who is judged if it goes now.
    if let requester = request.requester, requester.coordinator?.roleWindow === window {
      requester.screenOwner.adoptRawRoot(of: window)
    }
    guard let old = window.rootViewController, old !== screen else {
      window.rootViewController = screen
      return done(.ended(.performed))
    }
    let kept = request.keepsRoot ? KeptRoot(old, of: window) : nil
    let mayGoBack = kept == nil && old.presentedViewController == nil
    let swap = {
      kept?.setAside(for: request)
      let record = kept == nil ? ScreenOwner.record(of: old) : nil
      record?.leavesByRequest = true
      replaceRoot(of: window, by: screen, mayGoBack: mayGoBack, done)
      if kept != nil { return }
      if let record {
        if let owner = record.owner { queue.judgeLater(owner, record) }
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
    of window: UIWindow, by screen: UIViewController, mayGoBack: Bool,
    _ done: @escaping @MainActor (End) -> Void
  ) {
    guard !window.isHidden else {
      window.rootViewController = screen
      return done(.ended(.performed))
    }
    guard animated else {
      window.rootViewController = screen
      endsWithTurn()
      return queue.turns.next { done(.ended(.performed)) }
    }
    // What the old root has presented may have been dismissed before, without a limit.
    limit()
    if let animation = request.transition?.animation {
      let old = window.rootViewController
      request.rootTransition = RootTransition.run(
        to: screen, in: window, by: animation, mayGoBack: mayGoBack
      ) { isDone in
        if !isDone, let old, window.rootViewController === old {
          DepartedContainers.remove(old)
          ScreenOwner.record(of: old)?.leavesByRequest = false
        }
        let result: TransitionResult = isDone ? .performed : .rejected(.takenBack())
        queue.turns.next { done(.ended(result)) }
      }
      return
    }
    UIView.transition(
      with: window, duration: 0.3, options: .transitionCrossDissolve,
      animations: { window.rootViewController = screen },
      completion: { _ in queue.turns.next { done(.ended(.performed)) } })
  }
}
