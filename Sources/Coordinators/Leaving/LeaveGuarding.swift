/// A screen, or a coordinator, that may keep a person from leaving it.
///
/// A screen guards itself; a coordinator its flow, so that it is asked when its last screen would
/// leave. Whether it guards is said at the attempt, at once; whether one may leave is asked after it, and may
/// take its time.
///
/// ```swift
/// extension Draft.Coordinator: LeaveGuarding {
///   var guardsLeaving: Bool { draft.hasChanges }
///
///   func canLeave() async -> Bool {
///     let answer = await ask(
///       Alert(
///         "Discard the draft?",
///         actions: [.destructive("Discard", true), .cancel("Keep editing", false)])
///     ).outcome
///     return answer.output?.choice ?? false
///   }
/// }
/// ```
///
/// Which ways of leaving ask: <doc:Leaving>.
@MainActor
public protocol LeaveGuarding: AnyObject {
  /// Whether leaving has to be allowed now; asked at each attempt to leave.
  var guardsLeaving: Bool { get }

  /// Whether one may leave: called after each attempt while ``guardsLeaving``, though not again
  /// while an answer is pending.
  ///
  /// What was attempted is done when it returns true; nothing changes when it returns false. The
  /// task is cancelled when the attempt has become void, because whoever made it was stopped.
  func canLeave() async -> Bool
}
