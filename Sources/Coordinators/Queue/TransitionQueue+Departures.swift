import CoordinatorCore
import UIKitShim

// Removes the screens of stopped coordinators.
extension TransitionQueue {
  /// Removes the screens of a stopped coordinator from the user interface when the current run-loop
  /// turn ends.
  ///
  /// A coordinator calls this before its `stop()` and when it has stopped. From then on, no
  /// coordinator adopts the screens. If their stack changes earlier, that change also removes them.
  func leave(_ records: [ScreenRecord], of parent: CoordinatorContext?) {
    Departure.noteRemovals(of: records)
    if let departure = waiting.first(where: { $0.phase == .collecting }) {
      return departure.addLeaving(records)
    }
    let request = TransitionRequest(leaving: records, of: parent)
    waiting.append(request)
    turns.next { [self] in
      guard request.phase == .collecting else { return }
      request.phase = .ready
      home(of: request).pump()
    }
  }

  /// Whether a request runs before the departure of this run-loop turn, and also removes its
  /// screens.
  ///
  /// A departure removes the screens of stopped coordinators. Four kinds of requests can run before
  /// it: a change of a stack with pending removals, a change of the column that holds such a screen,
  /// a dismissal of such a screen, and a new root that does not suspend the old one.
  func goesBeforeDeparture(_ request: TransitionRequest) -> Bool {
    guard running == nil, waiting.count == 1, waiting[0].phase == .collecting else { return false }
    return request.change?.goesBefore(departing: waiting[0].leaving) == true
  }

  /// Ends a departure of this run-loop turn when other requests have removed all its screens.
  func dropDepartureThatIsDone() {
    guard let departure = waiting.first, departure.phase == .collecting else { return }
    guard let hierarchies = engine?.reconciler.hierarchies else { return }
    for record in departure.leaving where hierarchies.has(record.id) { return }
    waiting.removeFirst()
    departure.end(.merged)
    pump()
  }

  /// Removes the waiting requests that concern a coordinator from all queues of its application.
  ///
  /// A coordinator calls this when it has stopped.
  ///
  /// - Returns: A closure that rejects the removed requests. It may call code of the app.
  static func takeRequests(of context: CoordinatorContext) -> @MainActor () -> Void {
    // A departure goes on, whichever coordinator stops.
    var rejections: [@MainActor () -> Void] = []
    for queue in context.engine.queues where !queue.waiting.isEmpty {
      rejections.append(
        queue.take(as: .ownerStopped()) { !$0.isDeparture && $0.concerns(context) })
    }
    return { for reject in rejections { reject() } }
  }
}

extension NavigationEngine {
  /// Whether a running request or a waiting one removes a screen because its coordinator has
  /// stopped.
  func isToLeave(_ screen: UIViewController) -> Bool {
    for queue in queues {
      if queue.running?.takesAway(screen) == true { return true }
      for request in queue.waiting where request.takesAway(screen) { return true }
    }
    return false
  }
}
