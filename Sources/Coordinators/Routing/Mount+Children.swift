public import CoordinatorCore

extension Mount {
  /// Continues with the links of a child that one route always shows.
  ///
  /// ```swift
  /// Mount("account", on: Account.Coordinator.self, by: .account)
  /// ```
  ///
  /// The route has no values, so it stands for the child: if a child of this type runs, a path
  /// finds it, and if it is in a tab, its guard is also asked when the user selects the tab.
  public init<Child: Routing>(
    _ pattern: String, on child: Child.Type, by route: Route, fileID: String = #fileID,
    line: Int = #line
  ) {
    self.init(
      pattern, on: child, constantRoute: route, by: { _ in route }, table: { child.links.erased },
      fileID: fileID, line: line)
  }

  /// Continues with the links of a child that a route with values of the link shows.
  ///
  /// ```swift
  /// Mount("article/:id", on: Article.Coordinator.self) { .article(try $0["id"]) }
  /// ```
  public init<Child: Routing>(
    _ pattern: String, on child: Child.Type, fileID: String = #fileID, line: Int = #line,
    by route: @escaping @Sendable (LinkValues) throws -> Route
  ) {
    self.init(
      pattern, on: child, by: route, table: { child.links.erased },
      fileID: fileID, line: line)
  }
}

extension LinkMap {
  /// Joins the link table of a root with the tables that are mounted in it.
  ///
  /// - Throws: A `LinkMapError` with all mistakes in the tables.
  @MainActor
  public init<Root: Routing>(of root: Root.Type) throws(LinkMapError) {
    try self.init(root: root, table: root.links.erased)
  }
}

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
