import CoordinatorCore
import UIKitShim

/// The place in the queue that a verb reserves for its request while it starts the child to show.
///
/// The child's `start()` may request transitions in the same window. The reserved place keeps them
/// behind the transition that shows the child.
@MainActor
final class ReservedPlace {
  private let queue: TransitionQueue
  /// Holds the place in the queue until the request arrives.
  private let standIn: TransitionRequest

  fileprivate init(in queue: TransitionQueue, for standIn: TransitionRequest) {
    self.queue = queue
    self.standIn = standIn
  }

  /// Releases the place.
  ///
  /// If the place lies in another queue than `queue`, the other queue goes on at once.
  ///
  /// - Returns: The index of the place in `queue`; nil if it lies in another queue, or was released
  ///   before.
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
  /// Reserves a place for a request that has not been submitted yet.
  ///
  /// - Returns: The place. Without a window, only a presentation gets one.
  fileprivate func reserve(for transition: ScreenTransition, by requester: CoordinatorContext)
    -> ReservedPlace?
  {
    // Without a window, each hierarchy changes by itself and needs no order. Presentations wait for
    // a window.
    if !hasWindow, transition.kind != .present { return nil }
    let standIn = TransitionRequest(transition, requester: requester)
    standIn.isReserved = true
    waiting.append(standIn)
    reservedPlaces += 1
    return ReservedPlace(in: self, for: standIn)
  }
}

extension Coordinator {
  /// Starts the children that a verb shows, then shows them.
  ///
  /// - Parameters:
  ///   - transition: The transition that shows the children, as far as the verb knows it.
  ///   - show: Shows the children. It receives the result of `start`, and the reserved place for
  ///     the transition.
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
