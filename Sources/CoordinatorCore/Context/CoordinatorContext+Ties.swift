extension CoordinatorContext {
  /// Makes the coordinator known to its context; false if the context is somebody else's.
  package func bind(_ coordinator: some Coordinator) -> Bool {
    if identity == ObjectIdentifier(coordinator) { return true }
    if let known = self.coordinator {
      report(.sharesContext(coordinator, with: known))
      return false
    }
    guard coordinator.context === self else {
      report(.contextNotKept(coordinator))
      return false
    }
    self.coordinator = coordinator
    identity = ObjectIdentifier(coordinator)
    delegateList = coordinator.delegate
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
    if knownJournal == nil { knownJournal = Journal() }
    prepareAttachment(coordinator)
    attachment?.coordinatorDidBecomeRoot(coordinator)
  }

  func attach(_ child: some Coordinator, _ childContext: CoordinatorContext) {
    childContext.rootKind = .none
    childContext.parentContext = self
    childContext.share(knownJournal)
    append(child, childContext)
  }

  func join<Child: Coordinator>(
    _ child: Child, _ childContext: CoordinatorContext, _ parent: some Coordinator
  ) {
    guard let delegates = childContext.delegateList else { return }
    // The first test spares the plain delegates a cast.
    if Child.Delegate.self == (any CoordinatorDelegate).self || parent is Child.Delegate {
      // The lifecycle calls reach the parent by its context.
      delegates.add(parent, lifecycleListener: nil, strongly: false)
    } else {
      report(.parentIsNoDelegate(parent, of: child, Child.Delegate.self))
    }
  }

  func detach(_ childContext: CoordinatorContext) {
    // The youngest child is the likeliest to go.
    let children = childContexts
    var index = children.count - 1
    while index >= 0, children[index] !== childContext { index -= 1 }
    if index >= 0 { removeChild(at: index) }
  }
}
