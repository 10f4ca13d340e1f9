public import Foundation

/// Is notified of the tabs that a user selects.
@preconcurrency @MainActor
public protocol UITabBarDelegate: NSObjectProtocol {
  /// Called after a user selected a tab.
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
  /// Does nothing.
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}

/// The bar with the tabs.
open class UITabBar: UIView {
  private weak var storedDelegate: (any UITabBarDelegate)?
  private var content: [UITabBarItem]?
  /// Whether a tab bar controller manages the items and is the delegate; other changes then raise.
  private var isManaged = false

  /// The delegate; setting it raises if a tab bar controller manages the bar.
  open weak var delegate: (any UITabBarDelegate)? {
    get { storedDelegate }
    set {
      raiseIfManaged("Changing the delegate of a tab bar managed by a tab bar controller")
      storedDelegate = newValue
    }
  }

  /// The tabs; setting them raises if a tab bar controller manages the bar.
  open var items: [UITabBarItem]? {
    get { content }
    set { setItems(newValue, animated: false) }
  }

  /// Sets the tabs.
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) {
    raiseIfManaged("Directly modifying a tab bar managed by a tab bar controller")
    take(items)
  }

  final func take(_ items: [UITabBarItem]?) {
    for item in content ?? [] where item.bar === self { item.bar = nil }
    content = items
    for item in content ?? [] { item.bar = self }
    setNeedsDisplay()
  }

  final func manage(by controller: UITabBarController) {
    storedDelegate = controller
    isManaged = true
  }

  private func raiseIfManaged(_ what: String) {
    if isManaged { raise(.internalInconsistency, "\(what) is not allowed.") }
  }

  /// The tab that is shown; setting it does not call the delegate.
  open weak var selectedItem: UITabBarItem? {
    didSet { setNeedsDisplay() }
  }

  /// Handles a tap on a tab.
  package final func receiveChoice(of item: UITabBarItem) {
    guard item.isEnabled else { return }
    selectedItem = item
    storedDelegate?.tabBar(self, didSelect: item)
    if isManaged { (storedDelegate as? UITabBarController)?.receiveChoice(of: item) }
  }

  /// Whether the bar is translucent.
  open var isTranslucent = true
  /// The colour behind the bar.
  open var barTintColor: UIColor? {
    didSet { setNeedsDisplay() }
  }
  /// The image behind the bar; data only.
  open var backgroundImage: UIImage?
  /// The image of the line above the bar; data only.
  open var shadowImage: UIImage?
  /// The colour of the tabs that are not shown.
  open var unselectedItemTintColor: UIColor?
  /// The style of the bar.
  open var barStyle: UIBarStyle = .default
  /// The appearance of the bar.
  open var standardAppearance = UITabBarAppearance()
  /// The appearance of the bar while the content is scrolled to its end.
  open var scrollEdgeAppearance: UITabBarAppearance?

  // MARK: Appearance

  private var takenTintColor: UIColor?
  override var appearanceTintColor: UIColor? { takenTintColor }
  override func applyAppearanceProxy() {
    takenTintColor = AppearanceProxies.tintColor(for: self, as: UITabBar.self)
  }
}
