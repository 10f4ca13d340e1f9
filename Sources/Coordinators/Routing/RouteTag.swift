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
    shownBy route: AnyHashable, performedBy performer: CoordinatorContext? = nil
  ) -> ScreenRecord? {
    let (owner, performer) = (screenOwner.id, performer ?? self)
    for context in [performer] + performer.childContexts.reversed() {
      let record = (context.attachment as? ScreenOwner)?.record(of: route, by: owner)
      if let record { return record }
    }
    return nil
  }

  /// The running or waiting request for a route of this coordinator.
  func request(for route: AnyHashable) -> TransitionRequest? {
    let owner = screenOwner.id
    let requests = engine.queues.flatMap { [$0.running].compactMap { $0 } + $0.waiting }
    return requests.lazy.map { $0.sequence?.request ?? $0 }.first {
      guard let tag = $0.routeTag else { return false }
      return tag.owner == owner && AnyHashable(tag.route) == route
    }
  }
}

extension ScreenOwner {
  /// The latest screen in the user interface that a route of a coordinator has shown.
  fileprivate func record(of route: AnyHashable, by owner: OwnerID) -> ScreenRecord? {
    records.last { record in
      guard let tag = record.route, tag.owner == owner else { return false }
      return AnyHashable(tag.route) == route && record.isInUI
    }
  }
}
