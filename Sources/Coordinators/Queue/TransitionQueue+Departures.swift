import CoordinatorCore
import UIKitShim

// What leaves because its coordinator has stopped.
extension TransitionQueue {
  /// Takes the screens of a stopped coordinator from the UI at the end of this turn.
  ///
  /// From now on nobody adopts them, and the next change of their stacks takes them along.
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

  /// The queue in which a request waits: another one if its hierarchy has come into a window since.
  private func home(of request: TransitionRequest) -> TransitionQueue {
    for known in waiting where known === request { return self }
    for queue in engine?.queues ?? [] {
      for known in queue.waiting where known === request { return queue }
    }
    return self
  }

  /// Whether a screen leaves, now or soon, because its coordinator has stopped.
  func isToLeave(_ screen: UIViewController) -> Bool {
    if let running, running.takesAway(screen) { return true }
    for request in waiting where request.takesAway(screen) { return true }
    return false
  }

  /// Whether a request of the turn in which screens are to leave goes first and takes them along:
  /// a change of their stack, or a column or a root in their place.
  func goesBeforeDeparture(_ request: TransitionRequest) -> Bool {
    guard running == nil, waiting.count == 1, waiting[0].waitsForTurn else { return false }
    return request.change?.goesBefore(departing: waiting[0].leaving) == true
  }

  /// Ends a departure of this turn when another request has taken everything along.
  func dropDepartureThatIsDone() {
    guard let departure = waiting.first, departure.waitsForTurn else { return }
    guard let hierarchies = engine?.reconciler.hierarchies else { return }
    for record in departure.leaving where hierarchies.has(record.id) { return }
    waiting.removeFirst()
    departure.end(.merged)
    pump()
  }

  /// Takes out of the rows what a coordinator asked for, and has not been carried out.
  ///
  /// - Returns: What rejects them, which runs code of the app's.
  static func takeRequests(of context: CoordinatorContext) -> @MainActor () -> Void {
    // What leaves does so whoever else stops.
    var rejections: [@MainActor () -> Void] = []
    for queue in context.engine.queues where !queue.waiting.isEmpty {
      rejections.append(
        queue.take(as: .ownerStopped()) { !$0.isDeparture && $0.concerns(context) })
    }
    return { for reject in rejections { reject() } }
  }
}

extension ScreenOwner {
  /// Has what is shown next on a stack, from the `stop()` of this coordinator or by who hears of it, take
  /// the screens there along, which leave at the end of the turn anyway.
  func removeFromStacksLater() {
    for record in records where record.leavesWithOwner && record.isInUI {
      guard let container = record.stack, !SceneDeparture.takes(record) else { continue }
      let observer = StackObserver.of(container)
      // The one stack that collapsed columns are has others on it that nobody knows.
      if observer.columns == nil { observer.removeLater(record) }
    }
  }
}
