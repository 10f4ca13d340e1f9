import CoordinatorCore
import UIKitShim

/// One window's transitions: one runs at a time, the next starts when the last one has ended.
///
/// When nothing runs or waits, a request is carried out before the call returns, so that the state
/// that UIKit changes synchronously is what the caller reads. Where there is no window, stacks,
/// tabs and roots change at once, as in UIKit, and presentations wait for the window.
@MainActor
final class TransitionQueue {
  /// How long UIKit may take to report the end of a transition before the queue goes on.
  static let limit = Duration.seconds(10)

  private static var queues = WeakKeyTable<UIWindow, TransitionQueue>()
  private static var detached = WeakKeyTable<UIApplication, TransitionQueue>()

  /// The queue of a window, or that of hierarchies without one.
  static func of(_ window: UIWindow?) -> TransitionQueue {
    if let window {
      if let queue = queues[window] { return queue }
      let queue = TransitionQueue(window: window)
      queues[window] = queue
      return queue
    }
    let application = UIApplication.shared
    if let queue = detached[application] { return queue }
    let queue = TransitionQueue(window: nil)
    detached[application] = queue
    return queue
  }

  /// The queues of the current application's windows, and that of its windowless hierarchies.
  static var all: [TransitionQueue] {
    var all = UIApplication.shared.windows.compactMap { queues[$0] }
    if let queue = detached[UIApplication.shared] { all.append(queue) }
    return all
  }

  /// Rejects what a coordinator asked for and has not been carried out.
  static func rejectRequests(of context: CoordinatorContext) {
    for queue in all { queue.rejectRequests(of: context) }
  }

  private(set) weak var window: UIWindow?
  private let hasWindow: Bool
  private var running: TransitionRequest?
  private var waiting: [TransitionRequest] = []
  private var judged: [(owner: ScreenOwner, record: ScreenRecord?)] = []
  private var isJudgementScheduled = false
  private var isPumpScheduled = false

  private init(window: UIWindow?) {
    self.window = window
    hasWindow = window != nil
    WindowArrival.observe()
  }

  /// Goes on with what waited for a window that is visible now.
  static func windowDidArrive(_ window: UIWindow) {
    let application = UIApplication.shared
    Turn.next(in: window) {
      ScreenRecord.watchLatecomers()
      detached[application]?.joinWindows()
      queues[window]?.pump()
    }
  }

  /// Whether nothing runs, waits, or is to be judged.
  var isIdle: Bool { running == nil && waiting.isEmpty && judged.isEmpty }

  // MARK: Requests

  /// Carries a request out at once if the window is idle, else in its turn.
  func submit(_ request: TransitionRequest) {
    request.journal(.requested)
    waiting.insert(request, at: goesBeforeDeparture(request) ? 0 : waiting.count)
    pump()
    dropDepartureThatIsDone()
  }

  /// Takes the screens of a stopped coordinator from the UI at the end of this turn.
  ///
  /// From now on nobody adopts them, and the next change of their stacks takes them along.
  func leave(_ records: [ScreenRecord], of parent: CoordinatorContext?) {
    for record in records {
      if let container = record.stack { StackObserver.of(container).linger(record) }
    }
    if let departure = waiting.last, departure.isDeparture, departure.waitsForTurn {
      departure.leaving += records
      return
    }
    let transition = ScreenTransition(kind: .leave(records), animated: true)
    let request = TransitionRequest(transition, requester: parent)
    request.waitsForTurn = true
    waiting.append(request)
    Turn.next(in: window) { [self] in
      request.waitsForTurn = false
      pump()
    }
  }

  /// Whether a request of the turn in which screens are to leave goes first and takes them along:
  /// a change of their stack, or a root in their place.
  private func goesBeforeDeparture(_ request: TransitionRequest) -> Bool {
    guard running == nil, waiting.count == 1, waiting[0].waitsForTurn else { return false }
    if let stack = request.transition.stack { return StackObserver.of(stack).hasLingering }
    return request.transition.isRoot
  }

  /// Ends a departure of this turn when another request has taken everything along.
  private func dropDepartureThatIsDone() {
    guard let departure = waiting.first, departure.waitsForTurn else { return }
    for record in departure.leaving where record.isInUI { return }
    waiting.removeFirst()
    departure.end(.merged)
    pump()
  }

  private func rejectRequests(of context: CoordinatorContext) {
    var rejected: [TransitionRequest] = []
    var kept: [TransitionRequest] = []
    for request in waiting {
      // What leaves does so whoever else stops.
      if !request.isDeparture,
        request.requester === context || request.claimant?.context === context
      {
        rejected.append(request)
      } else {
        kept.append(request)
      }
    }
    guard !rejected.isEmpty else { return }
    waiting = kept
    for request in rejected { request.end(.rejected(.ownerStopped())) }
  }

  // MARK: Running

  private func pump() {
    while running == nil, let index = nextIndex {
      let next = waiting[index]
      if next.waitsForTurn || waitsForUIKit(next) { return }
      waiting.remove(at: index)
      run(next)
    }
    if isIdleButForJudgement, !judged.isEmpty { scheduleJudgement() }
  }

  /// The first in the row; presentations without a visible window are passed over.
  private var nextIndex: Int? {
    guard !waiting.isEmpty else { return nil }
    if let window, !window.isHidden { return 0 }
    for index in waiting.indices where !waiting[index].isPresentation { return index }
    return nil
  }

  private func run(_ request: TransitionRequest) {
    running = request
    let expiry = Turn.after(Self.limit, in: window) { [weak self] in
      guard let self, running === request else { return }
      reportIssue(.transitionTimedOut(request.transition.summary, limit: Self.limit))
      ended(request, .timedOut)
    }
    request.claimScreens()
    TransitionPerformer(request, in: window).perform { [self] end in
      guard running === request else { return }
      expiry.cancel()
      switch end {
      case .ended(let result): ended(request, result)
      case .busy: postpone(request)
      }
    }
  }

  private func ended(_ request: TransitionRequest, _ result: TransitionResult) {
    running = nil
    for stack in request.transition.stacks {
      StackObserver.of(stack).dropWaiters()
      StackObserver.of(stack).stackMayHaveChanged()
    }
    if request.transition.stack == nil { StackObserver.lookAtChangedStacks() }
    request.end(result)
    pump()
  }

  /// Tries a request again in the next turn: UIKit was in the middle of something.
  private func postpone(_ request: TransitionRequest) {
    running = nil
    request.refusals += 1
    waiting.insert(request, at: 0)
    schedulePump()
  }

  private func schedulePump() {
    guard !isPumpScheduled else { return }
    isPumpScheduled = true
    Turn.next(in: window) { [self] in
      isPumpScheduled = false
      pump()
    }
  }

  // MARK: UIKit's own transitions

  private weak var awaited: (any UIViewControllerTransitionCoordinator)?
  private weak var givenUp: (any UIViewControllerTransitionCoordinator)?

  /// Whether a transition that nobody asked this queue for is running: a gesture or a raw call.
  private func waitsForUIKit(_ request: TransitionRequest) -> Bool {
    if isPumpScheduled { return true }
    guard let coordinator = coordinatorInTheWay(of: request), coordinator !== givenUp else {
      return false
    }
    guard coordinator !== awaited else { return true }
    awaited = coordinator
    coordinator.animate(alongsideTransition: nil) { [weak self] _ in
      self?.awaited = nil
      self?.schedulePump()
    }
    giveUpLater(coordinator)
    return true
  }

  /// Goes on without a transition of UIKit's that never ends; a finger may take its time.
  private func giveUpLater(_ coordinator: any UIViewControllerTransitionCoordinator) {
    _ = Turn.after(Self.limit, in: window) { [weak self, weak coordinator] in
      guard let self, let coordinator, coordinator === awaited else { return }
      if coordinator.isInteractive { return giveUpLater(coordinator) }
      reportIssue(.transitionTimedOut("a transition of UIKit's own", limit: Self.limit))
      awaited = nil
      givenUp = coordinator
      pump()
    }
  }

  private func coordinatorInTheWay(
    of request: TransitionRequest
  ) -> (any UIViewControllerTransitionCoordinator)? {
    guard hasWindow else { return nil }
    for stack in request.transition.stacks {
      if let coordinator = stack.transitionCoordinator { return coordinator }
    }
    return request.transition.stack == nil ? topPresented?.transitionCoordinator : nil
  }

  private var topPresented: UIViewController? {
    var top = window?.rootViewController
    while let presented = top?.presentedViewController { top = presented }
    return top
  }

  // MARK: Presentations that wait for a window

  private func joinWindows() {
    guard !hasWindow else { return }
    let held = waiting
    waiting = []
    for request in held {
      if let window = request.requester?.coordinator?.nearestWindow {
        let queue = TransitionQueue.of(window)
        queue.waiting.append(request)
        queue.schedulePump()
      } else if request.requester == nil {
        request.end(.rejected(.gone()))
      } else {
        waiting.append(request)
      }
    }
    pump()
  }

  // MARK: Judgement

  private var isIdleButForJudgement: Bool { running == nil && nextIndex == nil }

  /// Looks, when the window is idle, whether a screen has left, or an owner has lost its last one.
  ///
  /// So a screen that moves between containers, or that is dismissed to present the next one, is
  /// not taken for an exit.
  func judgeLater(_ owner: ScreenOwner, _ record: ScreenRecord? = nil) {
    judged.append((owner, record))
    if isIdleButForJudgement { scheduleJudgement() }
  }

  private func scheduleJudgement() {
    guard !isJudgementScheduled else { return }
    isJudgementScheduled = true
    Turn.next(in: window) { [self] in
      isJudgementScheduled = false
      guard isIdleButForJudgement else { return }
      let due = judged
      judged = []
      for (owner, record) in due {
        if let record, record.isKept, record.owner === owner, !record.isInUI {
          owner.forget(record)
        }
        owner.stopIfLeft()
      }
    }
  }
}

/// The queues of the current application, as a host or test driver sees them.
@MainActor
package enum TransitionQueues {
  /// Whether no transition runs or waits in any window of the current application.
  package static var areIdle: Bool {
    for queue in TransitionQueue.all where !queue.isIdle { return false }
    return true
  }
}
