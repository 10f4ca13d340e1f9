/// One entry of a ``ListenerList``.
@MainActor
final class ListenerBox {
  /// The listener, if it still lives and is not removed.
  private(set) weak var object: AnyObject?

  var retained: AnyObject?

  init(_ object: AnyObject, strongly: Bool = false) {
    self.object = object
    retained = strongly ? object : nil
  }

  /// Has an invocation that is under way skip this entry.
  func remove() {
    object = nil
    retained = nil
  }
}
