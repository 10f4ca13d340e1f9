package import UIKitShim

extension ScreenTransition: Equatable {
  /// Whether two transitions do the same in the same place.
  ///
  /// The comparison uses the kind, the destinations, the route, the tab or the column, the
  /// container, the steps, and the coordinator that the transition names. It makes no screen.
  /// Destinations that already exist must be the same objects. For destinations that are still to
  /// be made, only the classes are compared, so only the route distinguishes two of the same class.
  /// A transition that names no container differs from one that names a container. How the screens
  /// are shown does not matter.
  public static func == (one: ScreenTransition, other: ScreenTransition) -> Bool {
    guard one.kind == other.kind, one.routeKey == other.routeKey,
      one.container == other.container, one.performer?.object === other.performer?.object
    else { return false }
    return one.destinations.count == other.destinations.count && one.steps == other.steps
      && zip(one.destinations, other.destinations).allSatisfy { $0.isSame(as: $1) }
  }

  /// Whether this transition has no effect if it follows another one.
  ///
  /// A `pop`, or a `dismiss` that names no screen, always has an effect, because it removes one
  /// more screen. What is still to be made is the same only for the same route.
  func repeats(_ other: ScreenTransition) -> Bool {
    kind != .pop && (kind != .dismiss || container != nil) && self == other
      && (route != nil || !destinations.contains(where: \.isToBeMade))
  }

  /// The screen that `dismiss(_:)` or `unembed(_:)` removes, if the transition names one.
  package var screenToRemove: UIViewController? {
    if case .screen(let screen) = container { screen } else { nil }
  }
}
