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
    end(as: .finished(())) { ($0.flow as? FlowRun<Output>)?.finish(output) }
  }

  private func end(as ending: Outcome<Void>, settle: (CoordinatorContext) -> Void) {
    guard let coordinator else { return }
    let actions = lifecycle.end()
    guard !actions.isEmpty else { return }
    self.ending = ending
    settle(self)
    perform(actions, for: coordinator)
  }

  func stopChildren(for coordinator: AnyCoordinator) {
    while let child = youngestRunningChild {
      child.end(reason: .parentStopped)
    }
    stopAfterChildren(coordinator)
  }

  private var youngestRunningChild: CoordinatorContext? {
    var index = childContexts.count - 1
    while index >= 0 {
      if childContexts[index].state != .inactive { return childContexts[index] }
      index -= 1
    }
    return nil
  }

  /// Goes on when the last child has left: one that was in the middle of its stop when this coordinator was
  /// ended takes it along as soon as it is through.
  private func stopAfterChildren(_ coordinator: AnyCoordinator) {
    guard childContexts.isEmpty else { return }
    perform(lifecycle.childrenDidEnd(), for: coordinator)
  }

  /// Completes a stop whose delegates are being told, also when one of them starts the coordinator again.
  func finishLeaving(_ coordinator: AnyCoordinator) {
    guard isLeaving else { return }
    deliverAnnouncements(coordinator)
    guard isLeaving else { return }
    isLeaving = false
    let parentContext = parentContext
    let journal = journalInUse
    let outcome = ending
    if let parentContext {
      if let delegateList, let parent = parentContext.identity { delegateList.remove(parent) }
      isJoined = false
      parentClass = nil
      self.parentContext = nil
      knownJournal = nil
      parentContext.detach(self)
    }
    // From here on the coordinator may be started again by whoever hears of the end.
    let flow = flow
    self.flow = nil
    rootKind = .none
    ending = nil
    attachment?.coordinatorDidStop(coordinator)
    if let (journal, path) = journal, let outcome, journal.isObserved {
      journal.record(.end(of: coordinator, outcome), path: path)
    }
    flow?.deliver()
    if let parentContext, parentContext.lifecycle.phase == .ending,
      let parent = parentContext.coordinator
    {
      parentContext.stopAfterChildren(parent)
    }
  }
}
