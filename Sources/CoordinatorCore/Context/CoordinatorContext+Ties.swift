extension CoordinatorContext {
  /// Makes the coordinator known to its context; false if the context is somebody else's.
  ///
  /// - Parameter keeping: Whether it is about to become a child, and is kept until ``loosen()``.
  package func bind(_ coordinator: some Coordinator, keeping: Bool = false) -> Bool {
    if identity == ObjectIdentifier(coordinator) { return true }
    if let known = self.coordinator {
      report(.sharesContext(coordinator, with: known))
      return false
    }
    guard coordinator.context === self else {
      report(.contextNotKept(coordinator))
      return false
    }
    keptCoordinator = coordinator
    if !keeping { loosen() }
    identity = ObjectIdentifier(coordinator)
    findDelegate(of: coordinator)
    return true
  }

  /// Makes the attachment before the first start.
  func prepareAttachment(_ coordinator: some Coordinator) {
    if attachment != nil || lifecycle.hasEverStarted { return }
    attachment = coordinator._makeContextAttachment()
  }

  func becomeRoot(
    _ kind: Root, _ coordinator: some Coordinator, run: (any AnyFlowRun)? = nil
  ) {
    rootKind = kind
    begin(run)
    startersAbove = 0
    if knownJournal == nil { knownJournal = Journal() }
    prepareAttachment(coordinator)
    attachment?.coordinatorDidBecomeRoot(coordinator)
  }

  func attach<Child: Coordinator>(
    _ child: Child, _ childContext: CoordinatorContext, to parent: some Coordinator
  ) {
    childContext.rootKind = .none
    childContext.parentContext = self
    childContext.share(knownJournal)
    childContext.keptCoordinator = child
    if ownedChildren == nil { ownedChildren = ContextChildren() }
    ownedChildren?.contexts.append(childContext)
    // The first test spares the plain delegates a cast.
    if Child.Delegate.self == (any CoordinatorDelegate).self || parent is Child.Delegate {
      childContext.delegate?.add(object: parent, strongly: false)
    } else {
      report(.parentIsNoDelegate(parent, of: child, Child.Delegate.self))
    }
  }
}
