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

  /// Returns nil if the type keeps the object in a box of its own, as `any Error` does.
  init?<Listener>(_ listener: Listener, strongly: Bool) {
    let object = listener as AnyObject
    let address = UInt(bitPattern: ObjectIdentifier(object))
    let copy = unsafe withUnsafeBytes(of: listener) { source -> UnsafeMutableRawPointer? in
      guard source.count >= MemoryLayout<UInt>.size, let start = source.baseAddress,
        unsafe source.load(as: UInt.self) == address
      else { return nil }
      let copy = UnsafeMutableRawPointer.allocate(
        byteCount: source.count, alignment: MemoryLayout<Listener>.alignment)
      unsafe copy.copyMemory(from: start, byteCount: source.count)
      return unsafe copy
    }
    guard let copy = unsafe copy else { return nil }
    unsafe bytes = copy
    self.object = object
    retained = strongly ? object : nil
    isCoordinator = listener is any Coordinator
  }

  isolated deinit { unsafe bytes.deallocate() }

  /// Calls a closure with the listener as the type with which the box was made; returns false if the listener was
  /// freed or removed.
  func call<Listener>(_ body: (Listener) -> Void) -> Bool {
    guard let object else { return false }
    if isCoordinator {
      CoordinatorContext.notify(object) { body(unsafe bytes.load(as: Listener.self)) }
    } else {
      body(unsafe bytes.load(as: Listener.self))
    }
    extendLifetime(object)
    return true
  }

  /// Clears the entry, so that a running invocation skips it.
  func remove() {
    object = nil
    retained = nil
  }
}
