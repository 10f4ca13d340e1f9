/// A handle for a requested transition, which reports the transition's result.
///
/// ```swift
/// let result = await push(article).result      // .performed, once the push has ended
/// ```
///
/// You can drop a handle. The transition continues. If the transition is rejected because of a mistake, and
/// your code never read the result, a diagnostic reports the rejection.
@MainActor
public class TransitionHandle {
  private var end: TransitionResult?
  private var listeners: [@MainActor (TransitionResult) -> Void] = []

  /// The number of tasks that await the result and have not continued yet.
  private var awaitingTasks = 0
  private var onContinuation: (@MainActor () -> Void)?

  /// Whether your code has read or observed the result.
  package private(set) var isRead = false

  /// Creates a handle of a transition that has ended; if the result is nil, it does not end.
  ///
  /// The framework creates the handles of transitions. A test creates one for a router of its own.
  public init(ended: TransitionResult? = nil) { end = ended }

  package var isCompleted: Bool { end != nil }

  /// The transition's result, or nil while the transition waits or runs.
  public var ended: TransitionResult? {
    isRead = true
    return end
  }

  /// Calls a closure once when the transition has ended, or immediately if it has already ended.
  public func whenCompleted(_ body: @escaping @MainActor (TransitionResult) -> Void) {
    isRead = true
    onCompletion(body)
  }

  /// Calls a closure as ``whenCompleted(_:)`` does, without marking the result as read.
  package func onCompletion(_ body: @escaping @MainActor (TransitionResult) -> Void) {
    if let end { body(end) } else { listeners = listeners + [body] }
  }

  /// Waits for the result.
  package func awaitResult() async -> TransitionResult {
    awaitingTasks += 1
    let result = await withCheckedContinuation { continuation in
      whenCompleted { continuation.resume(returning: $0) }
    }
    awaitingTasks -= 1
    if awaitingTasks == 0 {
      onContinuation?()
      onContinuation = nil
    }
    return result
  }

  /// Whether a task awaits the result, and has not continued yet.
  package var isAwaited: Bool { awaitingTasks > 0 }

  /// Calls a closure once, when all tasks that await the result continue.
  package func whenTasksContinue(_ body: @escaping @MainActor () -> Void) { onContinuation = body }

  package func end(_ result: TransitionResult) {
    guard end == nil else { return assertionFailure("A transition ended twice: \(result)") }
    end = result
    let notified = listeners
    listeners = []
    for listener in notified { listener(result) }
  }
}
