import CoordinatorCore
import UIKitShim

/// Runs the transitions of one window, one after the other.
///
/// If nothing runs or waits, the queue carries a request out before the call returns. The caller
/// then reads the state that UIKit has changed synchronously. Without a window, stacks, tabs and
/// roots change at once, as in UIKit, and presentations wait for a window.
@MainActor
final class TransitionQueue {
  /// How long UIKit may take to report the end of a transition before the queue continues.
  static let limit = Duration.seconds(10)

  /// Returns the queue of a window, or an application's queue for all hierarchies without a window.
  static func of(_ window: UIWindow?, or engine: NavigationEngine) -> TransitionQueue {
    if let window { NavigationEngine.of(window).queue(of: window) } else { engine.queue(of: nil) }
  }

  /// The queue may outlive the application, in closures that wait; so it keeps the engine.
  let engine: NavigationEngine

  /// The hierarchy of the window; nil in the queue of all hierarchies without a window.
  let hierarchy: Hierarchy?

  var window: UIWindow? { hierarchy?.window }

  var hasWindow: Bool { hierarchy != nil }

  var isOfFreedWindow: Bool { hasWindow && window == nil }

  let turns: Turns

  /// The request that UIKit is carrying out, or whose guards the queue is about to ask.
  private(set) var running: TransitionRequest?

  /// Ends the running request when UIKit does not report its end in time.
  private var timeout: Timeout?

  /// Whether the coordinators of a replaced root stop, so that no request runs.
  private(set) var isStoppingFormerRoot = false

  private(set) var waiting: [TransitionRequest] = []

  /// The sequence whose step has just ended, until its next step has a place in the queue.
  private var advancingSequence: TransitionSequence?

  /// Whether the queue is calling UIKit for a request, which may end during the call.
  private var isCalling = false

  /// Whether `pump()` runs in the next run-loop turn.
  private(set) var isPumpScheduled = false

  /// The transition of UIKit for which the next request waits.
  weak var awaited: (any UIViewControllerTransitionCoordinator)?

  /// The observer of the page that the user has begun to turn last in the window.
  weak var pageTurn: PageObserver?

  /// Called when the page turn of ``pageTurn`` has ended.
  var afterPageTurn: [@MainActor () -> Void] = []

  /// The transitions that did not end in time and that UIKit has not freed yet.
  var givenUp: [WeakReference<AnyObject>] = []

  /// Reports that the window is freed while a request waits for the window to become visible.
  weak var sentinel: ScreenSentinel?

  init(of window: UIWindow?, in engine: NavigationEngine) {
    self.engine = engine
    hierarchy = window.map { engine.reconciler.hierarchies.hierarchy(of: $0) }
    turns = engine.turns
    _ = WindowAvailability.observation
  }

  // MARK: Waiting

  /// Puts a request among the waiting ones, by default behind them.
  func enqueue(_ request: TransitionRequest, at index: Int? = nil) {
    changeWaiting { $0.insert(request, at: index ?? $0.count) }
  }

  /// Changes the list of waiting requests in a local copy, so that Swift needs no exclusivity check;
  /// ``waiting`` is empty until the closure returns.
  func changeWaiting(_ change: (inout [TransitionRequest]) -> Void) {
    var list = waiting
    waiting = []
    change(&list)
    waiting = list
  }

  /// The running request and the waiting ones, in order.
  var requests: [TransitionRequest] {
    guard let running else { return waiting }
    return [running] + waiting
  }

  // MARK: Requests

  /// Carries a request out at once if nothing blocks it, and puts it into the queue otherwise.
  ///
  /// A request that repeats the last waiting one ends as `.merged`; if none waits, it is compared with
  /// the running one.
  func submit(_ request: TransitionRequest, with reservation: TransitionRequest? = nil) {
    engine.joinWindows(except: self)
    let position = release(reservation) ?? waiting.count
    let wasAsked = request.phase == .asking
    request.phase = .ready
    if !request.isContinuation, !wasAsked, let last = waiting.last ?? running,
      request.isRepeat(of: last)
    {
      request.end(.merged)
      return pump()
    }
    if running == nil, waiting.isEmpty, !isStoppingFormerRoot,
      advancingSequence?.isCompleted != false, !request.asksGuards,
      !request.isPresentation || isVisible, !waitForUIKit(before: request)
    {
      run(request)
    } else {
      // While a reservation waits, no step moves to the front: a request from a `start()` overtakes
      // none.
      let isNextStep = request.isContinuation && !waiting.contains { $0.phase == .reserved }
      let index = min(position, waiting.count)
      if isNextStep {
        enqueue(request, at: waiting.firstIndex { $0.returningRoot == nil })
      } else {
        enqueue(request, at: runsBeforeRemoval(request, at: index) ? index - 1 : index)
      }
    }
    pump()
    endCompletedRemoval()
    if request.isPresentation, request.phase == .ready, window?.isHidden ?? true {
      LaunchWatch.watch(request, in: window)
    }
  }

  // MARK: Running

  /// Runs the waiting requests that can run now.
  func pump() {
    while running == nil, !isStoppingFormerRoot, advancingSequence?.isCompleted != false {
      guard let index = nextIndex else { return comeToRest() }
      if hierarchy?.hasLostRoot == true {
        stopFormerRoot()
        continue
      }
      let next = waiting[index]
      if next.phase != .ready || waitForUIKit(before: next) { return }
      changeWaiting { $0.remove(at: index) }
      if waitForReturn(of: next) { continue }
      if !askGuards(of: next) { run(next) }
    }
  }

  /// Lets the reconciler carry out what it does only while no request can run.
  private func comeToRest() {
    if !waiting.isEmpty { waitForWindow() }
    engine.reconciler.schedule()
  }

  /// Asks the guards of an attempt, which is out of the queue until all have answered: a guard
  /// often asks with an alert, and the alert needs the queue.
  private func askGuards(of request: TransitionRequest) -> Bool {
    guard request.asksGuards else { return false }
    // Requests that are made during this call, for example by a new screen, come after this one.
    running = request
    defer { running = nil }
    return engine.leaveQuestions.ask(for: request) { request.enterQueue() }
  }

  /// The index of the request that runs next; without any window, a removal lets the others go
  /// first, because each hierarchy changes by itself.
  var nextIndex: Int? {
    guard !waiting.isEmpty else { return nil }
    if isVisible { return 0 }
    var removal: Int?
    for index in waiting.indices where !needsWindow(at: index) {
      if hasWindow || waiting[index].phase == .ready { return index }
      removal = removal ?? index
    }
    return removal
  }

  private var isVisible: Bool { window?.isHidden == false }

  /// Whether no request runs, and none can run now.
  var isAtRest: Bool { running == nil && nextIndex == nil }

  /// Whether screens that are in no layout are removed now.
  var allowsRemovals: Bool { isStoppingFormerRoot || isAtRest }

  private func run(_ request: TransitionRequest) {
    running = request
    request.phase = .running
    let isCallingOuter = isCalling
    isCalling = true
    defer { isCalling = isCallingOuter }
    do throws(TransitionRejection) {
      try request.makeArrivals()
    } catch {
      return ended(request, .rejected(error))
    }
    guard let change = request.change else { return ended(request, .rejected(.gone())) }
    change.carryOut(by: TransitionPerformer(request: request, queue: self))
  }

  /// Ends the running request: reads its changes, unless that was done right after the call, and
  /// runs the next request, unless a caller of this method does.
  func ended(_ request: TransitionRequest, _ result: TransitionResult) {
    // The scene may have been disconnected during the call, also by the start of a child.
    guard request.phase == .running else { return }
    stopRunning()
    // From here on, hooks of the app may request transitions.
    advancingSequence = request.sequence
    let engine = engine
    let change = request.change
    change?.didEnd()
    // If the request was performed, its changes may have been read right after the call.
    if let hierarchy, !request.isReconciled || result != .performed {
      engine.reconciler.reconcile(hierarchy, after: request)
    }
    if let hierarchy, result == .performed, let change, !change.isOfStack,
      let container = change.container as? UIViewController
    {
      hierarchy.journalChoices(besides: container)
    }
    request.end(result)
    advancingSequence = nil
    if !waiting.isEmpty, running == nil { readNewRoot() }
    // A request may end during its own call. The loop in `pump()` then runs the next one, so a long
    // queue does not nest many calls.
    if !isCalling { pump() }
  }

  /// Rejects all requests: UIKit may not report the end of any transition in a disconnected scene.
  func sceneDidDisconnect() {
    let rejectWaiting = take(as: .sceneDisconnected()) { _ in true }
    if let running { ended(running, .rejected(.sceneDisconnected())) }
    rejectWaiting()
    pump()
  }

  /// Reads the window if code that has learned of a request's end has given it another root.
  private func readNewRoot() {
    guard let hierarchy, hierarchy.hasUnreadRoot else { return }
    engine.reconciler.reconcile(hierarchy)
  }

  /// Stops the coordinators of a replaced root before other requests run, and rejects their
  /// requests; only a request for the next root can bring their screens back.
  private func stopFormerRoot() {
    hierarchy?.willRejectRequestsOfLostRoot()
    guard waiting.contains(where: { $0.transition != nil }) else { return }
    isStoppingFormerRoot = true
    defer { isStoppingFormerRoot = false }
    let rejectWaiting = take(as: .ownerStopped()) {
      $0.kind != .setRoot && $0.requester?.screenOwner.hasLostAllPlaces == true
    }
    engine.reconciler.removeUnplaced()
    rejectWaiting()
  }

  private func stopRunning() {
    running?.animationDidEnd()
    running = nil
    timeout?.cancel()
    timeout = nil
  }

  /// Retries a request in the next run-loop turn, because UIKit is busy.
  func postpone(_ request: TransitionRequest) {
    stopRunning()
    request.phase = .ready
    request.retries += 1
    enqueue(request, at: 0)
    schedulePump()
  }

  func schedulePump() {
    guard !isPumpScheduled else { return }
    isPumpScheduled = true
    turns.next { [self] in
      isPumpScheduled = false
      pump()
    }
  }

  /// Starts the time limit of the running request, once; after it, the request ends as `.timedOut`.
  func startTimeout(of request: TransitionRequest) {
    if running === request, timeout == nil { timeOutLater(request) }
  }

  /// Ends the running request after `limit`; while a user drives the transition, the limit begins
  /// again.
  private func timeOutLater(_ request: TransitionRequest) {
    timeout = turns.after(Self.limit) { [self] in
      guard running === request else { return }
      if isInteractive(request) { return timeOutLater(request) }
      reportIssue(
        .transitionTimedOut(request.summary, limit: Self.limit), of: request.requester)
      if let coordinator = blockingTransition(for: request) { giveUp(coordinator) }
      ended(request, .timedOut)
    }
  }
}
