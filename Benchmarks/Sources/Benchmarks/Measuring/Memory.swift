import CMalloc

/// Bytes of the heap.
enum Memory {
  /// The bytes that one object takes, with all it allocates for itself, found by making many.
  @MainActor
  static func bytes<Object>(of make: () -> Object) -> Double {
    let count = 10_000
    var kept: [Object] = []
    kept.reserveCapacity(count)
    kept.append(make())
    let before = inUse
    for _ in 1..<count { kept.append(make()) }
    let bytes = inUse - before
    return withExtendedLifetime(kept) { Double(bytes) / Double(count - 1) }
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
