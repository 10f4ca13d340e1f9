/// Memory that a signal handler may touch: no object, no lock, never freed.
enum PlainMemory {
  /// The address of new memory, since pointers cannot be shared by global constants.
  static func address<Value>(of value: Value, count: Int) -> UInt {
    let memory = UnsafeMutablePointer<Value>.allocate(capacity: count)
    unsafe memory.initialize(repeating: value, count: count)
    return UInt(bitPattern: memory)
  }
}
