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

  /// The queue of a window, or that of hierarchies without one.
  static func of(_ window: UIWindow?) -> TransitionQueue {
    (window.map { NavigationEngine.of($0) } ?? .current).queue(of: window)
  }

  /// The queue of a window, if anything was ever asked for in it.
  static func known(of window: UIWindow) -> TransitionQueue? {
    NavigationEngine.of(window).knownQueue(of: window)
  }

  /// The engine that has it.
  private(set) weak var engine: NavigationEngine?

  private(set) weak var window: UIWindow?
  let hasWindow: Bool

  /// The turns in which its transitions live.
  let turns: Turns

  /// Where it belongs, also where a `deinit` ends what waits in it.
  let scope: DeviceScope

  /// The request that has been handed to UIKit and has not ended.
  private(set) var running: TransitionRequest?

  /// Gives that request up when UIKit does not report its end.
  private var timeout: Timeout?

  /// The requests whose turn has not come, in their order.
  var waiting: [TransitionRequest] = []

  /// The sequence whose step has just ended, until the next one has its place.
  private var holder: TransitionSequence?

  /// How many places in the row are reserved.
  var reservedPlaces = 0

  /// Whether UIKit is being called for a request, which may end inside the call.
  private var isCalling = false

  var isPumpScheduled = false

  /// Whether it looks again, after a while, whether a page is still in a person's hand.
  var watchesPage = false

  /// The transition of UIKit's own that the next request waits for.
  weak var awaited: (any UIViewControllerTransitionCoordinator)?

  /// The transitions of UIKit's that never ended, as far as it has not dropped them.
  var givenUp: [WeakReference<AnyObject>] = []

  /// Tells when the window is freed while something waits for it to be visible.
  weak var sentinel: WindowSentinel?

  init(of window: UIWindow?, in engine: NavigationEngine) {
    self.engine = engine
    self.window = window
    hasWindow = window != nil
    turns = engine.turns
    scope = DeviceScope(in: window)
    WindowArrival.observe()
  }

  /// Whether nothing runs or waits.
  var isIdle: Bool { running == nil && waiting.isEmpty }

  // MARK: Requests

  /// Carries a request out at once if the window is idle, else in its turn.
  func submit(_ request: TransitionRequest) {
    if let engine { Self.joinWindows(of: engine) }
    let place = request.place?.leave(for: self)
    if !request.takesPlace, !request.wasAsked, let last = waiting.last, request.isRepeat(of: last) {
      request.end(.merged)
      return pump()
    }
    if running == nil, waiting.isEmpty, holder?.isOver != false, !request.asksToLeave,
      !request.isPresentation || isVisible, !waitsForUIKit(request)
    {
      run(request)
    } else {
      // What is asked for in a start overtakes nothing.
      let isNextStep = request.takesPlace && reservedPlaces == 0
      let isFirst = isNextStep || goesBeforeDeparture(request)
      request.hasWaited = true
      waiting.insert(request, at: isFirst ? 0 : min(place ?? waiting.count, waiting.count))
    }
    pump()
    dropDepartureThatIsDone()
    if request.isPresentation, window?.isHidden ?? true, !request.handle.isOver {
      LaunchWatch.watch(request, in: window)
    }
  }

  // MARK: Running

  /// Carries out what can be carried out now.
  func pump() {
    while running == nil, holder?.isOver != false, let index = nextIndex {
      let next = waiting[index]
      if next.waitsForTurn || next.isReserved || waitsForUIKit(next) { return }
      waiting.remove(at: index)
      if !isAsking(for: next) { run(next) }
    }
    guard isAtRest else { return }
    if waiting.isEmpty { isNotStuck() } else { waitForWindow() }
    engine?.reconciler.schedule()
  }

  /// Asks those who guard what a request takes away, if it is one that asks.
  ///
  /// The request leaves the queue until they have answered, since a question is often an alert,
  /// which needs the queue. It comes back then, and whoever has come meanwhile is asked, too.
  private func isAsking(for request: TransitionRequest) -> Bool {
    guard request.asksToLeave else { return false }
    // What somebody asks for meanwhile, as a screen that is made, comes after it.
    running = request
    defer { running = nil }
    let questions = (request.requester?.engine ?? .current).leaveQuestions
    return questions.ask(for: request) { request.enterQueue() }
  }

  /// The first in the row; what needs a visible window is passed over while there is none, and so is,
  /// where there is no window at all, what leaves at the end of the turn: each hierarchy is on its own.
  var nextIndex: Int? {
    guard !waiting.isEmpty else { return nil }
    if isVisible { return 0 }
    var departure: Int?
    for index in waiting.indices where !needsWindow(at: index) {
      if hasWindow || !waiting[index].waitsForTurn { return index }
      departure = departure ?? index
    }
    return departure
  }

  private var isVisible: Bool { window?.isHidden == false }

  /// Whether nothing runs, and nothing can.
  var isAtRest: Bool { running == nil && nextIndex == nil }

  private func run(_ request: TransitionRequest) {
    running = request
    let isCallingOuter = isCalling
    isCalling = true
    defer { isCalling = isCallingOuter }
    do throws(TransitionRejection) {
      try request.makeArrivals()
    } catch {
      return ended(request, .rejected(error))
    }
    let attempt = request.attempts
    request.endsByItself = false
    TransitionPerformer(request, in: self).perform()
    // A presentation is there at once, and so is a root.
    if running === request, request.isPresentation || request.isRoot, let window {
      request.isSeen = true
      engine?.reconciler.reconcile(window)
    }
    // One that has ended inside the call needs no limit.
    if running === request, request.attempts == attempt, !request.endsByItself {
      limit(request)
    }
  }

  /// Ends the request that runs.
  func ended(_ request: TransitionRequest, _ result: TransitionResult) {
    stopRunning()
    let engine = engine
    engine?.keptObjects.releaseDismissed()
    for stack in request.stacks { StackObserver.of(stack).requestDidEnd() }
    if let window, request.stack == nil,
      let container = request.change?.container as? UIViewController
    {
      engine?.reconciler.hierarchies.hierarchy(of: window).noteRequest(on: container)
    }
    // What its call has changed was read after the call.
    if let window, !request.isSeen || result != .performed {
      engine?.reconciler.reconcile(window, after: request)
    }
    engine?.leaveGuards.refresh()
    holder = request.sequence
    request.end(result)
    holder = nil
    // One that ends inside its own call is followed by the next one of the same loop, so that
    // a long row of such requests makes no deep stack of calls.
    if !isCalling { pump() }
  }

  /// Rejects what runs and what waits: the scene of this window is gone, so that UIKit need not report
  /// the end of anything in it.
  func sceneDidDisconnect() {
    let isCallingOuter = isCalling
    isCalling = true
    if let running { ended(running, .rejected(.sceneDisconnected())) }
    isCalling = isCallingOuter
    reject(.sceneDisconnected()) { _ in true }
    pump()
  }

  private func stopRunning() {
    running?.animationDidEnd()
    running = nil
    timeout?.cancel()
    timeout = nil
  }

  /// Tries a request again in the next turn: UIKit was in the middle of something.
  func postpone(_ request: TransitionRequest) {
    stopRunning()
    request.attempts += 1
    waiting.insert(request, at: 0)
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

  /// Gives a request up when UIKit does not report its end in time, if it has not ended.
  func limit(_ request: TransitionRequest) {
    if running === request, timeout == nil { expire(request) }
  }

  /// A finger may take its own time.
  private func expire(_ request: TransitionRequest) {
    timeout = turns.after(Self.limit) { [self] in
      guard running === request else { return }
      if isHeldByFinger(request) { return expire(request) }
      reportIssue(.transitionTimedOut(request.summary, limit: Self.limit))
      if let coordinator = coordinatorInTheWay(of: request) { giveUp(coordinator) }
      ended(request, .timedOut)
    }
  }
}

/// The queues of the current application, as a host or test driver sees them.
@MainActor
package enum TransitionQueues {
  /// Whether no transition runs or waits in any window of the current application.
  package static var areIdle: Bool {
    let engine = NavigationEngine.current
    for queue in engine.queues where !queue.isIdle { return false }
    return !engine.reconciler.isDue
  }

  /// The names of those who were asked in the current application whether one may leave, and have not
  /// answered.
  package static var openQuestions: [String] {
    NavigationEngine.current.leaveQuestions.asked(in: RootRegistry.running).map { typeName(of: $0) }
  }
}
