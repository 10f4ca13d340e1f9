/// An entry of a ``ListenerList``.
@MainActor
final class ListenerBox {
  /// The listener, or nil if it was freed or removed.
  private(set) weak var object: AnyObject?

  /// The listener, if the list holds it strongly.
  var retained: AnyObject?

  init(_ object: AnyObject, strongly: Bool) {
    self.object = object
    retained = strongly ? object : nil
  }

  /// Clears the entry, so that a running invocation skips it.
  func remove() {
    object = nil
    retained = nil
  }
}
