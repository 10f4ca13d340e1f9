public import Foundation

/// Is notified when a navigation bar's items change, and can prevent it.
@preconcurrency @MainActor
public protocol UINavigationBarDelegate: UIBarPositioningDelegate {
  /// Whether an item may be pushed; true by default.
  func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool
  /// Called after an item was pushed.
  func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)
  /// Whether the top item may be popped; true by default.
  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
  /// Called after an item was popped.
  func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
}

extension UINavigationBarDelegate {
  /// Allows the push.
  public func navigationBar(
    _ navigationBar: UINavigationBar,
    shouldPush item: UINavigationItem
  ) -> Bool { true }
  /// Does nothing.
  public func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {}
  /// Allows the pop.
  public func navigationBar(
    _ navigationBar: UINavigationBar,
    shouldPop item: UINavigationItem
  ) -> Bool { true }
  /// Does nothing.
  public func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {}
}

/// The bar with the title, the back button and the buttons of the screen on top.
open class UINavigationBar: UIView, UIBarPositioning {
  /// The object that is notified when the items change, and can prevent it.
  open weak var delegate: (any UINavigationBarDelegate)?

  /// The items that were set; empty if a navigation controller manages the bar.
  private var ownItems: [UINavigationItem] = []

  /// The navigation controller that manages the items; other changes then raise.
  final weak var navigation: UINavigationController?

  /// The items from the root to the top.
  open var items: [UINavigationItem]? {
    get { navigation?.stack.map(\.navigationItem) ?? ownItems }
    set { setItems(newValue, animated: false) }
  }

  /// Sets the items from the root to the top, without calling the delegate.
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
    raiseIfManaged("setItems:animated:")
    take(items ?? [])
  }

  /// Replaces the items of a bar that no navigation controller manages.
  final func take(_ items: [UINavigationItem]) {
    for item in ownItems where item.navigationBar === self { item.navigationBar = nil }
    ownItems = items
    for item in ownItems { item.navigationBar = self }
    itemDidChange()
  }

  /// The item below the given number of items.
  private func item(below count: Int) -> UINavigationItem? {
    guard let navigation else { return ownItems.dropLast(count).last }
    return navigation.stack.dropLast(count).last?.navigationItem
  }

  private var placedViews: [UIView] = []

  /// Adds the custom views of the top item to the bar, and draws the bar again.
  final func itemDidChange() {
    let views = item(below: 0)?.customViews ?? []
    if !placedViews.isEmpty || !views.isEmpty { place(views) }
    setNeedsDisplay()
  }

  private func place(_ views: [UIView]) {
    for view in placedViews where view.superview === self && !views.contains(view) {
      view.removeFromSuperview()
    }
    for view in views where view.superview !== self { addSubview(view) }
    placedViews = views
  }

  /// The item that is shown.
  open var topItem: UINavigationItem? { item(below: 0) }
  /// The item below the one that is shown.
  open var backItem: UINavigationItem? { item(below: 1) }

  /// Pushes an item, if the delegate allows it.
  open func pushItem(_ item: UINavigationItem, animated: Bool) {
    raiseIfManaged("pushNavigationItem:animated:")
    guard delegate?.navigationBar(self, shouldPush: item) ?? true else { return }
    take(ownItems + [item])
    delegate?.navigationBar(self, didPush: item)
  }

  /// Pops the top item, if the delegate allows it.
  @discardableResult
  open func popItem(animated: Bool) -> UINavigationItem? {
    raiseIfManaged("popNavigationItemAnimated:")
    guard let item = ownItems.last else { return nil }
    guard delegate?.navigationBar(self, shouldPop: item) ?? true else { return nil }
    take(ownItems.dropLast())
    delegate?.navigationBar(self, didPop: item)
    return item
  }

  private func raiseIfManaged(_ call: String) {
    guard navigation != nil else { return }
    raise(
      .internalInconsistency,
      "Cannot call \(call) directly on a UINavigationBar managed by a controller."
    )
  }

  /// Whether titles are shown large.
  open var prefersLargeTitles = false {
    didSet { setNeedsDisplay() }
  }
  /// Whether the bar is translucent.
  open var isTranslucent = true
  /// The style of the bar.
  open var barStyle: UIBarStyle = .default
  /// The colour behind the bar.
  open var barTintColor: UIColor? {
    didSet { setNeedsDisplay() }
  }
  /// The image of the line below the bar; data only.
  open var shadowImage: UIImage?
  /// The image of the back button; data only.
  open var backIndicatorImage: UIImage?
  /// The mask of the back button's image; data only.
  open var backIndicatorTransitionMaskImage: UIImage?
  private var backgroundImages: [UIBarMetrics: UIImage] = [:]
  /// Sets the image behind the bar; data only.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    backgroundImages[barMetrics] = backgroundImage
  }
  /// The image behind the bar.
  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? {
    backgroundImages[barMetrics]
  }
  /// The attributes of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
  /// The attributes of the large title.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  /// The appearance of the bar.
  open var standardAppearance = UINavigationBarAppearance()
  /// The appearance of the bar in compact height.
  open var compactAppearance: UINavigationBarAppearance?
  /// The appearance of the bar while the content is scrolled to its top.
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  /// The position of the bar.
  open var barPosition: UIBarPosition { delegate?.position(for: self) ?? .any }

  // MARK: Appearance

  private var takenTintColor: UIColor?
  override var appearanceTintColor: UIColor? { takenTintColor }
  override func applyAppearanceProxy() {
    takenTintColor = AppearanceProxies.tintColor(for: self, as: UINavigationBar.self)
  }
}

// The methods in the form of optional methods, `delegate.navigationBar?(...)`.
extension UINavigationBarDelegate {
  /// The methods as optional ones.
  @_disfavoredOverload
  public var navigationBar: OptionalCalls<any UINavigationBarDelegate>? {
    OptionalCalls(self)
  }
}

extension OptionalCalls where Delegate == any UINavigationBarDelegate {
  /// Returns whether an item may be pushed.
  public func callAsFunction(
    _ navigationBar: UINavigationBar,
    shouldPush item: UINavigationItem
  ) -> Bool {
    delegate.navigationBar(navigationBar, shouldPush: item)
  }

  /// Notifies the delegate that an item was pushed.
  public func callAsFunction(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {
    delegate.navigationBar(navigationBar, didPush: item)
  }

  /// Returns whether an item may be popped.
  public func callAsFunction(
    _ navigationBar: UINavigationBar,
    shouldPop item: UINavigationItem
  ) -> Bool {
    delegate.navigationBar(navigationBar, shouldPop: item)
  }

  /// Notifies the delegate that an item was popped.
  public func callAsFunction(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {
    delegate.navigationBar(navigationBar, didPop: item)
  }
}
