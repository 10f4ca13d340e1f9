extension Snapshot {
  /// The size of the largest data that are decoded or encoded, in bytes: 4 MiB.
  public static let maximumSize = 4 * 1_024 * 1_024

  /// How many nodes can lie below one another.
  public static let maximumDepth = 64

  /// How many nodes and entries a snapshot can have together.
  public static let maximumCount = 10_000

  /// Compares the depth before an encoder descends, since a very deep snapshot would overflow its stack.
  func checkDepth() throws(SnapshotError) {
    var nodes = [root]
    for _ in 1...Self.maximumDepth {
      nodes = nodes.flatMap { $0.entries.compactMap(\.child) }
      if nodes.isEmpty { return }
    }
    throw .tooDeep()
  }

  /// Compares JSON with the depth and the count before a decoder creates objects for it; it counts
  /// brackets outside of strings, so it needs no valid JSON.
  static func checkStructure(of bytes: [UInt8]) throws(SnapshotError) {
    // Each node lies in an entry, which lies in an array. The first lies in the snapshot.
    let maximumNesting = 3 * maximumDepth + 1
    var nesting = 0
    var objects = 0
    var isInString = false
    var isEscaped = false
    var position = 0
    for byte in bytes {
      if isEscaped {
        isEscaped = false
      } else if isInString {
        if byte == UInt8(ascii: "\\") { isEscaped = true }
        if byte == UInt8(ascii: "\"") { isInString = false }
      } else {
        switch byte {
        case UInt8(ascii: "\""):
          isInString = true
        case UInt8(ascii: "{"), UInt8(ascii: "["):
          nesting += 1
          if byte == UInt8(ascii: "{") { objects += 1 }
          if nesting > maximumNesting { throw .tooDeep(at: position) }
          if objects > maximumCount + 1 { throw .tooManyNodes(at: position) }
        case UInt8(ascii: "}"), UInt8(ascii: "]"):
          nesting -= 1
        default:
          break
        }
      }
      position += 1
    }
  }
}
