import CoordinatorCore
import UIKitShim

// Requests that wait until a window is visible, or until their hierarchy comes into a window.
extension TransitionQueue {
  /// Whether a waiting request needs a visible window.
  ///
  /// A presentation needs one. A dismissal needs one if its screen is not presented yet and a
  /// presentation waits before it.
  func needsWindow(at index: Int) -> Bool {
    let request = waiting[index]
    if request.isPresentation { return true }
    guard request.isDismissalOfWhatIsToCome else { return false }
    for earlier in waiting[..<index] where earlier.isPresentation { return true }
    return false
  }

  /// Lets the waiting requests go on when a window comes, and rejects them when the window is
  /// freed.
  ///
  /// `pump()` calls this when requests wait and none of them can run.
  func waitForWindow() {
    guard hasWindow else {
      for request in waiting {
        if let anchor = request.requester?.coordinator?.presentationAnchor {
          WindowArrival.watch(anchor)
        }
      }
      return
    }
    guard let window else { return rejectAll() }
    if sentinel != nil { return }
    // The window owns the sentinel, so both are freed together.
    let made = WindowSentinel(in: window) { [weak self] in
      guard let self else { return }
      scope.run { rejectAll() }
    }
    sentinel = made
  }

  /// Runs the requests that waited for a window, in the next run-loop turn.
  ///
  /// `WindowArrival` calls this when a window becomes visible or key, and when a hierarchy comes
  /// into a window.
  static func windowDidArrive(_ window: UIWindow) {
    Turns(of: window).next {
      let engine = NavigationEngine.of(window)
      engine.rejectRequestsOfFreedWindows()
      engine.reconciler.setNeedsReconcile()
      engine.knownQueue(of: nil)?.joinWindows()
      known(of: window)?.windowDidAppear()
    }
  }

  private func windowDidAppear() {
    if window?.isHidden == false {
      sentinel?.remove()
      sentinel = nil
    }
    pump()
  }

  /// Moves each request whose hierarchy has come into a window to the queue of that window.
  ///
  /// The queue for hierarchies without a window does this. `submit(_:)` calls it first, so a new
  /// request comes after the moved ones.
  func joinWindows() {
    guard !waiting.isEmpty else { return }
    let held = waiting
    waiting = []
    var joined: [TransitionQueue] = []
    for request in held {
      if let window = request.requester?.coordinator?.nearestWindow {
        let queue = NavigationEngine.of(window).queue(of: window)
        queue.waiting.append(request)
        if !joined.contains(where: { $0 === queue }) { joined.append(queue) }
      } else {
        waiting.append(request)
      }
    }
    for queue in joined { queue.pump() }
    // The reconciler may have waited for the moved requests. `pump()` schedules it.
    if !joined.isEmpty { pump() }
  }

  // MARK: Windows and coordinators that are gone

  /// Rejects the requests that wait for a window if their coordinators were freed without a stop.
  static func rejectOrphans(in engine: NavigationEngine) {
    for queue in engine.queues where queue.waitsForWindow {
      queue.scope.run {
        queue.reject(.gone()) { $0.transition != nil && $0.requester == nil }
      }
    }
  }

  /// Whether requests wait, and none of them can run.
  fileprivate var waitsForWindow: Bool { !waiting.isEmpty && isAtRest }

  /// Rejects all waiting requests, because the window is gone.
  func rejectAll() { reject(.gone()) { _ in true } }

  /// Rejects the waiting requests that satisfy a condition.
  func reject(_ reason: TransitionRejection, where isRejected: (TransitionRequest) -> Bool) {
    take(as: reason, where: isRejected)()
  }

  /// Removes the waiting requests that satisfy a condition, and gives back the screens that they
  /// claimed.
  ///
  /// Reserved places stay in the queue.
  ///
  /// - Returns: A closure that rejects the removed requests. It may call code of the app.
  func take(
    as reason: TransitionRejection, where isTaken: (TransitionRequest) -> Bool
  ) -> @MainActor () -> Void {
    guard !waiting.isEmpty else { return {} }
    var taken: [TransitionRequest] = []
    var kept: [TransitionRequest] = []
    for request in waiting {
      if request.phase != .reserved, isTaken(request) {
        taken.append(request)
      } else {
        kept.append(request)
      }
    }
    guard !taken.isEmpty else { return {} }
    waiting = kept
    for request in taken { request.withdraw() }
    return { [self] in
      for request in taken { request.end(.rejected(reason)) }
      // The next dismissal may have waited for a presentation that was just rejected.
      if running == nil, let index = nextIndex, waiting[index].isDismissalOfWhatIsToCome {
        schedulePump()
      }
    }
  }
}

extension NavigationEngine {
  /// Whether requests wait for a window, and nothing else can be done in their queue.
  var hasQueueThatWaitsForWindow: Bool {
    for queue in queues where queue.waitsForWindow { return true }
    return false
  }
}
