import CoordinatorTesting
import HeadlessUIKit
import Testing

/// Anything at any moment: the invariants hold whatever happens.
@MainActor @Suite(.coordinators) struct HurricaneTests {
  @Test(arguments: 0..<300)
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
