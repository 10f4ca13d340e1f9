import Foundation

extension AppDriver {
  /// Waits until something has changed that a person or the journal can see, or until a deadline.
  func change(before deadline: ContinuousClock.Instant) async {
    let remaining = ContinuousClock.now.duration(to: deadline)
    guard remaining > .zero else { return }
    var stopListening: () -> Void = {}
    await withCheckedContinuation { continuation in
      let wake = Wake(continuation)
      stopListening = whenChanged { wake.now() }
      DispatchQueue.main.asyncAfter(deadline: .now() + remaining / .seconds(1)) {
        MainActor.assumeIsolated { wake.now() }
      }
    }
    stopListening()
  }
}

/// Resumes a continuation once, however often it is asked.
@MainActor
private final class Wake {
  private var continuation: CheckedContinuation<Void, Never>?

  init(_ continuation: CheckedContinuation<Void, Never>) { self.continuation = continuation }

  func now() {
    continuation?.resume()
    continuation = nil
  }
}
