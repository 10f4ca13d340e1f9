public import Foundation

/// A trait, defined by a type.
public protocol UITraitDefinition: Sendable {
  /// The type of the trait's value.
  associatedtype Value
  /// The value if none was set.
  static var defaultValue: Value { get }
}

/// The type of a trait, by which its changes are observed.
public typealias UITrait = any UITraitDefinition.Type

/// The kind of device.
public struct UITraitUserInterfaceIdiom: UITraitDefinition {
  /// Unspecified.
  public static var defaultValue: UIUserInterfaceIdiom { .unspecified }
}

/// Whether the interface is light or dark.
public struct UITraitUserInterfaceStyle: UITraitDefinition {
  /// Unspecified.
  public static var defaultValue: UIUserInterfaceStyle { .unspecified }
}

/// The horizontal size class.
public struct UITraitHorizontalSizeClass: UITraitDefinition {
  /// Unspecified.
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
}

/// The vertical size class.
public struct UITraitVerticalSizeClass: UITraitDefinition {
  /// Unspecified.
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
}

/// The layout direction.
public struct UITraitLayoutDirection: UITraitDefinition {
  /// Unspecified.
  public static var defaultValue: UITraitEnvironmentLayoutDirection { .unspecified }
}

/// The registration of an observer of trait changes.
@preconcurrency @MainActor
public protocol UITraitChangeRegistration: NSObjectProtocol {}

/// An object whose traits can be observed.
@preconcurrency @MainActor
public protocol UITraitChangeObservable: UITraitEnvironment {}

/// An observer of trait changes.
@MainActor
final class TraitObserver: NSObject, UITraitChangeRegistration {
  let traits: [UITrait]
  let handler: (any UITraitEnvironment, UITraitCollection) -> Void

  init(
    _ traits: [UITrait],
    _ handler: @escaping (any UITraitEnvironment, UITraitCollection) -> Void
  ) {
    self.traits = traits
    self.handler = handler
  }

  func isAffected(by new: UITraitCollection, after old: UITraitCollection) -> Bool {
    for trait in traits where new.differs(from: old, in: trait) { return true }
    return false
  }
}

/// An object that stores the observers of its traits.
@MainActor
protocol TraitObserving: UITraitChangeObservable {
  var traitObservers: [TraitObserver] { get set }
}

extension TraitObserving {
  func notifyTraitObservers(after previous: UITraitCollection) {
    guard !traitObservers.isEmpty else { return }
    let current = traitCollection
    for observer in traitObservers where observer.isAffected(by: current, after: previous) {
      observer.handler(self, previous)
    }
  }
}

extension UITraitChangeObservable {
  /// Calls a closure with this object and its previous traits when one of the traits changes.
  @discardableResult
  public func registerForTraitChanges<Environment: UITraitEnvironment>(
    _ traits: [UITrait],
    handler: @escaping (_ traitEnvironment: Environment, _ previous: UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    let observer = TraitObserver(traits) { environment, previous in
      if let environment = environment as? Environment { handler(environment, previous) }
    }
    (self as? any TraitObserving)?.traitObservers.append(observer)
    return observer
  }

  /// Removes a registration of ``registerForTraitChanges(_:handler:)``.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    (self as? any TraitObserving)?.traitObservers.removeAll { $0 === registration }
  }
}
