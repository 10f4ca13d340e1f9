import CoordinatorCore
import UIKitShim

/// All that the framework knows of one application and does not keep beside a screen or a coordinator.
///
/// The application keeps it. Nothing of it is shared with another application in the same process, as
/// tests have them.
@MainActor
final class NavigationEngine {
  /// That of the application which the surrounding code belongs to.
  ///
  /// In a `deinit` nobody knows which that is; what may end in one keeps its engine.
  static var current: NavigationEngine { of(.shared) }

  /// That of the application which a window belongs to.
  static func of(_ window: UIWindow) -> NavigationEngine { of(window.application) }

  private static func of(_ application: UIApplication) -> NavigationEngine {
    if let engine = application.companionObject as? NavigationEngine { return engine }
    let engine = NavigationEngine(turns: Turns(of: application))
    application.companionObject = engine
    return engine
  }

  /// The run-loop turns of the application.
  let turns: Turns

  private init(turns: Turns) { self.turns = turns }

  // MARK: Transitions

  /// The queues of windows, and that of hierarchies without one, as far as anything was ever asked for there.
  private(set) var queues: [TransitionQueue] = []

  /// The queue of a window, or that of hierarchies without one; made at its first use.
  func queue(of window: UIWindow?) -> TransitionQueue {
    if let known = knownQueue(of: window) { return known }
    rejectRequestsOfFreedWindows()
    // Whoever was rejected may have asked for something here.
    if let known = knownQueue(of: window) { return known }
    let made = TransitionQueue(of: window, in: self)
    queues.append(made)
    return made
  }

  /// The queue of a window, or that of hierarchies without one, if anything was ever asked for there.
  func knownQueue(of window: UIWindow?) -> TransitionQueue? {
    let hasWindow = window != nil
    for queue in queues where queue.hasWindow == hasWindow && queue.window === window {
      return queue
    }
    return nil
  }

  /// Ends what waits for windows that are freed, which nobody reports, unless its hierarchy has moved to another one.
  func rejectRequestsOfFreedWindows() {
    let freed = queues.filter { $0.hasWindow && $0.window == nil }
    if freed.isEmpty { return }
    for queue in freed { queue.joinWindows() }
    queues.removeAll { $0.hasWindow && $0.window == nil }
    for queue in freed { queue.rejectAll() }
  }

  /// The queues in which verbs have places that start or show a child, the innermost last.
  var queuesOfStarts: [TransitionQueue] = []

  /// Notes that a screen was freed, maybe while it was shown.
  func noteFreed(_ screen: ObjectIdentifier) {
    if reconciler.noteFreed(screen) { reconciler.setNeedsReconcile() }
  }

  // MARK: Leaving

  let leaveGuards = LeaveGuards()
  let leaveQuestions = LeaveQuestions()

  // MARK: Ownership

  private(set) lazy var reconciler = Reconciler(of: self)
  let roots = RootRegistry.Entry()
  var starting = StartingChild()

  /// The roots that are kept while others are shown.
  var suspendedRoots: [WeakReference<SuspendedRoot>] = []

  /// The scene that is gone, while its coordinators are being stopped.
  weak var disconnectingScene: UIScene?

  /// The observers of the page view controllers in which the user turns a page.
  var interactivePageTurns: [WeakReference<PageObserver>] = []

  // MARK: Diagnostics

  let unseenRejections = UnseenRejections.Entry()

  // MARK: Numbers

  private var latestScreenNumber = 0
  private var latestPresentationNumber = 0

  /// A number that no other screen of the application has.
  func nextScreenNumber() -> Int {
    latestScreenNumber += 1
    return latestScreenNumber
  }

  /// A number above those of all presentations before.
  func nextPresentationNumber() -> Int {
    latestPresentationNumber += 1
    return latestPresentationNumber
  }
}

extension CoordinatorContext {
  /// That of the application in which the tree was launched.
  var engine: NavigationEngine {
    var next: CoordinatorContext? = self
    while let context = next {
      if let owner = context.attachment as? ScreenOwner { return owner.engine }
      next = context.parentContext
    }
    return coordinator?.roleWindow.map { NavigationEngine.of($0) } ?? .current
  }
}

extension UIViewController {
  /// That of the application in which this controller is shown, or somebody owns it.
  var engine: NavigationEngine {
    let note = knownNote
    return note?.record?.engine ?? hierarchyWindow.map { NavigationEngine.of($0) }
      ?? note?.engine ?? .current
  }
}
