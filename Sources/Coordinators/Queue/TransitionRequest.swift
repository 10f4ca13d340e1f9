import CoordinatorCore
import UIKitShim

/// A transition that somebody asked for, on its way through a queue.
@MainActor
final class TransitionRequest {
  /// A screen that the transition brings, with the coordinator that is to own it.
  ///
  /// A class, because a struct that holds a weak reference is expensive to copy.
  @MainActor
  final class Arrival {
    let screen: UIViewController
    var owner: ScreenOwner? { kept ?? loose }

    private var kept: ScreenOwner?
    private weak var loose: ScreenOwner?

    init(screen: UIViewController, owner: ScreenOwner?) {
      self.screen = screen
      kept = owner
    }

    /// Ends the hold on the owner.
    ///
    /// Who waits, perhaps for ever, is not to be kept alive by that; else a strong reference is cheaper.
    func loosen() {
      guard let kept else { return }
      loose = kept
      self.kept = nil
    }
  }

  /// What was asked for; nil for what the framework does by itself.
  let transition: ScreenTransition?

  /// What kind of transition that is.
  let kind: ScreenTransition.Kind?

  let animated: Bool

  /// What is done and where; known from the moment in which it is handed to a queue.
  var change: (any ContainerChange)? {
    didSet {
      stack = change?.stack
      observer = change?.observer
    }
  }

  /// The navigation controller on whose stack it happens, if it happens on one, and that one's observer.
  private(set) var stack: UINavigationController?
  private(set) var observer: StackObserver?

  let handle = TransitionHandle()

  /// The coordinator that asked; nil for what the framework asks by itself.
  private(set) weak var requester: CoordinatorContext?

  /// What the transition brings, or, for a tab or `popTo`, leads to; known when it runs, or before
  /// where nothing has to be made.
  var arrivals: [Arrival] = []

  /// The screens that the transition is to bring, held until it ends.
  var claims: [ScreenClaim] = []

  /// Whether those have been given back before its end.
  private var hasGivenBack = false

  /// The coordinators that were started for this transition.
  var started: [CoordinatorContext] = []

  /// Whether the requester is kept alive by what is still to be made.
  var isCounted = false

  /// How many coordinators in a row, from the requester up, had their `start()` run when it was asked for
  /// what is still to be made: what comes of it is the doing of all of them.
  var starters = 0

  /// Whether the request waits for the end of the turn, so that others of this turn can join it.
  var waitsForTurn = false

  /// Whether it stands in the row for another one, which is still to be asked for.
  var isReserved = false

  /// The place that was reserved for it.
  var place: ReservedPlace?

  /// Whether what performs it looks in the next turn whether it has ended, so that it needs no limit
  /// of time before.
  var endsByItself = false

  /// Whether what its call has changed was looked at.
  var isSeen = false

  /// Where its progress was written down.
  var journalInUse: (journal: Journal, path: String)?

  /// Whether those are asked first who guard what it takes away.
  var asksToLeave = false

  /// Whether a coordinator has asked for it by itself, and is to hear of a rejection: not for a step
  /// of a sequence, nor for what a person attempts.
  var isOnesOwn = true

  /// Those who were asked and have allowed it.
  var allowed: [any LeaveGuarding] = []

  /// Whether somebody was asked.
  var wasAsked = false

  /// What it is meant to take away, if somebody was asked.
  var meant: WeakReference<UIViewController>?

  /// The change of one tab, if that is what was asked for.
  var tabEdit: TabEdit?

  /// Whether it has stood in the row, so that what it was asked for may be different by now.
  var hasWaited = false

  /// What it brings or leads to, where that was made before its turn came.
  var made: [ScreenDestination]?

  /// What it brings or leads to.
  var destinations: [ScreenDestination] { made ?? transition?.destinations ?? [] }

  /// The sequence of which it is a step.
  var sequence: TransitionSequence?

  /// Whether it takes the place of a step before it, in front of all that waits.
  var takesPlace = false

  /// The change of a window's root that it makes, if an animator does it.
  var rootTransition: RootTransition?

  /// Takes back what its animation was given to UIKit by.
  var afterAnimation: (@MainActor () -> Void)?

  /// How many turns UIKit has refused it because it was busy.
  var attempts = 0

  init(_ transition: ScreenTransition, requester: CoordinatorContext?) {
    kind = transition.kind
    animated = transition.animated
    self.transition = transition
    self.requester = requester
  }

  /// A departure: screens of stopped coordinators that are to leave.
  init(leaving records: [ScreenRecord], of parent: CoordinatorContext?) {
    transition = nil
    kind = nil
    animated = true
    change = Departure(departing: records)
    requester = parent
    waitsForTurn = true
  }

  // MARK: What it is

  /// All navigation controllers whose stacks the transition changes.
  var stacks: [UINavigationController] { change?.stacks ?? [] }

  /// Whether it changes the container in which a screen is.
  func changes(_ place: ScreenPlace) -> Bool {
    if isDeparture {
      return leaving.contains { $0.place.container === place.container }
    }
    return place.container != nil && place.container === change?.container
  }

  /// The screens that leave, if this is a departure.
  var leaving: [ScreenRecord] { change?.departing ?? [] }

  /// Whether this is a departure, and a screen is among those that leave.
  func takesAway(_ screen: UIViewController) -> Bool {
    for record in leaving where record.screen === screen { return true }
    return false
  }

  func addLeaving(_ records: [ScreenRecord]) {
    change = Departure(departing: leaving + records)
  }

  var isDeparture: Bool { kind == nil }

  var isPresentation: Bool { kind == .present }

  /// Whether it is to dismiss what is not presented yet.
  var isDismissalOfWhatIsToCome: Bool { change?.dismissesWhatIsToCome == true }

  /// Whether the transition gives a window another root.
  var isRoot: Bool { kind == .root }

  /// Whether it fills a container with all that run of several children.
  var fillsContainer: Bool { change?.fillsContainer == true }

  /// Whether the root that gives way is kept.
  var keepsRoot: Bool { transition?.keepsRoot == true }

  /// Whether this repeats, exactly, one that waits.
  func isRepeat(of other: TransitionRequest) -> Bool {
    guard let transition, let otherTransition = other.transition, let change,
      let otherChange = other.change, requester === other.requester, requester != nil,
      asksToLeave == other.asksToLeave, TabEdit.isSame(tabEdit, other.tabEdit)
    else { return false }
    if let sequence { return other.sequence.map { sequence.isRepeat(of: $0) } ?? false }
    // What stands behind the step in its sequence is not done by repeating the step.
    guard other.sequence == nil else { return false }
    return transition.repeats(otherTransition) && change.repeats(otherChange)
  }

  /// Whether a coordinator asked for it, or is to own what it brings.
  func concerns(_ context: CoordinatorContext) -> Bool {
    if requester === context { return true }
    if fillsContainer { return false }
    for arrival in arrivals where arrival.owner?.context === context { return true }
    return false
  }

  // MARK: Its end

  /// Ends the request: lets go of the claims, stops what it has started in vain, tells the journal
  /// and whoever holds the handle.
  ///
  /// Ending twice would leave the counts of its screens wrong for ever.
  func end(_ result: TransitionResult) {
    guard !handle.isOver else {
      return assertionFailure("'\(summary)' ended twice: \(result)")
    }
    if isCounted {
      isCounted = false
      requester?.screenOwner.countRequest(-1)
    }
    if !hasGivenBack { for claim in claims { end(claim, result) } }
    change?.countDismissal(-1)
    stopWhatWasStartedInVain(result)
    journalEnd(result)
    for claim in claims { claim.record.endSuspension() }
    handle.end(result)
    if case .rejected(let rejection) = result, isOnesOwn, let requester {
      UnseenRejections.note(handle, rejection, of: summary, by: requester)
    }
  }

  /// Gives back the screens that it was to bring, since it is not carried out.
  func giveBackClaims() {
    guard !hasGivenBack else { return }
    hasGivenBack = true
    for claim in claims { end(claim, .rejected(.gone())) }
  }

  /// Ends its animation where that is, and leaves nothing of it behind: it has ended, was given up, or
  /// is tried again.
  func animationDidEnd() {
    if let rootTransition {
      self.rootTransition = nil
      rootTransition.giveUp()
    }
    guard let afterAnimation else { return }
    self.afterAnimation = nil
    afterAnimation()
  }

  /// Lets go of what it was to bring.
  func end(_ claim: ScreenClaim, _ result: TransitionResult) {
    let record = claim.record
    record.pendingRequests -= 1
    switch result {
    case .performed:
      if claim.staysInPlace { record.keepWatch() } else { record.wasShown() }
    case .merged: break
    case .timedOut: if record.isInUI { record.wasShown() } else { claim.giveBack() }
    case .rejected: claim.giveBack()
    }
    // What has come into the user interface tells by itself when it leaves.
    if result == .performed, !record.isMissing { return }
    record.owner?.engine.reconciler.setNeedsReconcile()
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
