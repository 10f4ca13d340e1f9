/// An entry of a ``ListenerList``.
@MainActor
@safe final class ListenerBox {
  /// The listener, or nil if it was freed or removed.
  private(set) weak var object: AnyObject?

  /// The listener, if the list holds it strongly.
  var retained: AnyObject?

  let isCoordinator: Bool

  /// The bytes of the listener as the list's type, which do not retain it.
  ///
  /// Swift has no weak references of a generic type, and casting ``object`` for each call takes eight times as long as
  /// a loop over weak references (the benchmark "notify 10 listeners").
  private let bytes: UnsafeMutableRawPointer

  init<Listener>(_ listener: Listener, strongly: Bool) {
    let object = listener as AnyObject
    self.object = object
    retained = strongly ? object : nil
    isCoordinator = listener is any Coordinator
    unsafe bytes = .allocate(
      byteCount: MemoryLayout<Listener>.size, alignment: MemoryLayout<Listener>.alignment)
    unsafe withUnsafeBytes(of: listener) { source in
      if let start = source.baseAddress {
        unsafe bytes.copyMemory(from: start, byteCount: source.count)
      }
    }
  }

  isolated deinit { unsafe bytes.deallocate() }

  /// The listener as the type with which the box was made; only while ``object`` exists.
  func listener<Listener>(as type: Listener.Type) -> Listener { unsafe bytes.load(as: type) }

  /// Clears the entry, so that a running invocation skips it.
  func remove() {
    object = nil
    retained = nil
  }
}
