import CoordinatorCore
import UIKitShim

/// A requested transition on its way through a queue.
@MainActor
final class TransitionRequest {
  /// The cause of a request.
  enum Origin {
    /// A verb of a coordinator, which asks no guards.
    case verb
    /// An attempt of a coordinator.
    case attempt
    /// A gesture or a control of UIKit.
    case user
    /// A step of a sequence.
    case step(TransitionSequence)
    /// A suspended root that has come back, and presents its screens again.
    case suspendedRoot(SuspendedRoot)
  }

  /// How far a request has come.
  enum Phase {
    /// It holds a place in a queue for a request that is not submitted yet.
    case reserved
    /// It was created, and its container is not known yet.
    case created
    /// It waits in a queue for the end of the run-loop turn, so that more removals can join it.
    case collecting
    /// It waits in a queue, or is about to enter one.
    case ready
    /// It is in no queue, because it waits for the answers of guards.
    case asking
    case running
    /// It was removed from its queue, and has released its claims. It is about to be rejected.
    case withdrawn
    case ended
  }

  /// The requested transition; nil for a removal, which the framework starts by itself.
  let transition: ScreenTransition?

  let origin: Origin

  var phase: Phase

  /// What the request does, and to which container; set before the request enters a queue.
  var change: (any ContainerChange)?

  let handle: TransitionHandle

  /// The coordinator that requested the transition; for a removal, the parent of the stopped one.
  weak let requester: CoordinatorContext?

  /// The screens that the transition brings or leads to; known early if none has to be created.
  var arrivals: [Arrival] = []

  /// The children that were created and started for the request.
  var startedChildren: [CoordinatorContext] = []

  /// How many coordinators, from the requester upward, were running `start()` at the request; what
  /// it shows counts as shown by all of them.
  let starters: Int

  /// Whether the hierarchy was reconciled after the call that changed it.
  var isReconciled = false

  /// The requester as the source of the request's events, which stays when the requester stops.
  var eventSource: EventSource?

  /// The guards that were asked and have allowed the request.
  var allowed: [any LeaveGuarding] = []

  /// The screen that a `pop` was meant to remove when a guard was asked.
  var screenToPop: WeakReference<UIViewController>?

  /// The destinations in place of the requested ones, once guards had to be asked: their screens
  /// and coordinators are created already.
  var made: [ScreenDestination]?

  /// Removes what the request installed in UIKit for its animation.
  var afterAnimation: (@MainActor () -> Void)?

  let callSite = CallSite.current

  /// How often the request was retried, because UIKit was busy or ignored the call.
  var retries = 0

  init(
    _ transition: ScreenTransition?, requester: CoordinatorContext?, origin: Origin = .verb,
    phase: Phase = .created, handle: TransitionHandle = TransitionHandle()
  ) {
    self.handle = handle
    self.transition = transition
    self.requester = requester
    self.origin = origin
    self.phase = phase
    if case .step(let sequence) = origin {
      starters = sequence.request.starters
    } else {
      starters = requester?.childStartDepth ?? 0
    }
  }

  /// Creates a removal: a request that removes the screens of stopped coordinators.
  convenience init(removing records: [ScreenRecord], of parent: CoordinatorContext?) {
    self.init(nil, requester: parent, phase: .collecting)
    change = ScreenRemoval(of: records)
  }

  // MARK: What it is

  /// The kind of the transition; nil for a removal.
  var kind: ScreenTransition.Kind? { transition?.kind }

  var animated: Bool { transition?.animated ?? true }

  /// The destinations that the request brings or leads to.
  var destinations: [ScreenDestination] { made ?? transition?.destinations ?? [] }

  var sequence: TransitionSequence? {
    if case .step(let sequence) = origin { sequence } else { nil }
  }

  var asksGuards: Bool {
    switch origin {
    case .attempt, .user: true
    case .step(let sequence): sequence.request.asksGuards
    case .verb, .suspendedRoot: false
    }
  }

  /// Whether the request takes over the place of an ended request, at the front of the queue.
  var isContinuation: Bool {
    switch origin {
    case .step(let sequence): sequence.isUnderWay
    case .suspendedRoot: true
    case .verb, .attempt, .user: false
    }
  }

  /// The root whose return it completes, so that it goes before the next step of a sequence.
  var returningRoot: SuspendedRoot? {
    if case .suspendedRoot(let root) = origin { root } else { nil }
  }

  /// Whether a rejection is reported if no code asks for the result.
  private var reportsRejection: Bool {
    switch origin {
    case .verb, .attempt, .suspendedRoot: true
    case .user, .step: false
    }
  }

  /// Whether the requester counts this request as a screen to come until its end, which keeps the
  /// requester running.
  var isCounted: Bool { phase != .created && transition?.hasUnknownScreens == true }

  /// The records whose screens this removal removes; empty for other requests.
  var recordsToRemove: [ScreenRecord] { (change as? ScreenRemoval)?.recordsToRemove ?? [] }

  func removes(_ screen: UIViewController) -> Bool {
    for record in recordsToRemove where record.screen === screen { return true }
    return false
  }

  /// Whether the request shows the screen of a record.
  func brings(_ record: ScreenRecord) -> Bool {
    for arrival in arrivals where arrival.record === record { return true }
    return false
  }

  var isRemoval: Bool { transition == nil }

  var isPresentation: Bool { kind == .present }

  var dismissesUnpresentedScreen: Bool {
    (change as? Dismissal)?.dismissesUnpresentedScreen == true
  }

  /// Whether the request fills a container with the screens of all listed children that still run.
  var fillsContainer: Bool { kind == .setTabs || kind == .setPages }

  /// Whether this request does exactly the same as another one.
  ///
  /// A child that the verb has just started is shown by no earlier request.
  func isRepeat(of other: TransitionRequest) -> Bool {
    guard let transition, let otherTransition = other.transition, change != nil,
      other.change != nil, requester === other.requester, requester != nil,
      asksGuards == other.asksGuards,
      !transition.destinations.contains(where: { $0.startedChild != nil })
    else { return false }
    if let sequence { return other.sequence.map { sequence.isRepeat(of: $0) } ?? false }
    // The other request is a step of a sequence, which continues with other steps.
    guard other.sequence == nil else { return false }
    return transition.repeats(otherTransition)
  }

  /// Whether a coordinator made the request or, if it fills no container, will own one of its
  /// screens.
  func concerns(_ context: CoordinatorContext) -> Bool {
    if requester === context || sequence?.request.requester === context { return true }
    if fillsContainer { return false }
    for arrival in arrivals where arrival.owner?.context === context { return true }
    return false
  }

  // MARK: Its end

  /// Ends the request, only once: a second end would make the counts of its screens wrong for ever.
  func end(_ result: TransitionResult) {
    guard phase != .ended else {
      return assertionFailure("'\(summary)' ended twice: \(result)")
    }
    let (wasCounted, hasGivenBack) = (isCounted, phase == .withdrawn)
    phase = .ended
    if wasCounted { requester?.screenOwner.countScreenToCome(-1) }
    if !hasGivenBack { for arrival in arrivals { arrival.end(result) } }
    let source = requester?.eventSource
    switch result {
    case .performed: journal(.performed, from: source)
    case .merged: journal(.merged, from: source)
    case .rejected(let rejection):
      stopStartedChildren(besides: arrivals.filter(\.isShownElsewhere))
      journal(.rejected, from: source, rejection: rejection)
    case .timedOut:
      stopStartedChildren(besides: arrivals.filter(\.isShown))
      journal(.timedOut, from: source)
    }
    for arrival in arrivals {
      guard let record = arrival.record else { continue }
      record.endSuspension()
      record.dropIfShownElsewhere()
    }
    countAwaitingTasks()
    // The next step enters the queue before other code learns of this end.
    sequence?.stepDidEnd(self, result)
    handle.end(result)
    if case .rejected(let rejection) = result, reportsRejection, let requester {
      UnseenRejections.note(handle, rejection, of: summary, by: requester, callSite)
    }
  }

  /// Keeps the requester running until the tasks that await the result have continued, because they
  /// may show its next screen.
  private func countAwaitingTasks() {
    guard handle.isAwaited, let owner = requester?.screenOwner else { return }
    owner.countScreenToCome(1)
    handle.whenTasksContinue { owner.countScreenToCome(-1) }
  }

  /// Gives back the claimed screens, because the request will not be carried out.
  func withdraw() {
    phase = .withdrawn
    for arrival in arrivals { arrival.end(.rejected(.gone())) }
  }

  /// Removes what was installed for the animation, also after a time-out and before a retry.
  func animationDidEnd() {
    guard let afterAnimation else { return }
    self.afterAnimation = nil
    afterAnimation()
  }
}
