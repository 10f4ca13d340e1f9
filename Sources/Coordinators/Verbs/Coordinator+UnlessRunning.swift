public import CoordinatorCore

// Verbs for children of which only one may run at a time. A double tap creates two objects, so a
// running child is found by its class.

extension Coordinator {
  /// Presents a flow, unless a child of its class runs already.
  ///
  /// For example, the second tap of a double tap finds such a child. Then nothing is created. The
  /// result holds the end of the running flow, and a transition that has ended as
  /// ``TransitionResult/merged``.
  ///
  /// ```swift
  /// func account() async -> Account? {
  ///   await present(unlessRunning: Login.Coordinator(accounts: accounts)).outcome.output
  /// }
  /// ```
  @discardableResult
  public func present<Flow: FlowCoordinator & ScreenCoordinator>(
    unlessRunning flow: @autoclosure () -> Flow, animated: Bool = true, style: Presentation? = nil
  ) -> FlowTransition<Flow.Output> {
    running(Flow.self) ?? present(flow(), animated: animated, style: style)
  }

  /// Presents a child, unless a child of its class runs already.
  ///
  /// For example, the second tap of a double tap finds such a child. Then nothing is created, and
  /// the transition has ended as ``TransitionResult/merged``.
  @discardableResult
  public func present<Child: ScreenCoordinator>(
    unlessRunning child: @autoclosure () -> Child, animated: Bool = true,
    style: Presentation? = nil
  ) -> TransitionHandle {
    if remaining(Child.self) != nil { return TransitionHandle(ended: .merged) }
    return present(child(), animated: animated, style: style)
  }

  /// Returns the end of a running flow of a class, with a transition that has ended as merged.
  fileprivate func running<Flow: FlowCoordinator & ScreenCoordinator>(
    _ type: Flow.Type
  ) -> FlowTransition<Flow.Output>? {
    remaining(type).map {
      FlowTransition(
        flow: $0.context.flowHandle(), transition: TransitionHandle(ended: .merged))
    }
  }

  /// Returns a child of a class that is shown or will be shown, and that no request dismisses.
  fileprivate func remaining<Child: ScreenCoordinator>(_ type: Child.Type) -> Child? {
    for child in children {
      guard let child = child as? Child else { continue }
      let owner = child.context.attachment as? ScreenOwner
      if owner?.records.contains(where: { $0.pendingDismissals > 0 }) == true { continue }
      if owner?.hasShown != true || owner?.hasScreensInSubtree == true { return child }
    }
    return nil
  }
}

extension NavigationCoordinator {
  /// Pushes a flow, unless a child of its class runs already.
  ///
  /// For example, the second tap of a double tap finds such a child. Then nothing is created. The
  /// result holds the end of the running flow, and a transition that has ended as
  /// ``TransitionResult/merged``.
  @discardableResult
  public func push<Flow: FlowCoordinator & ScreenCoordinator>(
    unlessRunning flow: @autoclosure () -> Flow, animated: Bool = true
  ) -> FlowTransition<Flow.Output> {
    running(Flow.self) ?? push(flow(), animated: animated)
  }

  /// Pushes a child, unless a child of its class runs already.
  ///
  /// For example, the second tap of a double tap finds such a child. Then nothing is created, and
  /// the transition has ended as ``TransitionResult/merged``.
  @discardableResult
  public func push<Child: ScreenCoordinator>(
    unlessRunning child: @autoclosure () -> Child, animated: Bool = true
  ) -> TransitionHandle {
    if remaining(Child.self) != nil { return TransitionHandle(ended: .merged) }
    return push(child(), animated: animated)
  }
}
