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
  /// Whether coordinators that were stopped have to be freed when the test has ended.
  public var expectsFreed = false

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
        let watch = expectsFreed ? await StoppedWatch(on: device) : nil
        try await function()
        await TestEnd.report(on: device)
        for name in await watch?.alive ?? [] {
          Issue.record(
            """
            '\(name)' was stopped, and is still alive at the end of the test.

            This usually means that a closure of its screen, a task or a listener keeps it.

            To fix this, capture it weakly there: '[weak self]'.
            """, sourceLocation: test.sourceLocation)
        }
      }
    }
  }
}

extension Trait where Self == CoordinatorTrait {
  /// Gives each test a device of its own and turns diagnostics into issues of the test.
  public static var coordinators: Self { CoordinatorTrait() }

  /// Does what `.coordinators` does, and has a test fail at whose end a coordinator that was stopped is alive.
  ///
  /// ```swift
  /// @Suite(.coordinators(expectingFreed: true)) struct LoginTests { ... }
  /// ```
  ///
  /// It is looked at when the test and its suite have let go of all they had.
  public static func coordinators(expectingFreed: Bool) -> Self {
    var trait = CoordinatorTrait()
    trait.expectsFreed = expectingFreed
    return trait
  }
}
