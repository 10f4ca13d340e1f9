import CoordinatorCore

/// A route, and the coordinator whose route it is, by its `OwnerID`, which is never used again.
///
/// The record of a screen has the tag of the route that has shown it. It is a class, because
/// few screens have one.
final class RouteTag: Hashable {
  let owner: OwnerID
  let route: any Hashable & Sendable

  /// The hash value of the route: it is compared first, because that is faster.
  private let routeHash: Int

  init(owner: OwnerID, route: any Hashable & Sendable) {
    self.owner = owner
    self.route = route
    routeHash = route.hashValue
  }

  static func == (one: RouteTag, other: RouteTag) -> Bool {
    one.owner == other.owner && one.routeHash == other.routeHash
      && one.route.isEqual(to: other.route)
  }

  func hash(into hasher: inout Hasher) { hasher.combine(routeHash) }
}

extension Equatable {
  fileprivate func isEqual(to other: Any) -> Bool {
    if case let other as Self = other { other == self } else { false }
  }
}

extension TransitionRequest {
  /// The route that the request leads to, if the transition names one.
  var routeTag: RouteTag? {
    guard let (route, owner) = transition?.ownedRoute,
      let context = owner == nil ? requester : owner?.object
    else { return sequence?.routeOfStep }
    return RouteTag(owner: context.screenOwner.id, route: route)
  }
}

extension CoordinatorContext {
  /// The record of the screen that a route of this coordinator has shown, and that is still in the
  /// user interface.
  ///
  /// If there are several, it is that of the wanted child or, if none is wanted, of a screen that
  /// its container shows, or else the first one.
  ///
  /// - Parameters:
  ///   - performer: The coordinator that performs the transition, if that is another one.
  ///   - isWanted: Whether the route has to lead to a child; nil if it has to lead to none.
  ///   - known: The screens that are left out.
  /// - Complexity: O(*n*) in the number of screens of the performer and its children.
  func recordOfScreen(
    shownBy route: any Hashable & Sendable, performedBy performer: CoordinatorContext?,
    leadingTo isWanted: ((any Coordinator) -> Bool)?, besides known: Set<ObjectIdentifier> = []
  ) -> ScreenRecord? {
    let tag = RouteTag(owner: screenOwner.id, route: route)
    let performer = performer ?? self
    var first: ScreenRecord?
    // The latest screen is the most likely to be wanted, so the search begins there.
    func wantedRecord(of context: CoordinatorContext) -> ScreenRecord? {
      guard let owner = context.attachment as? ScreenOwner else { return nil }
      for record in owner.records.reversed() where record.route == tag && record.isInUI {
        if let screen = record.screen, known.contains(ObjectIdentifier(screen)) { continue }
        let isFound =
          if let isWanted {
            context !== performer && context.coordinator.map(isWanted) == true
          } else {
            record.screen?.transitionInContainer == nil
          }
        if isFound { return record }
        first = first ?? record
      }
      return nil
    }
    if let wanted = wantedRecord(of: performer) { return wanted }
    for child in performer.childContexts.reversed() {
      if let wanted = wantedRecord(of: child) { return wanted }
    }
    return first
  }

  /// The running or waiting request for a route of this coordinator.
  func request(for route: any Hashable & Sendable) -> TransitionRequest? {
    let tag = RouteTag(owner: screenOwner.id, route: route)
    return engine.requests.lazy.map { $0.sequence?.request ?? $0 }.first {
      $0.routeTag == tag
    }
  }
}
