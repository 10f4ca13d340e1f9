import Foundation

extension UIViewController {
  /// The device of the window this controller is in, else the current one.
  final var device: HeadlessDevice { storedView?.window?.device ?? .current }

  final func load() {
    loadView()
    viewDidLoad()
  }

  final func adopt(_ newView: UIView?) {
    guard newView !== storedView else { return }
    if let newView, let other = newView.owner {
      raise(
        .hierarchyInconsistency,
        "A view can only be associated with at most one view controller at a time! "
          + "View \(name(newView)) is associated with \(name(other)). "
          + "Clear this association before associating this view with \(name(self))."
      )
    }
    storedView?.owner = nil
    storedView = newView
    newView?.owner = self
    if let newView, newView.owner == nil {
      // A weak reference to an object that is being deallocated is nil.
      device.log.note(
        .appearance,
        "Attempting to load the view of a view controller while it is deallocating is not allowed "
          + "and may result in undefined behavior (\(name(self)))"
      )
    }
  }

  final var itemForNavigation: UINavigationItem {
    if let storedNavigationItem { return storedNavigationItem }
    let item = UINavigationItem()
    item.title = title
    storedNavigationItem = item
    return item
  }

  final var itemForTabBar: UITabBarItem {
    if let storedTabBarItem { return storedTabBarItem }
    let root = (self as? UINavigationController)?.stack.first
    let item =
      root?.storedTabBarItem ?? UITabBarItem(title: title ?? root?.title, image: nil, tag: 0)
    storedTabBarItem = item
    return item
  }

  final var buttonForEditing: UIBarButtonItem {
    if let storedEditButton { return storedEditButton }
    let button = UIBarButtonItem(
      title: nil,
      primaryAction: UIAction { [weak self] _ in
        guard let self else { return }
        setEditing(!isEditing, animated: true)
      }
    )
    storedEditButton = button
    editingDidChange()
    return button
  }

  final func editingDidChange() {
    storedEditButton?.title = isInEditing ? "Done" : "Edit"
    storedEditButton?.style = isInEditing ? .done : .plain
  }

  /// The view that contains the views of this container's children.
  ///
  /// It is the container's own view until a custom animator needs one without the bars.
  final var viewOfScreens: UIView? {
    guard let storedView else { return nil }
    // Casting each subview would make a push a tenth slower.
    for view in storedView.storedSubviews where type(of: view) == ScreensView.self { return view }
    return storedView
  }

  /// Creates the view without the bars if needed, and moves the shown child's view into it.
  final func makeScreensView(with child: UIViewController?) {
    guard let view = storedView else { return }
    if viewOfScreens === view { view.insertSubview(ScreensView(), at: 0) }
    guard let container = viewOfScreens else { return }
    container.frame = view.bounds
    guard let child = child?.storedView else { return }
    // An animator may have left the child's view in another view.
    if child.superview == nil || child.superview === view { container.addSubview(child) }
  }
}

/// The container view of custom animators, without the bars.
final class ScreensView: UIView {}
