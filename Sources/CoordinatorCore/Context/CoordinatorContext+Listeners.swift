extension CoordinatorContext {
  /// Adds a listener that hears the four lifecycle calls, whatever the coordinator's own delegate protocol is.
  ///
  /// - Parameters:
  ///   - observer: The listener.
  ///   - strongly: Whether it is kept alive by this context.
  public func addObserver(_ observer: any CoordinatorDelegate, strongly: Bool = false) {
    // The default delegate may be the same list, in which the parent comes first.
    if let coordinator { _ = list(of: coordinator) }
    makeObservers().add(observer, strongly: strongly)
  }

  /// Removes a listener; one that is not there is ignored.
  public func removeObserver(_ observer: any CoordinatorDelegate) {
    observers?.remove(observer)
  }

  /// The multicast delegate that a coordinator has by default.
  func defaultDelegate<Listener>() -> MulticastDelegate<Listener> {
    if let delegate = delegate as? MulticastDelegate<Listener> { return delegate }
    // Plain delegates and observers are one list, so that nobody in both is notified twice.
    let made = makeObservers() as? MulticastDelegate<Listener> ?? MulticastDelegate()
    delegate = made
    if let parent = parent as? Listener { made.add(parent) }
    return made
  }

  private func makeObservers() -> MulticastDelegate<any CoordinatorDelegate> {
    let made = observers ?? MulticastDelegate()
    observers = made
    return made
  }

  /// Asks a coordinator for its delegate, unless that is a default, which is made when somebody asks for it.
  func findDelegate(of coordinator: some Coordinator) {
    let type = ObjectIdentifier(type(of: coordinator))
    if CoordinatorContext.classesWithDefaultDelegate.contains(type) { return }
    let found = list(of: coordinator)
    if found === delegate { CoordinatorContext.classesWithDefaultDelegate.insert(type) }
    delegate = found
  }

  private func list(of coordinator: some Coordinator) -> ListenerList { coordinator.delegate }
}

// MARK: - Lifecycle calls

extension CoordinatorContext {
  /// Notes that the coordinator that hears a lifecycle call has the default for it, which does nothing.
  static func defaultWasCalled(_ change: LifecycleChange, on listener: AnyObject) {
    if let running, running.hears == change, running.identity == ObjectIdentifier(listener) {
      running.hears = nil
    }
  }

  /// Notifies the listeners, then the parent.
  ///
  /// All of them hear a call before anybody hears the next one: a listener that stops the coordinator in
  /// `coordinatorDidStart` does not keep the others from hearing of the start first.
  func notify(of change: LifecycleChange, by coordinator: AnyCoordinator) {
    if delegate == nil, observers == nil { return notifyParent(of: change, by: coordinator) }
    calls.append(change, for: listeners)
    deliverCalls(of: coordinator)
  }

  /// The delegates and the observers, each once.
  private var listeners: [ListenerBox] {
    let delegates = delegate?.boxes ?? []
    guard let observers, observers !== delegate else { return delegates }
    return delegates + observers.boxes.filter { delegate?.box(of: $0.object) == nil }
  }

  /// Delivers the calls that are on their way; whoever hears one may have the rest delivered first.
  func deliverCalls(of coordinator: AnyCoordinator) {
    while let (change, box) = calls.next() {
      guard let box else {
        notifyParent(of: change, by: coordinator)
        continue
      }
      guard let listener = box.object as? any CoordinatorDelegate, listener !== parent else {
        continue
      }
      CoordinatorContext.notify(listener, of: change) { listener.hear(change, of: coordinator) }
    }
  }

  private func notifyParent(of change: LifecycleChange, by coordinator: AnyCoordinator) {
    guard let parentContext, let parent = parentContext.coordinator else { return }
    parentContext.whileHearing(change, as: parent) { parent.hear(change, of: coordinator) }
  }

  /// Makes a call that a listener hears; what a coordinator does in it is the coordinator's own.
  ///
  /// - Parameter change: What a lifecycle call is about.
  static func notify(
    _ listener: AnyObject, of change: LifecycleChange? = nil, by call: () -> Void
  ) {
    guard let coordinator = listener as? any Coordinator else { return call() }
    coordinator.context.whileHearing(change, as: coordinator, call)
  }

  private func whileHearing(
    _ change: LifecycleChange?, as coordinator: any Coordinator, _ call: () -> Void
  ) {
    let outer = hears
    hears = change
    whileRunning(call)
    let isDefault = change != nil && hears == nil
    hears = outer
    if !isDefault { attachment?.delegateCallDidRun(of: coordinator) }
  }
}
