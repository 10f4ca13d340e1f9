import Foundation

/// The seeds of a randomized test.
package enum RandomSeeds {
  /// These seeds, or those that the variable `RANDOM_SEEDS` names: `0-2999`, or `17,1921`.
  package static func named(orElse usual: String) -> [Int] {
    let named = ProcessInfo.processInfo.environment["RANDOM_SEEDS"] ?? usual
    return named.split(separator: ",").flatMap { part in
      let ends = part.split(separator: "-").compactMap { Int($0) }
      guard let first = ends.first, let last = ends.last, first <= last else {
        fatalError("RANDOM_SEEDS: '\(part)' is no seed, and no range like '0-2999'.")
      }
      return Array(first...last)
    }
  }
}

/// Numbers that look random and are the same for the same seed (SplitMix64).
package struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  package init(seed: Int) { state = UInt64(bitPattern: Int64(seed)) }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  /// A number from 0 up to, and without, a bound.
  package mutating func below(_ bound: Int) -> Int { Int(next() % UInt64(bound)) }
}
