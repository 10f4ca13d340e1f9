import CoordinatorCore
import UIKitShim

/// The choice of a tab.
struct TabSelection: ContainerChange {
  let tabs: UITabBarController
  /// How the tab is chosen, if not by its screen.
  var choice: ScreenTransition.TabChoice?

  var container: AnyObject? { tabs }
  var candidates: [UIViewController] { tabs.viewControllers ?? [] }

  func leaving(bringing arrivals: [UIViewController?], in preview: Preview) -> LeavingScreens {
    var next: UIViewController?
    var replaced: [UIViewController] = []
    if #available(iOS 18.0, tvOS 18.0, visionOS 2.0, *), case .tab(let tab as UITab, _)? = choice {
      // One that is not there will be refused.
      if tabs.selectedTab === tab || tab.tabBarController !== tabs { return LeavingScreens([]) }
      next = tab.viewController
      replaced = tab.replacedScreens
    } else {
      next = screen(among: arrivals)
      guard let next, tabs.canSelect(next) else { return LeavingScreens([]) }
    }
    let hidden = preview.replace(
      [tabs.selectedViewController], of: tabs, part: Preview.shown
    ) { _ in [next] }
    return LeavingScreens(hiding: hidden, and: replaced)
  }

  /// The tab's screen, if there is one.
  private func screen(among arrivals: [UIViewController?]) -> UIViewController? {
    guard case .index(let index)? = choice else { return arrivals.first ?? nil }
    return candidates.indices.contains(index) ? candidates[index] : nil
  }

  /// A tab that is the own screen of a child is still the one's who fills the tabs, if that has put it there.
  func claim(_ screen: UIViewController, by owner: ScreenOwner) -> ScreenClaim? {
    let observer = TabObserver.of(tabs)
    guard let former = screen.screenRecord?.owner, former !== owner, observer.isFilled(by: former),
      owner.context?.coordinator?.ownScreen === screen
    else { return nil }
    return ScreenClaim(screen, at: observer.place, by: owner)
  }

  func carryOut(by performer: TransitionPerformer) { performer.select(in: tabs) }
}

/// Other tabs.
struct TabsChange: ContainerChange {
  let tabs: UITabBarController

  var container: AnyObject? { tabs }
  var fillsContainer: Bool { true }

  func leaving(bringing arrivals: [UIViewController?], in preview: Preview) -> LeavingScreens {
    LeavingScreens(preview.replace(tabs.viewControllers ?? [], of: tabs) { _ in arrivals })
  }

  func wasRequested(by coordinator: any Coordinator) {
    TabObserver.of(tabs).wasRequested(by: coordinator)
  }

  /// What a change of one tab makes of the others is known only now.
  func resolve(for request: TransitionRequest) throws(TransitionRejection) {
    guard let edit = request.tabEdit else { return }
    guard let destinations = edit.applied(to: TabObserver.of(tabs).tabs) else {
      throw .notInTabs(edit.name)
    }
    if request.hasWaited { request.bring(destinations) }
  }

  func claim(_ screen: UIViewController, by owner: ScreenOwner) -> ScreenClaim? {
    if let record = screen.screenRecord, record.owner === owner, record.hasShown,
      !DetachedContainers.contain(screen), record.isTab(of: tabs), tabs.hasTab(screen)
    {
      return ScreenClaim(again: record)
    }
    if screen.parent != nil, !tabs.hasTab(screen) { return nil }
    if screen.isShownModally { return nil }
    // A tab that stays though its coordinator has stopped is nobody's.
    if screen.isOrphan, owner.context?.coordinator?.ownScreen !== screen { return nil }
    return ScreenClaim(screen, at: TabObserver.of(tabs).place, by: owner)
  }

  func carryOut(by performer: TransitionPerformer) {
    performer.setTabs(performer.screens, in: tabs)
  }
}

@available(iOS 18.0, tvOS 18.0, visionOS 2.0, *)
extension UITab {
  /// What lies on the stack of this tab's group, on top first, and gives way to the tab, seen or not.
  fileprivate var replacedScreens: [UIViewController] {
    guard let stack = managingTabGroup?.managingNavigationController else { return [] }
    var kept: [UIViewController] = []
    var next: UITab? = self
    while let tab = next {
      if let screen = tab.viewController { kept.append(screen) }
      next = tab.parent
    }
    return stack.viewControllers.reversed().filter { !kept.contains($0) }
  }
}
