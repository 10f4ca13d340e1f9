extension CoordinatorContext {
  /// Stops the coordinator and everything it started, as its parent's `stop(child)` does.
  ///
  /// Call it to stop a root, whose outcome is then cancelled with ``CancelReason/cancelled``.
  public func stop() { stop(reason: parentContext == nil ? .cancelled : .stoppedByParent) }

  package func stop(reason: CancelReason) { stop(with: .cancelled(reason)) }

  /// Stops a coordinator that still runs although its parent was freed without a stop.
  func stopIfOrphaned() {
    if rootKind == .none, state != .inactive, parentContext == nil { stop(reason: .parentStopped) }
  }

  func finish<Output>(_ output: Output) {
    if !lifecycle.hasEverStarted, let coordinator { report(.finishedBeforeStart(coordinator)) }
    stop(with: .finished(())) { (storedCompletion() as FlowCompletion<Output>).output = output }
  }

  private func stop(with outcome: Outcome<Void>, storingOutput store: () -> Void = {}) {
    guard let coordinator else { return }
    let actions = updateLifecycle { $0.stop() }
    guard !actions.isEmpty else { return }
    pendingOutcome = outcome
    store()
    perform(actions, for: coordinator)
  }

  func stopChildren(for coordinator: AnyCoordinator) {
    // A copy of the list would retain the contexts of stopped children.
    while let child = youngestRunningChild { child.stop(reason: .parentStopped) }
    continueStopping(coordinator)
  }

  /// Continues when the last child is detached; one that was already stopping calls this later.
  private func continueStopping(_ coordinator: AnyCoordinator) {
    guard childContexts.isEmpty else { return }
    perform(for: coordinator) { $0.childrenDidStop() }
  }

  /// Whether the coordinator has stopped, but is not detached yet because its delegates are being notified.
  var isFinishingStop: Bool { pendingOutcome != nil && lifecycle.phase == .inactive }

  /// Notifies the remaining delegates, detaches the coordinator and delivers its outcome; a
  /// delegate that starts the coordinator again calls this early.
  func finishStopping(_ coordinator: AnyCoordinator) {
    guard isFinishingStop else { return }
    deliverCalls(of: coordinator)
    guard isFinishingStop, let outcome = pendingOutcome else { return }
    pendingOutcome = nil
    let (parentContext, source, flow) = (parentContext, eventSource, flow)
    self.flow = nil
    if rootKind == .none { storedJournal = nil }
    rootKind = .none
    if let parentContext {
      if let delegate, let parent = parentContext.coordinator { delegate.remove(object: parent) }
      self.parentContext = nil
      parentContext.remove(self)
      releaseCoordinator()
    }
    // From here on, each call may start the coordinator again.
    attachment?.coordinatorDidStop(coordinator)
    source?.record(.completion(of: coordinator, outcome, flow: flow))
    flow?.complete(orCancelled: outcome.cancelReason ?? .cancelled)
    if let parentContext, parentContext.lifecycle.phase == .stoppingChildren,
      let parent = parentContext.coordinator
    {
      parentContext.continueStopping(parent)
    }
  }
}
