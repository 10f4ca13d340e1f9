/// A delegate that is many: an ordered list of listeners that are told one after the other.
///
/// Listeners are held weakly unless asked otherwise. One that is added twice is told once.
///
/// ```swift
/// let delegate = MulticastDelegate<any LoginCoordinatorDelegate>()
///
/// delegate.add(analytics)
/// delegate.invoke { $0.coordinatorDidLoginSuccessfully() }
/// ```
///
/// Listeners may come and go while it invokes: one that is removed is passed over, one that is added
/// hears from the next call on.
@MainActor
public final class MulticastDelegate<Listener> {
  private(set) var boxes: [ListenerBox<Listener>] = []

  /// Makes a delegate nobody listens to.
  public init() {}

  /// Adds a listener at the end of the list, unless it is there already.
  ///
  /// - Parameters:
  ///   - listener: An object; only objects can listen.
  ///   - strongly: Whether the listener is kept alive by this delegate.
  public func add(_ listener: Listener, strongly: Bool = false) {
    precondition(type(of: listener as Any) is AnyObject.Type, "Only an object can be a delegate.")
    let object = listener as AnyObject
    dropDeadBoxes()
    if let known = box(of: ObjectIdentifier(object)) {
      if strongly { known.retain() }
      return
    }
    boxes.append(makeBox(listener, object, strongly: strongly))
  }

  /// Removes a listener; one that is not there is ignored.
  public func remove(_ listener: Listener) {
    remove(ObjectIdentifier(listener as AnyObject))
  }

  /// Removes every listener.
  public func removeAll() {
    for box in boxes { box.remove() }
    boxes = []
  }

  /// Tells every listener, in the order they were added.
  public func invoke(_ body: (Listener) -> Void) {
    for box in boxes {
      if let listener = box.listener() { body(listener) }
    }
    dropDeadBoxes()
  }

  /// Tells whether an object listens.
  public func contains(_ listener: Listener) -> Bool {
    box(of: ObjectIdentifier(listener as AnyObject)) != nil
  }

  /// A Boolean value that tells whether nobody listens.
  public var isEmpty: Bool {
    for box in boxes where box.isAlive { return false }
    return true
  }
}

// MARK: - By identity

extension MulticastDelegate {
  func contains(_ identity: ObjectIdentifier) -> Bool {
    box(of: identity) != nil
  }

  func remove(_ identity: ObjectIdentifier) {
    var index = boxes.count - 1
    while index >= 0 {
      if boxes[index].identity == identity {
        boxes[index].remove()
        boxes.remove(at: index)
      }
      index -= 1
    }
  }

  private func box(of identity: ObjectIdentifier) -> ListenerBox<Listener>? {
    // An address may have been used before: an entry counts only while its object lives.
    for box in boxes where box.identity == identity && box.isAlive { return box }
    return nil
  }

  private func dropDeadBoxes() {
    var hasDead = false
    for box in boxes where !box.isAlive { hasDead = true }
    guard hasDead else { return }
    var alive: [ListenerBox<Listener>] = []
    for box in boxes where box.isAlive { alive.append(box) }
    boxes = alive
  }

  private func makeBox(
    _ listener: Listener, _ object: AnyObject, strongly: Bool
  ) -> ListenerBox<Listener> {
    if Listener.self == (any CoordinatorDelegate).self,
      let delegate = listener as? any CoordinatorDelegate,
      let box = LifecycleListenerBox(delegate, strongly: strongly) as? ListenerBox<Listener>
    {
      return box
    }
    return ListenerBox(object, strongly: strongly)
  }
}
