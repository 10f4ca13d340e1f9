import CompactTesting
import CoordinatorTesting
import Foundation
import HeadlessUIKit
import Testing

/// One row of the table in `Order.md`, with the example that proves it.
@MainActor
struct QueueRule {
  /// The indices of the rows, one for each test.
  nonisolated static let indices = 0..<49

  /// The first two columns of the row.
  let when: String
  let then: String
  /// The expected result of the example.
  let expected: String
  /// The example, which returns its result as text.
  let example: @MainActor (QueueStage) throws -> String

  init(
    _ when: String, _ then: String, _ expected: String,
    example: @escaping @MainActor (QueueStage) throws -> String
  ) {
    self.when = when
    self.then = then
    self.expected = expected
    self.example = example
  }
}

/// A shop in a new app, whose stack is read as text.
@MainActor
final class QueueStage {
  let app: AppDriver
  let shop: Shop
  let container = LostCompletionTests.Lossy()

  init() { (app, shop) = launchShop(on: container) }

  /// The titles of the stack, and those of what is presented.
  var stack: String { shop.navigationController.picture }

  func settle() { app.settle() }

  /// How requests ended, and then the stack.
  func ends(_ handles: TransitionHandle?...) -> String {
    (handles.map { ($0?.ended).words } + [stack]).joined(separator: ", ")
  }

  /// A picture during a drag of a minute, one after its cancellation, and the number of issues.
  func drag(
    _ begin: () throws -> Void, picture: () -> String, request: () -> Void
  ) throws -> String {
    var during = ""
    let issues = try DiagnosticReporter.collecting {
      try begin()
      app.moveGesture(to: 0.5)
      request()
      app.device.clock.advance(by: .seconds(60))
      during = picture()
      app.cancelGesture()
    }
    settle()
    return "\(during); \(picture()); \(issues.count) issues"
  }

  /// The ends in the journal, each with its kind of transition.
  func ended(since start: Int) -> String {
    app.events.dropFirst(start).compactMap { event in
      let words = "\(event.kind)".split(separator: " ")
      let ends: [Substring] = ["performed", "merged", "rejected", "timedOut"]
      guard let what = words.first, let end = words.last, ends.contains(end) else { return nil }
      return "\(what) \(end)"
    }
    .joined(separator: ", ")
  }

  /// How a push ends whose animator reports its end after the timeout.
  func lateEnd() -> String {
    let start = app.events.count
    let animator = ManualAnimator()
    var handle: TransitionHandle?
    _ = DiagnosticReporter.collecting {
      handle = shop.perform(.push(Screen("Late"), animation: TransitionAnimation { animator }))
      app.device.clock.advance(by: .seconds(11))
    }
    animator.end()
    settle()
    return "\(handle?.ended.map { "\($0)" } ?? "waits"); \(ended(since: start))"
  }

  func observed() -> [String] {
    app.events.map { "\($0.kind)" }.filter { $0.hasSuffix("observed") }
  }
}

/// A screen whose guard never allows its removal.
final class LockedScreen: UIViewController, LeaveGuarding {
  var guardsLeaving: Bool { true }

  convenience init() {
    self.init(nibName: nil, bundle: nil)
    title = "Locked"
  }

  func canLeave() async -> Bool { false }
}

@MainActor @Suite(.coordinators, .serialized) struct QueueRuleTests {}

extension QueueRuleTests {
  @Test(arguments: QueueRule.indices)
  func `The example of each queue rule has the expected result`(_ index: Int) throws {
    let rule = QueueRule.all[index]
    let stage = QueueStage()
    try expectEqual(rule.example(stage), rule.expected, "\(rule.when): \(rule.then)")
    expectEqual(stage.app.device.log.messages, [], rule.when)
  }

  @Test func `The page Order.md lists the same rules in the same order`() throws {
    let page = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
      .appendingPathComponent("Sources/Coordinators/Coordinators.docc/Order.md")
    let rows = try String(contentsOf: page, encoding: .utf8).split(separator: "\n")
      .filter { $0.hasPrefix("| ") && !$0.hasPrefix("| When") }
    let listed = QueueRule.all.map { "| \($0.when) | \($0.then) |" }
    expectEqual(rows.map(String.init), listed)
    expectEqual(QueueRule.all.indices, QueueRule.indices)
  }
}
