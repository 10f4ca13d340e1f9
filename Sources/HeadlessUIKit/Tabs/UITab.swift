public import Foundation

/// A tab with a title, an image and an identifier, which creates its view controller on first use.
@preconcurrency @MainActor
open class UITab: NSObject {
  /// Creates a tab; the provider is called on the first access to ``viewController``.
  public init(
    title: String,
    image: UIImage?,
    identifier: String,
    viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    self.title = title
    self.image = image
    self.identifier = identifier
    provider = viewControllerProvider
    super.init()
  }

  private let provider: ((UITab) -> UIViewController)?
  private var controller: UIViewController?
  private let item = UITabBarItem()
  final weak var group: UITabGroup?
  /// The tab bar controller that has the tab in its `tabs`.
  final weak var owner: UITabBarController?

  /// A name that is unique in the tab bar controller.
  public let identifier: String
  /// The title of the tab.
  open var title: String {
    didSet { item.title = title }
  }
  /// The image of the tab.
  open var image: UIImage? {
    didSet { item.image = image }
  }
  /// A second line, which a tab bar does not show.
  open var subtitle: String?
  /// The text in the tab's badge, nil for no badge.
  open var badgeValue: String? {
    didSet { item.badgeValue = badgeValue }
  }
  /// A name for tests, which is not shown.
  open var accessibilityIdentifier: String?
  /// Custom data of the app.
  open var userInfo: Any?
  /// Whether the tab is hidden; data only.
  open var isHidden = false

  /// The group that contains the tab.
  open var parent: UITabGroup? { group }
  /// The tab bar controller of the tab or of its group.
  open var tabBarController: UITabBarController? { owner ?? group?.tabBarController }
  /// The outermost group that contains the tab and has a `managingNavigationController`.
  open var managingTabGroup: UITabGroup? {
    let outer = group?.managingTabGroup
    return outer ?? (group?.managingNavigationController == nil ? nil : group)
  }

  /// The view controller of the tab, which the provider creates on first access.
  open var viewController: UIViewController? {
    if let controller { return controller }
    guard let made = provider?(self) else { return nil }
    controller = made
    made.storedTab = self
    return made
  }

  /// The controller that a tab bar controller shows for the tab, with the tab's item.
  final func makeRootController() -> UIViewController? {
    guard let root = rootController else { return nil }
    item.title = title
    item.image = image
    item.badgeValue = badgeValue
    root.tabBarItem = item
    root.storedTab = self
    return root
  }

  /// The controller that a tab bar controller shows if this tab is one of its `tabs`.
  var rootController: UIViewController? { viewController }
  /// The tab that is selected in this tab, or this tab.
  var selectedDescendant: UITab { self }
  /// The tab to select when a user taps this tab.
  var chosenDescendant: UITab { self }
  /// This tab, or the first tab in it, with an identifier.
  func find(_ identifier: String) -> UITab? { self.identifier == identifier ? self : nil }
}
