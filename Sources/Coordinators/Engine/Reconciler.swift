import CoordinatorCore
import UIKitShim

/// Keeps the coordinators in step with the layouts.
///
/// A signal never names a change. The reconciler reads the hierarchies that may have changed,
/// decides, and performs the effects.
@MainActor
final class Reconciler {
  unowned let engine: NavigationEngine

  let hierarchies: Hierarchies

  init(of engine: NavigationEngine) {
    self.engine = engine
    hierarchies = Hierarchies(of: engine)
  }

  private(set) var ownership = Ownership()
  private var owners: [ScreenOwner?] = []

  /// The screens with an owner that are in no layout: about to be shown, or removed.
  var unplaced: [ScreenRecord] = []

  /// The coordinators that may have lost their last screen, latest last.
  var candidates: [OwnerID] = []

  /// The work of the next reconciliation, and whether it is scheduled.
  var due = Pass.nothing
  var isScheduled = false

  /// Whether coordinators without screens are being stopped.
  var isStopping = false

  // MARK: Owners

  func add(_ context: CoordinatorContext, childOf parent: OwnerID?) -> OwnerID {
    let kind = context.coordinator?.kind
    let id = updateOwnership { ownership in
      let id = ownership.add(childOf: parent)
      ownership[id].isRunning = context.isRunning
      ownership[id].setKind(kind)
      return id
    }
    if id.index == owners.count { updateOwners { $0.append(nil) } }
    return id
  }

  // Each of these properties changes in a local copy, so that Swift needs no exclusivity check; it is
  // empty until the closure returns.

  @discardableResult
  func updateOwnership<Result>(_ update: (inout Ownership) -> Result) -> Result {
    var updated = ownership
    ownership = Ownership()
    defer { ownership = updated }
    return update(&updated)
  }

  private func updateOwners(_ update: (inout [ScreenOwner?]) -> Void) {
    var updated = owners
    owners = []
    update(&updated)
    owners = updated
  }

  func register(_ owner: ScreenOwner) { updateOwners { $0[owner.id.index] = owner } }

  func owner(of id: OwnerID) -> ScreenOwner? {
    ownership.has(id) ? owners[id.index] : nil
  }

  /// The screen of a row, if a coordinator owns it and it is not freed.
  func screen(of row: Layout.Row) -> UIViewController? {
    guard let id = row.owner, let owner = owner(of: id) else { return nil }
    return owner.record(of: row.screen)?.screen
  }

  func parent(of id: OwnerID) -> ScreenOwner? {
    guard let parent = ownership.parent(of: id) else { return nil }
    return owner(of: parent)
  }

  func remove(_ id: OwnerID) {
    _ = hierarchies.removeOwner(id)
    updateOwnership { $0.remove(id) }
    updateOwners { $0[id.index] = nil }
  }

  func willStart(_ id: OwnerID, _ kind: CoordinatorKind, childOf parent: OwnerID?) {
    updateOwnership {
      $0.setParent(parent, of: id)
      $0[id].isRunning = true
      // The owner may be older than the coordinator's registration, for example if it has a link.
      $0[id].setKind(kind)
      $0.setCauses([], of: id)
    }
  }

  /// Notes that a coordinator has stopped; returns whether to decide pauses again, because a layout
  /// referred to it, or it was paused.
  func didStop(_ id: OwnerID) -> Bool {
    let isDue = hierarchies.removeOwner(id) || !ownership.causes(of: id).isEmpty
    let former = ownership[id]
    var node = Ownership.Node(isRunning: false, showsScreens: former.showsScreens)
    node.mayGuard = former.mayGuard
    node.screensToCome = former.screensToCome
    updateOwnership {
      $0.setCauses([], of: id)
      $0[id] = node
      $0.setParent(nil, of: id)
    }
    return isDue
  }

  func disown(_ screen: ScreenID) {
    if hierarchies.disown(screen) { isPausingDue = true }
  }

  // MARK: Pausing

  /// Counts the decisions; a decision ends when code of the app causes a later one.
  private var generation = 0

  /// Whether pauses have to wait, because they would happen in the wrong order now.
  private var isPausingHeld = false

  /// Whether something has changed since pauses were decided.
  var isPausingDue = false

  private(set) var isPausing = false

  /// Calls a closure, and leaves pauses to the next `updatePausesIfDue()`, after the coming hook.
  func holdingPauses(_ work: () -> Void) {
    let former = isPausingHeld
    isPausingHeld = true
    work()
    isPausingHeld = former
  }

  func updatePausesIfDue() {
    if isPausingDue { updatePauses() }
  }

  func updatePauses() {
    isPausingDue = isPausingHeld
    if isPausingHeld { return }
    generation += 1
    let current = generation
    let wasPausing = isPausing
    isPausing = true
    let effects = mayPauseOrResume ? Pausing.effects(hierarchies.layouts, ownership) : []
    for effect in effects where generation == current { perform(effect) }
    isPausing = wasPausing
  }

  /// Whether a coordinator is paused, or may have to be.
  private var mayPauseOrResume: Bool {
    if ownership.pausedCount > 0 { return true }
    for hierarchy in hierarchies.all where Pausing.mayPause(hierarchy.layout, ownership) {
      return true
    }
    return false
  }

  // MARK: Effects

  func perform(_ effect: Effect) {
    switch effect {
    case .pause(let id, let causes): pause(id, for: causes)
    case .resume(let id, let causes):
      guard let context = runningContext(of: id) else { return }
      updateOwnership { $0.setCauses($0.causes(of: id).subtracting(causes), of: id) }
      context.resume(causes)
    case .stop(let id): owner(of: id)?.stopWithoutScreens()
    case .postpone(let id): updateOwnership { $0[id].hasLostChild = true }
    }
  }

  /// The context of a coordinator; nil if it or an ancestor stops, and with that the coordinator.
  private func runningContext(of id: OwnerID) -> CoordinatorContext? {
    guard let context = owner(of: id)?.context, context.isRunningWithAncestors else { return nil }
    return context
  }

  /// Pauses a coordinator, unless it stays active while covered.
  private func pause(_ id: OwnerID, for causes: PauseCauses) {
    guard let context = runningContext(of: id) else { return }
    var causes = causes
    if causes.contains(.covered),
      (context.coordinator as? any ScreenCoordinator)?.pausesWhenCovered == false
    {
      causes.remove(.covered)
    }
    if causes.isEmpty { return }
    updateOwnership { $0.setCauses($0.causes(of: id).union(causes), of: id) }
    context.pause(causes)
  }
}

extension Ownership.Node {
  /// Notes what the class of the coordinator decides; nil if the coordinator is not known yet.
  @MainActor fileprivate mutating func setKind(_ kind: CoordinatorKind?) {
    showsScreens = kind?.showsScreens == true
    mayGuard = kind?.isGuarding == true
  }
}
