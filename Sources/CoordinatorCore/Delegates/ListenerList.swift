/// The part of a ``MulticastDelegate`` that is independent of the listeners' type.
@MainActor
public class ListenerList {
  final private(set) var boxes: [ListenerBox] = []

  init() {}

  /// Removes every listener.
  public final func removeAll() {
    for box in boxes { box.remove() }
    boxes = []
  }

  /// A Boolean value that indicates whether the list has no listeners.
  public final var isEmpty: Bool { !boxes.contains { $0.object != nil } }
}

extension ListenerList {
  final func append<Listener>(_ listener: Listener, strongly: Bool) {
    dropEmptyBoxes()
    if let known = box(of: listener as AnyObject) {
      if strongly { known.retained = listener as AnyObject }
    } else {
      boxes.append(ListenerBox(listener, strongly: strongly))
    }
  }

  /// Adds an object that conforms to the type of the list's listeners.
  final func add<Listener>(_ object: some AnyObject, as type: Listener.Type) {
    if let listener = object as? Listener { append(listener, strongly: false) }
  }

  final func remove(object: AnyObject) {
    box(of: object)?.remove()
    dropEmptyBoxes()
  }

  final func dropEmptyBoxes() { boxes = boxes.filter { $0.object != nil } }

  final func box(of object: AnyObject?) -> ListenerBox? {
    boxes.first { $0.object === object }
  }
}
