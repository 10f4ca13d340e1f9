import CompactTesting
import CoordinatorTesting
import HeadlessUIKit
import Testing

/// Tasks of the app have their turns when a test awaits.
@MainActor @Suite(.coordinators) struct SettleTaskTests: TableSuite {
  /// A sheet that asks before it is left.
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

  @Test(arguments: await rowNames) func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("The question of a guard is there, and so is what follows its answer") {
      app.root?.present(Memo())
      app.settle()
      app.swipeDown()
      app.expect(.noText("Discard it?"))
      await app.settleTasks()
      app.expect(.text("Discard it?"))
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

    test("What each answer brings is waited for") {
      let desk = app.root as? Desk
      app.device.run {
        _ = Task {
          for number in 1...5 {
            for _ in 0..<10 { await Task.yield() }
            desk?.form.say("answer \(number)")
            _ = await desk?.push(UIViewController()).result
          }
        }
      }
      await app.settleTasks()
      app.expect(.depth(6))
    }

    test("A failure tells that a guard has had no turn to answer") {
      app.root?.present(Memo())
      app.settle()
      app.swipeDown()
      withKnownIssue {
        app.expect(.text("Discard it?"))
      } matching: {
        $0.comments.first?.rawValue.hasPrefix(
          """
          Expected the text "Discard it?", which is not shown.

          'SettleTaskTests.Memo' was asked whether one may leave, and has not answered: its \
          'canLeave()' is called in a task, which has its turn when the test awaits. Make the test \
          'async', and call 'await app.settleTasks()' before.

          The screen:
          """) ?? false
      }
    }

    test("A failure tells nothing of a guard while a person is being asked") {
      app.root?.present(Memo())
      app.settle()
      app.swipeDown()
      await app.settleTasks()
      withKnownIssue {
        app.expect(.text("Discard that?"))
      } matching: {
        $0.comments.first?.rawValue.contains("was asked whether") == false
      }
    }

    test("A failure tells nothing of a guard on another device") {
      app.root?.present(Memo())
      app.settle()
      app.swipeDown()
      let other = AppDriver(device: HeadlessDevice(clock: TransitionClock(.stepped)))
      withKnownIssue {
        other.expect(.text("Discard it?"))
      } matching: {
        $0.comments.first?.rawValue.contains("was asked whether") == false
      }
    }
  }
}
