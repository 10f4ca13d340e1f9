import CoordinatorCore
import UIKitShim

/// Keeps the lives of coordinators in step with what is shown.
///
/// Whoever hears of a change names the hierarchy in which it was, and never what has changed: that is read.
@MainActor
final class Reconciler {
  private var hierarchies: [Hierarchy] = []
  private var ownership = Ownership()
  private var owners: [WeakReference<ScreenOwner>?] = []

  /// Grows with each decision, so that one is given up which is overtaken by code that it runs.
  private var decisions = 0

  /// Whether a hook is about to run, so that nobody is to be paused or resumed until it has: that would
  /// be told in the wrong order.
  private var isHookToRun = false
  private var isDecisionDue = false

  // MARK: Owners

  /// Takes in a coordinator.
  func add(childOf parent: OwnerID?) -> OwnerID {
    let id = ownership.add(childOf: parent)
    if id.index == owners.count { owners.append(nil) }
    return id
  }

  func note(_ owner: ScreenOwner) { owners[owner.id.index] = owner.reference }

  /// Notes whose child a coordinator is that starts.
  func didStart(_ owner: ScreenOwner, childOf parent: OwnerID?) {
    ownership.setParent(parent, of: owner.id)
    ownership.setCauses([], of: owner.id)
  }

  /// Notes that a coordinator has stopped, which owns nothing any more.
  func didStop(_ id: OwnerID) {
    for hierarchy in hierarchies { hierarchy.forget(id) }
    ownership.setParent(nil, of: id)
    ownership.setCauses([], of: id)
  }

  /// Decides again, since somebody has stopped whose presentation may have paused others.
  func ownersDidChange() { decide() }

  /// Forgets a coordinator that is gone.
  func remove(_ id: OwnerID) {
    for hierarchy in hierarchies { hierarchy.forget(id) }
    ownership.remove(id)
    owners[id.index] = nil
  }

  /// Has a screen read again also where it stays out of sight: it is freed, or somebody else owns it.
  func forget(_ screen: ObjectIdentifier) {
    for hierarchy in hierarchies { hierarchy.forget(screen) }
  }

  // MARK: Looking

  /// Looks at the hierarchy around a controller, also where that is out of sight.
  func look(around controller: UIViewController?) {
    guard let controller else { return }
    var outer: UIViewController? = controller.parent
    while let current = outer {
      if !current.isContainer { forget(ObjectIdentifier(current)) }
      outer = current.parent
    }
    let outermost = controller.outermost
    for known in hierarchies where known.root === outermost { return look(at: known) }
    if let window = outermost.hierarchyWindow, window.rootViewController === outermost {
      look(at: window)
    } else if let kept = outermost.keptRoot {
      if let window = kept.window { look(at: window) }
    } else if !DepartedContainers.contain(outermost) {
      look(at: add(Hierarchy(of: outermost)))
    }
  }

  /// Looks at a window.
  func look(at window: UIWindow) {
    for known in hierarchies where known.isOf(window) { return look(at: known) }
    look(at: add(Hierarchy(of: window)))
  }

  /// Looks everywhere, now that all that has left is forgotten; who shows nothing and goes on is paused no
  /// more.
  func lookAtRest() {
    var isDifferent = ownership.pausedCount > 0
    for hierarchy in hierarchies where hierarchy.read() { isDifferent = true }
    if isDifferent { decide(atRest: true) }
  }

  private func add(_ hierarchy: Hierarchy) -> Hierarchy {
    hierarchies.append(hierarchy)
    return hierarchy
  }

  private func look(at hierarchy: Hierarchy) {
    if hierarchy.read() { decide() }
  }

  // MARK: Deciding

  /// Does something right before a hook, after which it decides about what has changed by it.
  func beforeHook(_ work: () -> Void) {
    let former = isHookToRun
    isHookToRun = true
    work()
    isHookToRun = former
  }

  /// Decides what was held back before a hook, now that it has run.
  func hookHasRun() {
    if isDecisionDue { decide() }
  }

  private func decide(atRest isAtRest: Bool = false) {
    isDecisionDue = isHookToRun
    if isHookToRun { return }
    decisions += 1
    let all = hierarchies
    hierarchies.removeAll { !$0.isThere(among: all) }
    if ownership.pausedCount == 0, !Pausing.isAtIssue(in: hierarchies.map(\.layout)) { return }
    let (pausing, changes) = pausesToChange(in: hierarchies.map(\.layout), atRest: isAtRest)
    let decision = decisions
    for owner in changes where decision == decisions {
      pause(owner, for: pausing.causes(of: owner).subtracting(ownership.causes(of: owner)))
    }
    for owner in changes where decision == decisions {
      resume(owner, from: ownership.causes(of: owner).subtracting(pausing.causes(of: owner)))
    }
  }

  private func pausesToChange(
    in layouts: [Layout], atRest isAtRest: Bool
  ) -> (Pausing, [OwnerID]) {
    let pausing = Pausing(layouts, ownership)
    let others = isAtRest ? ownership.paused.filter { !pausing.owns($0) } : []
    let changes = (pausing.owners + others).filter {
      pausing.causes(of: $0) != ownership.causes(of: $0)
    }
    return (pausing, changes)
  }

  /// Those who are to be paused or resumed, and are not: nobody where all is at rest, but for those who go
  /// on while they are covered.
  var waitingForPauses: [ScreenOwner] {
    let layouts = hierarchies.filter { $0.isThere(among: hierarchies) }.map(\.layoutNow)
    return pausesToChange(in: layouts, atRest: true).1.compactMap { owners[$0.index]?.object }
  }

  /// Why a coordinator is paused, as far as that was decided by layouts.
  func causes(of owner: ScreenOwner) -> PauseCauses { ownership.causes(of: owner.id) }

  private func pause(_ id: OwnerID, for causes: PauseCauses) {
    var causes = causes
    guard !causes.isEmpty, let context = owners[id.index]?.object?.context else { return }
    if causes.contains(.covered),
      (context.coordinator as? any ScreenCoordinator)?.pausesWhenCovered == false
    {
      causes.remove(.covered)
    }
    if causes.isEmpty { return }
    ownership.setCauses(ownership.causes(of: id).union(causes), of: id)
    context.pause(causes)
  }

  private func resume(_ id: OwnerID, from causes: PauseCauses) {
    if causes.isEmpty { return }
    ownership.setCauses(ownership.causes(of: id).subtracting(causes), of: id)
    owners[id.index]?.object?.context?.resume(causes)
  }
}
