public import CoordinatorCore
import Coordinators
public import Testing

/// Observes the coordinators of the app under test, where no driver can operate the app.
///
/// ```swift
/// let app = AppObserver()
/// shop.launch()
/// shop.showBasket()
/// await app.settle()
/// #expect(app.tree.contains("BasketCoordinator  active"))
/// ```
///
/// An observer works on each platform, and needs nothing but the coordinators. It does not read views.
@MainActor
public final class AppObserver {
  private let collector = JournalCollector()

  /// Creates an observer of the roots that run, and of those that are launched from now on.
  public init() {}

  /// The trees of the running roots as text.
  public var tree: String { RootRegistry.tree(of: RootRegistry.running) }

  /// The events since the observer was created as text, one on each line.
  public var journal: String { events.map(\.description).joined(separator: "\n") }

  /// The events since the observer was created, oldest first.
  public var events: [Event] { collector.events }

  /// The first running coordinator of a class.
  ///
  /// The search visits the roots in order, and each coordinator before its children.
  ///
  /// - Complexity: O(*n*) in the number of coordinators.
  public func coordinator<Wanted: Coordinator>(_ type: Wanted.Type) -> Wanted? {
    RootRegistry.first(type, in: RootRegistry.running)
  }

  /// Whether no transition runs or waits in a queue.
  public var isIdle: Bool { TransitionQueues.areIdle }

  // MARK: Waiting

  /// Waits until no transition runs or waits, and lets the app's tasks run meanwhile.
  ///
  /// This method does not wait for tasks that sleep or run off the main actor, nor for the answer of a leave
  /// guard, which the user may have to give. If the time is over, it records an issue with the tree.
  ///
  /// - Returns: Whether the queues are idle.
  @discardableResult
  public func settle(
    within limit: Duration = .seconds(60), sourceLocation: SourceLocation = #_sourceLocation
  ) async -> Bool {
    let deadline = ContinuousClock.now + limit
    var count = -1
    while count != events.count || !isIdle, .now < deadline {
      count = events.count
      for _ in 0..<16 { await Task.yield() }
      await wait(until: deadline) { TransitionQueues.whenIdle($0) }
    }
    if isIdle { return true }
    record(
      "A transition still runs or waits after \(limit).",
      meaning: "that a presentation waits for a visible window, or that an animator never ends.",
      at: sourceLocation)
    return false
  }

  /// Waits for the outcome of a flow, and then for the transitions that it leads to.
  ///
  /// - Returns: The outcome. If the flow still runs when the time is over, the method records an issue with
  ///   the tree, and returns nil.
  public func outcome<Output>(
    of flow: FlowHandle<Output>, within limit: Duration = .seconds(60),
    sourceLocation: SourceLocation = #_sourceLocation
  ) async -> Outcome<Output>? {
    var outcome: Outcome<Output>?
    let deadline = ContinuousClock.now + limit
    await wait(until: deadline) { resume in
      flow.whenEnded {
        outcome = $0
        resume()
      }
      // This also lets a stepped clock run.
      TransitionQueues.whenIdle {}
    }
    await wait(until: deadline) { TransitionQueues.whenIdle($0) }
    if outcome == nil {
      record(
        "The flow still runs after \(limit).",
        meaning: "that no code called 'finish' or 'cancel', or that a task has not ended.",
        at: sourceLocation)
    }
    return outcome
  }

  private func record(_ problem: String, meaning: String, at sourceLocation: SourceLocation) {
    Issue.record(
      """
      \(problem)

      This usually means \(meaning)

      The tree:
      \(tree)
      """, sourceLocation: sourceLocation)
  }
}
