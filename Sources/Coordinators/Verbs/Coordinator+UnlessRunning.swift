public import CoordinatorCore

// Children of whom there is to be one at a time. A double tap makes two objects, so a child that runs is known by its
// class.

extension Coordinator {
  /// Presents a flow, unless a child of its class runs, as at the second tap of a double one.
  ///
  /// Then nothing is made. What is returned is the end of the flow that runs, and a transition that has ended as
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

  /// Presents a child, unless one of its class runs, as at the second tap of a double one.
  ///
  /// Then nothing is made, and the transition has ended as ``TransitionResult/merged``.
  @discardableResult
  public func present<Child: ScreenCoordinator>(
    unlessRunning child: @autoclosure () -> Child, animated: Bool = true,
    style: Presentation? = nil
  ) -> TransitionHandle {
    if remaining(Child.self) != nil { return TransitionHandle(ended: .merged) }
    return present(child(), animated: animated, style: style)
  }

  /// The end of a flow that runs.
  fileprivate func running<Flow: FlowCoordinator & ScreenCoordinator>(
    _ type: Flow.Type
  ) -> FlowTransition<Flow.Output>? {
    remaining(type).map {
      FlowTransition(
        flow: $0.context.flowHandle(), transition: TransitionHandle(ended: .merged))
    }
  }

  /// A child of a class that is shown, or is to be, and stays.
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
  /// Pushes a flow, unless a child of its class runs, as at the second tap of a double one.
  ///
  /// Then nothing is made. What is returned is the end of the flow that runs, and a transition that has ended as
  /// ``TransitionResult/merged``.
  @discardableResult
  public func push<Flow: FlowCoordinator & ScreenCoordinator>(
    unlessRunning flow: @autoclosure () -> Flow, animated: Bool = true
  ) -> FlowTransition<Flow.Output> {
    running(Flow.self) ?? push(flow(), animated: animated)
  }

  /// Pushes a child, unless one of its class runs, as at the second tap of a double one.
  ///
  /// Then nothing is made, and the transition has ended as ``TransitionResult/merged``.
  @discardableResult
  public func push<Child: ScreenCoordinator>(
    unlessRunning child: @autoclosure () -> Child, animated: Bool = true
  ) -> TransitionHandle {
    if remaining(Child.self) != nil { return TransitionHandle(ended: .merged) }
    return push(child(), animated: animated)
  }
}
