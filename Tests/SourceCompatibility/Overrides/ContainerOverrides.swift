import UIKit

class OverridingNavigationController: UINavigationController {
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
  override var interactivePopGestureRecognizer: UIGestureRecognizer? {
    super.interactivePopGestureRecognizer
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
  override func loadView() {
    super.loadView()
  }
}
