import CoordinatorCore
import CoordinatorDriving
import HeadlessUIKit
public import Testing

/// Gives each test a device of its own and turns diagnostics into issues of the test.
///
/// ```swift
/// @Suite(.coordinators) struct LoginTests { ... }
/// ```
///
/// `UIApplication.shared` and windows that a test makes belong to the test's own device, whose
/// clock is stepped: nothing moves unless the test lets it.
public struct CoordinatorTrait: SuiteTrait, TestTrait, TestScoping {
  /// Applies to each test of a suite, however deep.
  public var isRecursive: Bool { true }

  /// Runs a test with its own device and reporter.
  @concurrent
  public func provideScope(
    for test: Test, testCase: Test.Case?,
    performing function: @concurrent @Sendable () async throws -> Void
  ) async throws {
    guard testCase != nil else { return try await function() }
    let device = await HeadlessDevice(clock: TransitionClock(.stepped))
    let reporter = DiagnosticReporter { diagnostic in
      Issue.record("\(diagnostic)", sourceLocation: test.sourceLocation)
    }
    try await DiagnosticReporter.$override.withValue(reporter) {
      try await device.scope {
        try await function()
        await TestEnd.report(on: device)
      }
    }
  }
}

extension Trait where Self == CoordinatorTrait {
  /// Gives each test a device of its own and turns diagnostics into issues of the test.
  public static var coordinators: Self { CoordinatorTrait() }
}
