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
    if keeping { keep(coordinator) } else { self.coordinator = coordinator }
    identity = ObjectIdentifier(coordinator)
    if let known = CoordinatorClass.known(type(of: coordinator)) {
      knownClass = known
      delegateList = known.defaultList == nil ? coordinator.delegate : madeList(known)
    } else {
      let list = coordinator.delegate
      let isDefault = list === madeDelegates || list === observers
      delegateList = list
      knownClass = .make(
        for: type(of: coordinator), defaultList: isDefault ? ObjectIdentifier(type(of: list)) : nil)
    }
    return true
  }

  func prepareAttachment(_ coordinator: some Coordinator) {
    guard !wasAttachmentAsked else { return }
    wasAttachmentAsked = true
    if attachment == nil { attachment = coordinator.makeContextAttachment() }
  }

  func becomeRoot(_ kind: Root, _ coordinator: some Coordinator) {
    rootKind = kind
    flow = nil
    startersAbove = 0
    if knownJournal == nil { knownJournal = Journal() }
    prepareAttachment(coordinator)
    attachment?.coordinatorDidBecomeRoot(coordinator)
  }

  func attach(_ child: some Coordinator, _ childContext: CoordinatorContext) {
    childContext.rootKind = .none
    childContext.parentContext = self
    childContext.parentClass = knownClass
    childContext.share(knownJournal)
    append(child, childContext)
  }

  func join<Child: Coordinator>(
    _ child: Child, _ childContext: CoordinatorContext, _ parent: some Coordinator
  ) {
    // The first test spares the plain delegates a cast.
    if Child.Delegate.self == (any CoordinatorDelegate).self || parent is Child.Delegate {
      // The lifecycle calls reach the parent by its context.
      childContext.isJoined = true
      childContext.delegateList?.add(parent, lifecycleListener: nil, strongly: false)
    } else {
      report(.parentIsNoDelegate(parent, of: child, Child.Delegate.self))
    }
  }
}
