import CompactTesting
import Foundation
import HeadlessUIKit
import Testing

// The documentation of `UIViewController.transition(from:to:duration:options:animations:completion:)`
// and of `shouldAutomaticallyForwardAppearanceMethods`.
struct SiblingTests: TableSuite {
  private final class Container: UIViewController {
    let forwards: Bool

    init(forwards: Bool) {
      self.forwards = forwards
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override var shouldAutomaticallyForwardAppearanceMethods: Bool { forwards }
  }

  private func setting(forwards: Bool) -> (Stage, Container, RecordedScreen, RecordedScreen) {
    let stage = Stage()
    let container = stage.run { Container(forwards: forwards) }
    let (first, second) = (stage.screen("A"), stage.screen("B"))
    stage.show(container)
    stage.run {
      for screen in [first, second] {
        screen.recordsMoves = false
        container.addChild(screen)
      }
      container.view.addSubview(first.view)
      if !forwards {
        first.beginAppearanceTransition(true, animated: false)
        first.endAppearanceTransition()
      }
    }
    stage.settle()
    return (stage, container, first, second)
  }

  private func replace(_ stage: Stage, _ container: UIViewController) {
    stage.run {
      container.transition(
        from: container.children[0],
        to: container.children[1],
        duration: 0.3,
        animations: { stage.recorder.note("animations") },
        completion: { stage.recorder.note("completion(\($0))") }
      )
    }
  }

  @Test(arguments: await rowNames) func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("It moves the views and tells both children, the completion last") {
      let (stage, container, first, second) = setting(forwards: true)
      replace(stage, container)
      expectSame(first.view.superview, container.view)
      expectSame(second.view.superview, container.view)
      let begun = stage.take().split(separator: "\n")
      expectTrue(begun.contains("A.willDisappear(true)"))
      expectTrue(begun.contains("B.willAppear(true)"))
      expectEqual(begun.last, "animations")
      stage.clock.advance(by: .milliseconds(299))
      stage.expectCalls("")
      stage.clock.advance(by: .milliseconds(1))
      let ended = stage.take().split(separator: "\n")
      expectEqual(ended.dropLast().sorted(), ["A.didDisappear(true)", "B.didAppear(true)"])
      expectEqual(ended.last, "completion(true)")
      expectNil(first.view.superview)
      expectNotNil(second.view.window)
    }

    test("A container that forwards by hand does so here, too") {
      let (stage, container, first, second) = setting(forwards: false)
      replace(stage, container)
      stage.expectAtRest("B.loadView\nB.didLoad\nanimations\ncompletion(true)")
      expectNil(first.view.superview)
      expectNotNil(second.view.window)
    }

    /// The reverse call before the end is how a change is cancelled.
    test("A change that is forwarded by hand can be turned round") {
      let (stage, _, first, _) = setting(forwards: false)
      stage.run {
        first.beginAppearanceTransition(false, animated: true)
        first.beginAppearanceTransition(true, animated: true)
        first.endAppearanceTransition()
      }
      stage.expectCalls(
        """
        A.willDisappear(true)
        A.willAppear(true)
        A.isAppearing(true)
        A.didAppear(true)
        """)
      expectEqual(stage.log, [])
    }
  }
}
