import CompactTesting
import CoordinatorTesting
import Foundation
import HeadlessUIKit
import Testing

/// Anything at any moment: the invariants hold whatever happens.
@MainActor @Suite(.coordinators) struct HurricaneTests {
  /// 300 seeds and two that need a verb to tell of the root before, or those that the variable `HURRICANE_SEEDS` names: `0-2999`, or `17,1921`.
  nonisolated static var seeds: [Int] {
    var seeds: [Int] = []
    let named = ProcessInfo.processInfo.environment["HURRICANE_SEEDS"] ?? "0-299,986,1662"
    for part in named.split(separator: ",") {
      let ends = part.split(separator: "-").compactMap { Int($0) }
      if let first = ends.first, let last = ends.last, first <= last { seeds += first...last }
    }
    return seeds
  }

  @Test(.serialized, arguments: seeds)
  func `Whatever happens when, the tree and the UI agree and nothing is lost`(seed: Int) async {
    let device = HeadlessDevice(clock: TransitionClock(.stepped))
    // Much of what a storm does is a mistake, of which the reporter is told.
    await DiagnosticReporter.$override.withValue(DiagnosticReporter { _ in }) {
      await device.scope { await storm(seed, device) }
    }
  }

  private func storm(_ seed: Int, _ device: HeadlessDevice) async {
    var program = HurricaneProgram(seed: seed)
    var outcome = await program.run(on: device)
    if !outcome.violations.isEmpty, Self.shrinks { outcome = await program.shrink(outcome) }
    let violations = outcome.violations
    let trace = outcome.trace.joined(separator: "\n")
    expectEqual(violations, [], "\(trace)")
  }

  /// Whether what fails is made as short as it can be, which the variable `HURRICANE_SHRINK` asks for.
  private static var shrinks: Bool {
    ProcessInfo.processInfo.environment["HURRICANE_SHRINK"] != nil
  }
}
