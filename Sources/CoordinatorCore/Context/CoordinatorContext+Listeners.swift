extension CoordinatorContext {
  var delegate: ListenerList? { listeners?.delegate }

  private func makeListeners() -> Listeners {
    let made = listeners ?? Listeners()
    listeners = made
    return made
  }

  /// Adds a listener for the four lifecycle calls, which need not conform to the coordinator's delegate protocol.
  ///
  /// - Parameters:
  ///   - observer: The listener.
  ///   - strongly: Whether the context holds the listener strongly.
  public func addObserver(_ observer: any CoordinatorDelegate, strongly: Bool = false) {
    observerList.add(observer, strongly: strongly)
  }

  /// The listeners that ``addObserver(_:strongly:)`` adds.
  package var observerList: MulticastDelegate<any CoordinatorDelegate> {
    // The default delegate may be the same list, in which the parent comes first.
    if let coordinator { _ = list(of: coordinator) }
    return makeListeners().makeObservers()
  }

  /// Removes a listener, if it was added.
  public func removeObserver(_ observer: any CoordinatorDelegate) {
    listeners?.observers?.remove(observer)
  }

  /// The multicast delegate that a coordinator has by default.
  func defaultDelegate<Listener>() -> MulticastDelegate<Listener> {
    if let delegate = delegate as? MulticastDelegate<Listener> { return delegate }
    // Plain delegates and observers share one list, so a listener added to both is notified once.
    let listeners = makeListeners()
    let list = listeners.makeObservers() as? MulticastDelegate<Listener> ?? MulticastDelegate()
    listeners.delegate = list
    if let parent = parent as? Listener { list.add(parent) }
    return list
  }

  /// Stores the coordinator's delegate, unless it is the default, which is created when first used.
  func findDelegate(of coordinator: some Coordinator) {
    let type = ObjectIdentifier(type(of: coordinator))
    let known = CoordinatorContext.classesWithDefaultDelegate
    if known.contains(type) { return }
    let isUnused = listeners == nil
    let found = list(of: coordinator)
    guard found === delegate else { return makeListeners().delegate = found }
    CoordinatorContext.classesWithDefaultDelegate = known.union([type])
    // Like that of later coordinators of the class, it is created when it is first used.
    if isUnused { listeners = nil }
  }

  private func list(of coordinator: some Coordinator) -> ListenerList { coordinator.delegate }
}

// MARK: - Lifecycle calls

extension CoordinatorContext {
  /// Notes that the listener handles the running call with the default implementation, which does nothing.
  static func defaultWasCalled(_ change: LifecycleChange, on listener: AnyObject) {
    if let running, running.deliveredChange == change,
      running.identity == ObjectIdentifier(listener)
    {
      running.deliveredChange = nil
    }
  }

  /// Notifies the listeners, then the parent; all of them receive a call before the next call
  /// begins, even if a listener stops the coordinator.
  func notify(of change: LifecycleChange, by coordinator: AnyCoordinator) {
    guard let listeners else { return notifyParent(of: change, by: coordinator) }
    listeners.calls.append(change, for: listeners.boxes)
    deliverCalls(of: coordinator)
  }

  /// Delivers the pending calls; a nested call delivers the rest before the outer one continues.
  func deliverCalls(of coordinator: AnyCoordinator) {
    while let (change, box) = listeners?.calls.next() {
      guard let box else {
        notifyParent(of: change, by: coordinator)
        continue
      }
      guard let object = box.object, object !== parent,
        let listener = object as? any CoordinatorDelegate
      else { continue }
      CoordinatorContext.notify(listener, of: change) { listener.receive(change, of: coordinator) }
    }
  }

  private func notifyParent(of change: LifecycleChange, by coordinator: AnyCoordinator) {
    guard let parentContext, let parent = parentContext.coordinator else { return }
    parentContext.whileDelivering(change, to: parent) { parent.receive(change, of: coordinator) }
  }

  /// Calls a listener, with its context as the running one if it is a coordinator.
  static func notify(
    _ listener: AnyObject, of change: LifecycleChange? = nil, by call: () -> Void
  ) {
    guard let coordinator = listener as? any Coordinator else { return call() }
    coordinator.context.whileDelivering(change, to: coordinator, call)
  }

  private func whileDelivering(
    _ change: LifecycleChange?, to coordinator: any Coordinator, _ call: () -> Void
  ) {
    let outer = deliveredChange
    deliveredChange = change
    whileRunning(call)
    let isDefault = change != nil && deliveredChange == nil
    deliveredChange = outer
    if !isDefault { attachment?.delegateCallDidRun(of: coordinator) }
  }
}
