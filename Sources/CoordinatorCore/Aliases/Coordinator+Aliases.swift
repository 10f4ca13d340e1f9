extension Coordinator {
  /// The same as ``children``.
  public var childCoordinators: [AnyCoordinator] { context.children }

  /// Starts a child; the same as `start(child)`.
  public func start(coordinator child: some Coordinator) {
    start(child)
  }

  /// Starts a child and gives a handle to its outcome; the same as `start(flow)`.
  @discardableResult
  public func start<Flow: FlowCoordinator>(coordinator flow: Flow) -> FlowHandle<Flow.Output> {
    start(flow)
  }

  /// Stops a child; the same as `stop(child)`.
  public func stop(coordinator child: some Coordinator) {
    stop(child)
  }

  /// Pauses a child; the same as `pause(child)`.
  public func pause(coordinator child: some Coordinator) {
    pause(child)
  }

  /// Resumes a child; the same as `resume(child)`.
  public func resume(coordinator child: some Coordinator) {
    resume(child)
  }
}
