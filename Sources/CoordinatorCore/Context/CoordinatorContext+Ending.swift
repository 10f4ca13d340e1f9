extension CoordinatorContext {
  /// Stops the coordinator of this context and everything it started, as its parent's `stop(child)` does.
  ///
  /// It is the way to stop a root, whose outcome is then ``CancelReason/cancelled``.
  public func stop() { end(reason: parentContext == nil ? .cancelled : .stoppedByParent) }

  /// Ends the coordinator of this context from outside.
  package func end(reason: CancelReason) {
    end(as: .cancelled(reason)) { $0.flow?.cancel(reason) }
  }

  func finish<Output>(_ output: Output) {
    if state == .inactive { reportFinish() }
    end(as: .finished(())) { ($0.flow as? FlowRun<Output>)?.finish(output) }
  }

  /// Reports a `finish` that has no effect, unless something else has ended the flow: the back gesture
  /// and the code can race.
  private func reportFinish() {
    guard !lifecycle.hasEverStarted || wasFinished, let coordinator else { return }
    report(
      lifecycle.hasEverStarted ? .finishedTwice(coordinator) : .finishedBeforeStart(coordinator))
  }

  private func end(as ending: Outcome<Void>, settle: (CoordinatorContext) -> Void) {
    guard let coordinator else { return }
    let actions = lifecycle.end()
    guard !actions.isEmpty else { return }
    self.ending = ending
    wasFinished = ending.isFinished
    settle(self)
    perform(actions, for: coordinator)
  }

  func stopChildren(for coordinator: AnyCoordinator) {
    // A copy of the list would keep the contexts of those that have stopped.
    while let child = ownedChildren?.youngestRunning { child.end(reason: .parentStopped) }
    stopAfterChildren(coordinator)
  }

  /// Goes on when the last child has left: one that was in the middle of its stop when this coordinator was
  /// ended takes it along as soon as it is through.
  private func stopAfterChildren(_ coordinator: AnyCoordinator) {
    guard childContexts.isEmpty else { return }
    perform(lifecycle.childrenDidEnd(), for: coordinator)
  }

  /// Whether the delegates of a coordinator that has stopped are being notified.
  var isLeaving: Bool { ending != nil && lifecycle.phase == .inactive }

  /// Completes a stop whose delegates are being notified, also when one of them starts the coordinator again.
  func finishLeaving(_ coordinator: AnyCoordinator) {
    guard isLeaving else { return }
    deliverCalls(of: coordinator)
    guard isLeaving, let outcome = ending else { return }
    ending = nil
    let (parentContext, journal, flow) = (parentContext, journalInUse, flow)
    self.flow = nil
    rootKind = .none
    if let parentContext {
      if let parent = parentContext.coordinator { delegate?.remove(object: parent) }
      self.parentContext = nil
      knownJournal = nil
      parentContext.ownedChildren?.remove(self)
      loosen()
    }
    // From here on the coordinator may be started again by whoever hears of the end.
    attachment?.coordinatorDidStop(coordinator)
    if let (journal, path) = journal {
      journal.record(.end(of: coordinator, outcome), path: path)
    }
    flow?.deliver()
    if let parentContext, let parent = parentContext.coordinator {
      parentContext.stopAfterChildren(parent)
    }
  }
}
