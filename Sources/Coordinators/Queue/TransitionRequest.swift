import CoordinatorCore
import UIKitShim

/// A requested transition on its way through a queue.
@MainActor
final class TransitionRequest {
  /// A screen that the transition brings, and the coordinator that will own it.
  ///
  /// This is a class, because a struct with a weak reference is expensive to copy.
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

    /// Makes the reference to the owner weak.
    ///
    /// The queue calls this when the request waits for a window. That wait may never end, and must
    /// not keep the owner alive. In all other cases, a strong reference is cheaper.
    func loosen() {
      guard let kept else { return }
      loose = kept
      self.kept = nil
    }
  }

  /// The requested transition; nil for a departure, which the framework starts by itself.
  let transition: ScreenTransition?

  /// The kind of the transition; nil for a departure.
  let kind: ScreenTransition.Kind?

  let animated: Bool

  /// What the request does, and to which container; set before the request enters a queue.
  var change: (any ContainerChange)? {
    didSet {
      stack = change?.stack
      observer = change?.observer
    }
  }

  /// The navigation controller whose stack the request changes, if any, and the observer of that
  /// stack.
  private(set) var stack: UINavigationController?
  private(set) var observer: StackObserver?

  let handle = TransitionHandle()

  /// The coordinator that requested the transition, as long as it exists.
  ///
  /// For a departure, this is the parent of the stopped coordinator.
  private(set) weak var requester: CoordinatorContext?

  /// The screens that the transition brings, or to which a change of the tab or a `popTo` leads.
  ///
  /// They are known when the request runs. They are known earlier if no screen has to be created.
  var arrivals: [Arrival] = []

  /// The claims on the screens that the transition brings, held until the request ends.
  var claims: [ScreenClaim] = []

  /// Whether the claims were given back before the request ended.
  private var hasGivenBack = false

  /// The coordinators that were started for this transition.
  var started: [CoordinatorContext] = []

  /// Whether the requester counts this request as a screen to come, which keeps the requester
  /// running.
  var isCounted = false

  /// How many coordinators, from the requester upward, were running `start()` when the request was
  /// made.
  ///
  /// This is set only if a screen or a child is still to be created. What the request shows then
  /// counts as shown by all these coordinators.
  var starters = 0

  /// Whether the request waits for the end of the run-loop turn, so that later departures can join
  /// it.
  var waitsForTurn = false

  /// Whether this only holds a place in the queue for a request that is not submitted yet.
  var isReserved = false

  /// The place in the queue that is reserved for this request.
  var place: ReservedPlace?

  /// Whether the performer checks in the next run-loop turn if the request has ended.
  ///
  /// Until then, the request needs no time limit.
  var endsByItself = false

  /// Whether the hierarchy was reconciled after the call that changed it.
  var isSeen = false

  /// The journal that recorded the request last, and the coordinator's path in it.
  var journalInUse: (journal: Journal, path: String)?

  /// Whether the guards of the removed screens are asked first.
  var asksToLeave = false

  /// Whether a coordinator made the request by itself, so that an unseen rejection is reported.
  ///
  /// This is false for a step of a sequence, and for an attempt that a person makes.
  var isOnesOwn = true

  /// The guards that were asked and have allowed the request.
  var allowed: [any LeaveGuarding] = []

  /// Whether a guard was asked.
  var wasAsked = false

  /// The screen that a `pop` was meant to remove when a guard was asked.
  var meant: WeakReference<UIViewController>?

  /// The change of a single tab, if the request makes one.
  var tabEdit: TabEdit?

  /// Whether the request has waited in the queue, so that it may mean something else by now.
  var hasWaited = false

  /// The destinations that were created before the request runs, or that replace the requested
  /// ones.
  var made: [ScreenDestination]?

  /// The destinations that the request brings or leads to.
  var destinations: [ScreenDestination] { made ?? transition?.destinations ?? [] }

  /// The sequence in which the request is a step, if any.
  var sequence: TransitionSequence?

  /// Whether the request takes over the place of the previous step, at the front of the queue.
  var takesPlace = false

  /// The running change of a window's root, if an animator drives it.
  var rootTransition: RootTransition?

  /// Removes what the request installed in UIKit for its animation.
  var afterAnimation: (@MainActor () -> Void)?

  /// How often the request was retried because UIKit was busy.
  var attempts = 0

  init(_ transition: ScreenTransition, requester: CoordinatorContext?) {
    kind = transition.kind
    animated = transition.animated
    self.transition = transition
    self.requester = requester
  }

  /// Creates a departure, which removes the screens of stopped coordinators.
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

  /// Whether the request changes the container of a place.
  func changes(_ place: ScreenPlace) -> Bool {
    if isDeparture {
      return leaving.contains { $0.place.container === place.container }
    }
    return place.container != nil && place.container === change?.container
  }

  /// The screens that a departure removes; none for other requests.
  var leaving: [ScreenRecord] { change?.departing ?? [] }

  /// Whether this is a departure that removes a screen.
  func takesAway(_ screen: UIViewController) -> Bool {
    for record in leaving where record.screen === screen { return true }
    return false
  }

  func addLeaving(_ records: [ScreenRecord]) {
    change = Departure(departing: leaving + records)
  }

  var isDeparture: Bool { kind == nil }

  var isPresentation: Bool { kind == .present }

  /// Whether the request dismisses a screen that is not presented yet.
  var isDismissalOfWhatIsToCome: Bool { change?.dismissesWhatIsToCome == true }

  /// Whether the transition replaces the root of a window.
  var isRoot: Bool { kind == .root }

  /// Whether the request fills a container with the screens of all listed children that still run.
  var fillsContainer: Bool { change?.fillsContainer == true }

  /// Whether the transition suspends the old root, so that it can come back.
  var keepsRoot: Bool { transition?.keepsRoot == true }

  /// Whether this request does exactly the same as a waiting request.
  func isRepeat(of other: TransitionRequest) -> Bool {
    guard let transition, let otherTransition = other.transition, let change,
      let otherChange = other.change, requester === other.requester, requester != nil,
      asksToLeave == other.asksToLeave, TabEdit.isSame(tabEdit, other.tabEdit)
    else { return false }
    if let sequence { return other.sequence.map { sequence.isRepeat(of: $0) } ?? false }
    // The other request is a step of a sequence, which goes on with other steps.
    guard other.sequence == nil else { return false }
    return transition.repeats(otherTransition) && change.repeats(otherChange)
  }

  /// Whether a coordinator made the request, or will own a screen that the request brings.
  ///
  /// If the request fills a container, only the coordinator that made it counts.
  func concerns(_ context: CoordinatorContext) -> Bool {
    if requester === context { return true }
    if fillsContainer { return false }
    for arrival in arrivals where arrival.owner?.context === context { return true }
    return false
  }

  // MARK: Its end

  /// Ends the request with a result.
  ///
  /// This releases the claims, and stops the children that were started for the request and are not
  /// shown. Then it records the end in the journal, and ends the handle. A request must end only
  /// once. A second end would make the counts of its screens wrong for ever.
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

  /// Gives back the claimed screens, because the request will not be carried out.
  func giveBackClaims() {
    guard !hasGivenBack else { return }
    hasGivenBack = true
    for claim in claims { end(claim, .rejected(.gone())) }
  }

  /// Finishes the animation, and removes what was installed for it.
  ///
  /// The queue calls this when the request has ended, was given up, or will be retried.
  func animationDidEnd() {
    if let rootTransition {
      self.rootTransition = nil
      rootTransition.giveUp()
    }
    guard let afterAnimation else { return }
    self.afterAnimation = nil
    afterAnimation()
  }

  /// Releases a claim according to the result of the request.
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
    // A screen in the user interface reports its own removal.
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
