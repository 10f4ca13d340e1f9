import Dispatch

/// Starts work, and waits until it calls the passed closure, or until a deadline.
@MainActor
package func wait(
  until deadline: ContinuousClock.Instant, _ start: (@escaping @MainActor () -> Void) -> Void
) async {
  let remaining = ContinuousClock.now.duration(to: deadline)
  guard remaining > .zero else { return }
  await withCheckedContinuation { continuation in
    let waiter = Waiter(continuation)
    start { waiter.resume() }
    DispatchQueue.main.asyncAfter(deadline: .now() + remaining / .seconds(1)) {
      MainActor.assumeIsolated { waiter.resume() }
    }
  }
}

/// Resumes a continuation once, even if called repeatedly.
@MainActor
private final class Waiter {
  private var continuation: CheckedContinuation<Void, Never>?

  init(_ continuation: CheckedContinuation<Void, Never>) { self.continuation = continuation }

  func resume() {
    continuation?.resume()
    continuation = nil
  }
}
