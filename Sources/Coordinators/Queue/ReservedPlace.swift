import CoordinatorCore
import UIKitShim

/// The place of a verb's request in the row of its queue, while the verb starts the child that it shows.
///
/// What the child asks for in its `start()`, in the same window, comes after its own screen.
@MainActor
final class ReservedPlace {
  private let queue: TransitionQueue
  /// Stands in the row for the request that is to come.
  private let standIn: TransitionRequest

  fileprivate init(in queue: TransitionQueue, for standIn: TransitionRequest) {
    self.queue = queue
    self.standIn = standIn
  }

  /// Gives the place up.
  ///
  /// - Returns: Where in a queue it was; nil if it was in none, or in another one.
  @discardableResult
  func leave(for queue: TransitionQueue? = nil) -> Int? {
    guard let index = self.queue.waiting.lastIndex(where: { $0 === standIn }) else { return nil }
    self.queue.waiting.remove(at: index)
    self.queue.reservedPlaces -= 1
    if queue === self.queue { return index }
    self.queue.pump()
    return nil
  }
}

extension TransitionQueue {
  /// Reserves a place for a request that is still to be asked for.
  fileprivate func reserve(for transition: ScreenTransition, by requester: CoordinatorContext)
    -> ReservedPlace?
  {
    // Without a window each hierarchy is on its own, and what is presented waits for one.
    if !hasWindow, transition.kind != .present { return nil }
    let standIn = TransitionRequest(transition, requester: requester)
    standIn.isReserved = true
    waiting.append(standIn)
    reservedPlaces += 1
    return ReservedPlace(in: self, for: standIn)
  }
}

extension Coordinator {
  /// Starts children that a verb is going to show, and shows them.
  ///
  /// - Parameters:
  ///   - transition: The transition that shows them, as far as it is known.
  ///   - show: Gets what the start has given, and the place for the transition.
  func startThenShow<Started, Result>(
    by transition: ScreenTransition, _ start: () -> Started,
    _ show: (Started, ReservedPlace?) -> Result
  ) -> Result {
    guard context.isRunning else { return show(start(), nil) }
    let queue = TransitionQueue.of(window(for: transition))
    let place = queue.reserve(for: transition, by: context)
    let engine = context.engine
    engine.queuesOfStarts.append(queue)
    let started = start()
    let result = show(started, place)
    engine.queuesOfStarts.removeLast()
    place?.leave()
    return result
  }
}
