import CompactTesting
import CoordinatorTesting
import HeadlessUIKit
import Testing

/// Presented flows that end themselves, and stops by the program, which remove the screens.
struct SheetExitTests: TableSuite {
  let stage = ExitStage()

  @Test(.coordinators, .serialized, arguments: await rowNames)
  func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("A sheet that cannot be swiped down keeps the child") {
      let screen = Screen("Sheet")
      screen.isModalInPresentation = true
      let child = stage.present(screen: screen)
      stage.app.swipeDown()
      child.expectKept()
      expectEqual(stage.app.title, "Sheet")
    }

    test("A sheet in the stack that its delegate has made is recorded as any other") {
      for isByUser in [true, false] {
        let (wrapping, screen) = (DismissalRequestTests.Wrapping(), Screen("Sheet"))
        screen.modalPresentationStyle = .popover
        screen.presentationController?.delegate = wrapping
        let child = stage.present(.popover(from: stage.stack.view), screen: screen)
        expectNotNil(screen.navigationController)
        if isByUser {
          stage.app.swipeDown()
          child.expectLeft(after: "Sheet dismiss Screen observed", isScreenRetained: true)
        } else {
          stage.host.perform(.dismiss(screen))
          expectFalse(child.story.contains("observed"))
          expectNil(child.flow)
        }
      }
    }

    test("A flow that finishes dismisses its sheet") {
      let child = stage.present()
      let handle = (child.flow as? Sheet).map { stage.host.start($0) }
      (child.flow as? Sheet)?.finish(10)
      // The verb finds the screens from raw calls.
      expectEqual(stage.host.childViewControllers.count, 1)
      child.expectFinished(then: ["Host leave Screen performed"])
      await expectEqual(handle?.outcome.output, 10)
      expectNil(stage.stack.presentedViewController)
    }

    test("The next sheet replaces a finished flow in one transition") {
      let child = stage.present()
      (child.flow as? Sheet)?.whenEnded { [stage] _ in
        stage.host.present(Leaf(UINavigationController(), ["Next"], stage.log))
      }
      (child.flow as? Sheet)?.finish(10)
      child.expectFinished(
        then: [
          "Leaf started", "Leaf push Screen requested", "Leaf push Screen performed",
          "Host present UINavigationController requested", "Host leave Screen performed",
          "Host present UINavigationController performed",
        ])
      expectEqual(stage.app.title, "Next")
      expectEqual(
        stage.app.tree,
        """
        Host  active  ◀ Screen
        └─ Leaf  active  ◀ Screen
        """)
    }

    test("A parent stops a scene that requests its dismissal") {
      let child = stage.present()
      (child.flow as? Sheet)?.requestDismissal()
      child.expectLeft(reason: .stoppedByParent, then: ["Host leave Screen performed"])
      expectEqual(stage.app.title, "List")
    }

    test("A request for dismissal that no listener receives is reported") {
      let alone = Coupon()
      alone.launch()
      let diagnostics = DiagnosticReporter.collecting { alone.requestDismissal() }
      expectEqual(diagnostics.map(\.code), ["dismissalRequestUnheard"])
      expectTrue("\(diagnostics[0])".contains("add a 'SceneCoordinatorDelegate'"))
      alone.context.stop()
      alone.requestDismissal()
      let several = Account()
      several.launch()
      let reported = DiagnosticReporter.collecting { several.requestDismissal() }
      expectEqual(reported.map(\.code), ["dismissalRequestUnheard"])
      expectTrue("\(reported[0])".contains("To fix this, show it by a parent's verb."))
      several.context.stop()
    }

    test("A raw presentation in start belongs to the child, and its dismissal stops the child") {
      for isSwiped in [false, true] {
        let child = { () -> Child in
          let leaf = Leaf(stage.stack, [], stage.log) {
            $0.navigationController.present(Screen("Raw"), animated: true)
          }
          stage.host.start(leaf)
          stage.app.settle()
          return stage.follow(leaf, leaf.childViewControllers)
        }()
        expectEqual(stage.app.title, "Raw")
        if isSwiped { stage.app.swipeDown() } else { stage.stack.dismiss(animated: true) }
        child.expectLeft(after: "Leaf dismiss Screen observed")
      }
    }

    test("A raw presentation over an empty stack belongs to the child, and a swipe stops only that")
    {
      let (app, root) = launchBare()
      root.start(
        ChildrenOnlyExitTests.Checkout(on: root.navigationController) {
          $0.navigationController.present(Screen("Raw"), animated: true)
        })
      app.settle()
      expectEqual(app.tree, "Bare  active\n└─ ChildrenOnlyExitTests.Checkout  active  ◀ Screen")
      app.swipeDown()
      expectEqual(app.tree, "Bare  active")
    }

    // MARK: Stops by the program

    test("The parent is stopped") {
      let parent = stage.push(["Parent"])
      let child = parent.flow.flatMap { $0 as? Leaf }.map { stage.push(["Child"], of: $0) }
      child?.begin()
      if let flow = parent.flow as? Leaf { stage.host.stop(flow) }
      stage.app.settle()
      expectEqual(
        child?.story,
        """
        \(ExitStage.calls("Leaf", of: "Leaf", as: "cancelled: its parent was stopped"))
        \(ExitStage.calls("Leaf", of: "Host", as: "cancelled: stopped by its parent"))
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
