extension CoordinatorContext {
  /// Adds a listener that hears the four lifecycle calls, whatever the coordinator's own delegate protocol is.
  ///
  /// - Parameters:
  ///   - observer: The listener.
  ///   - strongly: Whether it is kept alive by this context.
  public func addObserver(_ observer: any CoordinatorDelegate, strongly: Bool = false) {
    lifecycleObservers().add(observer, strongly: strongly)
  }

  /// Removes a listener; one that is not there is ignored.
  public func removeObserver(_ observer: any CoordinatorDelegate) {
    observers?.remove(observer)
  }

  /// The multicast delegate that a coordinator has by default.
  func delegates<Listener>() -> MulticastDelegate<Listener> {
    // Plain delegates and observers are one list, so that nobody in both is told twice.
    if let shared = lifecycleObservers() as? MulticastDelegate<Listener> { return shared }
    if let known = typedDelegates as? MulticastDelegate<Listener> { return known }
    let made = MulticastDelegate<Listener>()
    typedDelegates = made
    return made
  }

  private func lifecycleObservers() -> MulticastDelegate<any CoordinatorDelegate> {
    if let observers { return observers }
    let made = MulticastDelegate<any CoordinatorDelegate>()
    observers = made
    return made
  }
}

// MARK: - Telling

extension CoordinatorContext {
  /// Tells everybody, each call to everybody before the next one: a listener that stops the coordinator
  /// in `coordinatorDidStart` does not keep the others from hearing of the start first.
  func tell(_ change: LifecycleChange, of coordinator: AnyCoordinator) {
    if change == .stopped { isLeaving = true }
    let listeners = listeners(of: coordinator)
    if listeners.isEmpty, announcements.isEmpty {
      tellParent(change, of: coordinator)
    } else {
      announcements.append(Announcement(change: change, listeners: listeners))
      deliverAnnouncements(coordinator)
    }
  }

  func deliverAnnouncements(_ coordinator: AnyCoordinator) {
    while !announcements.isEmpty {
      if let listener = announcements[0].nextListener() {
        listener.lifecycleListener()?.hear(announcements[0].change, of: coordinator)
      } else {
        tellParent(announcements.removeFirst().change, of: coordinator)
      }
    }
  }

  private func tellParent(_ change: LifecycleChange, of coordinator: AnyCoordinator) {
    guard let parentContext, let parent = parentContext.coordinator else { return }
    parentContext.whileRunning { parent.hear(change, of: coordinator) }
  }

  /// Everybody but the parent, each once.
  private func listeners(of coordinator: some Coordinator) -> [AnyListenerBox] {
    let delegate = coordinator.delegate
    let parent = parentContext?.coordinator.map { ObjectIdentifier($0) }
    var listeners: [AnyListenerBox] = []
    for box in delegate.boxes where box.identity != parent { listeners.append(box) }
    if let observers, observers !== delegate as AnyObject {
      for box in observers.boxes
      where box.identity != parent && !delegate.contains(box.identity) {
        listeners.append(box)
      }
    }
    return listeners
  }
}
