import CoordinatorExpectations
import HeadlessUIKit
public import Testing

/// Gives each test its own device, and records diagnostics as issues of the test.
///
/// ```swift
/// @Suite(.coordinators) struct LoginTests { ... }
/// ```
///
/// `UIApplication.shared` and a test's windows belong to the test's own device. The device's clock is
/// stepped: transitions run only when the test settles. From the first test with this trait on, all tasks of
/// the process run on the main actor, one after another, so results do not depend on a busy machine.
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
    await MainSerialExecutor.install()
    let device = await HeadlessDevice(clock: TransitionClock(.stepped))
    try await device.scope {
      try await DiagnosticsRecorder.run(test, expectingFreed: expectsFreed, performing: function) {
        device.clock.drain()
      }
    }
  }
}

extension Trait where Self == CoordinatorTrait {
  /// Gives each test its own device, and records diagnostics as issues of the test.
  ///
  /// From the first test on, all tasks of the process run on the main actor, one after another.
  public static var coordinators: Self { CoordinatorTrait() }

  /// Like `.coordinators`, and can also expect that stopped coordinators and removed screens are freed.
  ///
  /// ```swift
  /// @Suite(.coordinators(expectingFreed: true)) struct LoginTests { ... }
  /// ```
  ///
  /// The check runs at the end of the test, after the test and its suite have released their objects.
  public static func coordinators(expectingFreed: Bool) -> Self {
    CoordinatorTrait(expectsFreed: expectingFreed)
  }
}
