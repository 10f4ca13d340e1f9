import CoordinatorTesting
import Foundation
import HeadlessUIKit
import Testing

/// Anything at any moment: the invariants hold whatever happens.
@MainActor @Suite(.coordinators) struct HurricaneTests {
  /// 300 seeds and those that have found something, or those that the variable `HURRICANE_SEEDS` names: `0-2999`, or `17,1921`.
  nonisolated static var seeds: [Int] {
    var seeds: [Int] = []
    let named =
      ProcessInfo.processInfo.environment["HURRICANE_SEEDS"] ?? "0-299,1117,1921,2109,2177"
    for part in named.split(separator: ",") {
      let ends = part.split(separator: "-").compactMap { Int($0) }
      if let first = ends.first, let last = ends.last, first <= last { seeds += first...last }
    }
    return seeds
  }

  @Test(arguments: seeds)
  func `Whatever happens when, the tree and the UI agree and nothing is lost`(seed: Int) {
    let device = HeadlessDevice(clock: TransitionClock(.stepped))
    var violations: [String] = []
    var trace: [String] = []
    do {
      let hurricane = device.run { Hurricane(seed: seed, device: device) }
      _ = DiagnosticReporter.collecting {
        hurricane.begin()
        for _ in 0..<5 where hurricane.violations.isEmpty {
          for _ in 0..<8 { hurricane.step() }
          hurricane.check()
        }
        if hurricane.violations.isEmpty { hurricane.finish() }
      }
      violations = hurricane.violations
      trace = hurricane.trace
      if violations.isEmpty { violations = hurricane.survivors.map { "\($0) is alive" } }
    }
    #expect(violations == [], "\(trace.joined(separator: "\n"))")
  }
}
