import CoordinatorCore
import UIKitShim

/// Carries one transition out by UIKit's own calls and tells its real end.
@MainActor
struct TransitionPerformer {
  private static let attemptsBeforeRejection = 3

  let request: TransitionRequest
  let queue: TransitionQueue
  /// How often UIKit had refused the request before: an attempt may report its end when the next one runs.
  private let attempt: Int

  init(_ request: TransitionRequest, in queue: TransitionQueue) {
    self.request = request
    self.queue = queue
    attempt = request.attempts
  }

  var window: UIWindow? { queue.window }

  var animated: Bool { request.animated }

  /// Notes that the request is looked at in the next turn, by when it has ended as a rule: it needs
  /// no limit of time before.
  func endsWithTurn() { request.endsByItself = true }

  /// Sets the request its limit of time, since it needs longer.
  func limit() { queue.limit(request) }

  /// Whether the request has ended in the meantime.
  var isOver: Bool { request.handle.isOver }

  /// Has the hierarchy read again that the request has changed.
  func reconcile(around container: UIViewController) {
    request.isSeen = true
    if let window {
      queue.engine?.reconciler.reconcile(window)
    } else {
      container.engine.reconciler.reconcile(around: container)
    }
  }

  // MARK: The end

  /// Ends the request, if this attempt is still the one that runs.
  func end(_ result: TransitionResult) {
    if isCurrent { queue.ended(request, result) }
  }

  /// The same in the next turn, when UIKit is through with what it reports.
  func endNextTurn(_ result: TransitionResult = .performed) {
    queue.turns.next { end(result) }
  }

  /// Tries again in a later turn what UIKit could not take now, a few times.
  func retry() {
    guard isCurrent else { return }
    if request.attempts < Self.attemptsBeforeRejection {
      queue.postpone(request)
    } else {
      queue.ended(request, .rejected(.refusedByUIKit(request.summary)))
    }
  }

  private var isCurrent: Bool { queue.running === request && request.attempts == attempt }

  // MARK: The beginning

  /// Carries the request out.
  func perform() {
    guard let change = request.change else { return end(.rejected(.gone())) }
    change.carryOut(by: self)
  }

  /// Whether a screen stands twice in a list.
  func hasRepeats(_ screens: [UIViewController]) -> Bool {
    // Lists are short as a rule, and to compare references takes less than to make a set of them.
    guard screens.count < 16 else {
      var seen: Set<ObjectIdentifier> = []
      for screen in screens where !seen.insert(ObjectIdentifier(screen)).inserted { return true }
      return false
    }
    var index = 1
    while index < screens.count {
      let screen = screens[index]
      for other in 0..<index where screens[other] === screen { return true }
      index += 1
    }
    return false
  }

  /// The screens that the transition brings or leads to.
  var screens: [UIViewController] {
    let arrivals = request.arrivals
    var screens: [UIViewController] = []
    screens.reserveCapacity(arrivals.count)
    for arrival in arrivals { screens.append(arrival.screen) }
    return screens
  }

  /// Does something with the one screen that the transition brings or leads to.
  func withScreen(_ perform: (UIViewController) -> Void) {
    guard let screen = request.arrivals.first?.screen else {
      return end(.rejected(.gone()))
    }
    perform(screen)
  }

  /// The child that brings nothing but the navigation controller that it shares with an ancestor.
  func sharer(of screen: UIViewController) -> TransitionRejection? {
    guard let child = request.arrivals.first?.owner?.context?.coordinator,
      child.sharesStack(screen)
    else { return nil }
    return .sharesStack(typeName(of: child))
  }

  /// Whether a screen is somewhere else, from where no container can take it.
  func isTaken(_ screen: UIViewController, besides container: UIViewController) -> Bool {
    screen.isElsewhere(than: container) || screen === container || container.isInside(screen)
  }
}
