import CoordinatorCore
import UIKitShim

// Who has left: decided when nothing runs in a window, so that a screen that moves between containers has not.
extension Reconciler {
  /// Notes that a screen is in no layout: about to come, or gone.
  ///
  /// - Parameter queue: That of the hierarchy in which it was.
  func noteUnplaced(_ record: ScreenRecord, in queue: TransitionQueue? = nil) {
    record.formerQueue = queue
    if record.isUnplaced { return }
    record.isUnplaced = true
    unplaced.append(record)
  }

  /// Notes that a coordinator may have lost its last screen.
  func mayHaveLeft(_ owner: ScreenOwner) {
    if owner.mayHaveLeft { return }
    owner.mayHaveLeft = true
    losers.append(owner.reference)
  }

  // MARK: When

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

  /// The same, where a screen that a controller lies in may have to be read again out of sight.
  func setNeedsReconcile(around controller: UIViewController) {
    hierarchies.outdate(around: controller)
    setNeedsReconcile()
  }

  /// The same, though not before nothing runs in a hierarchy any more; its queue sees to that.
  func setNeedsReconcile(atRestIn hierarchy: Hierarchy) {
    due = .reading
    if hierarchy.queue?.isAtRest != false { schedule() }
  }

  /// Reconciles again when a busy window has come to rest; its queue sees to that.
  private func waitForRest() { due = max(due, .removals) }

  /// Schedules what is due; a queue calls it when its window comes to rest.
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
    for gone in hierarchies.removeGone() {
      noteGone(gone.layout, Layout(), in: gone)
      // It may have come into a hierarchy that nobody has looked at.
      look(around: gone.outermost)
    }
    if pass == .reading || unplaced.contains(where: \.mayBeElsewhere) { readAll() }
    removeThoseThatHaveLeft()
    engine.keptObjects.releaseDismissed()
    for hierarchy in hierarchies.all {
      if hierarchy.queue?.isAtRest == false { waitForRest() } else { hierarchy.comeToRest() }
    }
  }

  /// Reads all hierarchies.
  func readAll() {
    for hierarchy in hierarchies.all {
      read(hierarchy, hierarchy.queue?.isAtRest == false ? .inside : .settled)
    }
  }

  private func removeThoseThatHaveLeft() {
    decideIfDue()
    let left = takeThoseThatHaveLeft()
    for record in left {
      guard let owner = record.owner else { continue }
      record.hasLeft = true
      owner.noteLeaving(record)
      mayHaveLeft(owner)
    }
    // Who goes on is decided once, when all have stopped.
    holdingDecisions {
      if !losers.isEmpty { stopLosers() }
      // Code of those who stop may have shown one again.
      for record in left where record.isKept && record.hasLeft { record.owner?.remove(record) }
    }
    // Who has lost all screens, and goes on, is in no layout.
    for record in left {
      if let owner = record.owner, !ownership.causes(of: owner.id).isEmpty {
        return decide(atRest: true)
      }
    }
    decideIfDue()
  }

  /// Takes the records of screens that have left, in windows where nothing runs.
  private func takeThoseThatHaveLeft() -> [ScreenRecord] {
    var left: [ScreenRecord] = []
    let all = unplaced
    unplaced = []
    for record in all where record.isUnplaced {
      guard record.isKept, let owner = record.owner else { continue }
      if record.isRequested || record.isLeftInWindow {
        unplaced.append(record)
        continue
      }
      let queue = record.formerQueue ?? owner.queue
      if queue.isAtRest {
        record.isUnplaced = false
        left.append(record)
      } else {
        unplaced.append(record)
        waitForRest()
      }
    }
    return left
  }

  /// Stops those who have lost their last screen, and those who have lived only by what has stopped.
  private func stopLosers() {
    let wasStopping = isStoppingLosers
    isStoppingLosers = true
    var busy: [ScreenOwner] = []
    // The code of those who stop may stop others.
    while !losers.isEmpty { stop(takeLosers(), orNote: &busy) }
    for owner in busy { mayHaveLeft(owner) }
    isStoppingLosers = wasStopping
  }

  /// Takes those who have lost a screen, and have no other.
  private func takeLosers() -> [ScreenOwner] {
    let all = losers
    losers = []
    var taken: [ScreenOwner] = []
    for reference in all {
      guard let owner = reference.object else { continue }
      owner.mayHaveLeft = false
      if !owner.hasOwnScreens { taken.append(owner) }
    }
    return taken
  }

  /// Stops coordinators, children before their parents, and what lay above before what lay below.
  ///
  /// - Parameter busy: Gets those in whose windows something runs.
  private func stop(_ losers: [ScreenOwner], orNote busy: inout [ScreenOwner]) {
    if losers.isEmpty { return }
    // By depth in their trees; of each whether one below it has just stopped for this reason.
    var due: [[(owner: ScreenOwner, childHasStopped: Bool)]] = []
    func add(_ owner: ScreenOwner, _ childHasStopped: Bool) {
      let depth = ownership.depth(of: owner.id)
      while due.count <= depth { due.append([]) }
      due[depth].append((owner, childHasStopped))
    }
    for owner in losers { add(owner, false) }
    while !due.isEmpty {
      guard let (owner, childHasStopped) = due[due.count - 1].popLast() else {
        due.removeLast()
        continue
      }
      guard let parent = owner.context?.parentContext?.attachment as? ScreenOwner else { continue }
      let queue = owner.queue
      if !queue.isAtRest {
        busy.append(owner)
        waitForRest()
      } else if let hasStopped = owner.stopIfLeft(after: childHasStopped) {
        add(parent, hasStopped)
      }
    }
  }
}
