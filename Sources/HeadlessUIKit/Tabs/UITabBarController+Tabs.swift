// `UITab` objects, whose controllers are the children of the tab bar controller.
extension UITabBarController {
  final func replaceTabs(by new: [UITab]) {
    for tab in rootTabs { tab.owner = nil }
    var controllers: [UIViewController] = []
    for tab in new {
      tab.owner = self
      guard let controller = tab.makeRootController() else {
        device.log.note(
          .presentation,
          """
          The tab '\(tab.identifier)' of a UITabBarController has no view controller.

          This usually means that it was made without a 'viewControllerProvider'.

          To fix this, give it one, which a tab at the root needs.
          """
        )
        continue
      }
      controllers.append(controller)
    }
    rootTabs = new
    for tab in new { arrange(tab) }
    replaceChildren(by: controllers)
  }

  /// The root tab with a controller.
  final func rootTab(of controller: UIViewController?) -> UITab? {
    rootTabs.first { $0.rootController === controller }
  }

  final func choose(_ tab: UITab) {
    guard tab.tabBarController === self else { return }
    let previous = selectedTab
    var root = tab
    while let group = root.group {
      group.selectedChild = root
      root = group
    }
    arrange(root)
    if let controller = root.rootController { selectedViewController = controller }
    guard let tab = tab as? UISearchTab, tab.automaticallyActivatesSearch, previous !== tab else {
      return
    }
    device.clock.afterNextCommit { [weak self, weak tab, weak previous] in
      self?.activateSearch(of: tab, returningTo: previous)
    }
  }

  private func activateSearch(of tab: UISearchTab?, returningTo previous: UITab?) {
    guard let tab, selectedTab === tab, let search = tab.searchController else { return }
    search.isActive = true
    guard search.isActive else { return }
    search.whenCancelled = { [weak self, weak tab, weak previous] in
      guard let self, let tab, let previous, selectedTab === tab else { return }
      selectedTab = previous
    }
  }

  /// Updates the stack of a group with a `managingNavigationController` to the selected tab.
  private func arrange(_ root: UITab) {
    guard let group = root as? UITabGroup, let navigation = group.managingNavigationController
    else {
      return
    }
    var stack: [UIViewController] = []
    var next: UITab? = group
    while let tab = next {
      let proposed = tab.viewController.map { [$0] } ?? []
      stack +=
        delegate?.tabBarController(
          self,
          displayedViewControllersFor: tab,
          proposedViewControllers: proposed
        ) ?? proposed
      next = (tab as? UITabGroup)?.selectedChild
    }
    if stack != navigation.viewControllers { navigation.viewControllers = stack }
  }

  /// Handles a tap on a root tab.
  final func receiveChoice(of root: UITab) {
    let tab = root.chosenDescendant
    let mayShow = delegate?.tabBarController(self, shouldSelectTab: tab) ?? true
    bar.selectedItem = selected?.tabBarItem
    guard mayShow else { return }
    let previous = selectedTab
    if previous === tab {
      (root.rootController as? UINavigationController)?.popToRootViewController(animated: true)
    } else {
      selectedTab = tab
    }
    delegate?.tabBarController(self, didSelectTab: tab, previousTab: previous)
  }
}
