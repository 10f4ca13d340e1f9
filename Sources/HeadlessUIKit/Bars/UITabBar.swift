public import Foundation

/// Hears which tab a user chose.
@preconcurrency @MainActor
public protocol UITabBarDelegate: NSObjectProtocol {
  /// Called after a user chose a tab.
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
  /// Does nothing.
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}

/// The bar with the tabs.
open class UITabBar: UIView {
  private weak var listener: (any UITabBarDelegate)?
  private var content: [UITabBarItem]?
  /// Whether a tab bar controller keeps the items and listens, so that nobody else may.
  private var isManaged = false

  /// Who hears which tab was chosen; raises where a tab bar controller has the bar.
  open weak var delegate: (any UITabBarDelegate)? {
    get { listener }
    set {
      raiseIfManaged("Changing the delegate of a tab bar managed by a tab bar controller")
      listener = newValue
    }
  }

  /// The tabs; setting them raises where a tab bar controller has the bar.
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
    listener = controller
    isManaged = true
  }

  private func raiseIfManaged(_ what: String) {
    if isManaged { raise(.internalInconsistency, "\(what) is not allowed.") }
  }

  /// The tab that is shown; setting it does not call the delegate.
  open weak var selectedItem: UITabBarItem? {
    didSet { setNeedsDisplay() }
  }

  /// What a user's choice of a tab does.
  package final func receiveChoice(of item: UITabBarItem) {
    guard item.isEnabled else { return }
    selectedItem = item
    listener?.tabBar(self, didSelect: item)
    if isManaged { (listener as? UITabBarController)?.receiveChoice(of: item) }
  }

  /// Whether content shines through the bar.
  open var isTranslucent = true
  /// The colour behind the bar.
  open var barTintColor: UIColor? {
    didSet { setNeedsDisplay() }
  }
  /// The colour of the tabs that are not shown.
  open var unselectedItemTintColor: UIColor?
  /// The style of the bar.
  open var barStyle: UIBarStyle = .default
  /// How the bar looks.
  open var standardAppearance = UITabBarAppearance()
  /// How the bar looks over the end of scrolled content.
  open var scrollEdgeAppearance: UITabBarAppearance?

  // MARK: Appearance

  /// The object whose settings stand for those of every bar of the device.
  open class func appearance() -> Self {
    AppearanceProxies.proxy(of: .current) { make(frame: .zero) }
  }

  private var takenTintColor: UIColor?
  override var appearanceTintColor: UIColor? { takenTintColor }
  override func takeAppearance() {
    takenTintColor = AppearanceProxies.tintColor(for: self, as: UITabBar.self)
  }
}
