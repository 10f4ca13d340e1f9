import CoordinatorCore
import UIKitShim

/// The queues of the current application, as a host or test driver sees them.
@MainActor
package enum TransitionQueues {
  /// Whether no transition runs or waits, and the reconciler has no work.
  package static var areIdle: Bool { areIdle(in: .current) }

  private static func areIdle(in engine: NavigationEngine) -> Bool {
    engine.requests.isEmpty && !engine.reconciler.isDue
  }

  /// Calls a closure in a later run-loop turn, as soon as the queues are idle.
  package static func whenIdle(_ body: @escaping @MainActor () -> Void) {
    let engine = NavigationEngine.current
    engine.turns.next {
      if areIdle(in: engine) { return body() }
      if let request = engine.requests.first {
        request.handle.onCompletion { _ in whenIdle(body) }
      } else {
        whenIdle(body)
      }
    }
    // The task inherits the test's device. The closure of a handle may run within a turn.
    if Turns.areStepped { Task { Turns.runAll() } }
  }

  /// The guards in the current application that have not answered, each with the method that a task
  /// calls; no entry guard that was called, because it may wait for a user.
  package static var openQuestions: [String] {
    let engine = NavigationEngine.current
    let leaving = engine.leaveQuestions.asked
    return leaving.map { "leave guard '\(typeName(of: $0))' has not answered: its 'canLeave()'" }
      + engine.entryQuestions.toBeAsked.map {
        "entry guard '\(typeName(of: $0))' has not answered: its 'admit(_:)'"
      }
  }
}
