/// What is visible in a window: one layer for its root and one for each presentation above it.
///
/// Hosts draw it and drivers look for controls in it.
@MainActor
public struct VisibleHierarchy {
  /// One layer, which is seen as far as no layer above covers it.
  @MainActor
  public struct Layer {
    /// The root of the window, or the presented controller.
    public let root: UIViewController
    /// How the controller is presented; nil for the root of the window.
    ///
    /// It is the style that the presentation has adapted to: a popover that became a sheet is a
    /// `.formSheet`.
    public let style: UIModalPresentationStyle?
    /// The outermost tab bar controller that is shown in the layer.
    public private(set) var tabBarController: UITabBarController?
    /// The innermost navigation controller that is shown in the layer.
    public private(set) var navigationController: UINavigationController?
    /// The controller that is seen: what the containers show in the end.
    public private(set) var screen: UIViewController
    /// The outermost split view controller that is shown in the layer.
    public private(set) var splitViewController: UISplitViewController?
    /// The columns of the outermost split view controller that are visible, from left to right;
    /// none while it is collapsed, or if there is none.
    ///
    /// Where there are columns, hosts draw these. ``screen`` and the containers above are those of
    /// the column with the most detail, which is the secondary.
    public private(set) var columns: [Column] = []
    /// The outermost page view controller that is shown in the layer.
    public private(set) var pageViewController: UIPageViewController?
    /// Whether a user can drag the layer down; its delegate can still prevent the dismissal.
    public let isSwipeDismissable: Bool
    /// The search controller whose bar is seen below the navigation bar, if there is one.
    public var searchController: UISearchController? {
      if let search = barScreen.navigationItem.searchController, showsNavigationBar {
        return search
      }
      guard let search = screen.visibleSearch, search.storedView != nil,
        search.searchBar.superview === search.storedView
      else { return nil }
      return search
    }
    /// Whether a search has taken the place of title and buttons.
    public var searchHidesBar: Bool { barScreen.navigationItem.searchHidesBar }
    /// The controller whose view is seen: the screen, or the results of its search.
    public var content: UIViewController {
      guard let search = screen.visibleSearch, search.resultsAreShown,
        search.searchResultsController?.storedView?.superview != nil
      else { return screen }
      return search.searchResultsController ?? screen
    }
    /// What is on its way at the moment; nil while everything is in its place.
    public private(set) var motion: Motion?
    /// The screens that were on the stack, in a layer as it was.
    private var pastStack: [UIViewController]?

    /// - Parameter isColumn: Whether the root is a column, whose layer also shows what the root presents
    ///   over its own context.
    init(_ root: UIViewController, isColumn: Bool = false) {
      self.root = root
      let manager = root.presenter == nil ? nil : root.storedPresentationController
      style = manager?.active.style
      isSwipeDismissable = manager?.active.isDismissableByGesture ?? false
      screen = root
      descend(from: isColumn ? root.innermostInContext : root)
      columns = splitViewController?.hierarchyColumns ?? []
      motion = Motion(of: root, navigation: navigationController)
    }

    /// Finds the controller that is seen, and the containers on the way.
    private mutating func descend(from start: UIViewController) {
      var current = start
      while true {
        if tabBarController == nil { tabBarController = current as? UITabBarController }
        if splitViewController == nil { splitViewController = current as? UISplitViewController }
        if pageViewController == nil { pageViewController = current as? UIPageViewController }
        if let found = current as? UINavigationController { navigationController = found }
        guard let next = current.shownChild else { break }
        current = next.innermostInContext
        // What covers a stack has no part in its bar.
        if current !== next { navigationController = nil }
      }
      screen = current
    }

    /// The screens of the navigation controller up to the one that is seen.
    package var stack: [UIViewController] {
      pastStack ?? navigationController?.viewControllers ?? []
    }

    /// The controller whose items the bars show: the top of the stack, which may be a container.
    package var barScreen: UIViewController { stack.last ?? screen }

    /// The items of the toolbar; none while it is hidden.
    package var toolbarItems: [UIBarButtonItem] {
      guard let navigationController, !navigationController.isToolbarHidden else { return [] }
      return barScreen.toolbarItems ?? []
    }

    /// The layer as it was before a push or a pop that is on its way; nil while there is none.
    package var before: Layer? {
      guard let motion, let from = motion.from else { return nil }
      switch motion.kind {
      case .push: return showing(from, stack: stack(upTo: from))
      case .pop:
        // A column of a collapsed split view controller takes its own stack along.
        let left = (from as? UINavigationController)?.viewControllers ?? [from]
        return showing(from, stack: stack + left)
      case .presentation, .dismissal: return nil
      }
    }

    /// The stack up to a controller; only that one if it is not on the stack, whose former screens are unknown.
    private func stack(upTo controller: UIViewController) -> [UIViewController] {
      for (index, other) in stack.enumerated() where other === controller {
        return Array(stack[...index])
      }
      return [controller]
    }

    private func showing(_ controller: UIViewController, stack: [UIViewController]) -> Layer {
      var layer = self
      let container = navigationController
      layer.descend(from: controller)
      layer.navigationController = container
      layer.pastStack = stack
      layer.motion = nil
      return layer
    }

    /// The number of dots below the page that is shown; nil without dots.
    public var pageCount: Int? { pageViewController?.dots?.count }
    /// The dot that stands for the page that is shown; nil without dots.
    public var pageIndex: Int? { pageViewController?.dots?.index }

    /// The buttons at the left of the navigation bar, right of the way back: those of the screen,
    /// after one for the display mode where a split view controller shows it.
    public var leadingBarItems: [UIBarButtonItem] {
      if searchHidesBar { return [] }
      let items = barScreen.navigationItem.leftBarButtonItems ?? []
      guard let split = root.parent as? UISplitViewController, split.showsModeButton(in: self),
        !items.contains(split.displayModeButtonItem)
      else { return items }
      return [split.displayModeButtonItem] + items
    }

    /// The buttons at the right of the navigation bar, from the edge on.
    public var trailingBarItems: [UIBarButtonItem] {
      searchHidesBar ? [] : barScreen.navigationItem.rightBarButtonItems ?? []
    }

    /// The parts that can be touched one by one: the columns, then the layer as a whole.
    var surfaces: [Layer] { columns.map(\.content) + [self] }

    /// Whether the tab bar of the layer is seen.
    public var showsTabBar: Bool {
      guard let tabBarController, !tabBarController.tabBar.isHidden else { return false }
      // Asked of the layer's own stack, which may be that of before a push.
      guard navigationController === tabBarController.selectedViewController else {
        return tabBarController.showsTabBar
      }
      return !stack.contains(where: \.hidesBottomBarWhenPushed)
    }
    /// Whether the navigation bar of the layer is seen.
    public var showsNavigationBar: Bool {
      navigationController.map { !$0.isNavigationBarHidden } ?? false
    }
    /// Whether the bar has a button that leads back.
    public var showsBackButton: Bool {
      guard let pastStack else { return navigationController?.showsBackButton ?? false }
      return showsNavigationBar && pastStack.count > 1
        && pastStack.last?.navigationItem.showsBackButton ?? false
    }
    /// What the button that leads back says; nil if it is only an arrow, or if there is none.
    public var backButtonTitle: String? {
      let current = navigationController?.backNavigationController?.viewControllers
      guard showsBackButton, let stack = pastStack ?? current else { return nil }
      return BackButtonTitle(to: stack[stack.count - 2].navigationItem).text
    }
  }

  /// One column of a split view controller that is not collapsed.
  @MainActor
  public struct Column {
    /// The place of the column.
    public let column: UISplitViewController.Column
    /// What is seen in the column, as if it were a layer of its own.
    public let content: Layer
  }

  /// The layers from the bottom to the top; those under one that covers the screen are left out.
  public let layers: [Layer]

  /// The layer that a user can touch.
  public var top: Layer? { layers.last }

  /// Reads a window; there are no layers if it is hidden or has no root.
  public init(window: UIWindow) {
    var layers: [Layer] = []
    if window.isShown, let root = window.rootViewController {
      var next: UIViewController? = root
      while let controller = next {
        // What was only requested is not seen yet.
        if controller.presenter != nil, !controller.isOnScreen { break }
        next = controller.presented
        // A search is seen in the layer of its screen.
        if controller is UISearchController { continue }
        if controller.removesPresenter, !(controller.presentationTransition?.hasBegun ?? false) {
          layers = []
        }
        let layer = Layer(controller)
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

  /// What is presented over this controller's own context, else itself.
  fileprivate var innermostInContext: UIViewController {
    var current = self
    while let next = current.coveringItsContext { current = next }
    return current
  }

  /// The child that fills this container, if it is one.
  fileprivate var shownChild: UIViewController? {
    if let navigation = self as? UINavigationController {
      return navigation.transition?.hasBegun ?? false ? navigation.transition?.to : navigation.shown
    }
    if let tabs = self as? UITabBarController { return tabs.selected }
    if let split = self as? UISplitViewController { return split.appearingChildren.last }
    if let pages = self as? UIPageViewController {
      // Facing pages are seen together, as the container's own view.
      return pages.appearingChildren.count == 1 ? pages.appearingChildren[0] : nil
    }
    // A container of the app's own shows a child if the child's view is all that is to be seen.
    var shown: UIView?
    for subview in storedView?.subviews ?? []
    where !subview.isHidden && !(subview is PresentationView) {
      if shown != nil { return nil }
      shown = subview
    }
    guard let owner = shown?.owner, owner.parent === self else { return nil }
    return owner
  }
}

extension UIViewController {
  /// What this controller itself presents, and is seen; a search is a part of its screen.
  final var coveringItsContext: UIViewController? {
    guard let presented, presented.isOnScreen else { return nil }
    return presented is UISearchController ? nil : presented
  }

  /// The controller that contains this one, or, where this one covers the context of a child, that child.
  final var containerOrCoveredChild: UIViewController? {
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

  /// Whether the container itself shows the button for the display mode in a column: that of the
  /// secondary, unless a way back is there.
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
