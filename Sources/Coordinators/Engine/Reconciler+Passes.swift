import CoordinatorCore
import UIKitShim

// When hierarchies are reconciled: around requests and hooks at once, and for all other signals once in the next
// run-loop turn.
extension Reconciler {
  /// What a reconciliation has to do; each includes those before it.
  enum Pass: Comparable {
    case nothing
    /// Removals, where the layouts are known.
    case removals
    /// Reading all layouts, and removals.
    case reading
  }

  /// Whether a reconciliation is due.
  var isDue: Bool { due != .nothing }

  /// Has all hierarchies reconciled in the next run-loop turn.
  func setNeedsReconcile(_ pass: Pass = .reading) {
    due = max(due, pass)
    schedule()
  }

  /// The same, where what a controller lies in may have to be read again though nobody sees it.
  func setNeedsReconcile(around controller: UIViewController) {
    hierarchies.setNeedsReading(around: controller)
    setNeedsReconcile()
  }

  /// The same, as soon as nothing runs in a hierarchy any more; its queue schedules it then.
  func setNeedsReconcile(_ pass: Pass = .reading, atRestIn hierarchy: Hierarchy) {
    due = max(due, pass)
    if hierarchy.isAtRest { schedule() }
  }

  /// Waits until a busy window comes to rest; its queue calls `schedule()` then.
  private func waitForRest() { due = max(due, .removals) }

  /// Schedules what is due.
  func schedule() {
    guard isDue, !isScheduled else { return }
    isScheduled = true
    engine.turns.next { [self, engine] in
      extendLifetime(engine)
      isScheduled = false
      let pass = due
      due = .nothing
      reconcile(pass)
    }
  }

  /// Reads what has changed, and carries out removals in the windows in which nothing runs.
  func reconcile(_ pass: Pass) {
    // Where a hierarchy has left a hidden window, another one may show it.
    engine.joinWindows()
    for removed in hierarchies.removeNonexistent() {
      noteUnplacedScreens(from: removed.layout, to: Layout(), in: removed)
      // Its outermost controller may have come into a hierarchy that was not read yet.
      reconcile(around: removed.outermost)
    }
    if pass == .reading { readAll() }
    // A raw call may have moved the screen to a hierarchy that was not read yet.
    for record in unplaced where record.mayBeElsewhere { reconcile(around: record.screen) }
    updatePausesIfDue()
    for hierarchy in hierarchies.all where hierarchy.isAtRest { hierarchy.journalChoices() }
    removeUnplaced()
    // The views that have appeared since can have an escape action only now.
    engine.leaveGuards.refresh()
    for hierarchy in hierarchies.all {
      if hierarchy.isAtRest { hierarchy.comeToRest() } else { waitForRest() }
    }
  }

  /// Reads all hierarchies.
  func readAll() {
    for hierarchy in hierarchies.all { read(hierarchy, hierarchy.isAtRest ? .settled : .inside) }
  }

  // MARK: At once

  /// Reconciles the hierarchy around a controller at once, also where nobody sees the controller.
  func reconcile(around controller: UIViewController?) {
    guard let controller else { return }
    let outermost = controller.outermost
    if let window = outermost.hierarchyWindow, window.rootViewController === outermost {
      reconcile(hierarchies.hierarchy(of: window), .inside)
    } else if let suspended = outermost.suspendedRoot {
      if let window = suspended.window { reconcile(hierarchies.hierarchy(of: window), .inside) }
    } else if let windowless = hierarchies.hierarchy(of: outermost) {
      reconcile(windowless, .inside)
    }
  }

  /// Reconciles a window at once.
  ///
  /// - Parameter request: What has made the changes, if it has ended by now.
  func reconcile(_ window: UIWindow, after request: TransitionRequest? = nil) {
    reconcile(hierarchies.hierarchy(of: window), .settled, after: request)
  }

  private func reconcile(
    _ hierarchy: Hierarchy, _ moment: Moment, after request: TransitionRequest? = nil
  ) {
    read(hierarchy, moment, after: request)
    updatePausesIfDue()
  }

  // MARK: Removals

  /// Notes that a screen is in no layout, because it is about to be shown or was removed.
  ///
  /// - Parameter queue: That of the hierarchy in which it was.
  func noteUnplaced(_ record: ScreenRecord, in queue: TransitionQueue? = nil) {
    record.formerQueue = queue
    if record.isUnplaced { return }
    record.isUnplaced = true
    unplaced.append(record)
  }

  /// Notes that a coordinator may have lost its last screen.
  func mayHaveLostLastScreen(_ owner: ScreenOwner) {
    candidates.append(owner.id)
    if !isStopping { setNeedsReconcile(.removals) }
  }

  /// Removes the unplaced screens of hierarchies at rest, and stops the coordinators that have no
  /// screen left.
  private func removeUnplaced() {
    let removed = takeUnplaced()
    if removed.isEmpty, candidates.isEmpty { return }
    let wasStopping = isStopping
    isStopping = true
    var busy: [OwnerID] = []
    var change = Change(layouts: [])
    change.removed = removed.map { Change.RemovedScreen(screen: $0.record.id, owner: $0.owner.id) }
    // The code of those that stop may stop others.
    while !candidates.isEmpty || !change.removed.isEmpty {
      change.candidates = candidates
      candidates = []
      addFacts(to: &change)
      busy += change.busy
      let effects = decide(change, ownership)
      for id in change.candidates { ownership[id].hasLostChild = false }
      for effect in effects { perform(effect) }
      change.removed = []
    }
    // It may have shown a screen again.
    for (record, _) in removed where record.isOwned && record.isRemoved {
      record.owner?.remove(record)
    }
    candidates += busy
    isStopping = wasStopping
    // A coordinator that goes on without screens is in no layout.
    if removed.contains(where: { !ownership.causes(of: $0.owner.id).isEmpty }) {
      updatePauses(of: .all)
    } else {
      updatePausesIfDue()
    }
  }

  /// Takes the unplaced screens whose former hierarchies are at rest.
  private func takeUnplaced() -> [(record: ScreenRecord, owner: ScreenOwner)] {
    if unplaced.isEmpty { return [] }
    var taken: [(record: ScreenRecord, owner: ScreenOwner)] = []
    let all = unplaced
    unplaced = []
    for record in all where record.isUnplaced {
      guard record.isOwned, let owner = record.owner else { continue }
      if record.isRequested || record.isPresentedByFormerRoot {
        unplaced.append(record)
      } else if record.formerQueue?.isAtRest ?? owner.isAtRest {
        record.isUnplaced = false
        record.isRemoved = true
        taken.append((record: record, owner: owner))
      } else {
        unplaced.append(record)
        waitForRest()
      }
    }
    return taken
  }

  /// Adds what decides about those that may have lost their last screen, and about their ancestors.
  private func addFacts(to change: inout Change) {
    change.layouts = hierarchies.all.map(\.layout)
    (change.expecting, change.busy, change.withPlace) = ([], [], [])
    // A screen that is still unplaced is about to be shown, or may be shown again.
    for record in unplaced where record.isUnplaced && record.isOwned {
      change.expecting.insert(record.ownerID)
    }
    var isBusy = false
    for queue in engine.queues where !queue.isAtRest { isBusy = true }
    for id in change.candidates + change.removed.map(\.owner) {
      var next: OwnerID? = id
      while let current = next, let owner = owner(of: current) {
        if isBusy, !owner.isAtRest {
          change.busy.insert(current)
          waitForRest()
        }
        if owner.hasScreensInSubtree { break }
        let node = ownership[current]
        if !node.hasShown, node.hasShownByDescendants, owner.hasPlace {
          change.withPlace.insert(current)
        }
        next = ownership.parent(of: current)
      }
    }
  }
}
