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

  // A weak reference makes each retain of its object slow from then on, so there is none to a child.
  var keptCoordinator: AnyCoordinator?
  private weak var freeCoordinator: AnyCoordinator?
  var identity: ObjectIdentifier?

  // Swift checks each access to a stored member that other modules see, so they see computed ones.
  private weak var storedParent: CoordinatorContext?
  private var storedAttachment: (any _ContextAttachment)?

  var ownedChildren: ContextChildren?

  /// How many ancestors in a row, from the parent up, have led to the start of this coordinator by their
  /// own `start()`.
  package var startersAbove = 0

  var lifecycle = Lifecycle()
  var rootKind = Root.none
  var hookUnderWay: LifecycleHook?

  /// The hook that ran last of those that are defaults, which do nothing.
  package internal(set) var latestDefaultHook: LifecycleHook?

  /// The call that the coordinator hears, as long as that is not known to be a default, which does nothing.
  var hears: LifecycleChange?

  /// The coordinator's `delegate`, without its type; nil where it is a default that nobody has asked for.
  var delegate: ListenerList?
  var observers: MulticastDelegate<any CoordinatorDelegate>?
  var calls = DeliveryQueue<LifecycleChange, ListenerBox>()

  /// The classes of coordinators that have the default ``Coordinator/delegate``.
  static var classesWithDefaultDelegate: Set<ObjectIdentifier> = []

  var flow: (any AnyFlowRun)?
  var ending: Outcome<Void>?

  /// Whether `finish` has ended the latest run.
  var wasFinished = false
  var knownJournal: Journal?

  /// Makes the context of one coordinator.
  public init() {}

  /// What the coordinator is doing.
  public var state: CoordinatorState { lifecycle.state }

  /// Whether the coordinator's `start()` runs.
  package var isStarting: Bool { lifecycle.phase == .starting }

  /// The number ``startersAbove`` of a child that is started now.
  package var startersBelow: Int { isStarting ? startersAbove + 1 : 0 }

  /// Whether this is the context of a root that `launch()` has started, not its first verb.
  package var wasLaunched: Bool { rootKind == .launched }
}

// MARK: - The tree

extension CoordinatorContext {
  /// What the user interface layer keeps for this coordinator.
  package var attachment: (any _ContextAttachment)? {
    get { storedAttachment }
    set { storedAttachment = newValue }
  }

  package internal(set) var parentContext: CoordinatorContext? {
    get { storedParent }
    set { storedParent = newValue }
  }

  /// The coordinator whose context this is, once it has used it.
  package var coordinator: AnyCoordinator? { keptCoordinator ?? freeCoordinator }

  /// The coordinator that started this one.
  package var parent: AnyCoordinator? { parentContext?.coordinator }

  /// The contexts of the children, the oldest first.
  package var childContexts: [CoordinatorContext] { ownedChildren?.contexts ?? [] }

  /// The running coordinators that this one started, the oldest first.
  ///
  /// - Complexity: O(*n*) in their number.
  package var children: [AnyCoordinator] { childContexts.compactMap(\.coordinator) }

  /// Tells whether a coordinator is a child of this context's.
  package func isParent(of coordinator: some Coordinator) -> Bool {
    coordinator.context.parentContext === self
  }

  /// This context and those of the ancestors, from the parent up.
  var lineage: some Sequence<CoordinatorContext> { sequence(first: self) { $0.parentContext } }

  package var rootContext: CoordinatorContext { parentContext?.rootContext ?? self }

  /// Refers to the coordinator weakly from now on.
  func loosen() {
    guard let coordinator = keptCoordinator else { return }
    freeCoordinator = coordinator
    keptCoordinator = nil
  }
}

// MARK: - Code that runs

extension CoordinatorContext {
  // Not retained, which takes longer than the code around it: whoever has a context run something keeps it.
  private static var innermost: Unmanaged<CoordinatorContext>?

  /// The context whose hook, verb or delegate call runs; the innermost one.
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
  /// Carries out what the lifecycle decided, until somebody decides anew from inside an action.
  func perform(_ actions: [Lifecycle.Action], for coordinator: AnyCoordinator) {
    let revision = lifecycle.revision
    for action in actions {
      guard lifecycle.revision == revision else { return }
      switch action {
      case .record(let change): record(.lifecycle(change))
      case .runHook(let hook): run(hook, of: coordinator)
      case .settle(let hook): perform(lifecycle.settle(after: hook), for: coordinator)
      case .tell(let change): notify(of: change, by: coordinator)
      case .stopChildren: stopChildren(for: coordinator)
      case .pauseChildren: pauseChildren(for: coordinator)
      case .resumeChildren: resumeChildren()
      case .enterPendingPause: perform(lifecycle.enterPendingPause(), for: coordinator)
      case .leave: finishLeaving(coordinator)
      }
    }
  }

  private func run(_ hook: LifecycleHook, of coordinator: AnyCoordinator) {
    let outerHook = hookUnderWay
    hookUnderWay = hook
    attachment?.hookWillRun(hook, of: coordinator)
    whileRunning {
      switch hook {
      case .start: coordinator.start()
      case .stop: coordinator.stop()
      case .pause: coordinator.pause()
      case .resume: coordinator.resume()
      }
    }
    hookUnderWay = outerHook
    attachment?.hookDidRun(hook, of: coordinator)
  }
}
