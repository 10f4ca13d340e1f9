extension CoordinatorContext {
  /// Stores the coordinator at its first use, and returns it; for a wrapper, the coordinator that it wraps.
  ///
  /// It returns nil, after a diagnostic, if another coordinator uses the context, or if the coordinator does not keep
  /// it. If `strongly`, a new reference is strong until ``releaseCoordinator()``.
  func register(_ coordinator: some Coordinator, strongly: Bool = false) -> AnyCoordinator? {
    if identity == ObjectIdentifier(coordinator) { return coordinator }
    let represented = coordinator._represented
    if represented !== coordinator { return register(represented, strongly: strongly) }
    if let known = self.coordinator {
      report(.sharesContext(coordinator, with: known))
      return nil
    }
    guard coordinator.context === self else {
      report(.contextNotKept(coordinator))
      return nil
    }
    strongCoordinator = coordinator
    identity = ObjectIdentifier(coordinator)
    if !strongly { releaseCoordinator() }
    findDelegate(of: coordinator)
    return coordinator
  }

  /// Creates the attachment before the first start.
  func prepareAttachment(_ coordinator: some Coordinator) {
    if attachment != nil || lifecycle.hasEverStarted { return }
    attachment = coordinator._makeContextAttachment()?.attachment
  }

  func becomeRoot(
    _ kind: Root, _ coordinator: some Coordinator, completion: (any AnyFlowCompletion)? = nil
  ) {
    rootKind = kind
    flow = completion ?? flow
    startDepth = 0
    if storedJournal == nil { storedJournal = Journal() }
    prepareAttachment(coordinator)
    attachment?.coordinatorDidBecomeRoot(coordinator)
  }

  func attach<Child: Coordinator>(
    _ child: Child, _ childContext: CoordinatorContext, to parent: some Coordinator
  ) {
    childContext.rootKind = .none
    childContext.parentContext = self
    childContext.share(storedJournal)
    childContext.strongCoordinator = child
    add(childContext)
    // The first condition avoids a cast for plain delegates.
    if Child.Delegate.self == (any CoordinatorDelegate).self || parent is Child.Delegate {
      childContext.delegate?.add(object: parent)
    } else {
      report(.parentIsNoDelegate(parent, of: child, Child.Delegate.self))
    }
  }
}
