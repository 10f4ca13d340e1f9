extension Coordinator {
  /// The running coordinators that this one started: the same as ``children``, but in tab order for tabs.
  public var childCoordinators: [AnyCoordinator] {
    context.attachment?.orderedChildren(of: self) ?? context.children
  }

  /// Starts a child; the same as `start(child)`.
  public func start(
    coordinator child: some Coordinator, fileID: String = #fileID, line: Int = #line
  ) {
    start(child, fileID: fileID, line: line)
  }

  /// Starts a child flow and returns a handle for its outcome; the same as `start(flow)`.
  @discardableResult
  public func start<Flow: FlowCoordinator>(
    coordinator flow: Flow, fileID: String = #fileID, line: Int = #line
  ) -> FlowHandle<Flow.Output> {
    start(flow, fileID: fileID, line: line)
  }

  /// Stops a child; the same as `stop(child)`.
  public func stop(coordinator child: some Coordinator, fileID: String = #fileID, line: Int = #line)
  {
    stop(child, fileID: fileID, line: line)
  }

  /// Pauses a child; the same as `pause(child)`.
  public func pause(
    coordinator child: some Coordinator, fileID: String = #fileID, line: Int = #line
  ) {
    pause(child, fileID: fileID, line: line)
  }

  /// Resumes a child; the same as `resume(child)`.
  public func resume(
    coordinator child: some Coordinator, fileID: String = #fileID, line: Int = #line
  ) {
    resume(child, fileID: fileID, line: line)
  }
}
