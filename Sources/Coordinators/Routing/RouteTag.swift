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
      let context = owner.map(\.object) ?? requester
    else { return sequenceRoute }
    return RouteTag(owner: context.screenOwner.id, route: route)
  }
}

extension CoordinatorContext {
  /// The record of the screen that a route of this coordinator has shown, and that is still in the
  /// user interface.
  ///
  /// - Complexity: O(*n*) in the number of screens of this coordinator and those below it.
  func recordOfScreen(shownBy route: AnyHashable) -> ScreenRecord? {
    record(of: route, by: screenOwner.id)
  }

  private func record(of route: AnyHashable, by owner: OwnerID) -> ScreenRecord? {
    if let record = (attachment as? ScreenOwner)?.record(of: route, by: owner) { return record }
    return childContexts.reversed().lazy.compactMap { $0.record(of: route, by: owner) }.first
  }

  /// The running or waiting request for a route of this coordinator.
  func request(for route: AnyHashable) -> TransitionRequest? {
    let requests = engine.queues.flatMap { [$0.running].compactMap { $0 } + $0.waiting }
    return requests.lazy.map { $0.sequence?.request ?? $0 }.first {
      $0.requester === self && $0.transition?.route.map { AnyHashable($0) } == route
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
