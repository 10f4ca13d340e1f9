import CompactTesting
import CoordinatorTesting
import Foundation
import HeadlessUIKit
import Testing

/// Random programs, after each of which the invariants hold.
///
/// They run in processes of their own, beside the other tests.
@Suite(.onItsOwnThread) struct RandomizedTests {
  /// The seeds above 199 found faults that no smaller one finds.
  @Test func `The tree and the UI agree, and nothing is lost, after random steps`() async {
    await #expect(processExitsWith: .success) {
      try await run(
        "0-199,986,1662,6828,6935,7504,7963,20156,24329,24705,26353,29163,30243,31328,32858,33150,35312,46498,50251,51374,77481,102011,110763,114297,114515,162860,166066,300540,309661",
        RandomProgram.init(seed:))
    }
  }

  @Test func `The result does not depend on the unmeasured behaviour of UIKit`() async {
    await #expect(processExitsWith: .success) {
      try await run(
        "0-99,15308,39522,39715,29163,43354,71416,82247,83296,102199,130394,162860",
        RandomProgram.init(drawingPolicies:))
    }
  }
}

/// Runs the programs of the seeds in `RANDOM_SEEDS`, or else of these.
@MainActor
private func run(_ seeds: String, _ program: @MainActor (Int) -> RandomProgram) async throws {
  MainSerialExecutor.install()
  for seed in RandomSeeds.named(orElse: seeds) {
    let device = HeadlessDevice(clock: TransitionClock(.stepped))
    // Many random calls are mistakes, which the reporter gets.
    try await DiagnosticReporter.$override.withValue(DiagnosticReporter { _ in }) {
      try await device.scope {
        var program = program(seed)
        var outcome = await program.run(on: device)
        try RandomRecord.write(outcome, of: program.name)
        if !outcome.violations.isEmpty, shrinks { outcome = await program.shrink(outcome) }
        let trace = outcome.trace.joined(separator: "\n")
        expectEqual(outcome.violations, [], "seed \(program.name)\n\(trace)")
      }
    }
  }
}

/// Whether to shorten a failing program as far as possible; set by `RANDOM_SHRINK`.
private var shrinks: Bool { ProcessInfo.processInfo.environment["RANDOM_SHRINK"] != nil }
