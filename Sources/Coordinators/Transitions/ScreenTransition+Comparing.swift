package import UIKitShim

extension ScreenTransition: Equatable {
  /// Whether two transitions do the same in the same place.
  ///
  /// The comparison uses the kind, the destinations, the route, the tab or the column, and the
  /// container. It makes no screen. Destinations that already exist must be the same objects. For
  /// destinations that are still to be made, only the classes are compared, so only the route
  /// distinguishes two of the same class. A transition that names no container differs from one
  /// that names a container. How the screens are shown does not matter.
  public static func == (one: ScreenTransition, other: ScreenTransition) -> Bool {
    guard one.kind == other.kind, one.routeKey == other.routeKey,
      one.container == other.container, one.performer?.object === other.performer?.object
    else { return false }
    return one.hasDestinations(of: other, byClass: true) && one.steps == other.steps
  }

  /// Whether it does the same in the same way, apart from the place; what is still to be made is
  /// the same by its class, but only for the same route.
  func repeats(_ other: ScreenTransition) -> Bool {
    guard kind == other.kind, animated == other.animated,
      suspendsCurrent == other.suspendsCurrent, dismissesAll == other.dismissesAll,
      showsDots == other.showsDots
    else { return false }
    guard hasDestinations(of: other, byClass: route != nil && routeKey == other.routeKey) else {
      return false
    }
    // A change of one tab never repeats a list of tabs, because its effect is known only when it runs.
    return tabPart == other.tabPart && column == other.column
  }

  private func hasDestinations(of other: ScreenTransition, byClass isByClass: Bool) -> Bool {
    guard destinations.count == other.destinations.count else { return false }
    for (mine, theirs) in zip(destinations, other.destinations)
    where !mine.isSame(as: theirs, byClass: isByClass) {
      return false
    }
    return true
  }

  /// The screen that `dismiss(_:)` or `unembed(_:)` removes, if the transition names one.
  package var screenToRemove: UIViewController? {
    switch container {
    case .presented(let screen), .embedded(let screen): screen
    case .stack, .tabs, .column, .pages, .controller, .window, .allPresented, nil: nil
    }
  }
}
