extension CoordinatorContext {
  /// Starts a root; false if it may not start, and true if it runs already.
  @discardableResult
  func launch(
    _ coordinator: some Coordinator, completion: () -> (any AnyFlowCompletion)? = { nil }
  ) -> Bool {
    guard let coordinator = register(coordinator) else { return false }
    if isFinishingStop { finishStopping(coordinator) }
    stopIfOrphaned()
    if let parent {
      report(.launchedChild(coordinator, parent: parent))
      return false
    }
    guard lifecycle.phase != .stoppingChildren, lifecycle.phase != .stopping else {
      report(.startedWhileStopping(coordinator))
      return false
    }
    guard lifecycle.phase == .inactive else {
      if rootKind == .startedDirectly { report(.launchedInUse(coordinator)) }
      rootKind = .launched
      return true
    }
    becomeRoot(.launched, coordinator, completion: completion())
    perform(for: coordinator) { $0.start(underPausedParent: false) }
    return true
  }

  /// Activates a root whose `start()` your code called directly; false if it does not run.
  @discardableResult
  package func activateIfNeeded(_ coordinator: some Coordinator) -> Bool {
    if identity == ObjectIdentifier(coordinator), state != .inactive { return true }
    guard let coordinator = register(coordinator) else { return false }
    if lifecycle.phase == .inactive, !lifecycle.hasEverStarted, !isToBecomeChild {
      if let other = CoordinatorContext.running?.coordinator, other !== coordinator {
        report(.usedBeforeItsStart(coordinator, by: other))
      }
      becomeRoot(.startedDirectly, coordinator)
      perform(for: coordinator) { $0.activate() }
    }
    return state != .inactive
  }

  /// Starts a child; false if it may not start, and true if it runs already.
  @discardableResult
  func start<Child: Coordinator>(
    _ child: Child, by parent: some Coordinator,
    completion: () -> (any AnyFlowCompletion)? = { nil }
  ) -> Bool {
    guard let parent = register(parent) else { return false }
    if lifecycle.phase == .inactive { activateIfNeeded(parent) }
    let childContext = child.context
    guard childContext.register(child, strongly: true) != nil else { return false }
    // A stopping parent starts no child. It would go on with its stop in here.
    if childContext.isFinishingStop, lifecycle.phase != .stoppingChildren {
      childContext.finishStopping(child)
    }
    childContext.stopIfOrphaned()
    guard mayStart(child, in: childContext, by: parent) else {
      if childContext.parentContext == nil { childContext.releaseCoordinator() }
      return false
    }
    let isRunning = childContext.state != .inactive
    if isRunning, isParent(of: child) { return true }
    return whileRunning {
      attach(child, childContext, to: parent)
      guard !isRunning else {
        childContext.attachment?.coordinatorDidBecomeChild()
        childContext.notify(of: .started, by: child)
        if state == .paused { childContext.pause(.inherited) }
        return true
      }
      childContext.flow = completion() ?? childContext.flow
      childContext.startDepth = childStartDepth
      childContext.prepareAttachment(child)
      let isPaused = state == .paused
      childContext.perform(for: child) { $0.start(underPausedParent: isPaused) }
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
    case .starting, .active, .pausingChildren, .paused: break
    case .stoppingChildren:
      // Legal: `coordinatorDidStop` of a parent starts the next child, even while the parent itself stops.
      if let journal = eventSource?.journal {
        let path = "\(path)/\(typeName(of: child))"
        journal.record(.completion(of: child, .cancelled(.notStarted)), path: path)
      }
      return false
    case .stopping:
      report(.startsWhileStopping(child, parent: parent))
      return false
    case .inactive:
      report(.startsWhileInactive(child, parent: parent))
      return false
    }
    switch childContext.lifecycle.phase {
    case .inactive: return true
    case .stoppingChildren, .stopping:
      report(.startedWhileStopping(child))
      return false
    case .starting, .active, .pausingChildren, .paused: break
    }
    if isParent(of: child) { return true }
    if lineage.contains(where: { $0 === childContext }) {
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
}
