import CoordinatorCore
import UIKitShim

/// A tab bar controller: its selected tab is visible, even if the tab is a row of the More list.
enum TabsAdapter: ContainerAdapter {
  static let removalEvent = "removeTab"

  static func change(
    for transition: ScreenTransition, by coordinator: any Coordinator
  ) throws(TransitionRejection) -> any ContainerChange {
    var named: UITabBarController?
    if case .tabs(let tabs, _) = transition.container { named = tabs }
    let tabs = try coordinator.container(named, "tab bar controller", of: transition) {
      $0.tabBarController
    }
    if transition.kind == .setTabs { return TabsChange(of: tabs, editing: transition.tabPart) }
    return TabSelection(transition.tabPart, in: tabs)
  }

  /// The screens that the More list has pushed, of which only one may be a tab.
  static func hiddenScreens(of container: UIViewController) -> [UIViewController] {
    guard let tabs = container as? UITabBarController,
      let more = TabObserver.existing(of: tabs)?.more
    else { return [] }
    return Array(more.viewControllers.dropFirst())
  }

  static func shown(of container: UIViewController) -> UIViewController? {
    (container as? UITabBarController)?.selectedScreen
  }

  static func transition(
    showing screen: UIViewController, in container: UIViewController
  ) -> ScreenTransition? {
    guard let tabs = container as? UITabBarController, tabs.canSelect(screen) else { return nil }
    return tabs.shows(screen) ? nil : .select(screen, in: tabs)
  }

  static func read(
    _ container: UIViewController, at place: LayoutReader.Place, _ reader: inout LayoutReader
  ) {
    guard let tabs = container as? UITabBarController else { return }
    var shown = tabs.selectedScreen
    let isInBar = shown?.parent === tabs
    let screens = tabs.viewControllers ?? []
    // UIKit creates the More list when its property is read, so use the known one.
    let observer = TabObserver.existing(of: tabs)
    let more = observer?.more
    let listed = more?.viewControllers ?? []
    if let more, tabs.shows(more) { shown = listed.last { tabs.hasTab($0) } ?? listed.first }
    var index = 0
    while index < screens.count, screens[index] !== shown { index += 1 }
    // The More list, or a tab on its stack, is selected.
    if index == screens.count || !isInBar, let observer { reader.notify(observer) }
    reader.read(
      screens, in: place, at: .tab, visible: index..<min(index + 1, screens.count),
      others: .unselected)
    guard let list = listed.first, !tabs.hasTab(list) else { return }
    reader.read(list, in: place, at: .more, 0, shown === list ? .visible : .unselected)
  }
}

extension UITabBarController {
  /// Whether a screen is one of the tabs; compares identities, which is cheaper than `contains`.
  func hasTab(_ screen: UIViewController) -> Bool {
    for tab in viewControllers ?? [] where tab === screen { return true }
    return false
  }

  /// Whether a screen is the selected tab, or the More list around it: the list has the selected tab
  /// on its stack, if that has no place in the bar.
  func shows(_ screen: UIViewController) -> Bool {
    guard let selected = selectedScreen else { return false }
    return selected === screen || selected.parent === screen
  }

  /// The selected screen, if it is the More list, which is not one of the tabs, or a tab on its stack.
  var screenOfMore: UIViewController? {
    guard let selected = selectedScreen, selected.parent !== self || !hasTab(selected) else {
      return nil
    }
    return selected
  }

  func canSelect(_ screen: UIViewController) -> Bool {
    hasTab(screen) || (screen as? UINavigationController)?.isListOfMore == true
  }
}
