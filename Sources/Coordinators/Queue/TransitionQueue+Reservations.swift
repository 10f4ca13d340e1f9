import CoordinatorCore
import UIKitShim

// The places that verbs reserve in a queue while they start the children to show.
//
// The child's `start()` may request transitions in the same window. A reservation keeps them behind
// the transition that shows the child.
extension TransitionQueue {
  /// Reserves a place for a request to come; without a window, only a presentation gets one.
  fileprivate func reserve(
    for transition: ScreenTransition, by requester: CoordinatorContext
  ) -> TransitionRequest? {
    // Without a window, each hierarchy changes by itself and needs no order. Presentations wait for
    // a window.
    if !hasWindow, transition.kind != .present { return nil }
    let reservation = TransitionRequest(transition, requester: requester, phase: .reserved)
    enqueue(reservation)
    return reservation
  }

  /// Releases a reservation, and returns its index if it is in this queue; if it is in another queue,
  /// that queue continues at once.
  func release(_ reservation: TransitionRequest?) -> Int? {
    guard let reservation else { return nil }
    let queue = queue(holding: reservation)
    var index = queue.waiting.count - 1
    while index >= 0, queue.waiting[index] !== reservation { index -= 1 }
    if index < 0 { return nil }
    queue.changeWaiting { $0.remove(at: index) }
    if queue === self { return index }
    queue.pump()
    return nil
  }

  /// The queue in which a request waits, or else this one; a request moves to another queue when
  /// its hierarchy comes into a window.
  func queue(holding request: TransitionRequest) -> TransitionQueue {
    for known in waiting where known === request { return self }
    for queue in engine.queues {
      for known in queue.waiting where known === request { return queue }
    }
    return self
  }
}

extension Coordinator {
  /// Reserves a place for a transition, as far as the verb knows it, starts its children, and then
  /// shows them.
  func startThenShow<Started, Result>(
    by transition: ScreenTransition, _ start: (NavigationEngine) -> Started,
    _ show: (Started, TransitionRequest?) -> Result
  ) -> Result {
    let context = context
    let engine = context.engine
    guard context.isRunning else { return show(start(engine), nil) }
    let queue = TransitionQueue.of(window(for: transition), or: engine)
    let reservation = queue.reserve(for: transition, by: context)
    let outer = engine.runningStarts
    engine.runningStarts = outer + [(queue, context)]
    let started = start(engine)
    let result = show(started, reservation)
    engine.runningStarts = outer
    if queue.release(reservation) != nil { queue.pump() }
    return result
  }
}
