extension Journal {
  /// The events from now on, as a sequence for `for await`.
  ///
  /// ```swift
  /// for await event in app.context.journal.events {
  ///   await analytics.send(event)
  /// }
  /// ```
  ///
  /// The sequence ends when the journal is released, or when your task is cancelled. The events that
  /// your loop has not taken yet are kept: at most the newest 1,024, so a loop that is too slow misses
  /// the oldest. Each call makes a sequence of its own, which one loop can iterate.
  public var events: AsyncStream<Event> {
    let (stream, continuation) = AsyncStream.makeStream(
      of: Event.self, bufferingPolicy: .bufferingNewest(1_024))
    let end = StreamEnd(continuation)
    let subscription = subscribe(keeping: true) { end.continuation.yield($0) }
    continuation.onTermination = { [weak subscription] _ in
      Task { @MainActor in subscription?.cancel() }
    }
    return stream
  }
}

/// Ends a stream when the journal releases its subscription.
private final class StreamEnd: Sendable {
  let continuation: AsyncStream<Event>.Continuation

  init(_ continuation: AsyncStream<Event>.Continuation) { self.continuation = continuation }

  deinit { continuation.finish() }
}
