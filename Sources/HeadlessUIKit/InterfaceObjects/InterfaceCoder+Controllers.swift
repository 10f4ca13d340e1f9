import Foundation

@MainActor
extension InterfaceCoder {
  func decodeController(_ controller: UIViewController) {
    if let scene = loading.scene { controller.source = .scene(scene) }
    if let title = element.string("title") { controller.title = title }
    if element.flag("useStoryboardIdentifierAsRestorationIdentifier") == true {
      controller.restorationIdentifier = element["storyboardIdentifier"]
    } else if let identifier = element["restorationIdentifier"] {
      controller.restorationIdentifier = identifier
    }
    element.set(\.modalPresentationStyle, of: controller, to: "modalPresentationStyle")
    element.set(\.modalTransitionStyle, of: controller, to: "modalTransitionStyle")
    element.set(\.hidesBottomBarWhenPushed, of: controller, to: "hidesBottomBarWhenPushed")
    element.set(\.definesPresentationContext, of: controller, to: "definesPresentationContext")
    element.set(
      \.providesPresentationContextTransitionStyle, of: controller,
      to: "providesPresentationContextTransitionStyle")
    element.set(\.isModalInPresentation, of: controller, to: "modalInPresentation")
    element.set(
      \.extendedLayoutIncludesOpaqueBars, of: controller, to: "extendedLayoutIncludesOpaqueBars")
    if let size = element.value("preferredContentSize")?.size {
      controller.preferredContentSize = size
    }
    decodeItems(of: controller)
    decodeContainer(controller)
  }

  private func decodeItems(of controller: UIViewController) {
    if let item = element.value("navigationItem") {
      controller.storedNavigationItem = loading.makeObject(item) as? UINavigationItem
      if let title = controller.title, controller.storedNavigationItem?.title == nil {
        controller.storedNavigationItem?.title = title
      }
    }
    if let item = element.value("tabBarItem") {
      controller.storedTabBarItem = loading.makeObject(item) as? UITabBarItem
    }
    let tools = loading.makeBarButtons(element.list("toolbarItems"))
    if !tools.isEmpty { controller.toolbarItems = tools }
  }

  private func decodeContainer(_ controller: UIViewController) {
    switch controller {
    case let navigation as UINavigationController:
      if let bar = element.value("navigationBar") {
        navigation.navigationBar.prefersLargeTitles = bar.flag("largeTitles") ?? false
        loading.register(navigation.navigationBar, bar)
      }
      element.set(\.isNavigationBarHidden, of: navigation, to: "navigationBarHidden")
      element.set(\.isToolbarHidden, of: navigation, to: "toolbarHidden")
    case let tabs as UITabBarController:
      if let bar = element.value("tabBar") { loading.register(tabs.tabBar, bar) }
    case let table as UITableViewController:
      element.set(
        \.clearsSelectionOnViewWillAppear, of: table, to: "clearsSelectionOnViewWillAppear")
    default: break
    }
  }
}

extension InterfaceLoading {
  /// Adds the controllers of the relationship segues to a container.
  func fill(_ controller: UIViewController, _ element: InterfaceElement) {
    var related: [(relationship: String, controller: UIViewController)] = []
    let segues = element.connections.filter { $0["kind"] == "relationship" }
    guard !segues.isEmpty, InterfaceNesting.enter(element, of: document) else { return }
    defer { InterfaceNesting.leave() }
    for segue in segues {
      guard let destination = segue["destination"], let storyboard,
        let child = InterfaceLoading(document, bundle: bundle, storyboard: storyboard)
          .makeController(destination, creator: nil)
      else { continue }
      related.append((segue["relationship"] ?? "", child))
    }
    let controllers = related.map(\.controller)
    switch controller {
    case let navigation as UINavigationController:
      navigation.performSet(controllers, animated: false)
    case let tabs as UITabBarController:
      tabs.replaceChildren(by: controllers)
      if let index = element.integer("selectedIndex") { tabs.selectedIndex = index }
    case let split as UISplitViewController:
      fill(split, related)
    default: break
    }
  }

  private func fill(
    _ split: UISplitViewController,
    _ related: [(relationship: String, controller: UIViewController)]
  ) {
    guard split.style != .unspecified else {
      let primary = related.filter { $0.relationship == "masterViewController" }
      let others = related.filter { $0.relationship != "masterViewController" }
      if !related.isEmpty { split.setClassic((primary + others).map(\.controller)) }
      return
    }
    for (relationship, controller) in related {
      switch relationship {
      case "masterViewController", "primaryViewController": split.put(controller, into: .primary)
      case "supplementaryViewController": split.put(controller, into: .supplementary)
      case "compactViewController": split.put(controller, into: .compact)
      default: split.put(controller, into: .secondary)
      }
    }
  }
}
