import CoordinatorCore
import UIKitShim

/// The framework's state of one application, which is not stored with a screen or a coordinator.
///
/// The application keeps the engine through an `EngineKeeper`. Several applications in a process, as
/// in tests, share nothing.
@MainActor
final class NavigationEngine {
  /// The engine of the current application.
  ///
  /// A `deinit` does not know that application, so an object keeps the engine for its `deinit`.
  static var current: NavigationEngine { of(.shared) }

  static func of(_ window: UIWindow) -> NavigationEngine { of(window.application) }

  static func of(_ application: UIApplication) -> NavigationEngine {
    if let keeper = application.companionObject as? EngineKeeper { return keeper.engine }
    let engine = NavigationEngine(of: application)
    application.companionObject = EngineKeeper(engine)
    return engine
  }

  let turns: Turns

  /// The device on which work runs that a `deinit` starts.
  let scope: DeviceScope

  private init(of application: UIApplication) {
    turns = Turns(of: application)
    scope = DeviceScope(of: application)
    leaveQuestions = LeaveQuestions(leaveGuards)
    madeReconciler = Reconciler(of: self)
  }

  // MARK: Transitions

  /// The queues of windows, and the queue of all hierarchies without a window.
  private(set) var queues: [TransitionQueue] = []

  /// The requests that run or wait, queue by queue.
  var requests: [TransitionRequest] {
    var all: [TransitionRequest] = []
    for queue in queues { all += queue.requests }
    return all
  }

  /// Returns the queue of a window, or of all hierarchies without one; the first call makes it.
  func queue(of window: UIWindow?) -> TransitionQueue {
    if let known = knownQueue(of: window) { return known }
    rejectRequestsOfFreedWindows()
    // The code of a rejected request may have made the queue.
    if let known = knownQueue(of: window) { return known }
    let made = TransitionQueue(of: window, in: self)
    queues = queues + [made]
    return made
  }

  func knownQueue(of window: UIWindow?) -> TransitionQueue? {
    let hasWindow = window != nil
    for queue in queues where queue.hasWindow == hasWindow && queue.window === window {
      return queue
    }
    return nil
  }

  /// Forgets the queues, which keep the engine, because the application is freed.
  fileprivate func applicationWillEnd() {
    // A queue may keep the last reference to a coordinator, whose deinit reads the queues.
    let former = queues
    queues = []
    for queue in former { queue.hierarchy?.forgetQueue() }
  }

  /// Rejects the requests of freed windows, also those that wait for the return of a suspended root,
  /// unless their hierarchies have moved to other windows.
  func rejectRequestsOfFreedWindows() {
    let windowless = knownQueue(of: nil)
    windowless?.take(as: .gone()) { request in
      request.requester?.coordinator?.nearestSuspension.map { $0.window == nil } == true
    }()
    let freed = queues.filter(\.isOfFreedWindow)
    if freed.isEmpty { return }
    for queue in freed { queue.joinWindows() }
    queues = queues.filter { !$0.isOfFreedWindow }
    for queue in freed {
      queue.hierarchy?.forgetQueue()
      queue.rejectAll()
    }
  }

  /// The running verbs that start children to show them, innermost last: the queue in which the verb
  /// has a place for its children, and the parent of these children.
  var runningStarts: [(queue: TransitionQueue, parent: CoordinatorContext)] = []

  // MARK: Leaving

  let leaveGuards = LeaveGuards()
  let leaveQuestions: LeaveQuestions

  // MARK: Routes

  let entryQuestions = EntryQuestions()

  /// What saves the snapshots of the roots that are kept in a store.
  var snapshotSavers: [SnapshotSaver] = []

  /// Calls a closure in a later run-loop turn, after the running transitions of a root's tree and in
  /// its windows have ended; false if none runs, and the closure is not called.
  func waitUntilAtRest(
    below root: CoordinatorContext, _ body: @escaping @MainActor () -> Void
  ) -> Bool {
    for queue in queues {
      if let window = queue.window, !root.hasScreens(in: window),
        !queue.requests.contains(where: { $0.requester?.rootContext === root })
      {
        continue
      }
      if queue.waitUntilAtRest(body) { return true }
    }
    return false
  }

  // MARK: Ownership

  var reconciler: Reconciler { madeReconciler }

  /// Made at the end of the initializer, because it needs the engine.
  private var madeReconciler: Reconciler!

  var roots: [RootRegistry.Root] = []
  var rootSubscriptions: [WeakReference<RootRegistry.Subscription>] = []

  /// The number of starters of the child that a verb is starting to show; nil for other children.
  private var starting: Int?

  /// Returns the number of starters, once: the child may start children that no verb shows.
  func takeStarters() -> Int? {
    let starters = starting
    starting = nil
    return starters
  }

  /// Starts a coordinator whose screen a verb is going to show.
  ///
  /// - Parameter starters: If the start had to wait, how many ancestors, from the parent up, were
  ///   running `start()` when it was requested.
  func startToShow<Result>(after starters: Int = 0, _ start: () -> Result) -> Result {
    starting = starters
    defer { starting = nil }
    return start()
  }

  /// The roots that are suspended while their windows show other roots.
  var suspendedRoots: [WeakReference<SuspendedRoot>] = []

  /// The disconnected scene whose coordinators are being stopped.
  weak var disconnectingScene: UIScene?

  // MARK: Diagnostics

  var unseenRejections: [UnseenRejections.Rejection] = []

  /// The rejections that were already reported, because the user may tap the same button often.
  var reportedRejections: Set<Diagnostic> = []
  lazy var leakCheckDelay = LeakWatch.standardDelay(in: turns)

  /// The removed screens that a test expects to be freed; the test keeps them.
  weak var removedScreens: RemovedScreens?

  // MARK: Numbers

  private var latestScreenNumber = 0
  private(set) var latestPresentationNumber: Int32 = 0

  func nextScreenNumber() -> Int {
    latestScreenNumber += 1
    return latestScreenNumber
  }

  func nextPresentationNumber() -> Int32 {
    latestPresentationNumber += 1
    return latestPresentationNumber
  }
}

/// Keeps the engine of an application as long as the application lives.
@MainActor
private final class EngineKeeper {
  let engine: NavigationEngine

  init(_ engine: NavigationEngine) { self.engine = engine }

  isolated deinit { engine.applicationWillEnd() }
}

extension CoordinatorContext {
  /// The engine of the application in which the coordinator tree was launched.
  var engine: NavigationEngine {
    engineOfTree ?? coordinator?.roleWindow.map { NavigationEngine.of($0) } ?? .current
  }

  private var engineOfTree: NavigationEngine? {
    if let owner = attachment as? ScreenOwner { return owner.engine }
    return parentContext?.engineOfTree
  }
}

extension UIViewController {
  /// The engine of the application that shows this controller, or has an owner of it.
  var engine: NavigationEngine {
    let attachment = existingAttachment
    if let record = attachment?.record { return record.engine }
    if let window = hierarchyWindow { return .of(window) }
    return attachment?.engine ?? .current
  }
}
