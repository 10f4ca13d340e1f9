public import CoordinatorCore

extension TransitionHandle {
  /// Waits until the transition has really ended.
  ///
  /// If the task that awaits is cancelled, the transition continues, and the task still waits for
  /// its end.
  ///
  /// A test with a stepped clock must move the clock before a transition can end. If a test awaits
  /// a result that only the test itself could bring about, a diagnostic says so after a few
  /// seconds. The test then continues.
  public var result: TransitionResult {
    get async {
      if let ended { return ended }
      AwaitWatch.watch { [weak self] in self?.isCompleted != false }
      return await withCheckedContinuation { continuation in
        whenCompleted { continuation.resume(returning: $0) }
      }
    }
  }
}
