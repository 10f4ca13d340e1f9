import CoordinatorTesting
import HeadlessUIKit
import Testing

/// Anything at any moment: the invariants hold whatever happens.
@MainActor @Suite(.coordinators) struct StormTests {
  @Test(arguments: 0..<400)
  func `Whatever happens when, the tree and the UI agree and nothing is lost`(seed: Int) {
    let device = HeadlessDevice(clock: TransitionClock(.stepped))
    var violations: [String] = []
    var trace: [String] = []
    do {
      let storm = device.run { Storm(seed: seed, device: device) }
      _ = DiagnosticReporter.collecting {
        storm.begin()
        for _ in 0..<5 where storm.violations.isEmpty {
          for _ in 0..<8 { storm.step() }
          storm.check()
        }
        if storm.violations.isEmpty { storm.finish() }
      }
      violations = storm.violations
      trace = storm.trace
      if violations.isEmpty { violations = storm.survivors.map { "\($0) is alive" } }
    }
    #expect(violations == [], "\(trace.joined(separator: "\n"))")
  }
}
