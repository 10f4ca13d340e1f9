import CoordinatorCore
import Coordinators
package import Testing

/// Records the diagnostics and the leaks of one test as its issues.
@MainActor
package final class DiagnosticsRecorder {
  private let test: Test

  /// The diagnostics that were reported outside of the test's task, for example by a timer.
  private var unrecorded: [Diagnostic] = []

  private init(_ test: Test) { self.test = test }

  /// Runs a test.
  ///
  /// - Parameters:
  ///   - test: The test.
  ///   - expectsFreed: Whether stopped coordinators and removed screens are expected to be freed.
  ///   - function: The body of the test.
  ///   - settle: Lets transitions end after the test.
  package static func run(
    _ test: Test, expectingFreed expectsFreed: Bool,
    performing function: @concurrent @Sendable () async throws -> Void,
    settling settle: @Sendable @MainActor () async -> Void
  ) async throws {
    // The locals of a test keep what the test has removed.
    LeakWatch.switchOff()
    let recorder = DiagnosticsRecorder(test)
    let reporter = DiagnosticReporter { recorder.receive($0) }
    try await DiagnosticReporter.$override.withValue(reporter) {
      var detector = expectsFreed ? LeakDetector() : nil
      var failure: (any Error)?
      do { try await function() } catch {
        // A test that ends early may not have let everything end.
        (detector, failure) = (nil, error)
      }
      UnseenRejections.report()
      // What the app's tasks do after the test is no issue: the app is gone.
      await DiagnosticReporter.$override.withValue(DiagnosticReporter { _ in }) {
        if detector != nil { await settle() }
      }
      recorder.recordAll(leaks: detector?.leaks ?? [])
      if let failure { throw failure }
    }
  }

  private func receive(_ diagnostic: Diagnostic) {
    if Test.current == nil { unrecorded.append(diagnostic) } else { record(diagnostic) }
  }

  private func record(_ diagnostic: Diagnostic) {
    let location = diagnostic.callSite.map {
      SourceLocation(fileID: $0.fileID, filePath: $0.fileID, line: $0.line, column: 1)
    }
    Issue.record("\(diagnostic)", sourceLocation: location ?? test.sourceLocation)
  }

  private func recordAll(leaks: [String]) {
    for diagnostic in unrecorded { record(diagnostic) }
    for leak in leaks {
      Issue.record(
        """
        \(leak), but is still alive at the end of the test.

        This usually means that a closure of its screen, a task, a listener or a variable of the \
        test retains it.

        To fix this, capture it weakly: '[weak self]'. In the test, use a 'weak var', or set the \
        variable to nil.
        """, sourceLocation: test.sourceLocation)
    }
  }
}
