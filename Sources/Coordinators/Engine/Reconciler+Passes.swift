import CoordinatorCore
import UIKitShim

// When hierarchies are reconciled: at once around requests and hooks, and in the next run-loop turn
// for all other signals.
extension Reconciler {
  /// What a reconciliation has to do; each case includes the ones before it.
  enum Pass: Comparable {
    case nothing
    /// Remove screens according to the known layouts.
    case removals
    /// Read all layouts, then remove screens.
    case reading
  }

  var isDue: Bool { due != .nothing }

  /// Schedules a reconciliation of all hierarchies for the next run-loop turn.
  func setNeedsReconcile(_ pass: Pass = .reading) {
    due = max(due, pass)
    schedule()
  }

  /// Also reads the screens around a controller if they are not visible.
  func setNeedsReconcile(around controller: UIViewController) {
    hierarchies.setNeedsReading(around: controller)
    setNeedsReconcile()
  }

  /// Waits until the hierarchy is at rest; its queue then calls `schedule()`.
  func setNeedsReconcile(_ pass: Pass = .reading, atRestIn hierarchy: Hierarchy) {
    due = max(due, pass)
    if hierarchy.isAtRest { schedule() }
  }

  /// Marks removals as due; the queue of the busy window calls `schedule()` when it comes to rest.
  private func waitForRest() { due = max(due, .removals) }

  func schedule() {
    guard isDue, !isScheduled else { return }
    isScheduled = true
    // The engine keeps the reconciler.
    let engine = engine
    engine.turns.next { engine.reconciler.reconcileWhatIsDue() }
  }

  private func reconcileWhatIsDue() {
    isScheduled = false
    let pass = due
    due = .nothing
    reconcile(pass)
  }

  /// Reads the changes, and removes screens in the windows at rest.
  func reconcile(_ pass: Pass) {
    let engine = engine
    // A hierarchy may have moved from a hidden window to another window.
    engine.joinWindows()
    for removed in hierarchies.removeNonexistent() {
      noteUnplacedScreens(from: removed.layout, to: Layout(), in: removed)
      // The outermost controller may be in a hierarchy now that was not read yet.
      reconcile(around: removed.outermost)
    }
    if pass == .reading { readAll() }
    // A raw call may have moved the screen into one that is covered, or to another hierarchy.
    for record in unplaced where record.mayBeElsewhere {
      if let screen = record.screen { hierarchies.setNeedsReading(around: screen) }
      reconcile(around: record.screen)
      // Its new place may have been read before its former one.
      if hierarchies.has(record.id) { record.notePlaced() }
    }
    updatePausesIfDue()
    for hierarchy in hierarchies.all where hierarchy.isAtRest { hierarchy.journalChoices() }
    removeUnplaced()
    engine.leaveQuestions.dropRemovedScreens()
    // Views that have appeared in the meantime can get an escape action only now.
    engine.leaveGuards.refresh()
    for hierarchy in hierarchies.all {
      if hierarchy.isAtRest { hierarchy.comeToRest() } else { waitForRest() }
    }
  }

  func readAll() {
    for hierarchy in hierarchies.all { read(hierarchy, hierarchy.isAtRest ? .settled : .inside) }
  }

  // MARK: At once

  /// Reconciles the hierarchy around a controller at once, even if the controller is not visible.
  func reconcile(around controller: UIViewController?) {
    guard let outermost = controller?.outermost else { return }
    if let window = outermost.hierarchyWindow, window.rootViewController === outermost {
      reconcile(hierarchies.hierarchy(of: window), .inside)
    } else if let suspended = outermost.suspendedRoot {
      if let window = suspended.window { reconcile(hierarchies.hierarchy(of: window), .inside) }
    } else if let windowless = hierarchies.hierarchy(of: outermost) {
      reconcile(windowless, .inside)
    }
  }

  func reconcile(_ window: UIWindow) { reconcile(hierarchies.hierarchy(of: window)) }

  /// Gives owners to the screens that raw calls have presented.
  func adoptPresented(in hierarchy: Hierarchy) {
    if let last = hierarchy.lastPresented, last.screenRecord == nil { reconcile(hierarchy) }
  }

  /// - Parameter request: The request that has made the changes, if it has ended already.
  func reconcile(
    _ hierarchy: Hierarchy, _ moment: Moment = .settled, after request: TransitionRequest? = nil
  ) {
    read(hierarchy, moment, after: request)
    updatePausesIfDue()
  }

  // MARK: Removals

  /// Notes that a screen is in no layout; `queue` is that of the hierarchy that had the screen.
  func noteUnplaced(_ record: ScreenRecord, in queue: TransitionQueue? = nil) {
    let isNew = !record.isUnplaced
    record.placement = .unplaced(from: queue)
    if isNew { addUnplaced(record) }
  }

  // Each of these lists grows in a local copy, so that Swift needs no exclusivity check.

  private func addCandidate(_ owner: OwnerID) {
    var list = candidates
    candidates = []
    list.append(owner)
    candidates = list
  }

  private func addUnplaced(_ record: ScreenRecord) {
    var list = unplaced
    unplaced = []
    list.append(record)
    unplaced = list
  }

  func mayHaveLostLastScreen(_ owner: ScreenOwner) {
    addCandidate(owner.id)
    if !isStopping { setNeedsReconcile(.removals) }
  }

  /// Removes the unplaced screens at rest, and stops the coordinators that have no screen left.
  func removeUnplaced() {
    let removed = takeUnplaced()
    if removed.isEmpty, candidates.isEmpty { return }
    let wasStopping = isStopping
    isStopping = true
    var busy: [OwnerID] = []
    var latest: OwnerID?
    // The topmost screen first, as a person goes back from one after the other.
    for (record, id) in removed.reversed() {
      guard let owner = owner(of: id) else { continue }
      if record.isOwned, record.ownerID == id { owner.noteRemoval(of: record) }
      if id == latest { continue }
      latest = id
      if !owner.hasOwnScreens { addCandidate(id) }
    }
    var hasPausedWithoutScreens = false
    // The code of a coordinator that stops may stop others.
    while !candidates.isEmpty {
      let facts = takeCandidates()
      busy += facts.busy
      let effects = Stopping.effects(of: facts, ownership)
      updateOwnership { for id in facts.candidates { $0[id].hasLostChild = false } }
      for effect in effects { perform(effect) }
      for id in facts.candidates where owner(of: id)?.records.isEmpty == true {
        if !ownership.causes(of: id).isEmpty { hasPausedWithoutScreens = true }
      }
    }
    // That code may have shown a screen again.
    for (record, _) in removed.reversed() where record.isOwned {
      if case .removed = record.placement { owner(of: record.ownerID)?.remove(record) }
    }
    for id in busy { addCandidate(id) }
    isStopping = wasStopping
    // A coordinator that continues without screens is in no layout.
    for (_, id) in removed where ownership.has(id) && !ownership.causes(of: id).isEmpty {
      hasPausedWithoutScreens = true
    }
    if hasPausedWithoutScreens { return updatePauses(of: .all) }
    updatePausesIfDue()
  }

  /// Takes the unplaced screens whose former hierarchies are at rest.
  private func takeUnplaced() -> [(record: ScreenRecord, owner: OwnerID)] {
    if unplaced.isEmpty { return [] }
    var taken: [(record: ScreenRecord, owner: OwnerID)] = []
    let all = unplaced
    unplaced = []
    for record in all where record.isOwned {
      guard case .unplaced(let queue) = record.placement else { continue }
      if record.isRequested || record.isPresentedByFormerRoot {
        addUnplaced(record)
      } else if queue?.allowsRemovals ?? record.owner?.allowsRemovals ?? true {
        record.placement = .removed
        taken.append((record: record, owner: record.ownerID))
      } else {
        addUnplaced(record)
        waitForRest()
      }
    }
    return taken
  }

  /// Takes the candidates for a stop, with the facts about them and their ancestors.
  private func takeCandidates() -> Stopping.Facts {
    var facts = Stopping.Facts()
    facts.layouts = hierarchies.layouts
    facts.candidates = candidates
    candidates = []
    // A screen that is still unplaced is about to be shown, or may be shown again.
    for record in unplaced where record.isUnplaced && record.isOwned {
      facts.expecting.insert(record.ownerID)
    }
    var isBusy = false
    for queue in engine.queues where !queue.allowsRemovals { isBusy = true }
    // Several candidates may have the same ancestors.
    var isKnown = ownership.list(of: false)
    for id in facts.candidates {
      var next: OwnerID? = id
      while let current = next, !isKnown[current.index], ownership.has(current) {
        isKnown[current.index] = true
        next = ownership.parent(of: current)
        let node = ownership[current]
        // One that has lost its screens needs no place; only a transition may still keep it.
        if current == id, node.hasShown, !isBusy { continue }
        guard let owner = owner(of: current) else { break }
        if isBusy, !owner.allowsRemovals {
          facts.busy.insert(current)
          waitForRest()
        }
        if owner.hasScreensInSubtree { break }
        if !node.hasShown, node.hasShownByDescendants, owner.hasPlace {
          facts.withPlace.insert(current)
        }
      }
    }
    return facts
  }
}
