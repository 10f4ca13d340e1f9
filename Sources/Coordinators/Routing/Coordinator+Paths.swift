public import CoordinatorCore

extension Coordinator {
  /// Goes to a place of the app from wherever it is now.
  ///
  /// The path is compared with what is visible. What is there already stays, what is missing is
  /// created, and what covers the place is left: presented screens are dismissed, tabs selected,
  /// stacks popped. Each screen belongs to the coordinator whose route shows it.
  ///
  /// The entry guards on the path are asked first, from the root down, and then the leave guards of
  /// the screens to leave. If one of them does not allow it, nothing changes. Only the guard of a
  /// coordinator that does not exist before another one's `start()` is asked later, and leaves the
  /// app where it is then.
  ///
  /// A path that is opened before the root is launched waits for the launch. It also waits for
  /// running transitions and for guards. Meanwhile a later one supersedes it.
  ///
  /// - Parameters:
  ///   - path: The path from the root of this coordinator's tree.
  ///   - animated: Whether the last transition takes time. The ones before it never do.
  @discardableResult
  public func open(
    _ path: RoutePath, animated: Bool = true, fileID: String = #fileID, line: Int = #line
  ) -> LinkHandle {
    CallSite.track(fileID, line) {
      let handle = LinkHandle()
      let root = context.rootContext.ownerBeforeLaunch
      guard context.isRunning || root.generation == 0 else {
        reportIssue(.transitionOfInactiveCoordinator(self, transition: "open \(path)"))
        return LinkHandle(ended: .rejected(.ownerInactive()))
      }
      let links = root.links ?? LinkQueue(of: root)
      root.links = links
      links.open(LinkRequest(path, animated: animated, handle: handle))
      return handle
    }
  }
}

extension CoordinatorContext {
  /// The record of this root's screens, which may be made before the launch.
  fileprivate var ownerBeforeLaunch: ScreenOwner {
    if let owner = attachment as? ScreenOwner { return owner }
    let owner = ScreenOwner(of: self)
    attachment = owner
    return owner
  }
}

extension Coordinator {
  /// Returns what `open(_:animated:)` would do now, without doing it.
  ///
  /// A transition that runs now may change the plan. The guards may, too: an entry guard can
  /// redirect the path.
  ///
  /// - Throws: A ``RouteError`` if the path leads nowhere.
  /// - Complexity: O(*n*) in the number of screens in the window.
  public func plan(to path: RoutePath) throws(RouteError) -> RoutePlan {
    let root = context.rootContext.coordinator ?? self
    context.engine.reconciler.readAll()
    let plan = try RoutePlanner(
      to: path, from: root, constantRoute: { _, _ in nil },
      transition: { $0.coordinator.routedTransition(forAny: $0.route) })
    return RoutePlan(plan, to: path)
  }
}
