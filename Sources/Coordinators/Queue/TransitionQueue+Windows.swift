import CoordinatorCore
import UIKitShim

// What waits for a window: for one to be visible, or for the hierarchy to come into one.
extension TransitionQueue {
  /// Whether a request that waits needs a visible window: a presentation, and a dismissal of what a
  /// presentation before it is to show.
  func needsWindow(at index: Int) -> Bool {
    let request = waiting[index]
    if request.isPresentation { return true }
    guard request.isDismissalOfWhatIsToCome else { return false }
    for earlier in waiting[..<index] where earlier.isPresentation { return true }
    return false
  }

  /// Sees to it that what waits hears of a window that comes, or that never will.
  func waitForWindow() {
    engine?.queuesThatWaitForWindow[ObjectIdentifier(self)] = self
    for request in waiting {
      for arrival in request.arrivals { arrival.loosen() }
    }
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
    // The window has it, so that it is freed with it.
    let made = WindowSentinel(in: window) { [weak self] in
      guard let self else { return }
      scope.run { rejectAll() }
    }
    sentinel = made
  }

  /// Goes on with what waited for a window that is visible now, or that a hierarchy has come into.
  static func windowDidArrive(_ window: UIWindow) {
    Turns(of: window).next {
      let engine = NavigationEngine.of(window)
      engine.rejectRequestsOfFreedWindows()
      ScreenRecord.watchLatecomers(of: engine)
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

  /// Moves what has waited for a hierarchy to come into a window to that window's queue, so that what
  /// is asked for now comes after it.
  static func joinWindows(of engine: NavigationEngine) {
    if !engine.queuesThatWaitForWindow.isEmpty { engine.knownQueue(of: nil)?.joinWindows() }
  }

  private func joinWindows() {
    guard !waiting.isEmpty else { return }
    let held = waiting
    waiting = []
    var joined: [TransitionQueue] = []
    for request in held {
      if let window = request.requester?.coordinator?.nearestWindow {
        let queue = TransitionQueue.of(window)
        queue.waiting.append(request)
        if !joined.contains(where: { $0 === queue }) { joined.append(queue) }
      } else {
        waiting.append(request)
      }
    }
    if waiting.isEmpty { isNotStuck() }
    for queue in joined { queue.pump() }
    // Who is to be looked at when it is idle has waited for them, too.
    if !joined.isEmpty { pump() }
  }

  /// Notes that nothing waits for a window any more.
  func isNotStuck() {
    guard let engine, !engine.queuesThatWaitForWindow.isEmpty else { return }
    engine.queuesThatWaitForWindow[ObjectIdentifier(self)] = nil
  }

  // MARK: Windows and coordinators that are gone

  /// Rejects what waits for a window and was asked for by coordinators that have been freed without a
  /// stop.
  static func rejectOrphans(in engine: NavigationEngine) {
    for queue in Array(engine.queuesThatWaitForWindow.values) {
      queue.scope.run {
        queue.reject(.gone()) { $0.transition != nil && $0.requester == nil }
      }
    }
  }

  /// Rejects all that waits, since the window is gone.
  func rejectAll() { reject(.gone()) { _ in true } }

  /// Rejects some of those that wait.
  func reject(_ reason: TransitionRejection, where isRejected: (TransitionRequest) -> Bool) {
    take(as: reason, where: isRejected)()
  }

  /// Takes some of those that wait out of the row, and gives back the screens that they were to bring.
  ///
  /// - Returns: What rejects them, which runs code of the app's.
  func take(
    as reason: TransitionRejection, where isTaken: (TransitionRequest) -> Bool
  ) -> @MainActor () -> Void {
    guard !waiting.isEmpty else { return {} }
    var taken: [TransitionRequest] = []
    var kept: [TransitionRequest] = []
    for request in waiting {
      if !request.isReserved, isTaken(request) {
        taken.append(request)
      } else {
        kept.append(request)
      }
    }
    guard !taken.isEmpty else { return {} }
    waiting = kept
    if kept.isEmpty { isNotStuck() }
    for request in taken { request.giveBackClaims() }
    return { [self] in
      for request in taken { request.end(.rejected(reason)) }
      // A dismissal may have waited for a presentation that will not come now.
      if running == nil, let index = nextIndex, waiting[index].isDismissalOfWhatIsToCome {
        schedulePump()
      }
    }
  }
}
