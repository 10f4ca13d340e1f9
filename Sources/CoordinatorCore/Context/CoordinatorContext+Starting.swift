extension CoordinatorContext {
  /// Starts the coordinator of this context as a root; false if that was refused.
  @discardableResult
  func launch(_ coordinator: some Coordinator) -> Bool {
    guard bind(coordinator) else { return false }
    finishLeaving()
    if let parent {
      report(.launchedChild(coordinator, parent: parent))
      return false
    }
    guard lifecycle.phase != .ending, lifecycle.phase != .stopping else {
      report(.startedWhileStopping(coordinator))
      return false
    }
    guard lifecycle.phase == .inactive else {
      rootKind = .launched
      return true
    }
    becomeRoot(.launched, coordinator)
    perform(lifecycle.start(underPausedParent: false), for: coordinator)
    return true
  }

  /// Makes active a root whose `start()` was called by hand; to be called by every verb.
  ///
  /// Returns whether the coordinator runs, so that the verb may go on.
  @discardableResult
  package func use(by coordinator: some Coordinator) -> Bool {
    guard bind(coordinator) else { return false }
    if lifecycle.phase == .inactive, !lifecycle.hasEverStarted {
      if let other = CoordinatorContext.running?.coordinator, other !== coordinator {
        report(.hookCalledByHand(.start, on: coordinator, by: other))
      }
      becomeRoot(.startedByHand, coordinator)
      perform(lifecycle.adopt(), for: coordinator)
    }
    return state != .inactive
  }

  /// Starts a child of this context's coordinator; false if that was refused.
  @discardableResult
  package func start<Child: Coordinator>(_ child: Child, by parent: some Coordinator) -> Bool {
    guard bind(parent) else { return false }
    use(by: parent)
    let childContext = child.context
    guard childContext.bind(child), mayStart(child, in: childContext, by: parent) else {
      return false
    }
    return whileRunning {
      if childContext.parentContext === self, childContext.state != .inactive { return true }
      childContext.finishLeaving()
      let runsAlready = childContext.state != .inactive
      attach(child, childContext)
      join(child, parent)
      if runsAlready {
        childContext.tell(.started, of: child)
        if state == .paused { childContext.pause(.inherited) }
      } else {
        childContext.prepareAttachment(child)
        childContext.flow = nil
        childContext.perform(
          childContext.lifecycle.start(underPausedParent: state == .paused), for: child)
      }
      return true
    }
  }

  private func mayStart(
    _ child: some Coordinator, in childContext: CoordinatorContext, by parent: some Coordinator
  ) -> Bool {
    guard childContext !== self else {
      report(.startsItself(parent))
      return false
    }
    switch lifecycle.phase {
    case .starting, .active, .paused: break
    case .ending: return false  // Legal: a child was told to stop and its parent starts the next.
    case .stopping:
      report(.startsWhileStopping(child, parent: parent))
      return false
    case .inactive:
      report(.startsWhileInactive(child, parent: parent))
      return false
    }
    switch childContext.lifecycle.phase {
    case .inactive: return true
    case .ending, .stopping:
      report(.startedWhileStopping(child))
      return false
    case .starting, .active, .paused: break
    }
    if childContext.parentContext === self { return true }
    if isBelow(childContext) {
      report(.startsAncestor(child, parent: parent))
      return false
    }
    if let other = childContext.parent {
      report(.startsChildOfAnother(child, parent: parent, other: other))
      return false
    }
    if childContext.rootKind == .launched {
      report(.startsRoot(child, parent: parent))
      return false
    }
    report(.hookCalledByHand(.start, on: child, by: parent))
    return true
  }

  private func isBelow(_ other: CoordinatorContext) -> Bool {
    var ancestor = parentContext
    while let context = ancestor {
      if context === other { return true }
      ancestor = context.parentContext
    }
    return false
  }
}

// MARK: - Ties

extension CoordinatorContext {
  /// Makes the coordinator known to its context; false if the context is somebody else's.
  package func bind(_ coordinator: some Coordinator) -> Bool {
    guard let known = self.coordinator else {
      self.coordinator = coordinator
      return true
    }
    guard known === coordinator else {
      report(.sharesContext(coordinator, with: known))
      return false
    }
    return true
  }

  func prepareAttachment(_ coordinator: some Coordinator) {
    guard !wasAttachmentAsked else { return }
    wasAttachmentAsked = true
    if attachment == nil { attachment = coordinator.makeContextAttachment() }
  }

  private func becomeRoot(_ kind: Root, _ coordinator: some Coordinator) {
    rootKind = kind
    flow = nil
    if knownJournal == nil { knownJournal = Journal() }
    prepareAttachment(coordinator)
    attachment?.coordinatorDidBecomeRoot(coordinator)
  }

  private func attach(_ child: some Coordinator, _ childContext: CoordinatorContext) {
    childContext.rootKind = .none
    childContext.parentContext = self
    childContext.share(knownJournal)
    childContexts.append(childContext)
    childCoordinators.append(child)
  }

  private func join<Child: Coordinator>(_ child: Child, _ parent: some Coordinator) {
    if let listener = parent as? Child.Delegate {
      child.delegate.add(listener)
    } else {
      report(.parentIsNoDelegate(parent, of: child, Child.Delegate.self))
    }
  }

  func detach(_ childContext: CoordinatorContext) {
    // The youngest child is the likeliest to go.
    var index = childContexts.count - 1
    while index >= 0, childContexts[index] !== childContext { index -= 1 }
    guard index >= 0 else { return }
    childContexts.remove(at: index)
    childCoordinators.remove(at: index)
  }
}
