extension Snapshot {
  /// The size of the largest data that are decoded or encoded, in bytes: 4 MiB.
  public static let maximumSize = 4 * 1_024 * 1_024

  /// How many nodes can lie below one another.
  public static let maximumDepth = 64

  /// How many nodes and entries a snapshot can have together.
  public static let maximumCount = 10_000

  /// Compares the depth and the count with their limits, before an encoder descends: a very deep
  /// snapshot would overflow its stack.
  func checkLimits() throws(SnapshotError) {
    var nodes = [root]
    var count = 1
    for _ in 1...Self.maximumDepth {
      let entries = nodes.flatMap(\.entries)
      nodes = entries.compactMap(\.child)
      count += entries.count + nodes.count
      if count > Self.maximumCount { throw .tooManyNodes }
      if nodes.isEmpty { return }
    }
    throw .tooDeep
  }
}
