import CoordinatorCore
import CoordinatorDriving
import HeadlessUIKit
public import Testing

/// Gives each test its own device, and records diagnostics as issues of the test.
///
/// ```swift
/// @Suite(.coordinators) struct LoginTests { ... }
/// ```
///
/// `UIApplication.shared` and a test's windows belong to the test's own device. The device's clock is
/// stepped: transitions run only when the test settles.
public struct CoordinatorTrait: SuiteTrait, TestTrait, TestScoping {
  fileprivate var expectsFreed = false

  /// The trait applies to all tests of a suite and its nested suites.
  public var isRecursive: Bool { true }

  /// Runs a test with its own device and diagnostic reporter.
  @concurrent
  public func provideScope(
    for test: Test, testCase: Test.Case?,
    performing function: @concurrent @Sendable () async throws -> Void
  ) async throws {
    guard testCase != nil else { return try await function() }
    let device = await HeadlessDevice(clock: TransitionClock(.stepped))
    let reporter = DiagnosticReporter { diagnostic in
      let location = diagnostic.callSite.map {
        SourceLocation(fileID: $0.fileID, filePath: $0.fileID, line: $0.line, column: 1)
      }
      Issue.record("\(diagnostic)", sourceLocation: location ?? test.sourceLocation)
    }
    try await DiagnosticReporter.$override.withValue(reporter) {
      try await device.scope {
        let detector = expectsFreed ? await LeakDetector(on: device) : nil
        try await function()
        await PendingDiagnostics.report(on: device)
        // What the app's tasks do after the test is no issue: the app is gone.
        let leaks = await DiagnosticReporter.$override.withValue(DiagnosticReporter { _ in }) {
          await detector?.leaks ?? []
        }
        for name in leaks {
          Issue.record(
            """
            '\(name)' was stopped, but is still alive at the end of the test.

            This usually means that a closure of its screen, a task or a listener retains it.

            To fix this, capture it weakly: '[weak self]'.
            """, sourceLocation: test.sourceLocation)
        }
      }
    }
  }
}

extension Trait where Self == CoordinatorTrait {
  /// Gives each test its own device, and records diagnostics as issues of the test.
  public static var coordinators: Self { CoordinatorTrait() }

  /// Like `.coordinators`, and can also expect that each stopped coordinator is freed.
  ///
  /// ```swift
  /// @Suite(.coordinators(expectingFreed: true)) struct LoginTests { ... }
  /// ```
  ///
  /// The check runs at the end of the test, after the test and its suite have released their objects.
  public static func coordinators(expectingFreed: Bool) -> Self {
    var trait = CoordinatorTrait()
    trait.expectsFreed = expectingFreed
    return trait
  }
}
