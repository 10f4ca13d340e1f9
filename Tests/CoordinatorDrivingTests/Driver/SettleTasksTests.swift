import CompactTesting
import CoordinatorTesting
import HeadlessUIKit
import Testing

/// The app's tasks run when a test awaits.
struct SettleTasksTests: TableSuite {
  /// A sheet with a leave guard.
  final class Memo: SceneCoordinator, LeaveGuarding {
    let context = CoordinatorContext()
    let rootViewController = UIViewController()
    let guardsLeaving = true

    func start() { rootViewController.title = "Memo" }

    func canLeave() async -> Bool {
      await ask(
        Alert(
          "Discard it?",
          actions: [.destructive("Discard", true), .cancel("Keep editing", false)])
      ).outcome.output?.choice ?? false
    }
  }

  let app = AppDriver(Desk.init(navigationController:))

  @Test(.coordinators, arguments: await rowNames)
  func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("A guard's question appears, and its answer takes effect") {
      app.root?.present(Memo())
      app.swipeDown()
      app.expect(.noText("Discard it?"))
      await app.settleTasks()
      app.expect(.text("Discard it?"))
      app.expect(.tree("Memo  active"))
      app.tap("Keep editing")
      await app.settleTasks()
      app.expect(.screen("Memo"))
      app.swipeDown()
      await app.settleTasks()
      app.tap("Discard")
      await app.settleTasks()
      app.expect(.screen("Desk"))
      app.expect(.noTree("Memo"))
      app.expect(.idle)
    }

    test("A chain of tasks runs to its end") {
      let desk = app.root as? Desk
      _ = Task {
        for number in 1...5 {
          for _ in 0..<10 { await Task.yield() }
          desk?.form.say("answer \(number)")
          _ = await desk?.push(UIViewController()).result
        }
      }
      await app.settleTasks()
      app.expect(.depth(6))
    }

    test("Tasks that leave the main actor continue in the order in which they left it") {
      var order: [Int] = []
      for number in 0..<20 {
        Task {
          await work(number == 0 ? 3_000_000 : 0)
          order.append(number)
        }
      }
      await app.settleTasks()
      expectEqual(order, Array(0..<20))
    }

    test("Two tasks wait with one driver at a time") {
      let desk = app.root as? Desk
      _ = Task {
        for _ in 0..<5 {
          for _ in 0..<10 { await Task.yield() }
          _ = await desk?.push(UIViewController()).result
        }
      }
      async let first: Void = app.settleTasks()
      async let second: Void = app.settleTasks()
      _ = await (first, second)
      app.expect(.depth(6))
      expectFalse(app.device.isDisplayObserved)
    }

    test("A host that observes the display from then on is kept") {
      async let waiting: Void = app.settleTasks()
      await Task.yield()
      var calls = 0
      app.device.onDisplayNeeded = { calls += 1 }
      await waiting
      app.tap("Drawer")
      expectTrue(calls > 0)
    }

    test("A failure mentions a guard that has not answered") {
      app.root?.present(Memo())
      app.swipeDown()
      withKnownIssue {
        app.expect(.text("Discard it?"))
      } matching: {
        $0.comments.first?.rawValue.hasPrefix(
          """
          Expected the text "Discard it?", but it is not shown.

          The leave guard 'SettleTasksTests.Memo' has not answered: its 'canLeave()' is called in a \
          task, which runs when the test awaits. Make the test 'async', and call \
          'await app.settleTasks()' first.

          The screen:
          """) ?? false
      }
    }

    test("A failure mentions tasks that had no chance to show the text or the screen") {
      let question = "The app's tasks run when the test awaits. If one of them shows the "
      app.tap("Later")
      let table: [(Step.Expectation, String)] = [
        (.text("answer"), "text"), (.screen("A"), "screen"),
      ]
      for (expectation, wanted) in table {
        withKnownIssue {
          app.expect(expectation)
        } matching: {
          $0.comments.first?.rawValue.contains(question + wanted) ?? false
        }
      }
      await app.settleTasks()
      withKnownIssue {
        app.expect(.text("no answer"))
      } matching: {
        $0.comments.first?.rawValue.contains(question) == false
      }
    }

    test("A failure does not mention a guard while its alert is shown") {
      app.root?.present(Memo())
      app.swipeDown()
      await app.settleTasks()
      withKnownIssue {
        app.expect(.text("Discard that?"))
      } matching: {
        $0.comments.first?.rawValue.contains("has not answered") == false
      }
    }

    test("A failure does not mention a guard on another device") {
      app.root?.present(Memo())
      app.swipeDown()
      let other = AppDriver(device: HeadlessDevice(clock: TransitionClock(.stepped)))
      withKnownIssue {
        other.expect(.text("Discard it?"))
      } matching: {
        $0.comments.first?.rawValue.contains("has not answered") == false
      }
    }
  }

  @concurrent private func work(_ steps: Int) async {
    for _ in 0..<steps {}
  }
}
