/// A screen or a coordinator that can keep a user from leaving it.
///
/// A screen guards itself. A coordinator guards its flow, so it is asked when its last screen would
/// be removed. It is also asked when an attempt leaves the tab, page or collapsed column that shows
/// its screen. At each attempt, ``guardsLeaving`` says at once whether the guard has to be asked. Then
/// ``canLeave()`` answers, and may take its time.
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
/// For the ways of leaving that ask guards, see <doc:Leaving>.
@MainActor
public protocol LeaveGuarding: AnyObject {
  /// Whether ``canLeave()`` has to allow leaving now; read at each attempt to leave, and again before
  /// ``canLeave()`` is called.
  var guardsLeaving: Bool { get }

  /// Returns whether a user may leave.
  ///
  /// This is called after each attempt while ``guardsLeaving`` is true, but not again while an
  /// answer is pending. If it returns true, the attempt continues. If it returns false, nothing
  /// changes. The task is cancelled when the answer is no longer needed, because the coordinator
  /// that made the attempt, or the guard's own coordinator, was stopped, or because the screen that
  /// guards itself has left. Then return: a later attempt waits for the end of this call.
  ///
  /// Do not await the result of a link or a path that the guard opens: while a link waits for this
  /// answer, the other one waits for that link.
  func canLeave() async -> Bool
}
