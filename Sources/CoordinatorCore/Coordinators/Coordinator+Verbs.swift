extension Coordinator {
  /// Starts this coordinator as the root of a tree.
  ///
  /// Call it once, on the coordinator that your app delegate or scene delegate stores in a property:
  ///
  /// ```swift
  /// let coordinator = AppCoordinator()
  /// coordinator.launch()
  /// ```
  ///
  /// Launching a running root again has no effect. Launching a coordinator that has a parent only reports a
  /// diagnostic.
  public func launch(fileID: String = #fileID, line: Int = #line) {
    CallSite.track(fileID, line) {
      context.launch(self)
    }
  }

  /// Starts a child.
  ///
  /// This coordinator becomes the child's parent and holds it strongly. The child becomes active, its ``start()``
  /// runs, and its delegates are notified. If this coordinator is paused, the child is then paused too.
  /// Starting a child that already runs has no effect.
  ///
  /// The call only reports a diagnostic if the coordinator has another parent, was launched as a root, is still
  /// stopping, or is an ancestor or this coordinator itself. The same is true if this coordinator has stopped or is
  /// in its ``stop()``.
  public func start(_ child: some Coordinator, fileID: String = #fileID, line: Int = #line) {
    CallSite.track(fileID, line) {
      startChild(child)
    }
  }

  /// Starts a child flow and returns a handle for its outcome.
  ///
  /// If the child already runs, the handle reports the outcome of the running flow. If the child cannot be started,
  /// the outcome is cancelled with ``CancelReason/notStarted``.
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
  /// Its children stop first, the youngest before the oldest. Then its ``stop()`` runs, its delegates are notified,
  /// and it is detached from its parent. Stopping it again has no effect. For any other coordinator that is not a
  /// child of this one, the call only reports a diagnostic, and so do ``pause(_:fileID:line:)`` and
  /// ``resume(_:fileID:line:)``.
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

  /// Ends the pause of a child that ``pause(_:fileID:line:)`` has begun, and that of the descendants
  /// that were paused only because the child was.
  ///
  /// The child stays paused while there is another reason: its parent is paused, its tab is not
  /// selected, other screens cover it, or the app is in the background.
  public func resume(_ child: some Coordinator, fileID: String = #fileID, line: Int = #line) {
    CallSite.track(fileID, line) {
      context.context(of: child, for: .resume, by: self)?.resume()
    }
  }

  /// Stops this coordinator without an output.
  ///
  /// Cancelling a coordinator that does not run has no effect.
  public func cancel() {
    context.stop(reason: .cancelled)
  }
}

// The framework itself calls these variants of the verbs.
extension Coordinator {
  package func startChild(_ child: some Coordinator) {
    let child = child._represented
    context.start(child, by: self)
  }

  package func startChild<Flow: FlowCoordinator>(_ flow: Flow) -> FlowHandle<Flow.Output> {
    flow.context.handle { context.start(flow, by: self, completion: $0) }
  }

  package func stopChild(_ child: some Coordinator) {
    context.context(of: child, for: .stop, by: self)?.stop(reason: .stoppedByParent)
  }
}
