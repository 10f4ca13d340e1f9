import CoordinatorCore
import UIKitShim

/// Keeps the lives of coordinators in step with what is shown.
///
/// Whoever hears of a change names the hierarchy in which it was, and never what has changed: that is read.
@MainActor
final class Reconciler {
  private unowned let engine: NavigationEngine

  init(of engine: NavigationEngine) { self.engine = engine }

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
  ///
  /// - Returns: Whether it is in a layout.
  @discardableResult
  func forget(_ screen: ObjectIdentifier) -> Bool {
    var isFound = false
    for hierarchy in hierarchies where hierarchy.forget(screen) { isFound = true }
    return isFound
  }

  // MARK: Rest

  /// The records of screens that are in no layout: about to come, or gone.
  private var unplaced: [ScreenRecord] = []

  /// Those who may have lost their last screen.
  private var losers: [WeakReference<ScreenOwner>] = []

  /// Notes that a coordinator has come to own a screen, or to bring one.
  func didClaim(_ record: ScreenRecord) {
    if record.isUnplaced { return }
    record.isUnplaced = true
    unplaced.append(record)
  }

  /// Notes that a coordinator may have lost its last screen.
  func mayHaveLeft(_ owner: ScreenOwner) {
    if !losers.contains(where: { $0 === owner.reference }) { losers.append(owner.reference) }
  }

  /// Reads a hierarchy until it stays as it is: who comes to own what is in it, and the placeholder of an
  /// empty column, change it.
  ///
  /// - Returns: Whether it has changed.
  private func read(
    _ hierarchy: Hierarchy, _ moment: Moment, after request: TransitionRequest? = nil
  ) -> Bool {
    var isDifferent = false
    for _ in 0..<Self.rounds {
      let former = hierarchy.layout
      let reading = hierarchy.read()
      if reading.isDifferent {
        isDifferent = true
        noteGone(former, hierarchy.layout, in: hierarchy, after: request)
      }
      var isChanged = take(reading.newcomers, in: hierarchy, moment)
      for observer in reading.observers where observer.didLook() { isChanged = true }
      if !isChanged { break }
    }
    if isDifferent { engine.leaveGuards.refresh() }
    return isDifferent
  }

  private static let rounds = 4

  /// Notes which screens are gone.
  private func noteGone(
    _ former: Layout, _ now: Layout, in hierarchy: Hierarchy, after request: TransitionRequest?
  ) {
    let gone = former.difference(to: now).gone
    if gone.isEmpty { return }
    let queue = hierarchy.queue
    let request = request ?? queue?.running
    for each in gone {
      guard let record = record(of: each.row), let owner = record.owner else { continue }
      // Around a column's screen UIKit may have made a stack.
      record.leavesWithOther =
        each.outermost.map { !record.isInColumn || $0.owner != nil } ?? false
      if request?.changes(record.place) == true { record.leavesByRequest = true }
      didClaim(record)
      (queue ?? owner.queue).lookAtRest()
    }
  }

  /// Notes where screens have come to, and gives those an owner that nobody has shown by a verb.
  ///
  /// - Returns: Whether one has got an owner.
  private func take(
    _ newcomers: [LayoutReader.Newcomer], in hierarchy: Hierarchy, _ moment: Moment
  ) -> Bool {
    for newcomer in newcomers {
      engine.leaveGuards.note(newcomer.screen)
      if let record = newcomer.screen.screenRecord {
        if hierarchy.canPlace(newcomer.screen) { record.isUnplaced = false }
        if record.pendingRequests == 0, let container = newcomer.container,
          let place = ContainerAdapters.adapter(of: container).place(of: record, in: container)
        {
          record.place = place
        }
      } else if newcomer.kind == .presented || newcomer.container?.knownNote?.observer != nil {
        hierarchy.strangers.append(
          Hierarchy.Stranger(
            screen: newcomer.screen, kind: newcomer.kind, container: newcomer.container))
      }
    }
    return adoptStrangers(in: hierarchy, moment)
  }

  private func adoptStrangers(in hierarchy: Hierarchy, _ moment: Moment) -> Bool {
    if hierarchy.strangers.isEmpty { return false }
    let strangers = hierarchy.strangers
    hierarchy.strangers = []
    var others: [Hierarchy.Stranger] = []
    var isAdopted = false
    for stranger in strangers {
      guard let screen = stranger.screen, screen.screenRecord == nil,
        hierarchy.layout.has(screen.note.id)
      else { continue }
      if let adoption = adoption(of: screen, stranger, moment) {
        adoption.carryOut(screen)
        isAdopted = true
      } else {
        others.append(stranger)
        if stranger.kind == .presented, moment == .inside { hierarchy.queue?.lookAtRest() }
      }
    }
    hierarchy.strangers += others
    return isAdopted
  }

  private func adoption(
    of screen: UIViewController, _ stranger: Hierarchy.Stranger, _ moment: Moment
  ) -> Adoption? {
    if stranger.kind == .presented { return PresentationAdapter.adoption(of: screen, moment) }
    return stranger.container.flatMap {
      ContainerAdapters.adapter(of: $0).adoption(of: screen, in: $0)
    }
  }

  private func record(of row: Layout.Row) -> ScreenRecord? {
    row.owner.flatMap { owners[$0.index]?.object }?.records.last { $0.id == row.screen }
  }

  /// Looks everywhere, and has those leave whose screens have left, in windows that are at rest.
  func settle() {
    drop()
    var isDifferent = false
    for hierarchy in hierarchies where read(hierarchy, .settled) { isDifferent = true }
    if isDifferent { decide() }
    let left = takeThoseThatHaveLeft()
    for record in left {
      guard let owner = record.owner else { continue }
      record.hasLeft = true
      owner.noteLeaving(record)
      mayHaveLeft(owner)
    }
    stopLosers()
    for record in left where record.isKept { record.owner?.remove(record) }
    if !left.isEmpty, ownership.pausedCount > 0 { decide(atRest: true) }
  }

  /// Takes the records of screens that have left, in windows that are at rest.
  private func takeThoseThatHaveLeft() -> [ScreenRecord] {
    var left: [ScreenRecord] = []
    var others: [ScreenRecord] = []
    for record in unplaced where record.isUnplaced {
      guard record.isKept, let owner = record.owner else { continue }
      if isPlaced(record) {
        record.isUnplaced = false
        continue
      }
      if record.isRequested || record.isLeftInWindow {
        record.leavesWithOther = false
        others.append(record)
        continue
      }
      let queue = owner.queue
      if queue.isAtRest {
        record.isUnplaced = false
        left.append(record)
      } else {
        others.append(record)
        queue.isLookDue = true
      }
    }
    unplaced = others
    return left
  }

  /// Stops those who have lost their last screen, children before their parents, and what lay above before
  /// what lay below.
  private func stopLosers() {
    // By depth in their trees; of each whether one below it has just stopped for this reason.
    var due: [[(owner: ScreenOwner, childHasStopped: Bool)]] = []
    func add(_ owner: ScreenOwner, _ childHasStopped: Bool) {
      let depth = depth(of: owner)
      while due.count <= depth { due.append([]) }
      due[depth].append((owner, childHasStopped))
    }
    for reference in losers { if let owner = reference.object { add(owner, false) } }
    losers = []
    while !due.isEmpty {
      guard let (owner, childHasStopped) = due[due.count - 1].popLast() else {
        due.removeLast()
        continue
      }
      guard let parent = owner.context?.parentContext?.attachment as? ScreenOwner else { continue }
      let queue = owner.queue
      if !queue.isAtRest {
        losers.append(owner.reference)
        queue.isLookDue = true
      } else if let hasStopped = owner.stopIfLeft(after: childHasStopped) {
        add(parent, hasStopped)
      }
    }
  }

  /// Stops a coordinator if its last screen has left.
  func stop(_ owner: ScreenOwner) {
    mayHaveLeft(owner)
    stopLosers()
  }

  private func depth(of owner: ScreenOwner) -> Int {
    var depth = 0
    var next = ownership.parent(of: owner.id)
    while let current = next {
      depth += 1
      next = ownership.parent(of: current)
    }
    return depth
  }

  /// Whether a screen is in a window, as far as that was looked at.
  func isInWindow(_ screen: ScreenID) -> Bool {
    for hierarchy in hierarchies where hierarchy.hasWindow && hierarchy.layout.has(screen) {
      return true
    }
    return false
  }

  /// Whether a screen is in a layout, and not by itself where a container is to have it.
  private func isPlaced(_ record: ScreenRecord) -> Bool {
    guard let screen = record.screen else { return false }
    return hierarchies.contains { $0.canPlace(screen) && $0.layout.has(record.id) }
  }

  /// Drops the hierarchies that are not there any more, or are part of another one.
  private func drop() {
    let all = hierarchies
    hierarchies.removeAll { known in
      if known.isThere(among: all) { return false }
      noteGone(known.layout, Layout(), in: known, after: nil)
      return true
    }
  }

  // MARK: Looking

  /// When a hierarchy is looked at.
  enum Moment {
    /// In the middle of something, of which UIKit has told.
    case inside
    /// Before or after a request, or when nothing runs.
    case settled
  }

  /// Looks at the hierarchy around a controller, also where that is out of sight.
  func look(around controller: UIViewController?) {
    guard let controller else { return }
    var outer: UIViewController? = controller.parent
    while let current = outer {
      if !current.isContainer { forget(ObjectIdentifier(current)) }
      outer = current.parent
    }
    let outermost = controller.outermost
    if let window = outermost.hierarchyWindow, window.rootViewController === outermost {
      look(at: hierarchy(of: window))
    } else if let known = hierarchies.first(where: { $0.root === outermost }) {
      look(at: known)
    } else if let kept = outermost.keptRoot {
      if let window = kept.window { look(at: hierarchy(of: window)) }
    } else if outermost.knownNote?.wasShown != true {
      look(at: add(Hierarchy(of: outermost, in: engine)))
    }
  }

  /// Looks at a window.
  ///
  /// - Parameter request: What has made the changes, if it has ended by now.
  func look(at window: UIWindow, after request: TransitionRequest? = nil) {
    look(at: hierarchy(of: window), .settled, after: request)
  }

  private func hierarchy(of window: UIWindow) -> Hierarchy {
    hierarchies.first { $0.isOf(window) } ?? add(Hierarchy(of: window, in: engine))
  }

  private func add(_ hierarchy: Hierarchy) -> Hierarchy {
    hierarchies.append(hierarchy)
    return hierarchy
  }

  private func look(
    at hierarchy: Hierarchy, _ moment: Moment = .inside, after request: TransitionRequest? = nil
  ) {
    if read(hierarchy, moment, after: request) { decide() }
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
    drop()
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
