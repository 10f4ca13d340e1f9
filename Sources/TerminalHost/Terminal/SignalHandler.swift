/// The function that handles a signal, or a number such as `SIG_IGN`.
package typealias SignalHandler = @convention(c) (Int32) -> Void

/// Whether a handler ignores its signal, as set by `nohup` and shells.
package func ignoresSignal(_ handler: SignalHandler?) -> Bool {
  // SIG_IGN is the address 1, which no function has; functions cannot be compared, addresses can.
  unsafe unsafeBitCast(handler, to: UInt.self) == 1
}

/// Memory that a signal handler may touch: no object, no lock, never freed.
enum PlainMemory {
  /// Allocates memory for copies of a value, and returns its address.
  ///
  /// A global constant can share an address, but not a pointer.
  static func address<Value>(of value: Value, count: Int) -> UInt {
    let memory = UnsafeMutablePointer<Value>.allocate(capacity: count)
    unsafe memory.initialize(repeating: value, count: count)
    return UInt(bitPattern: memory)
  }
}
