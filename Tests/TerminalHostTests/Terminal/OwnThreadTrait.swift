import Dispatch
import Testing

/// Runs tests that wait for another process on a thread of their own, so that they keep none of the
/// few threads on which all other tests run.
struct OwnThreadTrait: SuiteTrait, TestTrait, TestScoping {
  var isRecursive: Bool { true }

  @concurrent
  func provideScope(
    for test: Test, testCase: Test.Case?,
    performing function: @concurrent @Sendable () async throws -> Void
  ) async throws {
    guard testCase != nil else { return try await function() }
    try await withTaskExecutorPreference(OwnThread()) { try await function() }
  }
}

extension Trait where Self == OwnThreadTrait {
  /// Runs each test on a thread of its own.
  static var onItsOwnThread: Self { OwnThreadTrait() }
}

private final class OwnThread: TaskExecutor {
  private let queue = DispatchQueue(label: "a test that waits")

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { unsafe job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }
}
