/// An ordered list of listeners, which are called one after the other.
///
/// The list holds listeners weakly by default. It calls a listener once even if you add it twice.
///
/// ```swift
/// let delegate = MulticastDelegate<any LoginCoordinatorDelegate>()
///
/// delegate.add(analytics)
/// delegate.invoke { $0.coordinatorDidLoginSuccessfully() }
/// ```
///
/// You can add and remove listeners during a call. The list skips a removed listener, and calls an added one from
/// the next call on.
@MainActor
public final class MulticastDelegate<Listener>: ListenerList {
  /// Creates a delegate without listeners.
  public override init() {}

  /// Adds a listener at the end of the list, unless the list contains it.
  ///
  /// - Parameters:
  ///   - listener: An object. Adding a value only reports a diagnostic.
  ///   - strongly: Whether the list holds the listener strongly.
  public func add(_ listener: Listener, strongly: Bool = false) {
    guard type(of: listener as Any) is AnyObject.Type, append(listener, strongly: strongly) else {
      return reportIssue(.listenerIsNoObject(type(of: listener as Any)))
    }
  }

  override func add(object: AnyObject) {
    if let listener = object as? Listener { add(listener) }
  }

  /// Removes a listener, if the list contains it.
  public func remove(_ listener: Listener) {
    remove(object: listener as AnyObject)
  }

  /// Calls a closure with every listener, in the order you added them.
  ///
  /// If a listener is a coordinator, it owns the screens that it shows with raw UIKit calls during the call.
  public func invoke(_ body: (Listener) -> Void) {
    var hasEmptyBoxes = false
    for box in boxes where !box.call(body) { hasEmptyBoxes = true }
    if hasEmptyBoxes { dropEmptyBoxes() }
  }

  /// Returns whether the list contains a listener.
  public func contains(_ listener: Listener) -> Bool {
    box(of: listener as AnyObject) != nil
  }
}
