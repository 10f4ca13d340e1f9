import CompactTesting
import CoordinatorTesting
import HeadlessUIKit
import Testing

/// Stops by the program, which remove the screens.
@MainActor struct ProgramExitTests: TableSuite {
  let stage = ExitStage()

  @Test(.coordinators, .serialized, arguments: await rowNames)
  func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("The parent is stopped") {
      let parent = stage.push(["Parent"])
      let child = parent.flow.flatMap { $0 as? Leaf }.map { stage.push(["Child"], of: $0) }
      child?.begin()
      if let flow = parent.flow as? Leaf { stage.host.stop(flow) }
      stage.app.settle()
      expectEqual(
        child?.story,
        """
        Leaf.stop()
        Observer hears that Leaf stopped
        Leaf hears that Leaf stopped
        Leaf outcome: cancelled: its parent was stopped
        Leaf.stop()
        Observer hears that Leaf stopped
        Host hears that Leaf stopped
        Leaf outcome: cancelled: stopped by its parent
        freed: coordinator, context, screens
        journal: Leaf stopped; Leaf cancelled: its parent was stopped; Leaf stopped; \
        Leaf cancelled: stopped by its parent
        """)
      expectEqual(stage.app.depth, 1)
    }

    test("The task that awaits the child is cancelled") {
      let child = stage.push()
      let handle = (child.flow as? Leaf).map { stage.host.start($0) }
      let task = await startTask { await handle?.outcome.description }
      task.cancel()
      await expectEqual(task.value, "cancelled: the awaiting task was cancelled")
      child.expectLeft(reason: .taskCancelled, then: ["Host leave Screen performed"])
      expectEqual(stage.app.title, "List")
    }

    test("The child has screens in two windows, and each window removes its own") {
      let child = stage.push()
      let other = UINavigationController(rootViewController: Screen("Other"))
      let window = UIWindow()
      window.rootViewController = other
      window.makeKeyAndVisible()
      (child.flow as? Leaf)?.perform(.push(Screen("Second"), on: other, animated: false))
      stage.app.settle()
      child.begin()
      stage.host.perform(.push(Screen("Third"), on: other))
      (child.flow as? Leaf)?.finish(1)
      child.expectFinished(
        after: "Host push Screen requested",
        then: [
          "Host push Screen performed", "Host leave Screen, Screen performed",
          "Host leave Screen performed",
        ])
      expectEqual(other.viewControllers.compactMap(\.title), ["Third"])
    }

    test("The child finishes") {
      let child = stage.push()
      (child.flow as? Leaf)?.finish(1)
      child.expectFinished(then: ["Host leave Screen performed"])
      expectEqual(stage.app.depth, 1)
    }

    test("A finished flow of several steps is dismissed while its last step is visible") {
      let first = Step()
      let account = Account()
      stage.host.present(account)
      account.set([first], animated: false)
      stage.app.settle()
      account.push(Screen("Last"))
      stage.app.settle()
      let seen = first.appearances
      account.finish("done")
      stage.app.settle()
      expectEqual(first.appearances, seen)
      expectEqual(account.navigationController.viewControllers.map { $0.title }, [nil, "Last"])
      expectNil(account.navigationController.presentingViewController)
    }
  }

  /// Records when it is about to appear.
  final class Step: UIViewController {
    var appearances = 0
    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      appearances += 1
    }
  }
}
