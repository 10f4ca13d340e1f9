import CompactTesting
import HeadlessUIKit
import Testing

struct SplitMisuseTests: StageSuite {
  let stage = Stage()

  @Test(arguments: await rowNames) func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    // The column methods "don't apply" to classic containers; what UIKit then does is not stated.
    test("Columns of a classic container are noted and ignored") {
      let (split, _) = stage.showClassic(on: .wide, stage.screen("A"), stage.screen("B"))
      split.setViewController(stage.screen("C"), for: .primary)
      split.show(.primary)
      split.hide(.primary)
      expectEqual(names(split.viewControllers), "A B")
      expectEqual(
        stage.log,
        [
          "Setting a view controller for a column that <UISplitViewController> does not have has no "
            + "effect."
        ])
    }

    test("A supplementary column of two columns is noted and ignored") {
      let (split, _) = stage.showColumns(on: .wide, "AB")
      split.setViewController(stage.screen("C"), for: .supplementary)
      expectNil(split.viewController(for: .supplementary))
      expectEqual(stage.log.count, 1)
    }

    test("The list of a container with columns cannot be set") {
      let (split, _) = stage.showColumns(on: .wide, "AB")
      split.viewControllers = []
      expectEqual(split.viewControllers.count, 2)
      expectEqual(stage.log.count, 1)
    }

    test("A third screen of a classic container is noted and ignored") {
      let (split, _) = stage.showClassic(on: .wide, stage.screen("A"), stage.screen("B"))
      split.viewControllers = stage.screens("XYZ")
      expectEqual(names(split.viewControllers), "X Y")
      expectEqual(
        stage.log, ["The third view controller of <UISplitViewController> has no effect."])
    }

    test("Without a delegate's methods UIKit's defaults hold") {
      final class Silent: UISplitViewControllerDelegate {}
      let silent = Silent()
      let split = UISplitViewController(style: .doubleColumn)
      let screen = stage.screen("A")
      expectNil(silent.primaryViewController(forCollapsing: split))
      expectNil(silent.primaryViewController(forExpanding: split))
      expectEqual(silent.splitViewController(split, collapseSecondary: screen, onto: screen), false)
      expectNil(silent.splitViewController(split, separateSecondaryFrom: screen))
      expectEqual(silent.splitViewController(split, show: screen, sender: nil), false)
      expectEqual(silent.splitViewController(split, showDetail: screen, sender: nil), false)
      expectEqual(silent.targetDisplayModeForAction(in: split), .automatic)
    }
  }
}
