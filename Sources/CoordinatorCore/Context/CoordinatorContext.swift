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

  /// The coordinator while it is a child, which its parent keeps in any case: no weak reference to it
  /// is made meanwhile, since that makes every retain and release of it slow from then on.
  private var keptCoordinator: AnyCoordinator?

  private weak var storedParent: CoordinatorContext?
  private var storedClass: CoordinatorClass?
  private var storedAttachment: (any ContextAttachment)?
  private var storedHookDidNothing = false
  private var storedStartersAbove = 0

  /// The coordinator whose context this is, once it has used it.
  package internal(set) var coordinator: AnyCoordinator? {
    get { keptCoordinator ?? storedCoordinator }
    set { storedCoordinator = newValue }
  }
  var identity: ObjectIdentifier?

  /// What is known of the coordinator's class.
  package internal(set) var knownClass: CoordinatorClass? {
    get { storedClass }
    set { storedClass = newValue }
  }

  /// What is known of its parent's class, while it is a child.
  var parentClass: CoordinatorClass?

  /// A number that no other context ever has, and that of the parent's.
  private let number = CoordinatorContext.nextNumber()
  private var parentNumber = 0

  package internal(set) var parentContext: CoordinatorContext? {
    get { storedParent }
    set {
      storedParent = newValue
      parentNumber = newValue?.number ?? 0
    }
  }

  /// Whether this is the context of another one's child; cheaper than to compare ``parentContext``.
  func isChild(of other: CoordinatorContext) -> Bool { parentNumber == other.number }
  private var storedChildren: ContextChildren?

  /// The contexts of the children, the oldest first; they are there without being made, unlike
  /// ``children``.
  package var childContexts: [CoordinatorContext] { storedChildren?.contexts ?? [] }

  var lifecycle = Lifecycle()
  var rootKind = Root.none
  var hooksUnderWay: LifecycleHooks = []
  var isLeaving = false

  /// The coordinator's `delegate`, without its type; nil before it is made.
  var delegateList: ListenerList?

  /// Whether the parent is among the delegates, or is to be as soon as their list is made.
  var isJoined = false
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

  private static var latestNumber = 0

  private static func nextNumber() -> Int {
    latestNumber += 1
    return latestNumber
  }

  /// Makes the context of one coordinator.
  public init() {}

  /// What the coordinator is doing.
  public var state: CoordinatorState { lifecycle.state }

  /// Whether the coordinator's `start()` runs.
  package var isStarting: Bool { lifecycle.phase == .starting }

  /// How many ancestors in a row, from the parent up, have led to the start of this coordinator by their
  /// own `start()`.
  package var startersAbove: Int {
    get { storedStartersAbove }
    set { storedStartersAbove = newValue }
  }

  /// The same number for a child that is started now.
  package var startersBelow: Int { isStarting ? storedStartersAbove + 1 : 0 }

  /// Whether this is the context of a root that `launch()` has started, not its first verb.
  package var wasLaunched: Bool { rootKind == .launched }

  /// The coordinator that started this one.
  package var parent: AnyCoordinator? { parentContext?.coordinator }

  /// The running coordinators that this one started, the oldest first.
  ///
  /// - Complexity: O(*n*) in their number.
  package var children: [AnyCoordinator] { storedChildren?.coordinators ?? [] }

  /// Tells whether a coordinator is a child of this context's.
  package func isParent(of coordinator: some Coordinator) -> Bool {
    coordinator.context.isChild(of: self)
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
    if childContext.keptCoordinator == nil { childContext.keep(child) }
    changeChildren { $0.append(childContext) }
  }

  func detach(_ childContext: CoordinatorContext) {
    changeChildren { $0.remove(childContext) }
    // What may be freed now looks at the list as it is.
    childContext.loosen()
  }

  /// Changes the list, which is taken out meanwhile, so that it is not retained.
  private func changeChildren(_ change: (ContextChildren) -> Void) {
    var children: ContextChildren?
    swap(&children, &storedChildren)
    if children == nil { children = ContextChildren() }
    if let children { change(children) }
    swap(&children, &storedChildren)
  }

  /// Keeps a coordinator that becomes a child.
  func keep(_ coordinator: AnyCoordinator) { keptCoordinator = coordinator }

  /// Refers to the coordinator weakly from now on, whom nobody else may keep.
  func loosen() {
    guard let coordinator = keptCoordinator else { return }
    storedCoordinator = coordinator
    keptCoordinator = nil
  }
}

// MARK: - Code that runs

extension CoordinatorContext {
  // Not retained, which would take longer than the code around it: who is asked to run something is
  // kept by its caller until that has returned.
  private static var innermost: Unmanaged<CoordinatorContext>?

  /// Whose hook or delegate call that ran last was a default, which does nothing.
  private static var idle: ObjectIdentifier?

  /// Which one that was.
  private static var idleCall: CoordinatorClass.Call?

  /// Notes that a default ran, so that nobody looks for what it could have done.
  static func didNothing(_ object: AnyObject, at call: CoordinatorClass.Call) {
    idle = ObjectIdentifier(object)
    idleCall = call
  }

  /// Runs a call of this context's coordinator, and notes whether it was a default, so that it is left
  /// out the next time.
  ///
  /// - Returns: Whether it was a default; one that ends by calling another one that is was none.
  func isDefault(_ kind: CoordinatorClass.Call, _ call: () -> Void) -> Bool {
    CoordinatorContext.idle = nil
    whileRunning(call)
    let idle = CoordinatorContext.idle
    CoordinatorContext.idle = nil
    guard let idle, idle == identity, CoordinatorContext.idleCall == kind else { return false }
    knownClass?.noteIgnored(kind)
    return true
  }

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
    if knownClass?.ignores(.hook(hook)) == true {
      hookDidNothing = true
    } else {
      hookDidNothing = isDefault(.hook(hook)) {
        switch hook {
        case .start: coordinator.start()
        case .stop: coordinator.stop()
        case .pause: coordinator.pause()
        case .resume: coordinator.resume()
        }
      }
    }
    hooksUnderWay = outerHooks
    attachment?.hookDidRun(hook, of: coordinator)
  }
}
