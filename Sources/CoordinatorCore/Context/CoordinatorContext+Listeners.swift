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
  /// The latest lifecycle call that was a default, which does nothing.
  ///
  /// A default has no place of its own to note that it has run. Whoever calls a listener clears this before the
  /// call and reads it right after, so that it never spans an `await`, as little as ``running`` does.
  static var latestDefaultCall: (listener: ObjectIdentifier, change: LifecycleChange)?

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
    parentContext.whileHearing(change) { parent.hear(change, of: coordinator) }
  }

  /// Makes a call that a listener hears; what a coordinator does in it is the coordinator's own.
  ///
  /// - Parameter change: What a lifecycle call is about.
  static func notify(
    _ listener: AnyObject, of change: LifecycleChange? = nil, by call: () -> Void
  ) {
    guard let context = (listener as? any Coordinator)?.context else { return call() }
    context.whileHearing(change, call)
  }

  private func whileHearing(_ change: LifecycleChange?, _ call: () -> Void) {
    CoordinatorContext.latestDefaultCall = nil
    whileRunning(call)
    guard let attachment, let coordinator else { return }
    if let change, let latest = CoordinatorContext.latestDefaultCall,
      latest == (ObjectIdentifier(coordinator), change)
    {
      return
    }
    attachment.delegateCallDidRun(of: coordinator)
  }
}
