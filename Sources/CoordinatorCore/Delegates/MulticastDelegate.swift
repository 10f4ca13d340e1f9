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
public final class MulticastDelegate<Listener>: ListenerList {
  /// Makes a delegate nobody listens to.
  public override init() {}

  /// Adds a listener at the end of the list, unless it is there already.
  ///
  /// - Parameters:
  ///   - listener: An object. A value is refused with a diagnostic: nobody would keep it.
  ///   - strongly: Whether the listener is kept alive by this delegate.
  public func add(_ listener: Listener, strongly: Bool = false) {
    guard type(of: listener as Any) is AnyObject.Type else {
      reportIssue(.listenerIsNoObject(type(of: listener as Any)))
      return
    }
    add(object: listener as AnyObject, strongly: strongly)
  }

  /// Removes a listener; one that is not there is ignored.
  public func remove(_ listener: Listener) {
    remove(object: listener as AnyObject)
  }

  /// Tells every listener, in the order they were added.
  ///
  /// What a listener that is a coordinator does in the call is its own: screens that it shows by raw calls
  /// of a user interface toolkit belong to it.
  public func invoke(_ body: (Listener) -> Void) {
    for box in boxes {
      guard let object = box.object, let listener = object as? Listener else { continue }
      CoordinatorContext.notify(object) { body(listener) }
    }
    dropEmptyBoxes()
  }

  /// Tells whether an object listens.
  public func contains(_ listener: Listener) -> Bool {
    box(of: listener as AnyObject) != nil
  }
}
