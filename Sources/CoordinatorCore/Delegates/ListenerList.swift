/// The part of a ``MulticastDelegate`` that is independent of the listeners' type.
@MainActor
public class ListenerList {
  final private(set) var boxes: [ListenerBox] = []

  init() {}

  /// Adds an object if it has the type of the listeners.
  func add(object: AnyObject) {}

  /// Removes every listener.
  public final func removeAll() {
    for box in boxes { box.remove() }
    boxes = []
  }

  /// A Boolean value that indicates whether the list has no listeners.
  public final var isEmpty: Bool { !boxes.contains { $0.object != nil } }
}

extension ListenerList {
  /// Appends a listener of the list's type, unless the list contains it; returns false if that is impossible.
  final func append<Listener>(_ listener: Listener, strongly: Bool) -> Bool {
    dropEmptyBoxes()
    if let known = box(of: listener as AnyObject) {
      if strongly { known.retained = listener as AnyObject }
    } else {
      guard let box = ListenerBox(listener, strongly: strongly) else { return false }
      boxes.append(box)
    }
    return true
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
