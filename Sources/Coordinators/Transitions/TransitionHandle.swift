/// The end of a requested transition, to await or to be told of.
///
/// ```swift
/// let result = await show(article).result      // .performed, once the push has ended
/// ```
///
/// A handle may be dropped; the transition goes on.
@MainActor
public final class TransitionHandle {
  /// How the transition ended; nil while it waits or runs.
  public private(set) var ended: TransitionResult?

  private var listeners: [@MainActor (TransitionResult) -> Void] = []

  init() {}

  init(ended: TransitionResult) { self.ended = ended }

  /// Waits for the transition's real end.
  ///
  /// Cancelling the task that awaits does not take the transition back: its end is still awaited.
  public var result: TransitionResult {
    get async {
      if let ended { return ended }
      return await withCheckedContinuation { continuation in
        whenDone { continuation.resume(returning: $0) }
      }
    }
  }

  /// Calls a closure once, when the transition has ended; at once if it has.
  public func whenDone(_ body: @escaping @MainActor (TransitionResult) -> Void) {
    if let ended { body(ended) } else { listeners.append(body) }
  }

  func end(_ result: TransitionResult) {
    guard ended == nil else { return assertionFailure("A transition ended twice: \(result)") }
    ended = result
    let told = listeners
    listeners = []
    for listener in told { listener(result) }
  }
}
