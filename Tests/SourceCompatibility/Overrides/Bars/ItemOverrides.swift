import UIKit

class OverridingBarItem: UIBarItem {
  override init() { super.init() }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override var title: String? {
    get { super.title }
    set { super.title = newValue }
  }
  override var image: UIImage? {
    get { super.image }
    set { super.image = newValue }
  }
  override var landscapeImagePhone: UIImage? {
    get { super.landscapeImagePhone }
    set { super.landscapeImagePhone = newValue }
  }
  override var isEnabled: Bool {
    get { super.isEnabled }
    set { super.isEnabled = newValue }
  }
  override var tag: Int {
    get { super.tag }
    set { super.tag = newValue }
  }
  override func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    super.setTitleTextAttributes(attributes, for: state)
  }
  override func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    super.titleTextAttributes(for: state)
  }
  override var accessibilityIdentifier: String? {
    get { super.accessibilityIdentifier }
    set { super.accessibilityIdentifier = newValue }
  }
  override var accessibilityLabel: String? {
    get { super.accessibilityLabel }
    set { super.accessibilityLabel = newValue }
  }
  override var accessibilityHint: String? {
    get { super.accessibilityHint }
    set { super.accessibilityHint = newValue }
  }
}

class OverridingBarButtonItem: UIBarButtonItem {
  override init() { super.init() }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override class func flexibleSpace() -> UIBarButtonItem {
    super.flexibleSpace()
  }
  override class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    super.fixedSpace(width)
  }
  override var target: AnyObject? {
    get { super.target }
    set { super.target = newValue }
  }
  override var action: Selector? {
    get { super.action }
    set { super.action = newValue }
  }
  override var primaryAction: UIAction? {
    get { super.primaryAction }
    set { super.primaryAction = newValue }
  }
  override var menu: UIMenu? {
    get { super.menu }
    set { super.menu = newValue }
  }
  override var style: UIBarButtonItem.Style {
    get { super.style }
    set { super.style = newValue }
  }
  override var customView: UIView? {
    get { super.customView }
    set { super.customView = newValue }
  }
  override var tintColor: UIColor? {
    get { super.tintColor }
    set { super.tintColor = newValue }
  }
  override var width: CGFloat {
    get { super.width }
    set { super.width = newValue }
  }
  override var isHidden: Bool {
    get { super.isHidden }
    set { super.isHidden = newValue }
  }
  override var isSelected: Bool {
    get { super.isSelected }
    set { super.isSelected = newValue }
  }
}

class OverridingTabBarItem: UITabBarItem {
  override init() { super.init() }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override var selectedImage: UIImage? {
    get { super.selectedImage }
    set { super.selectedImage = newValue }
  }
  override var badgeValue: String? {
    get { super.badgeValue }
    set { super.badgeValue = newValue }
  }
  override var badgeColor: UIColor? {
    get { super.badgeColor }
    set { super.badgeColor = newValue }
  }
}

class OverridingNavigationItem: UINavigationItem {
  override init(title: String) { super.init(title: title) }
  override init() { super.init() }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override var title: String? {
    get { super.title }
    set { super.title = newValue }
  }
  override var titleView: UIView? {
    get { super.titleView }
    set { super.titleView = newValue }
  }
  override var prompt: String? {
    get { super.prompt }
    set { super.prompt = newValue }
  }
  override var largeTitleDisplayMode: UINavigationItem.LargeTitleDisplayMode {
    get { super.largeTitleDisplayMode }
    set { super.largeTitleDisplayMode = newValue }
  }
  override var backBarButtonItem: UIBarButtonItem? {
    get { super.backBarButtonItem }
    set { super.backBarButtonItem = newValue }
  }
  override var backButtonTitle: String? {
    get { super.backButtonTitle }
    set { super.backButtonTitle = newValue }
  }
  override var backButtonDisplayMode: UINavigationItem.BackButtonDisplayMode {
    get { super.backButtonDisplayMode }
    set { super.backButtonDisplayMode = newValue }
  }
  override var backAction: UIAction? {
    get { super.backAction }
    set { super.backAction = newValue }
  }
  override var hidesBackButton: Bool {
    get { super.hidesBackButton }
    set { super.hidesBackButton = newValue }
  }
  override func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    super.setHidesBackButton(hidesBackButton, animated: animated)
  }
  override var leftItemsSupplementBackButton: Bool {
    get { super.leftItemsSupplementBackButton }
    set { super.leftItemsSupplementBackButton = newValue }
  }
  override var leftBarButtonItems: [UIBarButtonItem]? {
    get { super.leftBarButtonItems }
    set { super.leftBarButtonItems = newValue }
  }
  override var rightBarButtonItems: [UIBarButtonItem]? {
    get { super.rightBarButtonItems }
    set { super.rightBarButtonItems = newValue }
  }
  override var leftBarButtonItem: UIBarButtonItem? {
    get { super.leftBarButtonItem }
    set { super.leftBarButtonItem = newValue }
  }
  override var rightBarButtonItem: UIBarButtonItem? {
    get { super.rightBarButtonItem }
    set { super.rightBarButtonItem = newValue }
  }
  override func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    super.setLeftBarButton(item, animated: animated)
  }
  override func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    super.setRightBarButton(item, animated: animated)
  }
  override func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    super.setLeftBarButtonItems(items, animated: animated)
  }
  override func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    super.setRightBarButtonItems(items, animated: animated)
  }
  override var standardAppearance: UINavigationBarAppearance? {
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
  override var searchController: UISearchController? {
    get { super.searchController }
    set { super.searchController = newValue }
  }
  override var hidesSearchBarWhenScrolling: Bool {
    get { super.hidesSearchBarWhenScrolling }
    set { super.hidesSearchBarWhenScrolling = newValue }
  }
  override var preferredSearchBarPlacement: SearchBarPlacement {
    get { super.preferredSearchBarPlacement }
    set { super.preferredSearchBarPlacement = newValue }
  }
  override var searchBarPlacement: SearchBarPlacement { super.searchBarPlacement }
}
