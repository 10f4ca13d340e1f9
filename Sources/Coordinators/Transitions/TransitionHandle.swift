/// A handle of a requested transition, which reports the transition's end.
///
/// ```swift
/// let result = await push(article).result      // .performed, once the push has ended
/// ```
///
/// An app may drop a handle. The transition continues. If the transition is rejected because of a
/// mistake, and nobody asked the dropped handle for the result, a diagnostic reports the rejection.
@MainActor
public class TransitionHandle {
  private var end: TransitionResult?
  private var listeners: [@MainActor (TransitionResult) -> Void] = []

  /// Whether somebody has asked how the transition ends.
  private(set) var isLookedAt = false {
    didSet { rejection?.isSeen = true }
  }

  /// The rejection that is reported if nobody asks for the result.
  var rejection: UnseenRejections.Note?

  init(ended: TransitionResult? = nil) { end = ended }

  /// Whether the transition has ended.
  var isOver: Bool { end != nil }

  /// How the transition ended; nil while the transition waits or runs.
  public var ended: TransitionResult? {
    isLookedAt = true
    return end
  }

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
      AwaitWatch.watch(self)
      return await withCheckedContinuation { continuation in
        whenCompleted { continuation.resume(returning: $0) }
      }
    }
  }

  /// Calls a closure once when the transition has ended, or at once if it has ended already.
  public func whenCompleted(_ body: @escaping @MainActor (TransitionResult) -> Void) {
    isLookedAt = true
    whenOver(body)
  }

  /// Calls a closure at the end.
  ///
  /// The framework uses it itself, so it does not mark the result as read.
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
