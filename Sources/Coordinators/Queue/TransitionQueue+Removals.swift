import CoordinatorCore
import UIKitShim

// Removes the screens of stopped coordinators.
extension TransitionQueue {
  /// Removes the screens of a stopped coordinator from the user interface when the current run-loop
  /// turn ends.
  ///
  /// A coordinator calls this before its `stop()` and when it has stopped. From then on, no
  /// coordinator adopts the screens. If their stack changes earlier, that change also removes them.
  func removeLater(_ records: [ScreenRecord], of parent: CoordinatorContext?) {
    ScreenRemoval.addPendingRemovals(of: records)
    if let removal = waiting.first(where: { $0.phase == .collecting }) {
      return removal.addRecordsToRemove(records)
    }
    let request = TransitionRequest(removing: records, of: parent)
    waiting.append(request)
    turns.next { [self] in
      guard request.phase == .collecting else { return }
      request.phase = .ready
      queue(holding: request).pump()
    }
  }

  /// Whether a request runs before the removal of this run-loop turn, and also removes its
  /// screens.
  ///
  /// Four kinds of requests can run before a removal: a change of a stack with pending removals, a
  /// change of the column that holds such a screen, a dismissal of such a screen, and a new root
  /// that does not suspend the old one.
  func runsBeforeRemoval(_ request: TransitionRequest) -> Bool {
    guard running == nil, waiting.count == 1, waiting[0].phase == .collecting else { return false }
    return request.change?.runsBeforeRemoval(of: waiting[0].recordsToRemove) == true
  }

  /// Ends a removal of this run-loop turn when other requests have removed all its screens.
  func endCompletedRemoval() {
    guard let removal = waiting.first, removal.phase == .collecting else { return }
    guard let hierarchies = engine?.reconciler.hierarchies else { return }
    for record in removal.recordsToRemove where hierarchies.has(record.id) { return }
    waiting.removeFirst()
    removal.end(.merged)
    pump()
  }

  /// Removes the waiting requests that concern a coordinator from all queues of its application.
  ///
  /// A coordinator calls this when it has stopped.
  ///
  /// - Returns: A closure that rejects the removed requests. It may call code of the app.
  static func takeRequests(of context: CoordinatorContext) -> @MainActor () -> Void {
    // A removal continues, whichever coordinator stops.
    var rejections: [@MainActor () -> Void] = []
    for queue in context.engine.queues where !queue.waiting.isEmpty {
      rejections.append(
        queue.take(as: .ownerStopped()) { !$0.isRemoval && $0.concerns(context) })
    }
    return { for reject in rejections { reject() } }
  }
}

extension NavigationEngine {
  /// Whether a running request or a waiting one removes a screen because its coordinator has
  /// stopped.
  func isAboutToRemove(_ screen: UIViewController) -> Bool {
    for queue in queues {
      if queue.running?.removes(screen) == true { return true }
      for request in queue.waiting where request.removes(screen) { return true }
    }
    return false
  }
}
