/// The framework's part of a coordinator: its state, its place in the tree, its listeners.
///
/// A coordinator makes one and keeps it: `let context = CoordinatorContext()`. Each coordinator needs
/// one of its own.
@MainActor
public final class CoordinatorContext {
  enum Root {
    case none
    case launched
    case startedByHand
  }

  // Stored members are internal, and arrays are taken out to be changed: accesses to all others are
  // checked for overlaps at run time, which takes longer than most of what is done here.

  private weak var storedCoordinator: AnyCoordinator?
  private weak var storedParent: CoordinatorContext?
  private var storedAttachment: (any ContextAttachment)?
  private var storedKind: AnyObject?
  private var storedHookDidNothing = false

  /// The coordinator whose context this is, once it has used it.
  package internal(set) var coordinator: AnyCoordinator? {
    get { storedCoordinator }
    set { storedCoordinator = newValue }
  }
  var identity: ObjectIdentifier?

  package internal(set) var parentContext: CoordinatorContext? {
    get { storedParent }
    set { storedParent = newValue }
  }
  private(set) var childContexts: [CoordinatorContext] = []
  private(set) var childCoordinators: [AnyCoordinator] = []

  var lifecycle = Lifecycle()
  var rootKind = Root.none
  var hooksUnderWay: LifecycleHooks = []
  var isLeaving = false

  /// The coordinator's `delegate`, without its type.
  var delegateList: ListenerList?
  var madeDelegates: ListenerList?
  var observers: MulticastDelegate<any CoordinatorDelegate>?
  var announcements: [Announcement] = []

  var flow: (any AnyFlowRun)?
  var ending: Outcome<Void>?
  var knownJournal: Journal?

  /// What the user interface layer keeps for this coordinator.
  package var attachment: (any ContextAttachment)? {
    get { storedAttachment }
    set { storedAttachment = newValue }
  }
  var wasAttachmentAsked = false

  /// Whether the hook that ran last was a default, which does nothing.
  package var hookDidNothing: Bool {
    get { storedHookDidNothing }
    set { storedHookDidNothing = newValue }
  }

  /// What that layer has found out about the coordinator's class.
  package var kind: AnyObject? {
    get { storedKind }
    set { storedKind = newValue }
  }

  /// Makes the context of one coordinator.
  public init() {}

  /// What the coordinator is doing.
  public var state: CoordinatorState { lifecycle.state }

  /// Whether this is the context of a root that `launch()` has started, not its first verb.
  package var wasLaunched: Bool { rootKind == .launched }

  /// The coordinator that started this one.
  package var parent: AnyCoordinator? { parentContext?.coordinator }

  /// The running coordinators that this one started, the oldest first.
  package var children: [AnyCoordinator] { childCoordinators }

  /// Tells whether a coordinator is a child of this context's.
  package func isParent(of coordinator: some Coordinator) -> Bool {
    coordinator.context.parentContext === self
  }

  package var rootContext: CoordinatorContext {
    var root = self
    while let parent = root.parentContext { root = parent }
    return root
  }
}

// MARK: - Children

extension CoordinatorContext {
  func append(_ child: AnyCoordinator, _ childContext: CoordinatorContext) {
    var contexts: [CoordinatorContext] = []
    var coordinators: [AnyCoordinator] = []
    swap(&contexts, &childContexts)
    swap(&coordinators, &childCoordinators)
    contexts.append(childContext)
    coordinators.append(child)
    swap(&contexts, &childContexts)
    swap(&coordinators, &childCoordinators)
  }

  func removeChild(at index: Int) {
    var contexts: [CoordinatorContext] = []
    var coordinators: [AnyCoordinator] = []
    swap(&contexts, &childContexts)
    swap(&coordinators, &childCoordinators)
    let childContext = contexts.remove(at: index)
    let child = coordinators.remove(at: index)
    swap(&contexts, &childContexts)
    swap(&coordinators, &childCoordinators)
    // What may be freed now looks at the lists as they are.
    extendLifetime(child)
    extendLifetime(childContext)
  }
}

// MARK: - Code that runs

extension CoordinatorContext {
  private static var innermost: CoordinatorContext?

  /// Whose hook or delegate call that ran last was a default, which does nothing.
  private static var idle: ObjectIdentifier?

  /// Notes that a default ran, so that nobody looks for what it could have done.
  static func didNothing(_ object: AnyObject) { idle = ObjectIdentifier(object) }

  /// Runs a hook or a delegate call of this context's coordinator.
  ///
  /// - Returns: Whether it was a default.
  func isDefault(_ call: () -> Void) -> Bool {
    CoordinatorContext.idle = nil
    whileRunning(call)
    let isDefault = CoordinatorContext.idle != nil && CoordinatorContext.idle == identity
    CoordinatorContext.idle = nil
    return isDefault
  }

  /// The context whose hook, verb or delegate call runs; the innermost one.
  package static var running: CoordinatorContext? { innermost }

  /// Makes this context the running one during `body`.
  package func whileRunning<Result>(_ body: () throws -> Result) rethrows -> Result {
    let outer = CoordinatorContext.innermost
    CoordinatorContext.innermost = self
    defer { CoordinatorContext.innermost = outer }
    return try body()
  }
}

// MARK: - Actions

extension CoordinatorContext {
  /// Carries out what the lifecycle decided, until somebody decides anew from inside an action.
  func perform(_ actions: [Lifecycle.Action], for coordinator: AnyCoordinator) {
    let revision = lifecycle.revision
    for action in actions {
      guard lifecycle.revision == revision else { return }
      switch action {
      case .record(let change): record(.lifecycle(change))
      case .runHook(let hook): run(hook, of: coordinator)
      case .settle(let hook): perform(lifecycle.settle(after: hook), for: coordinator)
      case .tell(let change): tell(change, of: coordinator)
      case .stopChildren: stopChildren(for: coordinator)
      case .pauseChildren: pauseChildren(for: coordinator)
      case .resumeChildren: resumeChildren()
      case .enterPendingPause: perform(lifecycle.enterPendingPause(), for: coordinator)
      case .leave: finishLeaving(coordinator)
      }
    }
  }

  private func run(_ hook: LifecycleHook, of coordinator: AnyCoordinator) {
    let outerHooks = hooksUnderWay
    hooksUnderWay.insert(LifecycleHooks(hook))
    attachment?.hookWillRun(hook, of: coordinator)
    let isDefault = isDefault {
      switch hook {
      case .start: coordinator.start()
      case .stop: coordinator.stop()
      case .pause: coordinator.pause()
      case .resume: coordinator.resume()
      }
    }
    hookDidNothing = isDefault
    hooksUnderWay = outerHooks
    attachment?.hookDidRun(hook, of: coordinator)
  }
}
