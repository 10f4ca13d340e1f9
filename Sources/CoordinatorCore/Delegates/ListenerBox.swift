/// One entry of a ``ListenerList``.
///
/// A class, because a struct that holds a weak reference is expensive to copy.
@MainActor
final class ListenerBox {
  let identity: ObjectIdentifier

  /// The listener, if it still lives.
  private(set) weak var object: AnyObject?

  /// The same as one that hears lifecycle calls, so that no call has to cast it.
  private(set) weak var lifecycleListener: (any CoordinatorDelegate)?

  private weak var knownContext: CoordinatorContext?
  private var isContextKnown = false

  private var retained: AnyObject?
  private(set) var isRemoved = false

  init(_ object: AnyObject, lifecycleListener: (any CoordinatorDelegate)?, strongly: Bool) {
    identity = ObjectIdentifier(object)
    self.object = object
    self.lifecycleListener = lifecycleListener
    retained = strongly ? object : nil
  }

  /// The context of a listener that is a coordinator, found at the first call.
  var context: CoordinatorContext? {
    if !isContextKnown {
      isContextKnown = true
      knownContext = (object as? any Coordinator)?.context
    }
    return knownContext
  }

  var isAlive: Bool { !isRemoved && object != nil }

  func retain() { retained = object }

  /// Makes sure that an invocation which is under way passes this entry over.
  func remove() {
    isRemoved = true
    retained = nil
  }
}
