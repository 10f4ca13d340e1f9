import Foundation

/// The seeds of a randomized test.
package enum RandomSeeds {
  /// The seeds in the environment variable `RANDOM_SEEDS`, such as `0-2999` or `17,1921`, or else these.
  package static func named(orElse usual: String) -> [Int] {
    let text = ProcessInfo.processInfo.environment["RANDOM_SEEDS"] ?? usual
    guard let seeds = listed(in: text) else {
      fatalError("RANDOM_SEEDS is '\(text)', but must be seeds and ranges like '17,100-2999'.")
    }
    return seeds
  }

  /// The seeds of a list like `17,100-2999`; nil if it is invalid.
  static func listed(in text: String) -> [Int]? {
    var seeds: [Int] = []
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      let ends = part.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
      guard ends.count <= 2, let first = ends[0], let last = ends[ends.count - 1], first <= last
      else { return nil }
      seeds += first...last
    }
    return seeds
  }
}

/// A generator that repeats its numbers for the same seed (SplitMix64).
package struct SeededGenerator: RandomNumberGenerator {
  /// Determines the next numbers.
  package private(set) var state: UInt64

  package init(state: UInt64) { self.state = state }

  package init(seed: Int) { self.init(state: UInt64(bitPattern: Int64(seed))) }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  /// A number in `0..<bound`.
  package mutating func below(_ bound: Int) -> Int { Int(next() % UInt64(bound)) }
}
