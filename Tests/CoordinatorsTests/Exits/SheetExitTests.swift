import CompactTesting
import CoordinatorTesting
import HeadlessUIKit
import Testing

/// Presented flows that end themselves.
@MainActor struct SheetExitTests: TableSuite {
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

    test("A flow that finishes dismisses its sheet") {
      let child = stage.present()
      let handle = (child.flow as? Sheet).map { stage.host.start($0) }
      (child.flow as? Sheet)?.finish(10)
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
  }
}
