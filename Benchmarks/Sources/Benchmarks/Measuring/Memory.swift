import CMeasuring

/// What an object takes on the heap, with all it allocates for itself.
struct MemoryRow {
  let title: String
  let bytes: Double
  /// The bytes that it must not exceed.
  var limit: Double?

  var isMet: Bool { limit.map { bytes <= $0 } ?? true }
}

/// Bytes of the heap.
@MainActor
enum Memory {
  /// The bytes of one object, found by keeping many.
  static func bytes<Object>(of make: () -> Object) -> Double {
    var kept: [Object] = []
    let count = 10_000
    kept.reserveCapacity(count + 1)
    let bytes = bytes(count) { kept.append(make()) }
    return withExtendedLifetime(kept) { bytes }
  }

  /// The bytes that stay after one call of an action, found by calling it often.
  static func bytes(_ count: Int, _ action: () -> Void) -> Double {
    action()
    let before = inUse
    for _ in 0..<count { action() }
    return Double(inUse - before) / Double(count)
  }

  private static var inUse: Int {
    #if canImport(Glibc)
      let info = mallinfo2()
      return Int(info.uordblks) + Int(info.hblkhd)
    #else
      var statistics = malloc_statistics_t()
      unsafe malloc_zone_statistics(nil, &statistics)
      return Int(statistics.size_in_use)
    #endif
  }
}
