public import CoordinatorCore

// Verbs for children of which only one may run at a time. A double tap creates two objects, so a
// running child is found by its class.

extension Coordinator {
  /// Presents a child, unless a child of its class runs already.
  ///
  /// For example, the second tap of a double tap finds such a child. Then nothing is created, and
  /// the transition has ended as `TransitionResult.merged`. The handle of a flow has the outcome of
  /// the one that runs. Code that waits for the outcome runs for each call. If it shows something,
  /// check first that `ended` of the handle is not `.merged`.
  ///
  /// ```swift
  /// func account() async -> Account? {
  ///   await present(unlessRunning: Login.Coordinator(accounts: accounts)).outcome.output
  /// }
  /// ```
  @discardableResult
  public func present<Child: ScreenCoordinator>(
    unlessRunning child: @autoclosure () -> Child, animated: Bool = true,
    style: Presentation? = nil, fileID: String = #fileID, line: Int = #line
  ) -> Child.Handle {
    CallSite.track(fileID, line) {
      presenter.remaining(Child.self)?._show(for: presenter) { _ in nil }
        ?? present(child(), animated: animated, style: style, fileID: fileID, line: line)
    }
  }

  /// Returns a child of a class that is shown or will be shown, and that no request removes.
  fileprivate func remaining<Child: ScreenCoordinator>(_ type: Child.Type) -> Child? {
    let removed = GuardSearch(among: context.engine.screensToRemove)
    for child in children {
      guard let child = child as? Child, child.context.isRunning else { continue }
      let owner = child.context.attachment as? ScreenOwner
      let shown = owner?.records.filter(\.isInUI) ?? []
      let isRemoved = shown.allSatisfy { $0.screen.map(removed.has) == true }
      if isRemoved, !shown.isEmpty { continue }
      if owner?.hasShown != true || owner?.hasScreensInSubtree == true { return child }
    }
    return nil
  }
}

extension NavigationEngine {
  /// What requests will remove, but for attempts whose guards have not allowed it.
  fileprivate var screensToRemove: LeavingScreens {
    var all = LeavingScreens([])
    for queue in queues {
      var preview = Preview()
      // The layout has the changes of a running request once it was reconciled, but for dismissals.
      if let running = queue.running, running.phase != .asking,
        running.change is Dismissal || !running.isReconciled
      {
        all.add(running.leaving(in: &preview))
      }
      for request in queue.waiting where request.phase != .asking {
        let leaving = request.leaving(in: &preview)
        if !request.asksGuards || request.hasAllowed(leaving.guards) { all.add(leaving) }
      }
    }
    return all
  }
}

extension NavigationCoordinator {
  /// Pushes a child, unless a child of its class runs already.
  ///
  /// For example, the second tap of a double tap finds such a child. Then nothing is created, and
  /// the transition has ended as `TransitionResult.merged`. The handle of a flow has the outcome
  /// of the one that runs.
  @discardableResult
  public func push<Child: ScreenCoordinator>(
    unlessRunning child: @autoclosure () -> Child, animated: Bool = true, fileID: String = #fileID,
    line: Int = #line
  ) -> Child.Handle {
    CallSite.track(fileID, line) {
      presenter.remaining(Child.self)?._show(for: presenter) { _ in nil }
        ?? push(child(), animated: animated, fileID: fileID, line: line)
    }
  }
}
