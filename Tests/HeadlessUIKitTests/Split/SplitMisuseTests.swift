import HeadlessUIKit
import Testing

@MainActor
struct SplitMisuseTests {
  let stage = Stage()

  /// Fact exception.push-split: Pushing a split view controller raises.
  ///
  /// Source: jamonholmgren/ProMotion#379; grgcombs/IntelligentSplitViewController#11
  @Test func `Pushing a split view controller`() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        UINavigationController().pushViewController(UISplitViewController(), animated: false)
      }
    }
    let output = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(
      output.contains(
        "Split View Controllers cannot be pushed to a Navigation Controller "
          + "<UINavigationController>"))
  }

  // The column methods "don't apply" to classic containers; what UIKit then does is not stated.
  @Test func `Columns of a classic container are noted and ignored`() {
    let (split, _) = stage.showClassic(on: .wide, stage.screen("A"), stage.screen("B"))
    stage.run {
      split.setViewController(stage.screen("C"), for: .primary)
      split.show(.primary)
      split.hide(.primary)
    }
    #expect(names(split.viewControllers) == "A B")
    #expect(
      stage.log == [
        "Setting a view controller for a column that <UISplitViewController> does not have has no "
          + "effect."
      ]
    )
  }

  @Test func `A supplementary column of two columns is noted and ignored`() {
    let (split, _) = stage.showColumns(on: .wide, "AB")
    stage.run { split.setViewController(stage.screen("C"), for: .supplementary) }
    #expect(split.viewController(for: .supplementary) == nil)
    #expect(stage.log.count == 1)
  }

  @Test func `The list of a container with columns cannot be set`() {
    let (split, _) = stage.showColumns(on: .wide, "AB")
    stage.run { split.viewControllers = [] }
    #expect(split.viewControllers.count == 2)
    #expect(stage.log.count == 1)
  }

  @Test func `A third screen of a classic container is noted and ignored`() {
    let (split, _) = stage.showClassic(on: .wide, stage.screen("A"), stage.screen("B"))
    stage.run { split.viewControllers = stage.screens("XYZ") }
    #expect(names(split.viewControllers) == "X Y")
    #expect(
      stage.log == ["The third view controller of <UISplitViewController> has no effect."])
  }

  @Test func `The delegate can be called as Objective-C's optional methods are`() {
    let (split, recorder) = stage.columns("AB")
    let delegate: (any UISplitViewControllerDelegate)? = recorder
    _ = stage.take()
    delegate?.splitViewControllerDidCollapse?(split)
    delegate?.splitViewControllerDidExpand?(split)
    delegate?.splitViewController?(split, willShow: .primary)
    delegate?.splitViewController?(split, willHide: .primary)
    delegate?.splitViewController?(split, willChangeTo: .secondaryOnly)
    #expect(
      delegate?.splitViewController?(split, topColumnForCollapsingToProposedTopColumn: .primary)
        == .primary)
    #expect(
      stage.take() == """
        didCollapse
        didExpand
        willShow(primary)
        willHide(primary)
        willChangeTo(secondaryOnly)
        topColumn(primary)
        """
    )
  }

  @Test func `Without a delegate's methods UIKit's defaults hold`() {
    final class Silent: UISplitViewControllerDelegate {}
    let silent = Silent()
    let split = stage.run { UISplitViewController(style: .doubleColumn) }
    let screen = stage.screen("A")
    #expect(silent.primaryViewController(forCollapsing: split) == nil)
    #expect(silent.primaryViewController(forExpanding: split) == nil)
    #expect(silent.splitViewController(split, collapseSecondary: screen, onto: screen) == false)
    #expect(silent.splitViewController(split, separateSecondaryFrom: screen) == nil)
    #expect(silent.splitViewController(split, show: screen, sender: nil) == false)
    #expect(silent.splitViewController(split, showDetail: screen, sender: nil) == false)
    #expect(silent.targetDisplayModeForAction(in: split) == .automatic)
  }
}
