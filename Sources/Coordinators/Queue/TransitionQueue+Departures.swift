import CoordinatorCore
import UIKitShim

// Removes the screens of stopped coordinators.
extension TransitionQueue {
  /// Removes the screens of a stopped coordinator from the user interface when the current run-loop
  /// turn ends.
  ///
  /// A coordinator calls this when it has stopped. From then on, no coordinator adopts the screens.
  /// If their stack changes earlier, that change also removes them.
  func leave(_ records: [ScreenRecord], of parent: CoordinatorContext?) {
    for record in records {
      if let container = record.stack { StackObserver.of(container).removeLater(record) }
    }
    if let departure = waiting.last, departure.isDeparture, departure.waitsForTurn {
      departure.addLeaving(records)
      return
    }
    let request = TransitionRequest(leaving: records, of: parent)
    waiting.append(request)
    turns.next { [self] in
      request.waitsForTurn = false
      home(of: request).pump()
    }
  }

  /// Returns the queue in which a request waits.
  ///
  /// A request moves to another queue when its hierarchy comes into a window. The result is this
  /// queue if no queue holds the request.
  private func home(of request: TransitionRequest) -> TransitionQueue {
    for known in waiting where known === request { return self }
    for queue in engine?.queues ?? [] {
      for known in queue.waiting where known === request { return queue }
    }
    return self
  }

  /// Whether the running request or a waiting one removes a screen because its coordinator has
  /// stopped.
  func isToLeave(_ screen: UIViewController) -> Bool {
    if let running, running.takesAway(screen) { return true }
    for request in waiting where request.takesAway(screen) { return true }
    return false
  }

  /// Whether a request runs before the departure of this run-loop turn, and also removes its
  /// screens.
  ///
  /// A departure removes the screens of stopped coordinators. Three kinds of requests can run
  /// before it: a change of a stack with pending removals, a change of the column that holds such a
  /// screen, and a new root that does not suspend the old one.
  func goesBeforeDeparture(_ request: TransitionRequest) -> Bool {
    guard running == nil, waiting.count == 1, waiting[0].waitsForTurn else { return false }
    return request.change?.goesBefore(departing: waiting[0].leaving) == true
  }

  /// Ends a departure of this run-loop turn when other requests have removed all its screens.
  func dropDepartureThatIsDone() {
    guard let departure = waiting.first, departure.waitsForTurn else { return }
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

extension ScreenOwner {
  /// Marks the screens of this coordinator on stacks as pending removals.
  ///
  /// This runs right before the coordinator's `stop()`. The next change of such a stack then also
  /// removes these screens, even if `stop()` or code that learns of the stop requests that change.
  /// Without such a change, they are removed when the current run-loop turn ends.
  func removeFromStacksLater() {
    for record in records where record.leavesWithOwner && record.isInUI {
      guard let container = record.stack, !SceneDeparture.takes(record) else { continue }
      let observer = StackObserver.of(container)
      // Collapsed columns share one stack. It also holds screens that the framework does not know.
      if observer.columns == nil { observer.removeLater(record) }
    }
  }
}
