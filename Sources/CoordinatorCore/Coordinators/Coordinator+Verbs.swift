extension Coordinator {
  /// Starts this coordinator as the root of a tree.
  ///
  /// The app calls it once, on the coordinator that it keeps in a property, since nobody else does:
  ///
  /// ```swift
  /// let coordinator = AppCoordinator()
  /// coordinator.launch()
  /// ```
  ///
  /// Has no effect on a root that runs; is refused, with a diagnostic, for a coordinator that has a parent.
  public func launch(fileID: String = #fileID, line: Int = #line) {
    CallSite.track(fileID, line) {
      context.launch(self)
    }
  }

  /// Starts a child.
  ///
  /// The child is attached and kept, becomes active, and its ``start()`` runs; then its delegates
  /// are told. Under a paused parent it is paused at once after that. Starting a child that runs already
  /// has no effect.
  ///
  /// Refused with a diagnostic, and nothing changed: a coordinator that has another parent, an ancestor or this
  /// coordinator itself; any coordinator while this one is inactive or in its ``stop()``.
  public func start(_ child: some Coordinator, fileID: String = #fileID, line: Int = #line) {
    CallSite.track(fileID, line) {
      startChild(child)
    }
  }

  /// Starts a child and gives a handle to its outcome.
  ///
  /// Like the plain `start`; for a child that runs already, the handle is that of the running flow. If the start is
  /// refused, the outcome is cancelled with ``CancelReason/notStarted``.
  @discardableResult
  public func start<Flow: FlowCoordinator>(
    _ flow: Flow, fileID: String = #fileID, line: Int = #line
  ) -> FlowHandle<Flow.Output> {
    CallSite.track(fileID, line) {
      startChild(flow)
    }
  }

  /// Stops a child and everything it started.
  ///
  /// Children stop first, the youngest before the oldest; then the child's ``stop()`` runs; then its delegates are
  /// told, and it is detached. Stopping it again has no effect.
  ///
  /// - Complexity: O(*n*) in the size of the subtree.
  public func stop(_ child: some Coordinator, fileID: String = #fileID, line: Int = #line) {
    CallSite.track(fileID, line) {
      stopChild(child)
    }
  }

  /// Pauses a child and its active descendants, the youngest first.
  public func pause(_ child: some Coordinator, fileID: String = #fileID, line: Int = #line) {
    CallSite.track(fileID, line) {
      context.context(of: child, for: .pause, by: self)?.pause()
    }
  }

  /// Resumes a child, and those descendants that were paused only because the child was.
  ///
  /// A child of a paused parent stays paused until the parent is resumed.
  public func resume(_ child: some Coordinator, fileID: String = #fileID, line: Int = #line) {
    CallSite.track(fileID, line) {
      context.context(of: child, for: .resume, by: self)?.resume()
    }
  }

  /// Ends this coordinator without an output.
  ///
  /// Has no effect on one that is not running.
  public func cancel() {
    context.end(reason: .cancelled)
  }
}

// The same verbs, called by the framework itself.
extension Coordinator {
  package func startChild(_ child: some Coordinator) {
    let child = child._represented
    context.start(child, by: self)
  }

  package func startChild<Flow: FlowCoordinator>(_ flow: Flow) -> FlowHandle<Flow.Output> {
    let run: FlowRun<Flow.Output> = flow.context.run()
    return run.handle(after: context.start(flow, by: self, run: run), in: flow.context)
  }

  package func stopChild(_ child: some Coordinator) {
    context.context(of: child, for: .stop, by: self)?.end(reason: .stoppedByParent)
  }
}
