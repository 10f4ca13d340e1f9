import CoordinatorCore
import UIKitShim

/// A transition that somebody asked for, on its way through a queue.
@MainActor
final class TransitionRequest {
  /// A screen that the transition brings, with the coordinator that is to own it.
  struct Arrival {
    let screen: UIViewController
    weak let owner: ScreenOwner?
  }

  /// What was asked for; nil for what the framework does by itself.
  let transition: ScreenTransition?

  /// What is done and where; known from the moment in which it is handed to a queue.
  var target: TransitionTarget?

  let handle = TransitionHandle()

  /// The coordinator that asked; nil for what the framework asks by itself.
  private(set) weak var requester: CoordinatorContext?

  /// What the transition brings, or, for a tab or `popTo`, leads to; known when it runs, or before
  /// where nothing has to be made.
  var arrivals: [Arrival] = []

  /// The screens that the transition is to bring, held until it ends.
  var claims: [ScreenClaim] = []

  /// The coordinators that were started for this transition.
  var started: [CoordinatorContext] = []

  /// Whether the requester is kept alive by what is still to be made.
  var isCounted = false

  /// Whether the request waits for the end of the turn, so that others of this turn can join it.
  var waitsForTurn = false

  /// Whether those are asked first who guard what it takes away.
  var asksToLeave = false

  /// Those who were asked and have allowed it.
  var allowed: [any LeaveGuarding] = []

  /// Whether somebody was asked.
  var wasAsked = false

  /// What a pop is meant to take away, if somebody was asked.
  weak var meant: UIViewController?

  /// What it brings or leads to, where that was made before its turn came.
  var made: [ScreenDestination]?

  /// What it brings or leads to.
  var destinations: [ScreenDestination] { made ?? transition?.destinations ?? [] }

  /// The sequence of which it is a step.
  var sequence: TransitionSequence?

  /// Whether it takes the place of a step before it, in front of all that waits.
  var takesPlace = false

  /// How many turns UIKit has refused it because it was busy.
  var refusals = 0

  init(_ transition: ScreenTransition?, requester: CoordinatorContext?) {
    self.transition = transition
    self.requester = requester
  }

  /// A departure: screens of stopped coordinators that are to leave.
  init(leaving records: [ScreenRecord], of parent: CoordinatorContext?) {
    transition = nil
    target = .leave(records)
    requester = parent
    waitsForTurn = true
  }

  // MARK: What it is

  var animated: Bool { transition?.animated ?? true }

  var stack: UINavigationController? { target?.stack }

  /// All navigation controllers whose stacks the transition changes.
  var stacks: [UINavigationController] { target?.stacks ?? [] }

  /// The screens that leave, if this is a departure.
  var leaving: [ScreenRecord] {
    if case .leave(let records) = target { records } else { [] }
  }

  func addLeaving(_ records: [ScreenRecord]) { target = .leave(leaving + records) }

  var isDeparture: Bool {
    if case .leave = target { true } else { false }
  }

  var isPresentation: Bool {
    if case .present = target { true } else { false }
  }

  /// Whether it is to dismiss what is not presented yet.
  var isDismissalOfWhatIsToCome: Bool {
    guard case .dismiss(let screen) = target else { return false }
    guard let screen else { return true }
    return screen.presentingViewController == nil
      && ScreenOwner.record(of: screen)?.keptWith == nil
  }

  /// Whether the transition gives a window another root.
  var isRoot: Bool {
    if case .root = target { true } else { false }
  }

  /// Whether the root that gives way is kept.
  var keepsRoot: Bool { transition?.keepsRoot == true }

  /// Whether this repeats, exactly, one that waits.
  func isRepeat(of other: TransitionRequest) -> Bool {
    guard let transition, let otherTransition = other.transition, let target,
      let otherTarget = other.target, requester === other.requester, requester != nil
    else { return false }
    if let sequence { return other.sequence.map { sequence.isRepeat(of: $0) } ?? false }
    // What stands behind the step in its sequence is not done by repeating the step.
    guard other.sequence == nil else { return false }
    return TransitionTarget.isRepeat(target, of: otherTarget, transition, otherTransition)
  }

  /// Whether a coordinator asked for it, or is to own what it brings.
  func concerns(_ context: CoordinatorContext) -> Bool {
    if requester === context { return true }
    if target?.fillsContainer == true { return false }
    for arrival in arrivals where arrival.owner?.context === context { return true }
    return false
  }

  // MARK: Its end

  /// Ends the request: lets go of the claims, stops what it has started in vain, tells the journal
  /// and whoever holds the handle.
  ///
  /// Ending twice would leave the counts of its screens wrong for ever.
  func end(_ result: TransitionResult) {
    guard handle.ended == nil else {
      return assertionFailure("'\(summary)' ended twice: \(result)")
    }
    if isCounted {
      isCounted = false
      requester?.screenOwner.countRequest(-1)
    }
    for claim in claims {
      claim.record.pendingRequests -= 1
      switch result {
      case .performed: claim.record.wasShown()
      case .merged: break
      case .timedOut: if claim.record.isInUI { claim.record.wasShown() } else { claim.giveBack() }
      case .rejected: claim.giveBack()
      }
      // What has come into the user interface tells by itself when it leaves.
      if result == .performed, claim.record.isInUI { continue }
      if let owner = claim.record.owner { owner.screenMayHaveLeft(claim.record) }
    }
    if case .dismiss(let screen?) = target {
      ScreenOwner.record(of: screen)?.pendingDismissals -= 1
    }
    stopWhatWasStartedInVain(result)
    journalEnd(result)
    for claim in claims { claim.record.endKeeping() }
    handle.end(result)
  }

  private func stopWhatWasStartedInVain(_ result: TransitionResult) {
    for child in started {
      switch result {
      case .performed, .merged: break
      case .rejected: child.end(reason: .notShown)
      case .timedOut: if !child.hasScreensInSubtree { child.end(reason: .notShown) }
      }
    }
  }

  private func journalEnd(_ result: TransitionResult) {
    switch result {
    case .performed: journal(.performed)
    case .merged: journal(.merged)
    case .rejected(let rejection): journal(.rejected, detail: rejection.description)
    case .timedOut: journal(.timedOut)
    }
  }
}
