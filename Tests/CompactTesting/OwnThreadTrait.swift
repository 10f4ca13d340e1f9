import Dispatch
package import Testing

/// Runs tests that wait for another process on a thread of their own.
///
/// They do not hold up other tests, and notice at once that the process has ended. Until that is noticed, Swift
/// Testing keeps one core busy.
package struct OwnThreadTrait: SuiteTrait, TestTrait, TestScoping {
  package var isRecursive: Bool { true }

  @concurrent
  package func provideScope(
    for test: Test, testCase: Test.Case?,
    performing function: @concurrent @Sendable () async throws -> Void
  ) async throws {
    guard testCase != nil else { return try await function() }
    try await withTaskExecutorPreference(OwnThread()) { try await function() }
  }
}

extension Trait where Self == OwnThreadTrait {
  /// Runs each test on a thread of its own.
  package static var onItsOwnThread: Self { OwnThreadTrait() }
}

private final class OwnThread: TaskExecutor {
  private let queue = DispatchQueue(label: "a test that waits")

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { unsafe job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }
}
