import Foundation
import UIKitShim

extension TransitionPerformer {
  func select(in container: UITabBarController) {
    let tabs = container.viewControllers ?? []
    var screen = request.arrivals.first?.screen
    if let index = request.transition?.index {
      guard tabs.indices.contains(index) else {
        return end(.rejected(.noSuchTab(index, count: tabs.count)))
      }
      screen = tabs[index]
    }
    if #available(iOS 18.0, tvOS 18.0, visionOS 2.0, *),
      case .tab(let tab as UITab, let title)? = request.transition?.choice
    {
      guard tab.tabBarController === container else {
        return end(.rejected(.notInTabs("The tab '\(title)'")))
      }
      return select(in: container, if: { !tab.isChosen(in: container) }) {
        container.selectedTab = tab
      }
    }
    guard let screen, container.canSelect(screen) else {
      return end(.rejected(.notInTabs(request.screenNames)))
    }
    select(in: container, if: { container.selectedScreen !== screen }) {
      container.selectedScreen = screen
    }
  }

  /// - Parameter isOther: Whether another tab is selected.
  private func select(
    in container: UITabBarController, if isOther: () -> Bool, byCall call: () -> Void
  ) {
    let observer = TabObserver.of(container)
    if let animation = request.transition?.animation {
      observer.install(on: container)
      observer.animation = animated ? animation : nil
      request.afterAnimation = { [weak observer] in observer?.animation = nil }
    }
    let wasOther = isOther()
    let former = container.selectedScreen
    call()
    reconcile(around: container)
    guard wasOther else { return end(.performed) }
    // A subclass may ignore the call. A raw call inside it may have selected yet another tab.
    if isOther(), container.selectedScreen === former {
      return end(.rejected(.ignoredByUIKit(request.summary)))
    }
    guard container.viewIfLoaded?.window != nil else { return end(.performed) }
    // Only an animator makes a transition that still runs in the next run-loop turn.
    queue.turns.next {
      guard let coordinator = container.transitionCoordinator else { return end(.performed) }
      limit()
      coordinator.animate(alongsideTransition: nil) { context in
        guard context.isCancelled else { return endNextTurn() }
        queue.turns.next {
          reconcile(around: container)
          end(.rejected(.cancelledByUser()))
        }
      }
    }
  }

  /// - Parameter keepsTabs: Whether tabs that are `UITab` objects stay such.
  func setTabs(
    _ screens: [UIViewController], in container: UITabBarController, keepingTabs keepsTabs: Bool
  ) {
    if hasRepeats(screens) { return end(.rejected(.repeatedTabs())) }
    for screen in screens
    where isUnavailable(screen, for: container) || screen.parent != nil && !container.hasTab(screen)
    {
      return end(.rejected(.alreadyPresented(name(of: screen))))
    }
    let former = container.viewControllers ?? []
    if #available(iOS 18.0, tvOS 18.0, visionOS 2.0, *), keepsTabs, !container.tabs.isEmpty {
      container.setTabs(screens.map { container.tab(of: $0) }, animated: animated)
    } else {
      container.setViewControllers(screens, animated: animated)
    }
    reconcile(around: container)
    // A subclass may ignore the call.
    let now = container.viewControllers ?? []
    if now == former, now != screens {
      return end(.rejected(.ignoredByUIKit(request.summary)))
    }
    guard container.viewIfLoaded?.window != nil else { return end(.performed) }
    endNextTurn()
  }
}

@available(iOS 18.0, tvOS 18.0, visionOS 2.0, *)
extension UITabBarController {
  /// The tab that shows a screen; a new one if there is none.
  fileprivate func tab(of screen: UIViewController) -> UITab {
    for tab in tabs {
      let stack = (tab as? UITabGroup)?.managingNavigationController
      if (stack ?? tab.viewController) === screen { return tab }
    }
    let item: UITabBarItem? = screen.tabBarItem
    return UITab(
      title: item?.title ?? "", image: item?.image, identifier: UUID().uuidString
    ) { _ in screen }
  }
}

@available(iOS 18.0, tvOS 18.0, visionOS 2.0, *)
extension UITab {
  /// Whether this tab is selected, or contains the selected tab.
  fileprivate func isChosen(in container: UITabBarController) -> Bool {
    var next = container.selectedTab
    while let tab = next {
      if tab === self { return true }
      next = tab.parent
    }
    return false
  }
}
