public import Foundation

/// Hears which tab a person chose.
@preconcurrency @MainActor
public protocol UITabBarDelegate: NSObjectProtocol {
  /// Called after a person chose a tab.
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
  /// Does nothing.
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}

/// The bar with the tabs.
open class UITabBar: UIView {
  /// Who hears which tab was chosen.
  open weak var delegate: (any UITabBarDelegate)?

  /// The tabs.
  open var items: [UITabBarItem]? {
    didSet {
      for item in oldValue ?? [] { item.bar = nil }
      for item in items ?? [] { item.bar = self }
      setNeedsDisplay()
    }
  }

  /// Sets the tabs.
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) {
    self.items = items
  }

  /// The tab that is shown; setting it tells nobody.
  open weak var selectedItem: UITabBarItem? {
    didSet { setNeedsDisplay() }
  }

  /// What choosing a tab by a person does.
  package final func receiveChoice(of item: UITabBarItem) {
    guard item.isEnabled else { return }
    selectedItem = item
    delegate?.tabBar(self, didSelect: item)
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
  open class func appearance() -> UITabBar {
    AppearanceProxies.proxy(of: .current) { UITabBar() }
  }

  override var appearanceTintColor: UIColor? {
    AppearanceProxies.tintColor(for: UITabBar.self, in: window)
  }
}
