import CoordinatorCore
import UIKitShim

/// Keeps coordinators in step with what is shown.
///
/// A signal names a hierarchy, and never what has changed: the hierarchy is read, `decide` says what its change leads
/// to, and the effects are performed.
@MainActor
final class Reconciler {
  unowned let engine: NavigationEngine

  let hierarchies: Hierarchies

  init(of engine: NavigationEngine) {
    self.engine = engine
    hierarchies = Hierarchies(of: engine)
  }

  var ownership = Ownership()
  private var owners: [WeakReference<ScreenOwner>?] = []

  /// The screens with an owner that are in no layout: about to be shown, or removed.
  var unplaced: [ScreenRecord] = []

  /// The coordinators that may have lost their last screen, the latest last.
  var candidates: [OwnerID] = []

  /// What the next reconciliation has to do, and whether it is scheduled.
  var due = Pass.nothing
  var isScheduled = false

  /// Whether it stops coordinators that have lost their last screen.
  var isStopping = false

  // MARK: Owners

  /// Adds a coordinator.
  func add(_ context: CoordinatorContext, childOf parent: OwnerID?) -> OwnerID {
    let id = ownership.add(childOf: parent)
    ownership[id].isRunning = context.isRunning
    let kind = context.coordinator?.kind
    ownership[id].showsScreens = kind?.showsScreens == true
    ownership[id].mayGuard = kind?.isGuarding == true
    if id.index == owners.count { owners.append(nil) }
    return id
  }

  func register(_ owner: ScreenOwner) { owners[owner.id.index] = owner.reference }

  /// The coordinator with a number, unless it is freed.
  func owner(of id: OwnerID) -> ScreenOwner? {
    ownership.has(id) ? owners[id.index]?.object : nil
  }

  /// The coordinator that has started another one.
  func parent(of id: OwnerID) -> ScreenOwner? { ownership.parent(of: id).flatMap(owner(of:)) }

  /// Removes a coordinator that is freed.
  func remove(_ id: OwnerID) {
    _ = hierarchies.removeOwner(id)
    ownership.remove(id)
    owners[id.index] = nil
  }

  func willStart(_ id: OwnerID, childOf parent: OwnerID?) {
    ownership[id].parent = parent
    ownership[id].isRunning = true
    ownership.setCauses([], of: id)
  }

  /// Notes that a coordinator has stopped, which owns nothing any more.
  ///
  /// - Returns: Whether pausing has to be decided: its presentation may have paused others.
  func didStop(_ id: OwnerID) -> Bool {
    let isDue = hierarchies.removeOwner(id) || !ownership.causes(of: id).isEmpty
    ownership.setCauses([], of: id)
    let former = ownership[id]
    var node = Ownership.Node(isRunning: false, showsScreens: former.showsScreens)
    node.mayGuard = former.mayGuard
    node.pendingScreens = former.pendingScreens
    ownership[id] = node
    return isDue
  }

  /// Notes that nobody owns a screen any more.
  func disown(_ screen: ScreenID) {
    if hierarchies.disown(screen) { isPausingDue = true }
  }

  /// Reads a screen anew the next time: it is freed, or somebody else owns it.
  ///
  /// - Returns: Whether it is in a layout.
  @discardableResult
  func setNeedsReadingAsArrival(_ screen: ObjectIdentifier) -> Bool {
    hierarchies.setNeedsReadingAsArrival(screen)
  }

  // MARK: Pausing

  /// Grows with each decision: one that the app's code has overtaken is given up.
  private var generation = 0

  /// Whether pausing waits: in the middle of something it would come in the wrong order.
  private var isPausingHeld = false

  /// Whether something has changed since pausing was decided.
  var isPausingDue = false

  /// Whether those are due, too, that have lost all screens and go on.
  private var scope = Pausing.Scope.owners

  /// Whether it pauses and resumes coordinators.
  private(set) var isPausing = false

  /// Does something, and leaves pausing to the next `updatePausesIfDue()`: when the hook has run that is about to.
  func holdingPauses(_ work: () -> Void) {
    let former = isPausingHeld
    isPausingHeld = true
    work()
    isPausingHeld = former
  }

  /// Pauses and resumes coordinators if that is due.
  func updatePausesIfDue() {
    if isPausingDue { updatePauses() }
  }

  func updatePauses(of scope: Pausing.Scope = .owners) {
    if scope == .all { self.scope = .all }
    isPausingDue = isPausingHeld
    if isPausingHeld { return }
    var change = Change(layouts: hierarchies.all.map(\.layout))
    change.pausing = self.scope
    generation += 1
    let current = generation
    let wasPausing = isPausing
    isPausing = true
    for effect in decide(change, ownership) where generation == current { perform(effect) }
    isPausing = wasPausing
    if generation == current { self.scope = .owners }
  }

  /// Those who are to be paused or resumed, and are not: nobody at rest, but for those who go on while covered.
  var waitingForPauses: [ScreenOwner] {
    var change = Change(layouts: hierarchies.all.filter(\.exists).map(\.layoutNow))
    change.pausing = .all
    return decide(change, ownership).compactMap { effect in
      switch effect {
      case .pause(let id, _), .resume(let id, _): owner(of: id)
      case .adopt, .remove, .stop, .postpone: nil
      }
    }
  }

  /// Why a coordinator is paused, as far as layouts are the reason.
  func causes(of owner: ScreenOwner) -> PauseCauses { ownership.causes(of: owner.id) }

  // MARK: Effects

  func perform(_ effect: Effect) {
    switch effect {
    case .adopt: break  // `adopt(_:_:)` performs it, which knows the screen and its place.
    case .pause(let id, let causes): pause(id, for: causes)
    case .resume(let id, let causes):
      ownership.setCauses(ownership.causes(of: id).subtracting(causes), of: id)
      owner(of: id)?.context?.resume(causes)
    case .remove(let screen, let id): owner(of: id)?.noteRemoval(of: screen)
    case .stop(let id): owner(of: id)?.stopWithoutScreens()
    case .postpone(let id): ownership[id].hasLostChild = true
    }
  }

  /// A coordinator may go on while it is covered.
  private func pause(_ id: OwnerID, for causes: PauseCauses) {
    guard let context = owner(of: id)?.context else { return }
    var causes = causes
    if causes.contains(.covered),
      (context.coordinator as? any ScreenCoordinator)?.pausesWhenCovered == false
    {
      causes.remove(.covered)
    }
    if causes.isEmpty { return }
    ownership.setCauses(ownership.causes(of: id).union(causes), of: id)
    context.pause(causes)
  }
}
