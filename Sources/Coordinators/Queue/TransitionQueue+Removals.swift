import CoordinatorCore
import UIKitShim

// Removes the screens of stopped coordinators.
extension TransitionQueue {
  /// Removes the screens of a stopped coordinator when the current run-loop turn ends, or with an
  /// earlier change of their stack; from now on, no coordinator adopts them.
  func removeLater(_ records: [ScreenRecord], of parent: CoordinatorContext?) {
    if let removal = waiting.first(where: { $0.phase == .collecting }) {
      (removal.change as? ScreenRemoval)?.add(records)
      return
    }
    let request = TransitionRequest(removing: records, of: parent)
    enqueue(request)
    turns.next { [self] in
      guard request.phase == .collecting else { return }
      request.phase = .ready
      queue(holding: request).pump()
    }
  }

  /// Whether a request whose place is at an index runs before the removal of this run-loop turn,
  /// because it removes some of its screens itself.
  func runsBeforeRemoval(_ request: TransitionRequest, at index: Int) -> Bool {
    guard index > 0, waiting[index - 1].phase == .collecting else { return false }
    if request.change?.takesPendingRemovals == true { return true }
    var screens: Set<ObjectIdentifier> = []
    for record in waiting[index - 1].recordsToRemove {
      if let screen = record.screen { screens.insert(ObjectIdentifier(screen)) }
    }
    return request.leaving().removes { screens.contains(ObjectIdentifier($0)) }
  }

  /// Ends a removal of this run-loop turn when other requests have removed all its screens.
  func endCompletedRemoval() {
    guard let removal = waiting.first, removal.phase == .collecting,
      (removal.change as? ScreenRemoval)?.isCompleted == true
    else { return }
    changeWaiting { $0.removeFirst() }
    removal.end(.merged)
    pump()
  }

  /// Takes the requests that concern a stopped coordinator from all queues; the closure rejects
  /// them, and may call code of the app.
  static func takeRequests(
    of context: CoordinatorContext, in engine: NavigationEngine
  ) -> @MainActor () -> Void {
    // A removal continues, whichever coordinator stops.
    var rejections: [@MainActor () -> Void] = []
    for queue in engine.queues where !queue.waiting.isEmpty {
      rejections.append(
        queue.take(as: .ownerStopped()) { !$0.isRemoval && $0.concerns(context) })
    }
    return { for reject in rejections { reject() } }
  }
}

extension NavigationEngine {
  /// Whether a request removes a screen because its coordinator has stopped.
  func isAboutToRemove(_ screen: UIViewController) -> Bool {
    requests.contains { $0.removes(screen) }
  }
}
