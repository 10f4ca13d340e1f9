/// The end of a requested transition, to await or to be told of.
///
/// ```swift
/// let result = await show(article).result      // .performed, once the push has ended
/// ```
///
/// A handle may be dropped; the transition goes on. If it is rejected by a mistake, and the handle was
/// dropped without a look at how it ended, that is reported as a diagnostic.
@MainActor
public final class TransitionHandle {
  private var end: TransitionResult?
  private var listeners: [@MainActor (TransitionResult) -> Void] = []

  /// Whether somebody wants to know how the transition ends.
  private(set) var isLookedAt = false {
    didSet { rejection?.isSeen = true }
  }

  /// The rejection that is reported if nobody looks at it.
  var rejection: UnseenRejections.Note?

  init() {}

  init(ended: TransitionResult) { end = ended }

  /// Whether the transition has ended.
  var isOver: Bool { end != nil }

  /// How the transition ended; nil while it waits or runs.
  public var ended: TransitionResult? {
    isLookedAt = true
    return end
  }

  /// Waits for the transition's real end.
  ///
  /// Cancelling the task that awaits does not take the transition back: its end is still awaited.
  ///
  /// On a stepped clock, a test's, nothing ends before the clock is moved. A test that awaits what
  /// only itself could bring about is told so after a few seconds, and goes on.
  public var result: TransitionResult {
    get async {
      if let ended { return ended }
      AwaitWatch.watch(self)
      return await withCheckedContinuation { continuation in
        whenEnded { continuation.resume(returning: $0) }
      }
    }
  }

  /// Calls a closure once, when the transition has ended; at once if it has.
  public func whenEnded(_ body: @escaping @MainActor (TransitionResult) -> Void) {
    isLookedAt = true
    whenOver(body)
  }

  /// The same for the framework's own use, which is no look at the result.
  func whenOver(_ body: @escaping @MainActor (TransitionResult) -> Void) {
    if let end { body(end) } else { listeners = listeners + [body] }
  }

  func end(_ result: TransitionResult) {
    guard end == nil else { return assertionFailure("A transition ended twice: \(result)") }
    end = result
    let told = listeners
    listeners = []
    for listener in told { listener(result) }
  }
}
