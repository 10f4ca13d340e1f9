/// One entry of a ``MulticastDelegate``, without its type.
///
/// A class, because a struct that holds a weak reference is expensive to copy.
@MainActor
class AnyListenerBox {
  final let identity: ObjectIdentifier
  final weak var object: AnyObject?
  private final var retained: AnyObject?
  final private(set) var isRemoved = false

  init(_ object: AnyObject, strongly: Bool) {
    identity = ObjectIdentifier(object)
    self.object = object
    retained = strongly ? object : nil
  }

  final var isAlive: Bool { !isRemoved && object != nil }

  final func retain() { retained = object }

  /// Makes sure that an invocation which is under way passes this entry over.
  final func remove() {
    isRemoved = true
    retained = nil
  }

  func lifecycleListener() -> (any CoordinatorDelegate)? {
    isRemoved ? nil : object as? any CoordinatorDelegate
  }
}

class ListenerBox<Listener>: AnyListenerBox {
  func listener() -> Listener? {
    isRemoved ? nil : object as? Listener
  }
}

/// The entry of a plain coordinator delegate, which needs no cast to be told.
final class LifecycleListenerBox: ListenerBox<any CoordinatorDelegate> {
  private weak var delegate: (any CoordinatorDelegate)?

  init(_ delegate: any CoordinatorDelegate, strongly: Bool) {
    self.delegate = delegate
    super.init(delegate, strongly: strongly)
  }

  override func lifecycleListener() -> (any CoordinatorDelegate)? {
    isRemoved ? nil : delegate
  }

  override func listener() -> (any CoordinatorDelegate)? {
    isRemoved ? nil : delegate
  }
}
