public import Foundation

/// A tab by its title, image and identifier, which makes its view controller when it is needed.
@preconcurrency @MainActor
open class UITab: NSObject {
  /// Creates a tab; the provider is called when its view controller is asked for the first time.
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
  /// The controller among whose roots the tab is.
  final weak var owner: UITabBarController?

  /// A name that no other tab of the tab bar controller should have.
  public let identifier: String
  /// What the tab says.
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
  /// A name for tests, which no user sees.
  open var accessibilityIdentifier: String?
  /// Anything of the app's own.
  open var userInfo: Any?
  /// Whether the tab is hidden; data only.
  open var isHidden = false

  /// The group in which the tab is.
  open var parent: UITabGroup? { group }
  /// The tab bar controller of the tab, or of the group that it is in.
  open var tabBarController: UITabBarController? { owner ?? group?.tabBarController }
  /// The outermost group around the tab that has a navigation controller for its tabs.
  open var managingTabGroup: UITabGroup? {
    let outer = group?.managingTabGroup
    return outer ?? (group?.managingNavigationController == nil ? nil : group)
  }

  /// The view controller of the tab, which the provider makes if there is none.
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

  /// What a tab bar controller shows if this tab is one of its roots.
  var rootController: UIViewController? { viewController }
  /// The tab that is selected in this one, which may be this one.
  var selectedDescendant: UITab { self }
  /// The tab that is selected when a user chooses this one.
  var chosenDescendant: UITab { self }
  /// This tab, or the first one in it with an identifier.
  func find(_ identifier: String) -> UITab? { self.identifier == identifier ? self : nil }
}
