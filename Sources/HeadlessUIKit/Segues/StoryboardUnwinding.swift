/// Unwinds to a controller that has an unwind action.
@MainActor
enum StoryboardUnwinding {
  /// The nearest controller with the action.
  ///
  /// The search goes from the source through its ancestors and presenting controllers. In each, it
  /// searches the children first, the visible before the others.
  static func destination(of action: String, from source: UIViewController) -> UIViewController? {
    var current = source
    while let next = current.parent ?? current.presentingViewController {
      if let found = search(next, for: action, except: current) { return found }
      current = next
    }
    return nil
  }

  private static func search(
    _ controller: UIViewController,
    for action: String,
    except excluded: UIViewController
  ) -> UIViewController? {
    let contained = controller.containedControllers
    let visible = controller.appearingChildren.filter(contained.contains)
    let others = contained.filter { !visible.contains($0) }
    for child in (others + visible).reversed() where child !== excluded {
      if let found = search(child, for: action, except: excluded) { return found }
    }
    return StoryboardConnections.has(action, controller) ? controller : nil
  }

  /// Dismisses the presentations over the destination, then pops to it and selects its tab.
  static func unwind(from source: UIViewController, to destination: UIViewController) {
    let presenters = sequence(first: source) { $0.presentingViewController }.dropFirst()
    let presenter = presenters.first { presenter in
      destination.lineage.contains { $0 === presenter }
    }
    presenter?.dismiss(animated: true)
    if let navigation = destination.navigationController,
      let screen = destination.lineage.first(where: { $0.parent === navigation }),
      navigation.topViewController !== screen
    {
      navigation.popToViewController(screen, animated: true)
    }
    if let tabs = destination.tabBarController,
      let tab = destination.lineage.first(where: { $0.parent === tabs })
    {
      tabs.selectedViewController = tab
    }
  }
}
