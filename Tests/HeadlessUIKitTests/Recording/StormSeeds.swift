import Foundation

/// The seeds of a storm.
enum StormSeeds {
  /// The first ones, or those that the variable `STORM_SEEDS` names: `1-10000`, or `17,2563`.
  static func first(_ count: UInt64) -> [UInt64] {
    guard let named = ProcessInfo.processInfo.environment["STORM_SEEDS"] else {
      return Array(1...count)
    }
    var seeds: [UInt64] = []
    for part in named.split(separator: ",") {
      let ends = part.split(separator: "-").compactMap { UInt64($0) }
      if let first = ends.first, let last = ends.last, first <= last { seeds += first...last }
    }
    return seeds
  }
}
