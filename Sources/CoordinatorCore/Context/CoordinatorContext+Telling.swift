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
    if Listener.self == (any CoordinatorDelegate).self,
      let shared = lifecycleObservers() as? MulticastDelegate<Listener>
    {
      return shared
    }
    if let known = madeDelegates as? MulticastDelegate<Listener> { return known }
    let made = MulticastDelegate<Listener>()
    madeDelegates = made
    listWasMade(made)
    return made
  }

  private func lifecycleObservers() -> MulticastDelegate<any CoordinatorDelegate> {
    if let observers { return observers }
    let made = MulticastDelegate<any CoordinatorDelegate>()
    observers = made
    listWasMade(made)
    return made
  }

  /// Has the parent join a list that has been made while the coordinator runs, as the first.
  private func listWasMade(_ list: ListenerList) {
    guard delegateList == nil, let knownClass, knownClass.isDefaultList(list) else { return }
    delegateList = list
    guard isJoined, let parent else { return }
    list.add(parent, lifecycleListener: nil, strongly: false)
  }

  /// The default list of a coordinator, if it is made.
  func madeList(_ knownClass: CoordinatorClass) -> ListenerList? {
    if let madeDelegates, knownClass.isDefaultList(madeDelegates) { return madeDelegates }
    if let observers, knownClass.isDefaultList(observers) { return observers }
    return nil
  }
}

// MARK: - Telling

extension CoordinatorContext {
  /// Tells everybody, each call to everybody before the next one: a listener that stops the coordinator
  /// in `coordinatorDidStart` does not keep the others from hearing of the start first.
  func tell(_ change: LifecycleChange, of coordinator: AnyCoordinator) {
    if change == .stopped { isLeaving = true }
    if delegateList == nil, observers == nil, parentClass?.ignores(.change(change)) == true {
      return
    }
    let parentContext = parentContext
    let parent = parentContext?.identity
    if announcements.isEmpty, !hasListeners(besides: parent) {
      tell(parentContext, change, of: coordinator)
    } else {
      announcements = announcements + [Announcement(change, to: listeners(except: parent))]
      deliverAnnouncements(coordinator)
    }
  }

  /// Tells what is still to be told; may be called again from inside.
  func deliverAnnouncements(_ coordinator: AnyCoordinator) {
    while let announcement = announcements.first {
      while let listener = announcement.nextListener() {
        guard !listener.isRemoved else { continue }
        guard let heard = listener.lifecycleListener else { continue }
        if let context = listener.context {
          context.whileHearing(announcement.change) {
            heard.hear(announcement.change, of: coordinator)
          }
        } else {
          heard.hear(announcement.change, of: coordinator)
        }
      }
      if announcements.first === announcement {
        announcements = Array(announcements.dropFirst())
        tell(parentContext, announcement.change, of: coordinator)
      }
    }
  }

  private func tell(
    _ parentContext: CoordinatorContext?, _ change: LifecycleChange, of coordinator: AnyCoordinator
  ) {
    guard let parentContext, let parent = parentContext.coordinator else { return }
    let isDefault = parentContext.isDefault(.change(change)) {
      parent.hear(change, of: coordinator)
    }
    if !isDefault { parentContext.didHear(parent) }
  }

  /// Runs any delegate call that this context's coordinator hears, as code of its own.
  func whileHearing(_ body: () -> Void) {
    whileRunning(body)
    if let coordinator { didHear(coordinator) }
  }

  /// Runs a lifecycle call that this context's coordinator hears, as code of its own.
  private func whileHearing(_ change: LifecycleChange, _ body: () -> Void) {
    if isDefault(.change(change), body) { return }
    if let coordinator { didHear(coordinator) }
  }

  private func didHear(_ coordinator: AnyCoordinator) {
    attachment?.delegateCallDidRun(of: coordinator)
  }

  /// Whether there is anybody but the parent, which is seldom.
  private func hasListeners(besides parent: ObjectIdentifier?) -> Bool {
    if let delegateList {
      for box in delegateList.boxes where box.identity != parent { return true }
    }
    if let observers, observers !== delegateList {
      for box in observers.boxes where box.identity != parent { return true }
    }
    return false
  }

  /// Everybody but the parent, each once.
  private func listeners(except parent: ObjectIdentifier?) -> [ListenerBox] {
    var listeners: [ListenerBox] = []
    for box in delegateList?.boxes ?? [] where box.identity != parent { listeners.append(box) }
    if let observers, observers !== delegateList {
      for box in observers.boxes where box.identity != parent {
        if delegateList?.contains(box.identity) != true { listeners.append(box) }
      }
    }
    return listeners
  }
}
