import CompactTesting
import CoordinatorTesting
import Foundation
import HeadlessUIKit
import Testing

/// Random programs, after each of which the invariants hold.
///
/// They run in two processes of their own, beside the other tests.
@Suite(.onItsOwnThread) struct RandomizedTests {
  @Test(arguments: [false, true])
  func `The tree and the UI agree, and nothing is lost, after random steps`(
    drawingPolicies: Bool
  ) async throws {
    let log = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).log").path
    let result = await #expect(processExitsWith: .success) {
      [drawingPolicies = drawingPolicies as Bool, log = log as String] in
      unsafe dup2(open(log, O_WRONLY | O_CREAT, 0o600), 2)
      try await run(drawingPolicies: drawingPolicies)
    }
    let text = String(decoding: try Data(contentsOf: URL(fileURLWithPath: log)), as: UTF8.self)
    try FileManager.default.removeItem(atPath: log)
    if result == nil { Issue.record("\(text.suffix(1500))") }
  }
}

/// The single seeds found faults that no smaller one finds.
private let seeds =
  "0-79,1000000-1000029,986,1662,6828,6935,7504,7963,20156,24329,24705,26353,29163,30243,31328,32858,33150,35312,46498,50251,51374,77481,102011,110763,114297,114515,162860,166066,300540,309661,827821,5853,6714,831668,926608,1742672"

private let seedsDrawingPolicies =
  "0-39,1000000-1000014,15308,39522,39715,29163,43354,71416,82247,83296,102199,130394,162860,827825,5147,1742699"

/// Runs the programs of the seeds in `RANDOM_SEEDS`, or else of those above.
///
/// - Parameter drawingPolicies: Whether each seed also draws the unmeasured behaviour of UIKit.
@MainActor
private func run(drawingPolicies: Bool) async throws {
  MainSerialExecutor.install()
  for seed in RandomSeeds.named(orElse: drawingPolicies ? seedsDrawingPolicies : seeds) {
    FileHandle.standardError.write(Data("seed \(seed)\n".utf8))
    let device = HeadlessDevice(clock: TransitionClock(.stepped))
    // Many random calls are mistakes, which the reporter gets.
    try await DiagnosticReporter.$override.withValue(DiagnosticReporter { _ in }) {
      try await device.scope {
        var program =
          drawingPolicies ? RandomProgram(drawingPolicies: seed) : RandomProgram(seed: seed)
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
