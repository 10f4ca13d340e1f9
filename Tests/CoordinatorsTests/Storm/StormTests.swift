import CompactTesting
import CoordinatorTesting
import Foundation
import HeadlessUIKit
import Testing

@testable import Coordinators

/// Random verbs, raw UIKit calls, gestures and ends, at random moments between the clock's turns.
///
/// One storm at a time: others that guard their leaving, and wait meanwhile, are looked at by each.
@MainActor @Suite(.coordinators, .serialized) struct StormTests {
  @Test(arguments: 0..<200)
  func `Whatever happens, the tree and the UI agree when it is over`(seed: UInt64) throws {
    let storm = Storm(seed: seed)
    for _ in 0..<60 { storm.step() }
    storm.settle()
    let problems = storm.problems()
    expectTrue(
      problems.isEmpty, "seed \(seed): \(problems.joined(separator: "; "))\n\(storm.history)")
    let survivors = storm.end()
    expectTrue(survivors.isEmpty, "seed \(seed): alive: \(survivors.joined(separator: "; "))")
  }
}
