public import Foundation

/// The kind of device.
public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1
  case phone, pad, tv, carPlay
  case mac = 5
  case vision = 6
}

/// The available space in one direction.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  case unspecified = 0
  case compact, regular
}

/// Whether the interface is light or dark.
public enum UIUserInterfaceStyle: Int, Sendable {
  case unspecified = 0
  case light, dark
}

/// The layout direction.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  case unspecified = -1
  case leftToRight, rightToLeft
}

/// Traits that a closure can change.
public protocol UIMutableTraits {
  /// The kind of device.
  var userInterfaceIdiom: UIUserInterfaceIdiom { get set }
  /// Whether the interface is light or dark.
  var userInterfaceStyle: UIUserInterfaceStyle { get set }
  /// The horizontal size class.
  var horizontalSizeClass: UIUserInterfaceSizeClass { get set }
  /// The vertical size class.
  var verticalSizeClass: UIUserInterfaceSizeClass { get set }
  /// The layout direction.
  var layoutDirection: UITraitEnvironmentLayoutDirection { get set }
}

/// The traits of a view: device, size classes, light or dark.
///
/// Unlike UIKit's, the class is final, because it is `Sendable`.
public final class UITraitCollection: NSObject, Sendable {
  struct Traits: UIMutableTraits, Hashable, Sendable {
    var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
    var userInterfaceStyle = UIUserInterfaceStyle.unspecified
    var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
    var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
    var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified

    mutating func take(_ other: Traits) {
      if other.userInterfaceIdiom != .unspecified { userInterfaceIdiom = other.userInterfaceIdiom }
      if other.userInterfaceStyle != .unspecified { userInterfaceStyle = other.userInterfaceStyle }
      if other.horizontalSizeClass != .unspecified {
        horizontalSizeClass = other.horizontalSizeClass
      }
      if other.verticalSizeClass != .unspecified { verticalSizeClass = other.verticalSizeClass }
      if other.layoutDirection != .unspecified { layoutDirection = other.layoutDirection }
    }
  }

  private let traits: Traits

  init(_ traits: Traits) {
    self.traits = traits
  }

  /// Creates a collection with unspecified traits.
  public override convenience init() {
    self.init(Traits())
  }

  /// Creates a collection with the traits that the closure sets.
  public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
    self.init(Traits(), mutations)
  }

  /// Creates a collection with only a horizontal size class.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init { $0.horizontalSizeClass = horizontalSizeClass }
  }

  /// Creates a collection with only a vertical size class.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init { $0.verticalSizeClass = verticalSizeClass }
  }

  /// Creates a collection with only an idiom.
  public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
    self.init { $0.userInterfaceIdiom = idiom }
  }

  /// Creates a collection with only an interface style.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init { $0.userInterfaceStyle = userInterfaceStyle }
  }

  /// Creates a collection from others; if several specify a trait, the last one applies.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    var merged = Traits()
    for collection in traitCollections { merged.take(collection.traits) }
    self.init(merged)
  }

  /// Whether a trait has another value than in another collection.
  func differs(from other: UITraitCollection, in trait: UITrait) -> Bool {
    switch trait {
    case is UITraitUserInterfaceIdiom.Type: userInterfaceIdiom != other.userInterfaceIdiom
    case is UITraitUserInterfaceStyle.Type: userInterfaceStyle != other.userInterfaceStyle
    case is UITraitHorizontalSizeClass.Type: horizontalSizeClass != other.horizontalSizeClass
    case is UITraitVerticalSizeClass.Type: verticalSizeClass != other.verticalSizeClass
    case is UITraitLayoutDirection.Type: layoutDirection != other.layoutDirection
    default: false
    }
  }

  /// A copy with the changes that the closure makes.
  public func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void) -> UITraitCollection
  {
    UITraitCollection(traits, mutations)
  }

  private convenience init(_ traits: Traits, _ mutations: (inout any UIMutableTraits) -> Void) {
    var changed: any UIMutableTraits = traits
    mutations(&changed)
    self.init(changed as? Traits ?? traits)
  }

  /// Whether dynamic colours may differ from those in another collection.
  public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    userInterfaceStyle != traitCollection?.userInterfaceStyle
  }

  /// The kind of device.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { traits.userInterfaceIdiom }
  /// Whether the interface is light or dark.
  public var userInterfaceStyle: UIUserInterfaceStyle { traits.userInterfaceStyle }
  /// The horizontal size class.
  public var horizontalSizeClass: UIUserInterfaceSizeClass { traits.horizontalSizeClass }
  /// The vertical size class.
  public var verticalSizeClass: UIUserInterfaceSizeClass { traits.verticalSizeClass }
  /// The layout direction.
  public var layoutDirection: UITraitEnvironmentLayoutDirection { traits.layoutDirection }

  /// The traits that resolve dynamic colours by default; those of the device until the app sets them.
  public static var current: UITraitCollection {
    get {
      onMainActor {
        let device = HeadlessDevice.current
        return device.currentTraits ?? UITraitCollection(screen: device.screen)
      }
    }
    set { onMainActor { HeadlessDevice.current.currentTraits = newValue } }
  }

  /// The traits of a screen.
  convenience init(screen: ScreenMetrics) {
    let isPhone = screen.idiom == .phone
    self.init(
      Traits(
        userInterfaceIdiom: screen.idiom,
        userInterfaceStyle: .light,
        horizontalSizeClass: isPhone || screen.size.width < 678 ? .compact : .regular,
        verticalSizeClass: isPhone && screen.size.width > screen.size.height ? .compact : .regular,
        layoutDirection: .leftToRight
      )
    )
  }

  /// Whether another collection has the same traits.
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? UITraitCollection)?.traits == traits
  }

  /// A hash that agrees with `isEqual(_:)`.
  public override var hash: Int { traits.hashValue }
}

/// An object that has traits and is notified when they change.
@preconcurrency @MainActor
public protocol UITraitEnvironment: NSObjectProtocol {
  /// The traits of the object.
  var traitCollection: UITraitCollection { get }
  /// Called when the traits changed.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
