/// One entry of a ``ListenerList``.
///
/// A class, because a struct that holds a weak reference is expensive to copy.
@MainActor
class ListenerBox {
  final let identity: ObjectIdentifier
  private final var retained: AnyObject?
  final private(set) var isRemoved = false

  init(_ object: AnyObject, strongly: Bool) {
    identity = ObjectIdentifier(object)
    retained = strongly ? object : nil
  }

  /// The listener, if it still lives.
  var object: AnyObject? { nil }

  /// The listener as one that hears lifecycle calls.
  var lifecycleListener: (any CoordinatorDelegate)? { nil }

  final var isAlive: Bool { !isRemoved && object != nil }

  final func retain() { retained = object }

  /// Makes sure that an invocation which is under way passes this entry over.
  final func remove() {
    isRemoved = true
    retained = nil
  }
}

/// The entry of any listener.
final class ObjectListenerBox: ListenerBox {
  private weak var listener: AnyObject?

  override init(_ object: AnyObject, strongly: Bool) {
    listener = object
    super.init(object, strongly: strongly)
  }

  override var object: AnyObject? { listener }

  override var lifecycleListener: (any CoordinatorDelegate)? {
    listener as? any CoordinatorDelegate
  }
}

/// The entry of a plain coordinator delegate, which needs no cast to be told.
final class LifecycleListenerBox: ListenerBox {
  private weak var listener: (any CoordinatorDelegate)?

  init(_ listener: any CoordinatorDelegate, strongly: Bool) {
    self.listener = listener
    super.init(listener, strongly: strongly)
  }

  override var object: AnyObject? { listener }

  override var lifecycleListener: (any CoordinatorDelegate)? { listener }
}
