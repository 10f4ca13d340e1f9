import UIKit

class OverridingNavigationController: UINavigationController {
  override func accessibilityPerformEscape() -> Bool { super.accessibilityPerformEscape() }
  override init(rootViewController: UIViewController) {
    super.init(rootViewController: rootViewController)
  }
  override init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    super.init(navigationBarClass: navigationBarClass, toolbarClass: toolbarClass)
  }
  override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override var delegate: (any UINavigationControllerDelegate)? {
    get { super.delegate }
    set { super.delegate = newValue }
  }
  override var viewControllers: [UIViewController] {
    get { super.viewControllers }
    set { super.viewControllers = newValue }
  }
  override var children: [UIViewController] { super.children }
  override var topViewController: UIViewController? { super.topViewController }
  override var visibleViewController: UIViewController? { super.visibleViewController }
  override func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    super.setViewControllers(viewControllers, animated: animated)
  }
  override func pushViewController(_ viewController: UIViewController, animated: Bool) {
    super.pushViewController(viewController, animated: animated)
  }
  override func popViewController(animated: Bool) -> UIViewController? {
    super.popViewController(animated: animated)
  }
  override func popToViewController(_ viewController: UIViewController, animated: Bool)
    -> [UIViewController]?
  {
    super.popToViewController(viewController, animated: animated)
  }
  override func popToRootViewController(animated: Bool) -> [UIViewController]? {
    super.popToRootViewController(animated: animated)
  }
  override func show(_ vc: UIViewController, sender: Any?) {
    super.show(vc, sender: sender)
  }
  override func collapseSecondaryViewController(
    _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
  ) {
    super.collapseSecondaryViewController(secondaryViewController, for: splitViewController)
  }
  override func separateSecondaryViewController(for splitViewController: UISplitViewController)
    -> UIViewController?
  {
    super.separateSecondaryViewController(for: splitViewController)
  }
  override var navigationBar: UINavigationBar { super.navigationBar }
  override var isNavigationBarHidden: Bool {
    get { super.isNavigationBarHidden }
    set { super.isNavigationBarHidden = newValue }
  }
  override func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    super.setNavigationBarHidden(hidden, animated: animated)
  }
  override var toolbar: UIToolbar! { super.toolbar }
  override var isToolbarHidden: Bool {
    get { super.isToolbarHidden }
    set { super.isToolbarHidden = newValue }
  }
  override func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    super.setToolbarHidden(hidden, animated: animated)
  }
  override var hidesBarsOnSwipe: Bool {
    get { super.hidesBarsOnSwipe }
    set { super.hidesBarsOnSwipe = newValue }
  }
  override var hidesBarsOnTap: Bool {
    get { super.hidesBarsOnTap }
    set { super.hidesBarsOnTap = newValue }
  }
  override var hidesBarsWhenKeyboardAppears: Bool {
    get { super.hidesBarsWhenKeyboardAppears }
    set { super.hidesBarsWhenKeyboardAppears = newValue }
  }
  override var hidesBarsWhenVerticallyCompact: Bool {
    get { super.hidesBarsWhenVerticallyCompact }
    set { super.hidesBarsWhenVerticallyCompact = newValue }
  }
  override var interactivePopGestureRecognizer: UIGestureRecognizer? {
    super.interactivePopGestureRecognizer
  }
  override var interactiveContentPopGestureRecognizer: UIGestureRecognizer? {
    super.interactiveContentPopGestureRecognizer
  }
  override func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    super.preferredContentSizeDidChange(forChildContentContainer: container)
  }
  override func loadView() {
    super.loadView()
  }
}

class OverridingTabBarController: UITabBarController {
  override var delegate: (any UITabBarControllerDelegate)? {
    get { super.delegate }
    set { super.delegate = newValue }
  }
  override var viewControllers: [UIViewController]? {
    get { super.viewControllers }
    set { super.viewControllers = newValue }
  }
  override func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    super.setViewControllers(viewControllers, animated: animated)
  }
  override var selectedViewController: UIViewController? {
    get { super.selectedViewController }
    set { super.selectedViewController = newValue }
  }
  override var selectedIndex: Int {
    get { super.selectedIndex }
    set { super.selectedIndex = newValue }
  }
  override var tabBar: UITabBar { super.tabBar }
  override var isTabBarHidden: Bool {
    get { super.isTabBarHidden }
    set { super.isTabBarHidden = newValue }
  }
  override func setTabBarHidden(_ hidden: Bool, animated: Bool) {
    super.setTabBarHidden(hidden, animated: animated)
  }
  override func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
    super.tabBar(tabBar, didSelect: item)
  }
  override func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    super.preferredContentSizeDidChange(forChildContentContainer: container)
  }
  override func loadView() {
    super.loadView()
  }
  override var moreNavigationController: UINavigationController { super.moreNavigationController }
  override var customizableViewControllers: [UIViewController]? {
    get { super.customizableViewControllers }
    set { super.customizableViewControllers = newValue }
  }
  override var tabs: [UITab] {
    get { super.tabs }
    set { super.tabs = newValue }
  }
  override func setTabs(_ tabs: [UITab], animated: Bool) {
    super.setTabs(tabs, animated: animated)
  }
  override var selectedTab: UITab? {
    get { super.selectedTab }
    set { super.selectedTab = newValue }
  }
  override func tab(forIdentifier identifier: String) -> UITab? {
    super.tab(forIdentifier: identifier)
  }
  override func addChild(_ childController: UIViewController) {
    super.addChild(childController)
  }
  override var mode: Mode {
    get { super.mode }
    set { super.mode = newValue }
  }
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
  }
}

class OverridingSplitViewController: UISplitViewController {
  override init(style: Style) { super.init(style: style) }
  override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override var delegate: (any UISplitViewControllerDelegate)? {
    get { super.delegate }
    set { super.delegate = newValue }
  }
  override var viewControllers: [UIViewController] {
    get { super.viewControllers }
    set { super.viewControllers = newValue }
  }
  override func setViewController(_ vc: UIViewController?, for column: UISplitViewController.Column)
  {
    super.setViewController(vc, for: column)
  }
  override func viewController(for column: UISplitViewController.Column) -> UIViewController? {
    super.viewController(for: column)
  }
  override func show(_ column: UISplitViewController.Column) {
    super.show(column)
  }
  override func hide(_ column: UISplitViewController.Column) {
    super.hide(column)
  }
  override func show(_ vc: UIViewController, sender: Any?) {
    super.show(vc, sender: sender)
  }
  override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    super.showDetailViewController(vc, sender: sender)
  }
  override var isCollapsed: Bool { super.isCollapsed }
  override var displayMode: UISplitViewController.DisplayMode { super.displayMode }
  override var preferredDisplayMode: UISplitViewController.DisplayMode {
    get { super.preferredDisplayMode }
    set { super.preferredDisplayMode = newValue }
  }
  override var preferredSplitBehavior: UISplitViewController.SplitBehavior {
    get { super.preferredSplitBehavior }
    set { super.preferredSplitBehavior = newValue }
  }
  override var splitBehavior: UISplitViewController.SplitBehavior { super.splitBehavior }
  override var displayModeButtonItem: UIBarButtonItem { super.displayModeButtonItem }
  override var displayModeButtonVisibility: UISplitViewController.DisplayModeButtonVisibility {
    get { super.displayModeButtonVisibility }
    set { super.displayModeButtonVisibility = newValue }
  }
  override var presentsWithGesture: Bool {
    get { super.presentsWithGesture }
    set { super.presentsWithGesture = newValue }
  }
  override var showsSecondaryOnlyButton: Bool {
    get { super.showsSecondaryOnlyButton }
    set { super.showsSecondaryOnlyButton = newValue }
  }
  override var primaryEdge: UISplitViewController.PrimaryEdge {
    get { super.primaryEdge }
    set { super.primaryEdge = newValue }
  }
  override var preferredPrimaryColumnWidthFraction: CGFloat {
    get { super.preferredPrimaryColumnWidthFraction }
    set { super.preferredPrimaryColumnWidthFraction = newValue }
  }
  override var preferredPrimaryColumnWidth: CGFloat {
    get { super.preferredPrimaryColumnWidth }
    set { super.preferredPrimaryColumnWidth = newValue }
  }
  override var minimumPrimaryColumnWidth: CGFloat {
    get { super.minimumPrimaryColumnWidth }
    set { super.minimumPrimaryColumnWidth = newValue }
  }
  override var maximumPrimaryColumnWidth: CGFloat {
    get { super.maximumPrimaryColumnWidth }
    set { super.maximumPrimaryColumnWidth = newValue }
  }
  override var primaryColumnWidth: CGFloat { super.primaryColumnWidth }
  override var preferredSupplementaryColumnWidthFraction: CGFloat {
    get { super.preferredSupplementaryColumnWidthFraction }
    set { super.preferredSupplementaryColumnWidthFraction = newValue }
  }
  override var preferredSupplementaryColumnWidth: CGFloat {
    get { super.preferredSupplementaryColumnWidth }
    set { super.preferredSupplementaryColumnWidth = newValue }
  }
  override var minimumSupplementaryColumnWidth: CGFloat {
    get { super.minimumSupplementaryColumnWidth }
    set { super.minimumSupplementaryColumnWidth = newValue }
  }
  override var maximumSupplementaryColumnWidth: CGFloat {
    get { super.maximumSupplementaryColumnWidth }
    set { super.maximumSupplementaryColumnWidth = newValue }
  }
  override var supplementaryColumnWidth: CGFloat { super.supplementaryColumnWidth }
  override func loadView() {
    super.loadView()
  }
  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
  }
}

class OverridingPageViewController: UIPageViewController {
  override init(
    transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    super.init(
      transitionStyle: style, navigationOrientation: navigationOrientation, options: options)
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override var delegate: (any UIPageViewControllerDelegate)? {
    get { super.delegate }
    set { super.delegate = newValue }
  }
  override var dataSource: (any UIPageViewControllerDataSource)? {
    get { super.dataSource }
    set { super.dataSource = newValue }
  }
  override var spineLocation: UIPageViewController.SpineLocation { super.spineLocation }
  override var isDoubleSided: Bool {
    get { super.isDoubleSided }
    set { super.isDoubleSided = newValue }
  }
  override var viewControllers: [UIViewController]? { super.viewControllers }
  override func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: UIPageViewController.NavigationDirection,
    animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    super.setViewControllers(
      viewControllers, direction: direction, animated: animated, completion: completion)
  }
  override var gestureRecognizers: [UIGestureRecognizer] { super.gestureRecognizers }
  override func loadView() {
    super.loadView()
  }
  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
  }
}
