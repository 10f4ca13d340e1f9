import Coordinators
public import Testing

/// Records diagnostics as issues of the test, on the device or simulator where the test runs.
///
/// ```swift
/// @MainActor @Suite(.coordinatorDiagnostics, .serialized) struct AppTests {}
///
/// extension AppTests {
///   @MainActor @Suite struct LoginTests { ... }
/// }
/// ```
///
/// The tests of a process share the application, so they must run one at a time. `.serialized` orders
/// only suites with a common parent.
public struct DiagnosticsTrait: SuiteTrait, TestTrait, TestScoping {
  fileprivate var expectsFreed = false

  /// The trait applies to all tests of a suite and its nested suites.
  public var isRecursive: Bool { true }

  /// Runs a test with a diagnostic reporter of its own.
  @concurrent
  public func provideScope(
    for test: Test, testCase: Test.Case?,
    performing function: @concurrent @Sendable () async throws -> Void
  ) async throws {
    guard testCase != nil else { return try await function() }
    try await DiagnosticsRecorder.run(test, expectingFreed: expectsFreed, performing: function) {
      await wait(until: .now + .seconds(60)) { TransitionQueues.whenIdle($0) }
    }
  }
}

extension Trait where Self == DiagnosticsTrait {
  /// Records diagnostics as issues of the test, on the device or simulator where the test runs.
  public static var coordinatorDiagnostics: Self { DiagnosticsTrait() }

  /// Like `.coordinatorDiagnostics`, and can also expect that stopped coordinators and removed screens are freed.
  ///
  /// The check runs at the end of the test, after the test and its suite have released their objects.
  public static func coordinatorDiagnostics(expectingFreed: Bool) -> Self {
    DiagnosticsTrait(expectsFreed: expectingFreed)
  }
}
