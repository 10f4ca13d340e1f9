/// A group of measurements that are run and printed together.
@MainActor
protocol Suite {
  static var name: String { get }
  static var summary: String { get }
  static var comparisons: [Comparison] { get }
  /// What objects take on the heap.
  static func memory() -> [MemoryRow]
}

extension Suite {
  static func memory() -> [MemoryRow] { [] }
}
