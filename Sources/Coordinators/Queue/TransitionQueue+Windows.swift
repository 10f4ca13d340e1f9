import CoordinatorCore
import UIKitShim

// Requests that wait until a window is visible, or until their hierarchy comes into a window.
extension TransitionQueue {
  /// Whether a waiting request needs a visible window: a presentation, or a dismissal of a screen
  /// whose presentation waits before it.
  func needsWindow(at index: Int) -> Bool {
    let request = waiting[index]
    if request.isPresentation { return true }
    guard request.dismissesUnpresentedScreen else { return false }
    for earlier in waiting[..<index] where earlier.isPresentation { return true }
    return false
  }

  /// Waits for a window while no waiting request can run; rejects them when the window is freed.
  func waitForWindow() {
    guard hasWindow else {
      for request in waiting {
        if let anchor = request.requester?.coordinator?.presentationAnchor {
          WindowAvailability.watch(anchor)
        }
      }
      return
    }
    guard let window else { return rejectAll() }
    if sentinel != nil { return }
    // The window owns the sentinel, so both are freed together.
    let rejectLater = { [turns, weak self] in
      turns.next { self?.engine.rejectRequestsOfFreedWindows() }
    }
    let made = ScreenSentinel(in: window, onDeinit: rejectLater)
    sentinel = made
  }

  /// Runs the requests that waited for a window, in the next run-loop turn.
  static func windowDidBecomeAvailable(_ window: UIWindow) {
    Turns(of: window).next {
      let engine = NavigationEngine.of(window)
      engine.rejectRequestsOfFreedWindows()
      engine.reconciler.setNeedsReconcile()
      engine.joinWindows()
      engine.knownQueue(of: window)?.windowDidAppear()
    }
  }

  private func windowDidAppear() {
    if window?.isHidden == false {
      sentinel?.remove()
      sentinel = nil
    }
    pump()
  }

  /// Moves the waiting requests whose hierarchies have come into other windows to their queues.
  ///
  /// A queue that receives a new request now continues by itself, after it.
  func joinWindows(before submitting: TransitionQueue? = nil) {
    guard waitsForWindow else { return }
    let held = waiting
    changeWaiting { $0 = [] }
    var joined: [TransitionQueue] = []
    for request in held {
      if let other = request.windowNow, other !== window {
        let queue = NavigationEngine.of(other).queue(of: other)
        queue.enqueue(request)
        if !joined.contains(where: { $0 === queue }) { joined.append(queue) }
      } else {
        enqueue(request)
      }
    }
    for queue in joined where queue !== submitting { queue.pump() }
    // The reconciler may have waited for the moved requests. `pump()` schedules it.
    if !joined.isEmpty { pump() }
  }

  /// Lets a presentation, or the dismissal of its screen, wait for a window again if its root was
  /// suspended while it waited, and no ancestor shows the new root; false if it goes on.
  func waitForReturn(of request: TransitionRequest) -> Bool {
    guard let window, request.isPresentation || request.dismissesUnpresentedScreen,
      request.returningRoot == nil, request.windowNow !== window,
      request.requester?.coordinator?.nearestSuspension?.window === window
    else { return false }
    engine.queue(of: nil).submit(request)
    return true
  }

  // MARK: Windows and coordinators that are gone

  /// Rejects the requests that wait for a window if their coordinators were freed without a stop.
  static func rejectRequestsWithoutCoordinator(in engine: NavigationEngine) {
    for queue in engine.queues where queue.waitsForWindow {
      queue.engine.scope.run {
        queue.take(as: .gone(), where: { $0.transition != nil && $0.requester == nil })()
      }
    }
  }

  /// Whether requests wait, and none of them can run.
  fileprivate var waitsForWindow: Bool { !waiting.isEmpty && isAtRest }

  /// Rejects all waiting requests, because the window is gone.
  func rejectAll() { take(as: .gone(), where: { _ in true })() }

  /// Removes the waiting requests that satisfy a condition, and gives back the screens that they
  /// claimed; reservations stay.
  ///
  /// The closure rejects the requests, and may call code of the app.
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
    changeWaiting { $0 = kept }
    for request in taken { request.withdraw() }
    return { [self] in
      for request in taken { request.end(.rejected(reason)) }
      // The next dismissal may have waited for a presentation that was just rejected.
      if running == nil, let index = nextIndex, waiting[index].dismissesUnpresentedScreen {
        schedulePump()
      }
    }
  }
}

extension TransitionRequest {
  /// The window in which the request would wait if it were made now; nil if there is none.
  var windowNow: UIWindow? {
    guard let coordinator = requester?.coordinator else { return nil }
    return change.map { $0.window(for: coordinator) } ?? coordinator.nearestWindow
  }
}

extension NavigationEngine {
  /// Moves waiting requests to the windows in which their hierarchies are now.
  ///
  /// Each new request calls this first for all queues but its own, so that it comes after the
  /// requests that move to its queue.
  func joinWindows(except queue: TransitionQueue? = nil) {
    for other in queues where other !== queue { other.joinWindows(before: queue) }
  }
}
