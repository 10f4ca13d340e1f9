import CoordinatorCore
import UIKitShim

/// Keeps the lives of coordinators in step with what is shown.
///
/// Whoever hears of a change names the hierarchy in which it was, and never what has changed: that is read.
@MainActor
final class Reconciler {
  unowned let engine: NavigationEngine

  init(of engine: NavigationEngine) { self.engine = engine }

  private(set) lazy var hierarchies = Hierarchies(of: engine)
  private(set) var ownership = Ownership()
  private var owners: [WeakReference<ScreenOwner>?] = []

  /// Grows with each decision, so that one is given up which is overtaken by code that it runs.
  private var decisions = 0

  /// Whether nobody is to be paused or resumed now: that would be told in the wrong order.
  private var isHolding = false
  /// Whether layouts have changed since it was decided who is paused.
  var isDecisionDue = false

  /// Whether it is to be decided also about those who have lost all screens, and go on: a decision about
  /// them may be given up for one that is not.
  private var isDueForOthers = false

  /// Whether it pauses and resumes, right after a look.
  private(set) var isDeciding = false

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
  ///
  /// - Returns: Whether it has to be decided again who is paused: its presentation may have paused others.
  func didStop(_ id: OwnerID) -> Bool {
    let isDue = hierarchies.forget(id) || !ownership.causes(of: id).isEmpty
    ownership.setParent(nil, of: id)
    ownership.setCauses([], of: id)
    return isDue
  }

  /// The coordinator of a row, which may be freed by now.
  func owner(of id: OwnerID) -> ScreenOwner? { owners[id.index]?.object }

  /// Forgets a coordinator that is gone.
  func remove(_ id: OwnerID) {
    _ = hierarchies.forget(id)
    ownership.remove(id)
    owners[id.index] = nil
  }

  /// Takes a screen for one that comes anew at the next look: it is freed, or somebody else owns it.
  ///
  /// - Returns: Whether it is in a layout.
  @discardableResult
  func forget(_ screen: ObjectIdentifier) -> Bool {
    hierarchies.forget(screen)
  }

  // MARK: Who may have left

  /// Whether it stops those who have lost their last screen, and with them their parents if they have, too.
  var isStoppingLosers = false

  /// The screens that are in no layout: about to come, or gone.
  var unplaced: [ScreenRecord] = []

  /// Those who may have lost their last screen.
  var losers: [WeakReference<ScreenOwner>] = []

  /// What the next reconciliation has to do, and whether it has its turn.
  var due = Pass.nothing
  var isScheduled = false

  // MARK: Looking

  /// When a hierarchy is looked at.
  enum Moment {
    /// In the middle of something, of which UIKit has told.
    case inside
    /// Around a request in a window, or when nothing runs.
    case settled
  }

  /// Looks at the hierarchy around a controller, also where that is out of sight.
  func look(around controller: UIViewController?) {
    guard let controller else { return }
    hierarchies.outdate(around: controller)
    let outermost = controller.outermost
    if let window = outermost.hierarchyWindow, window.rootViewController === outermost {
      look(at: hierarchies.hierarchy(of: window))
    } else if let kept = outermost.keptRoot {
      if let window = kept.window { look(at: hierarchies.hierarchy(of: window)) }
    } else if let detached = hierarchies.hierarchy(of: outermost) {
      look(at: detached)
    }
  }

  /// Looks at a window.
  ///
  /// - Parameter request: What has made the changes, if it has ended by now.
  func look(at window: UIWindow, after request: TransitionRequest? = nil) {
    look(at: hierarchies.hierarchy(of: window), .settled, after: request)
  }

  private func look(
    at hierarchy: Hierarchy, _ moment: Moment = .inside, after request: TransitionRequest? = nil
  ) {
    read(hierarchy, moment, after: request)
    decideIfDue()
  }

  // MARK: Deciding

  /// Does something and decides later about what has changed by it.
  func holdingDecisions(_ work: () -> Void) {
    let former = isHolding
    isHolding = true
    work()
    isHolding = former
  }

  /// Decides what was held back.
  func decideIfDue() {
    if isDecisionDue { decide() }
  }

  func decide(atRest isAtRest: Bool = false) {
    isDecisionDue = isHolding
    if isHolding { return }
    decisions += 1
    if ownership.pausedCount == 0, !hierarchies.mayPause { return }
    let layouts = hierarchies.all.map(\.layout)
    if isAtRest { isDueForOthers = true }
    let (pausing, changes) = pausesToChange(in: layouts, atRest: isDueForOthers)
    let decision = decisions
    let wasDeciding = isDeciding
    isDeciding = true
    defer { isDeciding = wasDeciding }
    for owner in changes where decision == decisions {
      pause(owner, for: pausing.causes(of: owner).subtracting(ownership.causes(of: owner)))
    }
    for owner in changes where decision == decisions {
      resume(owner, from: ownership.causes(of: owner).subtracting(pausing.causes(of: owner)))
    }
    if decision == decisions { isDueForOthers = false }
  }

  private func pausesToChange(
    in layouts: [Layout], atRest isAtRest: Bool
  ) -> (Pausing, [OwnerID]) {
    let pausing = Pausing(layouts, ownership)
    var changes: [OwnerID] = []
    for owner in pausing.owners where pausing.causes(of: owner) != ownership.causes(of: owner) {
      changes.append(owner)
    }
    if isAtRest {
      for owner in ownership.paused where !pausing.owns(owner) { changes.append(owner) }
    }
    return (pausing, changes)
  }

  /// Those who are to be paused or resumed, and are not: nobody where all is at rest, but for those who go
  /// on while they are covered.
  var waitingForPauses: [ScreenOwner] {
    let layouts = hierarchies.all.filter(\.isThere).map(\.layoutNow)
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
