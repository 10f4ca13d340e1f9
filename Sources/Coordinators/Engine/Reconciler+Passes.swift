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

  /// Marks a reconciliation as due, and schedules it now if the hierarchy is at rest; if not, the
  /// queue calls `schedule()` when it comes to rest.
  func setNeedsReconcile(_ pass: Pass = .reading, atRestIn hierarchy: Hierarchy) {
    due = max(due, pass)
    if hierarchy.isAtRest { schedule() }
  }

  /// Marks removals as due; the queue of the busy window calls `schedule()` when it comes to rest.
  func setRemovalsDue() { due = max(due, .removals) }

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
    reconcileAll(pass)
  }

  /// Reads all layouts, if that is due, decides pauses, and removes screens in the windows at rest.
  func reconcileAll(_ pass: Pass) {
    let engine = engine
    // A hierarchy may have moved from a hidden window to another window.
    engine.joinWindows()
    let removed = hierarchies.removeNonexistent()
    for hierarchy in removed {
      noteUnplacedScreens(from: hierarchy.layout, to: Layout(), in: hierarchy)
      isPausingDue = true
    }
    if !removed.isEmpty { engine.rejectRequestsOfFreedWindows() }
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
    engine.leaveQuestions.dropExempt()
    // Views that have appeared in the meantime can get an escape action only now.
    engine.leaveGuards.refresh()
    for hierarchy in hierarchies.all {
      if hierarchy.isAtRest { hierarchy.comeToRest() } else { setRemovalsDue() }
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
}
