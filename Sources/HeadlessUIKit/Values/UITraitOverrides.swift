/// The overridden traits of an object and its descendants.
///
/// A trait that is set, even to unspecified, is overridden until it is removed.
public struct UITraitOverrides: UIMutableTraits, Sendable {
  private var idiom: UIUserInterfaceIdiom?
  private var style: UIUserInterfaceStyle?
  private var width: UIUserInterfaceSizeClass?
  private var height: UIUserInterfaceSizeClass?
  private var direction: UITraitEnvironmentLayoutDirection?

  /// The kind of device.
  public var userInterfaceIdiom: UIUserInterfaceIdiom {
    get { idiom ?? .unspecified }
    set { idiom = newValue }
  }
  /// Whether the interface is light or dark.
  public var userInterfaceStyle: UIUserInterfaceStyle {
    get { style ?? .unspecified }
    set { style = newValue }
  }
  /// The horizontal size class.
  public var horizontalSizeClass: UIUserInterfaceSizeClass {
    get { width ?? .unspecified }
    set { width = newValue }
  }
  /// The vertical size class.
  public var verticalSizeClass: UIUserInterfaceSizeClass {
    get { height ?? .unspecified }
    set { height = newValue }
  }
  /// The layout direction.
  public var layoutDirection: UITraitEnvironmentLayoutDirection {
    get { direction ?? .unspecified }
    set { direction = newValue }
  }

  /// Whether a trait is overridden.
  public func contains(_ trait: UITrait) -> Bool {
    switch trait {
    case is UITraitUserInterfaceIdiom.Type: idiom != nil
    case is UITraitUserInterfaceStyle.Type: style != nil
    case is UITraitHorizontalSizeClass.Type: width != nil
    case is UITraitVerticalSizeClass.Type: height != nil
    case is UITraitLayoutDirection.Type: direction != nil
    default: false
    }
  }

  /// Removes the override of a trait.
  public mutating func remove(_ trait: UITrait) {
    switch trait {
    case is UITraitUserInterfaceIdiom.Type: idiom = nil
    case is UITraitUserInterfaceStyle.Type: style = nil
    case is UITraitHorizontalSizeClass.Type: width = nil
    case is UITraitVerticalSizeClass.Type: height = nil
    case is UITraitLayoutDirection.Type: direction = nil
    default: break
    }
  }

  var isEmpty: Bool {
    idiom == nil && style == nil && width == nil && height == nil && direction == nil
  }

  /// The traits with these overrides, and with a style unless that is unspecified.
  func change(
    _ traits: UITraitCollection, style override: UIUserInterfaceStyle
  ) -> UITraitCollection {
    if isEmpty, override == .unspecified { return traits }
    return traits.modifyingTraits {
      if let idiom { $0.userInterfaceIdiom = idiom }
      if let style { $0.userInterfaceStyle = style }
      if let width { $0.horizontalSizeClass = width }
      if let height { $0.verticalSizeClass = height }
      if let direction { $0.layoutDirection = direction }
      if override != .unspecified { $0.userInterfaceStyle = override }
    }
  }
}

extension UIView {
  /// The overridden traits of this view and its subviews; changes are reported immediately.
  public final var traitOverrides: UITraitOverrides {
    get { storedTraitOverrides }
    set { changeTraits { storedTraitOverrides = newValue } }
  }

  /// Runs a change that can affect the traits, and reports new traits.
  final func changeTraits(_ change: () -> Void) {
    let previous = traitCollection
    change()
    guard traitCollection != previous else { return }
    setNeedsDisplay()
    notifyTraitsChanged(from: previous)
    for subview in subviews { subview.notifyOwners(ofTraitsAround: previous) }
    // Covered screens and unselected tabs, whose views have no superview now.
    for child in owner?.children ?? [] where child.storedView?.superview == nil {
      child.traitsDidChange(around: previous)
    }
    (self as? UIWindow)?.adaptPresentations(with: nil)
  }

  private final func notifyOwners(ofTraitsAround previous: UITraitCollection) {
    if let owner { return owner.traitsDidChange(around: previous) }
    let previous = ownTraits(in: previous)
    for subview in subviews { subview.notifyOwners(ofTraitsAround: previous) }
  }
}

extension UIViewController {
  /// The overridden traits of this controller, its view and its children.
  ///
  /// Changes are reported immediately.
  public final var traitOverrides: UITraitOverrides {
    get { storedTraitOverrides }
    set { changeTraits { storedTraitOverrides = newValue } }
  }
}

extension UIPresentationController {
  /// The overridden traits of the presented controller.
  public final var traitOverrides: UITraitOverrides {
    get { storedTraitOverrides }
    set {
      storedTraitOverrides = newValue
      container?.traitOverrides = overridesOfContent
    }
  }
}
