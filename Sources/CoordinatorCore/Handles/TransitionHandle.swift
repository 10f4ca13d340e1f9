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
  package private(set) var isRead = false {
    didSet { whenRead?() }
  }

  /// Called when somebody asks how the transition ends.
  package var whenRead: (@MainActor () -> Void)?

  package init(ended: TransitionResult? = nil) { end = ended }

  /// Whether the transition has ended.
  package var isOver: Bool { end != nil }

  /// How the transition ended; nil while the transition waits or runs.
  public var ended: TransitionResult? {
    isRead = true
    return end
  }

  /// Calls a closure once when the transition has ended, or at once if it has ended already.
  public func whenCompleted(_ body: @escaping @MainActor (TransitionResult) -> Void) {
    isRead = true
    whenOver(body)
  }

  /// Calls a closure at the end.
  ///
  /// The framework uses it itself, so it does not mark the result as read.
  package func whenOver(_ body: @escaping @MainActor (TransitionResult) -> Void) {
    if let end { body(end) } else { listeners = listeners + [body] }
  }

  package func end(_ result: TransitionResult) {
    guard end == nil else { return assertionFailure("A transition ended twice: \(result)") }
    end = result
    let told = listeners
    listeners = []
    for listener in told { listener(result) }
  }
}
