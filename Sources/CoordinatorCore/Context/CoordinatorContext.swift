/// The framework's state of a coordinator: its lifecycle, its parent and children, and its listeners.
///
/// Each coordinator stores a context of its own: `let context = CoordinatorContext()`.
@MainActor
public final class CoordinatorContext {
  /// How the coordinator became a root.
  enum Root {
    /// It has or had a parent, or does not run.
    case none
    case launched
    /// Your code called its `start()`.
    case startedDirectly
    /// It is no root: a parent is going to start it.
    case toBecomeChild
  }

  // A weak reference slows every later retain of its object, so a running child is referenced only strongly.
  var strongCoordinator: AnyCoordinator?
  private weak var weakCoordinator: AnyCoordinator?
  var identity: ObjectIdentifier?

  // Swift checks each access to a stored property from another module, so other modules use computed ones.
  private weak var storedParent: CoordinatorContext?
  private var storedAttachment: (any ContextAttachment)?

  private var storedChildren: [CoordinatorContext] = []

  // Small values stand together, because each one between larger properties would take eight bytes.

  private var storedStartDepth: Int32 = 0
  private var storedStartNumber: Int32?

  var rootKind = Root.none

  /// Whether your app keeps the coordinator after it has stopped, for example to start it again.
  ///
  /// The leak check of debug builds then reports neither the coordinator nor the screens that it keeps. The
  /// default is false.
  public var isKeptForReuse = false

  /// Whether the coordinator makes the transition for a route, which is only a value.
  package var isMakingTransition = false

  var runningHook: LifecycleHook?

  /// The last hook that ran as a default implementation, which does nothing.
  var latestDefaultHook: LifecycleHook?

  /// The change that a running delegate call delivers; nil after a default implementation.
  var deliveredChange: LifecycleChange?

  var lifecycle = Lifecycle()

  /// The delegates and observers; nil until there is a list of them.
  var listeners: Listeners?

  /// The coordinator classes that use the default ``Coordinator/delegate``.
  static var classesWithDefaultDelegate: Set<ObjectIdentifier> = []

  /// The completion of the current run, or of the next one if it is known before; nil after the stop.
  var flow: (any AnyFlowCompletion)?

  /// The outcome of a stop that has begun and not ended.
  var pendingOutcome: Outcome<Void>?

  var storedJournal: Journal?

  /// Creates a context for one coordinator.
  public init() {}

  // The coordinator was freed, possibly without a stop.
  isolated deinit {
    storedAttachment?.contextDidEnd()
    // A running child and its context retain each other until the child stops or the parent is freed.
    for child in storedChildren { child.releaseCoordinator() }
    // The flows of the children end before this one.
    storedChildren = []
    flow?.complete(
      orCancelled: pendingOutcome?.cancelReason
        ?? (state == .inactive ? .notStarted : .deallocated))
  }

  /// The coordinator's state: inactive, active or paused.
  public var state: CoordinatorState { lifecycle.state }

  package var isStarting: Bool { lifecycle.phase == .starting }

  /// Whether the coordinator waits for the end of its children before its own `stop()`.
  package var isStoppingChildren: Bool { lifecycle.phase == .stoppingChildren }

  /// The number of nested `start()` calls, from the parent up, in which this coordinator was started.
  package var startDepth: Int {
    get { Int(storedStartDepth) }
    set { storedStartDepth = Int32(newValue) }
  }

  /// The number of the coordinator's latest start in the journal, as ``Event/start``.
  package internal(set) var startNumber: Int? {
    get { storedStartNumber.map { Int($0) } }
    set { storedStartNumber = newValue.map { Int32($0) } }
  }

  /// The ``startDepth`` of a child that is started now.
  package var childStartDepth: Int { isStarting ? startDepth + 1 : 0 }

  /// Whether `launch()` started this root, rather than a direct call of `start()`.
  package var wasLaunched: Bool { rootKind == .launched }

  /// Whether a parent is going to start the coordinator, so that a verb called before does not make it a root.
  package var isToBecomeChild: Bool { rootKind == .toBecomeChild }

  /// Notes that a parent is going to start the coordinator, if it does not run already.
  package func willBecomeChild() {
    if lifecycle.phase == .inactive, parentContext == nil { rootKind = .toBecomeChild }
  }
}

// MARK: - The tree

extension CoordinatorContext {
  /// The data that the user interface layer stores for this coordinator.
  package var attachment: (any ContextAttachment)? {
    get { storedAttachment }
    set { storedAttachment = newValue }
  }

  package internal(set) var parentContext: CoordinatorContext? {
    get { storedParent }
    set { storedParent = newValue }
  }

  /// The coordinator of this context, or nil before its first use.
  package var coordinator: AnyCoordinator? { strongCoordinator ?? weakCoordinator }

  package var parent: AnyCoordinator? { parentContext?.coordinator }

  /// Whether the coordinator runs, and neither it nor an ancestor is stopping.
  package var isRunningWithAncestors: Bool {
    state != .inactive && parentContext?.isRunningWithAncestors != false
  }

  /// The contexts of the children, oldest first.
  package var childContexts: [CoordinatorContext] { storedChildren }

  /// The running coordinators that this one started, oldest first; O(*n*) in their number.
  package var children: [AnyCoordinator] { childContexts.compactMap(\.coordinator) }

  var youngestRunningChild: CoordinatorContext? {
    storedChildren.last { $0.state != .inactive }
  }

  func add(_ child: CoordinatorContext) { changeChildren { $0.append(child) } }

  func remove(_ child: CoordinatorContext) {
    // The youngest child is the most likely to stop.
    for index in storedChildren.indices.reversed() where storedChildren[index] === child {
      return changeChildren { $0.remove(at: index) }
    }
  }

  /// Changes the list in a local copy, so that Swift needs no exclusivity check.
  private func changeChildren(_ change: (inout [CoordinatorContext]) -> Void) {
    var list = storedChildren
    storedChildren = []
    change(&list)
    storedChildren = list
  }

  package func isParent(of coordinator: some Coordinator) -> Bool {
    coordinator.context.parentContext === self
  }

  /// This context and the contexts of its ancestors, from the parent up.
  var lineage: some Sequence<CoordinatorContext> { sequence(first: self) { $0.parentContext } }

  package var rootContext: CoordinatorContext { parentContext?.rootContext ?? self }

  /// Replaces the strong reference to the coordinator with a weak one.
  func releaseCoordinator() {
    guard let coordinator = strongCoordinator else { return }
    weakCoordinator = coordinator
    strongCoordinator = nil
  }
}

// MARK: - The running context

extension CoordinatorContext {
  // Not retained, since that takes longer than the code around it: the caller of `whileRunning` retains it.
  private static var innermost: Unmanaged<CoordinatorContext>?

  /// The context whose hook, verb or delegate call is the innermost that runs.
  package static var running: CoordinatorContext? { unsafe innermost?.takeUnretainedValue() }

  /// Makes this context the running one during `body`.
  package func whileRunning<Result>(_ body: () throws -> Result) rethrows -> Result {
    let outer = unsafe CoordinatorContext.innermost
    unsafe CoordinatorContext.innermost = Unmanaged.passUnretained(self)
    defer { unsafe CoordinatorContext.innermost = outer }
    return try body()
  }
}

// MARK: - Actions

extension CoordinatorContext {
  /// Changes the lifecycle by an event, and returns the actions; a local copy changes, so that Swift needs no
  /// exclusivity check.
  func updateLifecycle(_ event: (inout Lifecycle) -> [Lifecycle.Action]) -> [Lifecycle.Action] {
    var changed = lifecycle
    defer { lifecycle = changed }
    return event(&changed)
  }

  /// Changes the lifecycle by an event, and performs the actions.
  func perform(
    for coordinator: AnyCoordinator, _ event: (inout Lifecycle) -> [Lifecycle.Action]
  ) {
    perform(updateLifecycle(event), for: coordinator)
  }

  /// Performs the lifecycle's actions, until one of them changes the lifecycle itself.
  func perform(_ actions: [Lifecycle.Action], for coordinator: AnyCoordinator) {
    let revision = lifecycle.revision
    for action in actions {
      guard lifecycle.revision == revision else { return }
      switch action {
      case .record(let change): record(change)
      case .runHook(let hook): run(hook, of: coordinator)
      case .finishHook(let hook): perform(for: coordinator) { $0.hookDidReturn(hook) }
      case .notify(let change): notify(of: change, by: coordinator)
      case .stopChildren: stopChildren(for: coordinator)
      case .pauseChildren: pauseChildren(for: coordinator)
      case .resumeChildren: resumeChildren()
      case .enterPendingPause: perform(for: coordinator) { $0.enterPendingPause() }
      case .finishStopping: finishStopping(coordinator)
      }
    }
  }

  private func run(_ hook: LifecycleHook, of coordinator: AnyCoordinator) {
    let outerHook = runningHook
    runningHook = hook
    attachment?.hookWillRun(hook, of: coordinator)
    whileRunning {
      switch hook {
      case .start: coordinator.start()
      case .stop: coordinator.stop()
      case .pause: coordinator.pause()
      case .resume: coordinator.resume()
      }
    }
    runningHook = outerHook
    attachment?.hookDidRun(hook, of: coordinator, isDefault: latestDefaultHook == hook)
  }
}
