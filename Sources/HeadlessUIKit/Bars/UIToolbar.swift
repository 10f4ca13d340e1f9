import Foundation

/// A bar with buttons at the bottom.
open class UIToolbar: UIView {
  /// The buttons.
  open var items: [UIBarButtonItem]? {
    didSet {
      for item in oldValue ?? [] where item.bar === self { item.bar = nil }
      for item in items ?? [] { item.bar = self }
      setNeedsDisplay()
    }
  }

  /// Sets the buttons.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    self.items = items
  }

  /// Whether the bar is translucent.
  open var isTranslucent = true
  /// The colour behind the bar.
  open var barTintColor: UIColor? {
    didSet { setNeedsDisplay() }
  }
  /// The style of the bar.
  open var barStyle: UIBarStyle = .default
  /// The appearance of the bar.
  open var standardAppearance = UIToolbarAppearance()

  // MARK: Appearance

  private var takenTintColor: UIColor?
  override var appearanceTintColor: UIColor? { takenTintColor }
  override func applyAppearanceProxy() {
    takenTintColor = AppearanceProxies.tintColor(for: self, as: UIToolbar.self)
  }
}
