/// The visible content of a window: one layer for its root and one for each presentation above it.
///
/// Hosts draw it, and drivers find controls in it.
@MainActor
public struct VisibleHierarchy {
  /// One layer, visible where no higher layer covers it.
  @MainActor
  public struct Layer {
    /// The root of the window, or the presented controller.
    public let root: UIViewController
    /// The presentation style; nil for the root of the window.
    ///
    /// It is the adapted style: a popover that became a sheet has `.formSheet`.
    public let style: UIModalPresentationStyle?
    /// The outermost tab bar controller that is shown in the layer, or the only one inside its screen.
    public private(set) var tabBarController: UITabBarController?
    /// The innermost navigation controller that is shown in the layer.
    ///
    /// If no bar is visible around the screen, it may be the only one inside the screen.
    public private(set) var navigationController: UINavigationController?
    /// The visible view controller, inside all containers.
    public private(set) var screen: UIViewController
    /// The outermost split view controller that is shown in the layer.
    public private(set) var splitViewController: UISplitViewController?
    /// The visible columns of the outermost split view controller, from left to right; empty if it
    /// is collapsed or absent.
    ///
    /// If there are columns, hosts draw them. ``screen`` and the containers above are those of the
    /// most detailed column, the secondary.
    public private(set) var columns: [Column] = []
    /// The outermost page view controller that is shown in the layer, or the first inside its screen.
    public private(set) var pageViewController: UIPageViewController?
    /// Whether the user can dismiss the layer by a gesture; its delegate can still prevent it.
    public let isSwipeDismissable: Bool
    /// The search controller whose bar is visible below the navigation bar, if there is one.
    public var searchController: UISearchController? {
      if let search = barScreen.navigationItem.searchController, showsNavigationBar {
        return search
      }
      guard let search = screen.visibleSearch, search.storedView != nil,
        search.searchBar.superview === search.storedView
      else { return nil }
      return search
    }
    /// Whether an active search hides the title and the buttons.
    public var searchHidesBar: Bool { barScreen.navigationItem.searchHidesBar }
    /// The view controller whose view is visible: the screen, or its search results controller.
    public var content: UIViewController {
      guard let search = screen.visibleSearch, search.resultsAreShown,
        search.searchResultsController?.storedView?.superview != nil
      else { return screen }
      return search.searchResultsController ?? screen
    }
    /// The running transition; nil if there is none.
    public private(set) var motion: Motion?
    private var areTabsInsideScreen = false
    private var isStackInsideScreen = false
    /// The stack before the running transition; set only in ``before``.
    private var pastStack: [UIViewController]?

    /// - Parameter isColumn: Whether the root is a column. The layer of a column also shows
    ///   presentations over the root's context.
    init(_ root: UIViewController, isColumn: Bool = false) {
      self.root = root
      let manager = root.presenter == nil ? nil : root.storedPresentationController
      style = manager?.active.style
      isSwipeDismissable = manager?.active.isDismissableByGesture ?? false
      screen = root
      descend(from: isColumn ? root.innermostInContext : root)
      columns = splitViewController?.hierarchyColumns ?? []
      // Only a stack that fills the layer moves the whole picture.
      motion = Motion(of: root, navigation: isStackInsideScreen ? nil : navigationController)
    }

    /// Finds the visible view controller and its containers.
    private mutating func descend(from start: UIViewController) {
      var current = start
      while true {
        if tabBarController == nil { tabBarController = current as? UITabBarController }
        if splitViewController == nil { splitViewController = current as? UISplitViewController }
        if pageViewController == nil { pageViewController = current as? UIPageViewController }
        if let found = current as? UINavigationController { navigationController = found }
        guard let next = current.shownChild else { break }
        current = next.innermostInContext
        // A controller that covers a stack does not use its bar.
        if current !== next { navigationController = nil }
      }
      screen = current
      if pageViewController == nil { pageViewController = screen.embeddedPages }
      if tabBarController == nil, !showsNavigationBar { findBarsInsideScreen() }
    }

    /// Finds the container whose bars are visible although it does not fill the screen.
    private mutating func findBarsInsideScreen() {
      let containers = screen.embeddedBarContainers
      guard containers.count == 1 else { return }
      // The user can go back in the stack around the screen although its bar is hidden.
      let keepsStack = (navigationController?.viewControllers.count ?? 0) > 1
      var current: UIViewController? = containers[0]
      while let container = current {
        if tabBarController == nil, let found = container as? UITabBarController {
          tabBarController = found
          areTabsInsideScreen = true
        }
        if !keepsStack, let found = container as? UINavigationController {
          navigationController = found
          isStackInsideScreen = true
        }
        current = container.shownChild
      }
    }

    /// The screens of the navigation controller up to the visible one.
    package var stack: [UIViewController] {
      pastStack ?? navigationController?.viewControllers ?? []
    }

    /// The controller whose items the bars show: the top of the stack, which may be a container.
    package var barScreen: UIViewController { stack.last ?? screen }

    /// The items of the toolbar; empty while it is hidden.
    package var toolbarItems: [UIBarButtonItem] {
      guard let navigationController, !navigationController.isToolbarHidden else { return [] }
      return barScreen.toolbarItems ?? []
    }

    /// The layer before the running push or pop; nil if there is none.
    package var before: Layer? {
      guard let motion, let from = motion.from else { return nil }
      switch motion.kind {
      case .push: return showing(from, stack: stack(upTo: from))
      case .pop:
        // A column of a collapsed split view controller is popped with its own stack.
        let left = (from as? UINavigationController)?.viewControllers ?? [from]
        return showing(from, stack: stack + left)
      case .presentation, .dismissal: return nil
      }
    }

    /// The stack up to a controller, or only the controller if it is not on the stack.
    private func stack(upTo controller: UIViewController) -> [UIViewController] {
      for (index, other) in stack.enumerated() where other === controller {
        return Array(stack[...index])
      }
      return [controller]
    }

    private func showing(_ controller: UIViewController, stack: [UIViewController]) -> Layer {
      var layer = self
      let container = navigationController
      // A tab bar inside the new screen was not there before.
      if areTabsInsideScreen { layer.tabBarController = nil }
      layer.descend(from: controller)
      layer.navigationController = container
      layer.pastStack = stack
      layer.motion = nil
      return layer
    }

    /// The number of dots of the page control; nil without dots.
    public var pageCount: Int? { pageViewController?.dots?.count }
    /// The index of the visible page's dot; nil without dots.
    public var pageIndex: Int? { pageViewController?.dots?.index }

    /// The left items of the navigation bar, after the back button: the display mode button if a
    /// split view controller shows it, then the screen's items.
    public var leadingBarItems: [UIBarButtonItem] {
      if searchHidesBar { return [] }
      var items = barScreen.navigationItem.leftBarButtonItems ?? []
      if let outer = barScreen.splitViewController, outer.isCollapsed {
        items.removeAll { $0 === outer.displayModeButtonItem }
      }
      guard let split = root.parent as? UISplitViewController, split.showsModeButton(in: self),
        !items.contains(split.displayModeButtonItem)
      else { return items }
      return [split.displayModeButtonItem] + items
    }

    /// The right items of the navigation bar, from the edge inwards.
    public var trailingBarItems: [UIBarButtonItem] {
      searchHidesBar ? [] : barScreen.navigationItem.rightBarButtonItems ?? []
    }

    /// The parts that receive touches separately: the columns, then the whole layer.
    var surfaces: [Layer] { columns.map(\.content) + [self] }

    /// Whether the tab bar of the layer is visible.
    public var showsTabBar: Bool {
      guard let tabBarController, !tabBarController.tabBar.isHidden else { return false }
      // Use the layer's own stack, which may be the one before a push.
      guard navigationController === tabBarController.selectedViewController else {
        return tabBarController.showsTabBar
      }
      return !stack.contains(where: \.hidesBottomBarWhenPushed)
    }
    /// Whether the navigation bar of the layer is visible.
    public var showsNavigationBar: Bool {
      navigationController.map { !$0.isNavigationBarHidden } ?? false
    }
    /// Whether the navigation bar has a back button.
    public var showsBackButton: Bool {
      guard let pastStack else { return navigationController?.showsBackButton ?? false }
      return showsNavigationBar && pastStack.count > 1
        && pastStack.last?.navigationItem.showsBackButton ?? false
    }
    /// The title of the back button; nil if it has only an arrow, or if there is none.
    public var backButtonTitle: String? {
      let current = navigationController?.backNavigationController?.viewControllers
      guard showsBackButton, let stack = pastStack ?? current else { return nil }
      return BackButtonTitle(to: stack[stack.count - 2].navigationItem).text
    }
  }

  /// One column of a split view controller that is not collapsed.
  @MainActor
  public struct Column {
    /// The kind of column.
    public let column: UISplitViewController.Column
    /// The visible content of the column, as a layer.
    public let content: Layer
  }

  /// The layers from bottom to top, without those below one that covers the screen.
  public let layers: [Layer]

  /// The top layer, which receives touches.
  public var top: Layer? { layers.last }

  /// Creates the hierarchy of a window; empty if the window is hidden or has no root.
  public init(window: UIWindow) {
    var layers: [Layer] = []
    if window.isShown, let root = window.rootViewController {
      var next: UIViewController? = root
      while let controller = next {
        // A requested presentation is not visible yet.
        if controller.presenter != nil, !controller.isOnScreen { break }
        next = controller.presented
        // A search is part of the layer of its screen.
        if controller is UISearchController { continue }
        let layer = Layer(controller)
        // A screen in the context of a layer above others covers only that layer.
        let coversOnlyLayer = layer.style == .currentContext && layers.count > 1
        if controller.removesPresenter, !coversOnlyLayer,
          !(controller.presentationTransition?.hasBegun ?? false)
        {
          layers = []
        }
        layers.append(layer)
        if let search = layer.screen.visibleSearch, search !== next, let above = search.presented {
          next = above
        }
      }
    }
    self.layers = layers
  }
}

extension UIViewController {
  fileprivate var isOnScreen: Bool { storedView?.window != nil || isCovered }

  /// The first page view controller that this screen shows in a part of its view.
  fileprivate var embeddedPages: UIPageViewController? {
    for child in children where child.storedView?.window != nil {
      if let pages = child as? UIPageViewController ?? child.embeddedPages { return pages }
    }
    return nil
  }

  /// The outermost controllers with bars that this screen shows in parts of its view.
  fileprivate var embeddedBarContainers: [UIViewController] {
    var found: [UIViewController] = []
    for child in children where child.storedView?.isOnScreen == true {
      if child is UINavigationController || child is UITabBarController {
        found.append(child)
      } else {
        found += child.embeddedBarContainers
      }
    }
    return found
  }

  /// The innermost controller presented over this controller's context, else this controller.
  fileprivate var innermostInContext: UIViewController {
    var current = self
    while let next = current.coveringItsContext { current = next }
    return current
  }

  /// The child that fills this controller, if it is a container.
  fileprivate var shownChild: UIViewController? {
    if let navigation = self as? UINavigationController {
      return navigation.transition?.hasBegun ?? false ? navigation.transition?.to : navigation.shown
    }
    if let tabs = self as? UITabBarController { return tabs.selected }
    if let split = self as? UISplitViewController { return split.appearingChildren.last }
    if let pages = self as? UIPageViewController {
      // Two facing pages are both visible, in the container's view.
      return pages.appearingChildren.count == 1 ? pages.appearingChildren[0] : nil
    }
    // A custom container shows a child if the child's view is the only visible one in its view, or
    // in a container view that is, as for an embed segue.
    var place = storedView
    while let view = place {
      var shown: UIView?
      for subview in view.subviews where !subview.isHidden && !(subview is PresentationView) {
        if shown != nil { return nil }
        shown = subview
      }
      if let owner = shown?.owner { return owner.parent === self ? owner : nil }
      guard let shown, type(of: shown) == UIView.self else { return nil }
      place = shown
    }
    return nil
  }
}

extension UIViewController {
  /// The visible controller that this one presents, except a search.
  final var coveringItsContext: UIViewController? {
    guard let presented, presented.isOnScreen else { return nil }
    return presented is UISearchController ? nil : presented
  }

  /// The parent, or the presenter's parent if this controller covers its presenter.
  final var enclosingContainer: UIViewController? {
    if let parent { return parent }
    return presenter?.coveringItsContext === self ? presenter?.parent : nil
  }
}

extension UISplitViewController {
  fileprivate var hierarchyColumns: [VisibleHierarchy.Column] {
    if collapsed { return [] }
    let columns = appearingChildren.compactMap { child in
      column(of: child).map {
        VisibleHierarchy.Column(column: $0, content: .init(child, isColumn: true))
      }
    }
    return primaryEdge == .leading ? columns : columns.reversed()
  }

  /// Whether the container shows the display mode button in a column: only in the secondary,
  /// without a back button.
  fileprivate func showsModeButton(in column: VisibleHierarchy.Layer) -> Bool {
    guard !isClassic, !collapsed, column.root === child(.secondary), !column.showsBackButton else {
      return false
    }
    switch displayModeButtonVisibility {
    case .automatic: return presentsWithGesture && child(.primary) != nil
    case .always: return true
    case .never: return false
    }
  }
}
