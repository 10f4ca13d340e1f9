public import CoordinatorCore

extension RoutePath {
  /// A path of one route of the root coordinator.
  ///
  /// ```swift
  /// let path = RoutePath(.library, of: MainCoordinator.self)
  ///   .then(.article(42), of: Library.Coordinator.self)
  /// await open(path).result
  /// ```
  public init<Target: Routing>(_ route: Target.Route, of root: Target.Type) {
    self.init([RouteStep(root, route)])
  }

  /// Returns the path with one more route, which belongs to the coordinator to which the path leads
  /// so far.
  public func then<Target: Routing>(_ route: Target.Route, of target: Target.Type) -> RoutePath {
    RoutePath(steps + [RouteStep(target, route)])
  }
}
