/// The part of a ``MulticastDelegate`` that does not depend on the type of its listeners.
///
/// The framework works on this part only, so that a lifecycle call costs no generic code.
@MainActor
public class ListenerList {
  final private(set) var boxes: [ListenerBox] = []

  init() {}

  /// Removes every listener.
  public final func removeAll() {
    for box in boxes { box.remove() }
    boxes = []
  }

  /// A Boolean value that tells whether nobody listens.
  public final var isEmpty: Bool {
    for box in boxes where box.isAlive { return false }
    return true
  }
}

extension ListenerList {
  final func contains(_ identity: ObjectIdentifier) -> Bool {
    box(of: identity) != nil
  }

  final func add(
    _ object: AnyObject, lifecycleListener: (any CoordinatorDelegate)?, strongly: Bool
  ) {
    dropDeadBoxes()
    if let known = box(of: ObjectIdentifier(object)) {
      if strongly { known.retain() }
    } else {
      let box = ListenerBox(object, lifecycleListener: lifecycleListener, strongly: strongly)
      boxes = boxes.isEmpty ? [box] : boxes + [box]
    }
  }

  final func remove(_ identity: ObjectIdentifier) {
    var others: [ListenerBox] = []
    for box in boxes {
      if box.identity == identity { box.remove() } else { others.append(box) }
    }
    boxes = others
  }

  final func dropDeadBoxes() {
    var hasDead = false
    for box in boxes where !box.isAlive { hasDead = true }
    guard hasDead else { return }
    var alive: [ListenerBox] = []
    for box in boxes where box.isAlive { alive.append(box) }
    boxes = alive
  }

  private final func box(of identity: ObjectIdentifier) -> ListenerBox? {
    // An address may have been used before: an entry counts only while its object lives.
    for box in boxes where box.identity == identity && box.isAlive { return box }
    return nil
  }
}
