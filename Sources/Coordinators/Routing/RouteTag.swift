import CoordinatorCore

/// The route by which a screen was shown, and the coordinator whose route it is.
///
/// It is a class, because few screens have one.
final class RouteTag {
  let owner: OwnerID
  let route: any Hashable & Sendable

  init(owner: OwnerID, route: any Hashable & Sendable) {
    self.owner = owner
    self.route = route
  }

  /// Whether this is the tag of a route of a coordinator.
  fileprivate func isOf(_ route: any Hashable, of owner: OwnerID) -> Bool {
    self.owner == owner && route.isEqual(to: self.route)
  }
}

extension Equatable {
  fileprivate func isEqual(to other: Any) -> Bool { other as? Self == self }
}

extension TransitionRequest {
  /// The route that the request leads to, if the transition names one.
  var routeTag: RouteTag? {
    guard let (route, owner) = transition?.ownedRoute,
      let context = owner == nil ? requester : owner?.object
    else { return sequenceRoute }
    return RouteTag(owner: context.screenOwner.id, route: route)
  }
}

extension CoordinatorContext {
  /// The record of the screen that a route of this coordinator has shown, and that is still in the
  /// user interface.
  ///
  /// - Parameter performer: The coordinator that performs the transition, if that is another one.
  /// - Complexity: O(*n*) in the number of screens of the performer and its children.
  func recordOfScreen(
    shownBy route: any Hashable, performedBy performer: CoordinatorContext? = nil
  ) -> ScreenRecord? {
    let (owner, performer) = (screenOwner.id, performer ?? self)
    if let record = performer.screenOwner.record(of: route, by: owner) { return record }
    for child in performer.childContexts.reversed() {
      let record = (child.attachment as? ScreenOwner)?.record(of: route, by: owner)
      if let record { return record }
    }
    return nil
  }

  /// The running or waiting request for a route of this coordinator.
  func request(for route: any Hashable) -> TransitionRequest? {
    let owner = screenOwner.id
    let requests = engine.queues.flatMap { [$0.running].compactMap { $0 } + $0.waiting }
    return requests.lazy.map { $0.sequence?.request ?? $0 }.first {
      $0.routeTag?.isOf(route, of: owner) == true
    }
  }
}

extension ScreenOwner {
  /// The latest screen in the user interface that a route of a coordinator has shown.
  fileprivate func record(of route: any Hashable, by owner: OwnerID) -> ScreenRecord? {
    for record in records.reversed()
    where record.route?.isOf(route, of: owner) == true && record.isInUI {
      return record
    }
    return nil
  }
}
