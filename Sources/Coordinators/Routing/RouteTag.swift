import CoordinatorCore

/// The route by which a screen was shown, and the coordinator whose route it is.
///
/// It is a class, because few screens have one.
final class RouteTag {
  let owner: OwnerID
  let route: any Hashable & Sendable

  /// The hash value of the route: different routes usually differ by it, which is found out sooner.
  private let hash: Int

  init(owner: OwnerID, route: any Hashable & Sendable) {
    self.owner = owner
    self.route = route
    hash = route.hashValue
  }

  /// Whether both have the same route of the same coordinator.
  fileprivate func equals(_ other: RouteTag) -> Bool {
    owner == other.owner && hash == other.hash && route.isEqual(to: other.route)
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
    shownBy route: any Hashable & Sendable, performedBy performer: CoordinatorContext? = nil
  ) -> ScreenRecord? {
    let (tag, performer) = (RouteTag(owner: screenOwner.id, route: route), performer ?? self)
    if let record = performer.screenOwner.record(of: tag) { return record }
    for child in performer.childContexts.reversed() {
      if let record = (child.attachment as? ScreenOwner)?.record(of: tag) { return record }
    }
    return nil
  }

  /// The running or waiting request for a route of this coordinator.
  func request(for route: any Hashable & Sendable) -> TransitionRequest? {
    let tag = RouteTag(owner: screenOwner.id, route: route)
    let requests = engine.queues.flatMap { [$0.running].compactMap { $0 } + $0.waiting }
    return requests.lazy.map { $0.sequence?.request ?? $0 }.first {
      $0.routeTag?.equals(tag) == true
    }
  }
}

extension ScreenOwner {
  /// The latest screen in the user interface that a route has shown.
  fileprivate func record(of tag: RouteTag) -> ScreenRecord? {
    for record in records.reversed() where record.route?.equals(tag) == true && record.isInUI {
      return record
    }
    return nil
  }
}
