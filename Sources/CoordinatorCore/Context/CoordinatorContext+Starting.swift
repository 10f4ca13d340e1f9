extension CoordinatorContext {
  /// Starts the coordinator of this context as a root.
  @discardableResult
  func launch(_ coordinator: some Coordinator, run: (any AnyFlowRun)? = nil) -> StartResult {
    guard bind(coordinator) else { return .refused }
    if isLeaving { finishLeaving(coordinator) }
    if let parent {
      report(.launchedChild(coordinator, parent: parent))
      return .refused
    }
    guard lifecycle.phase != .ending, lifecycle.phase != .stopping else {
      report(.startedWhileStopping(coordinator))
      return .refused
    }
    guard lifecycle.phase == .inactive else {
      if rootKind == .startedByHand { report(.launchedInUse(coordinator)) }
      rootKind = .launched
      return .ranAlready
    }
    becomeRoot(.launched, coordinator, run: run)
    perform(lifecycle.start(underPausedParent: false), for: coordinator)
    return .started
  }

  /// Makes active a root whose `start()` was called by hand; to be called by every verb.
  ///
  /// Returns whether the coordinator runs, so that the verb may go on.
  @discardableResult
  package func use(by coordinator: some Coordinator) -> Bool {
    guard bind(coordinator) else { return false }
    if lifecycle.phase == .inactive, !lifecycle.hasEverStarted {
      if let other = CoordinatorContext.running?.coordinator, other !== coordinator {
        report(.usedBeforeItsStart(coordinator, by: other))
      }
      becomeRoot(.startedByHand, coordinator)
      perform(lifecycle.adopt(), for: coordinator)
    }
    return state != .inactive
  }

  /// Starts a child of this context's coordinator.
  @discardableResult
  func start<Child: Coordinator>(
    _ child: Child, by parent: some Coordinator, run: (any AnyFlowRun)? = nil
  ) -> StartResult {
    guard bind(parent) else { return .refused }
    if lifecycle.phase == .inactive { use(by: parent) }
    let childContext = child.context
    guard childContext.bind(child, keeping: true) else { return .refused }
    if childContext.isLeaving { childContext.finishLeaving(child) }
    guard mayStart(child, in: childContext, by: parent) else {
      if childContext.parentContext == nil { childContext.loosen() }
      return .refused
    }
    let runsAlready = childContext.state != .inactive
    if runsAlready, isParent(of: child) { return .ranAlready }
    return whileRunning {
      attach(child, childContext, to: parent)
      guard !runsAlready else {
        childContext.notify(of: .started, by: child)
        if state == .paused { childContext.pause(.inherited) }
        return .ranAlready
      }
      childContext.begin(run)
      childContext.startersAbove = startersBelow
      childContext.prepareAttachment(child)
      childContext.perform(
        childContext.lifecycle.start(underPausedParent: state == .paused), for: child)
      return .started
    }
  }

  /// Begins a run of a flow, which may have been asked for before.
  func begin(_ run: (any AnyFlowRun)?) {
    flow = run ?? flow
    flow?.begin()
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
    case .ending:
      // Legal: a parent starts the next child when one has stopped, also while it is ending itself.
      if let (journal, path) = journalInUse {
        let path = "\(path)/\(typeName(of: child))"
        journal.record(.end(of: child, .cancelled(.notStarted)), path: path)
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
    case .ending, .stopping:
      report(.startedWhileStopping(child))
      return false
    case .starting, .active, .paused: break
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
