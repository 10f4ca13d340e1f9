import UIKit

class OverridingNavigationBar: UINavigationBar {
  override var delegate: (any UINavigationBarDelegate)? {
    get { super.delegate }
    set { super.delegate = newValue }
  }
  override var items: [UINavigationItem]? {
    get { super.items }
    set { super.items = newValue }
  }
  override func setItems(_ items: [UINavigationItem]?, animated: Bool) {
    super.setItems(items, animated: animated)
  }
  override var topItem: UINavigationItem? { super.topItem }
  override var backItem: UINavigationItem? { super.backItem }
  override func pushItem(_ item: UINavigationItem, animated: Bool) {
    super.pushItem(item, animated: animated)
  }
  override func popItem(animated: Bool) -> UINavigationItem? {
    super.popItem(animated: animated)
  }
  override var prefersLargeTitles: Bool {
    get { super.prefersLargeTitles }
    set { super.prefersLargeTitles = newValue }
  }
  override var isTranslucent: Bool {
    get { super.isTranslucent }
    set { super.isTranslucent = newValue }
  }
  override var barStyle: UIBarStyle {
    get { super.barStyle }
    set { super.barStyle = newValue }
  }
  override var barTintColor: UIColor? {
    get { super.barTintColor }
    set { super.barTintColor = newValue }
  }
  override var titleTextAttributes: [NSAttributedString.Key: Any]? {
    get { super.titleTextAttributes }
    set { super.titleTextAttributes = newValue }
  }
  override var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
    get { super.largeTitleTextAttributes }
    set { super.largeTitleTextAttributes = newValue }
  }
  override var standardAppearance: UINavigationBarAppearance {
    get { super.standardAppearance }
    set { super.standardAppearance = newValue }
  }
  override var compactAppearance: UINavigationBarAppearance? {
    get { super.compactAppearance }
    set { super.compactAppearance = newValue }
  }
  override var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { super.scrollEdgeAppearance }
    set { super.scrollEdgeAppearance = newValue }
  }
  override var barPosition: UIBarPosition { super.barPosition }
  override class func appearance() -> UINavigationBar {
    super.appearance()
  }
}

class OverridingTabBar: UITabBar {
  override var delegate: (any UITabBarDelegate)? {
    get { super.delegate }
    set { super.delegate = newValue }
  }
  override var items: [UITabBarItem]? {
    get { super.items }
    set { super.items = newValue }
  }
  override func setItems(_ items: [UITabBarItem]?, animated: Bool) {
    super.setItems(items, animated: animated)
  }
  override var selectedItem: UITabBarItem? {
    get { super.selectedItem }
    set { super.selectedItem = newValue }
  }
  override var isTranslucent: Bool {
    get { super.isTranslucent }
    set { super.isTranslucent = newValue }
  }
  override var barTintColor: UIColor? {
    get { super.barTintColor }
    set { super.barTintColor = newValue }
  }
  override var unselectedItemTintColor: UIColor? {
    get { super.unselectedItemTintColor }
    set { super.unselectedItemTintColor = newValue }
  }
  override var barStyle: UIBarStyle {
    get { super.barStyle }
    set { super.barStyle = newValue }
  }
  override var standardAppearance: UITabBarAppearance {
    get { super.standardAppearance }
    set { super.standardAppearance = newValue }
  }
  override var scrollEdgeAppearance: UITabBarAppearance? {
    get { super.scrollEdgeAppearance }
    set { super.scrollEdgeAppearance = newValue }
  }
  override class func appearance() -> UITabBar {
    super.appearance()
  }
}

class OverridingToolbar: UIToolbar {
  override var items: [UIBarButtonItem]? {
    get { super.items }
    set { super.items = newValue }
  }
  override func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    super.setItems(items, animated: animated)
  }
  override var isTranslucent: Bool {
    get { super.isTranslucent }
    set { super.isTranslucent = newValue }
  }
  override var barTintColor: UIColor? {
    get { super.barTintColor }
    set { super.barTintColor = newValue }
  }
  override var barStyle: UIBarStyle {
    get { super.barStyle }
    set { super.barStyle = newValue }
  }
  override var standardAppearance: UIToolbarAppearance {
    get { super.standardAppearance }
    set { super.standardAppearance = newValue }
  }
  override class func appearance() -> UIToolbar {
    super.appearance()
  }
}

class OverridingBarAppearance: UIBarAppearance {
  override init() { super.init() }
  override var backgroundColor: UIColor? {
    get { super.backgroundColor }
    set { super.backgroundColor = newValue }
  }
  override var backgroundImage: UIImage? {
    get { super.backgroundImage }
    set { super.backgroundImage = newValue }
  }
  override var shadowColor: UIColor? {
    get { super.shadowColor }
    set { super.shadowColor = newValue }
  }
  override func configureWithDefaultBackground() {
    super.configureWithDefaultBackground()
  }
  override func configureWithOpaqueBackground() {
    super.configureWithOpaqueBackground()
  }
  override func configureWithTransparentBackground() {
    super.configureWithTransparentBackground()
  }
}

class OverridingNavigationBarAppearance: UINavigationBarAppearance {
  override var titleTextAttributes: [NSAttributedString.Key: Any] {
    get { super.titleTextAttributes }
    set { super.titleTextAttributes = newValue }
  }
  override var largeTitleTextAttributes: [NSAttributedString.Key: Any] {
    get { super.largeTitleTextAttributes }
    set { super.largeTitleTextAttributes = newValue }
  }
}

class OverridingTabBarAppearance: UITabBarAppearance {}

class OverridingToolbarAppearance: UIToolbarAppearance {}
