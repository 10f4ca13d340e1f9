/// What is different in the traits of an object and of what it contains.
///
/// A trait that is set counts, also as unspecified, until it is removed.
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
  /// The room there is from side to side.
  public var horizontalSizeClass: UIUserInterfaceSizeClass {
    get { width ?? .unspecified }
    set { width = newValue }
  }
  /// The room there is from top to bottom.
  public var verticalSizeClass: UIUserInterfaceSizeClass {
    get { height ?? .unspecified }
    set { height = newValue }
  }
  /// The direction in which the interface is read.
  public var layoutDirection: UITraitEnvironmentLayoutDirection {
    get { direction ?? .unspecified }
    set { direction = newValue }
  }

  /// Whether a trait is set.
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

  /// Removes what was set for a trait.
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

  /// The traits with these changes, and with a style unless that is unspecified.
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
  /// What is different in the traits of this view and of those in it; a change is told at once.
  public final var traitOverrides: UITraitOverrides {
    get { storedTraitOverrides }
    set { changeTraits { storedTraitOverrides = newValue } }
  }

  /// Changes what the traits depend on, and reports new ones.
  final func changeTraits(_ change: () -> Void) {
    let previous = traitCollection
    change()
    guard traitCollection != previous else { return }
    setNeedsDisplay()
    tellTraitsChanged(from: previous)
    for subview in subviews { subview.tellOwners(ofTraitsAround: previous) }
    // Covered screens and unselected tabs, whose views are in no view now.
    for child in owner?.children ?? [] where child.storedView?.superview == nil {
      child.traitsDidChange(around: previous)
    }
    (self as? UIWindow)?.adaptPresentations(with: nil)
  }

  private final func tellOwners(ofTraitsAround previous: UITraitCollection) {
    if let owner { return owner.traitsDidChange(around: previous) }
    let previous = ownTraits(in: previous)
    for subview in subviews { subview.tellOwners(ofTraitsAround: previous) }
  }
}

extension UIViewController {
  /// What is different in the traits of this controller, its view and its children; a change is told
  /// at once.
  public final var traitOverrides: UITraitOverrides {
    get { storedTraitOverrides }
    set { changeTraits { storedTraitOverrides = newValue } }
  }
}

extension UIPresentationController {
  /// What is different in the traits of what is presented.
  public final var traitOverrides: UITraitOverrides {
    get { storedTraitOverrides }
    set {
      storedTraitOverrides = newValue
      container?.traitOverrides = overridesOfContent
    }
  }
}
