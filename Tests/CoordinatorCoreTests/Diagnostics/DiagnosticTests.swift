import CompactTesting
import CoordinatorCore
import Testing

@MainActor private protocol ItemDelegate: CoordinatorDelegate {}

private final class List: Coordinator {
  let context: CoordinatorContext
  init(context: CoordinatorContext = CoordinatorContext()) { self.context = context }
  func start() {}
}

private final class Item: Coordinator {
  typealias Delegate = any ItemDelegate
  let context = CoordinatorContext()
  func start() {}
}

struct DiagnosticTests: TableSuite {
  @Test(arguments: await rowNames) func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("A message has four parts") {
      let diagnostic = Diagnostic(
        "late", problem: "'Inbox' was too late.", meaning: "that it waited.",
        remedy: "let it hurry.")
      expectEqual(
        "\(diagnostic)",
        """
        'Inbox' was too late.

        This usually means that it waited.

        To fix this, let it hurry.
        """)
    }

    test("Each diagnostic has its text") {
      let (list, item, other) = (List(), Item(), List())
      let table: [(Diagnostic, String)] = [
        (.startsItself(list), "'List' was asked to start itself as its own child."),
        (
          .startsAncestor(list, parent: item),
          "'Item' was asked to start 'List', which is one of its ancestors."
        ),
        (
          .startsChildOfAnother(item, parent: list, other: other),
          "'List' was asked to start 'Item', which is a child of 'List'."
        ),
        (
          .startsRoot(item, parent: list),
          "'List' was asked to start 'Item', which was launched as a root."
        ),
        (
          .launchedChild(item, parent: list),
          "'launch()' was called on 'Item', which is a child of 'List'."
        ),
        (
          .launchedInUse(list), "'launch()' was called on 'List', which is already in use."
        ),
        (
          .startsWhileInactive(item, parent: list),
          "'List' was asked to start 'Item' after it had stopped."
        ),
        (
          .startsWhileStopping(item, parent: list),
          "'List' was asked to start 'Item' in its own 'stop()'."
        ),
        (
          .finishedBeforeStart(item), "'finish' was called on 'Item', which was never started."
        ),
        (
          .startedWhileStopping(item), "'Item' was started while it was still stopping."
        ),
        (
          .notAChild(item, verb: .pause, parent: list),
          "'List' was asked to pause 'Item', which is not its child."
        ),
        (.hookCalledByHand(.stop, on: item, by: nil), "'stop()' of 'Item' was called directly."),
        (
          .hookCalledByHand(.start, on: item, by: list),
          "'start()' of 'Item' was called directly while 'List' was running."
        ),
        (
          .usedBeforeItsStart(item, by: list),
          "'Item' was used before it was started, while 'List' was running."
        ),
        (
          .parentIsNoDelegate(list, of: item, (any ItemDelegate).self),
          "'List' started 'Item', but does not conform to 'ItemDelegate'."
        ),
        (
          .listenerIsNoObject(Int.self),
          "A value of 'Int' was added as a listener, which must be an object."
        ),
        (.sharesContext(item, with: list), "'Item' uses the context of 'List'."),
        (.sharesContext(item, with: item), "Two coordinators of 'Item' use one context."),
        (.contextNotKept(item), "'Item' returns a different context each time."),
      ]
      for (diagnostic, problem) in table {
        expectEqual(diagnostic.problem, problem)
        expectTrue(diagnostic.meaning.hasSuffix(".") && diagnostic.remedy.hasSuffix("."))
        expectEqual(diagnostic.meaning.first?.isLowercase, true)
        expectEqual(diagnostic.remedy.first?.isLowercase, true)
      }
      expectEqual(Set(table.map(\.0.code)).count, table.count - 3)
    }

    test("A task's reporter replaces the standard one") {
      let log = CallLog()
      let list = List()
      DiagnosticReporter.$override.withValue(DiagnosticReporter { log.note($0.code) }) {
        reportIssue(.startsItself(list))
        expectEqual(DiagnosticReporter.collecting { reportIssue(.startsItself(list)) }.count, 1)
      }
      log.expect("startsItself")
    }
  }

  @Test(.onItsOwnThread) func `The standard reporter writes to standard error`() async throws {
    let result = try await #require(
      processExitsWith: .success, observing: [\.standardErrorContent]
    ) { @MainActor in
      reportIssue(Diagnostic("late", problem: "Too late.", meaning: "haste.", remedy: "wait."))
    }
    let text = String(decoding: result.standardErrorContent, as: UTF8.self)
    expectTrue(text.contains("Too late.\n\nThis usually means haste.\n\nTo fix this, wait.\n"))
  }
}
