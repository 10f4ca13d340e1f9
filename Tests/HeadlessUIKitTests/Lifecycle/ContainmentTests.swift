import CompactTesting
import HeadlessUIKit
import Testing

struct ContainmentTests: StageSuite {
  let stage = Stage()
  let parent: RecordedScreen
  let child: RecordedScreen

  init() {
    parent = stage.screen("P")
    child = stage.screen("C")
    stage.show(parent)
  }

  @Test(arguments: await rowNames) func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    /// Fact containment.with-view: A child whose view comes into a visible view is about to appear at
    ///   once, and has appeared later; `didMove` plays no part in it.
    ///
    /// Source: [traces]
    ///
    /// Choice containment.move-once: A child of an app's own container hears `didMove(toParent:)` once
    ///   where the container calls it. Traces of iOS 26.5 on Catalyst show a second call when the
    ///   appearance ends; nobody has published it for a phone.
    test("A child appears with its view") {
      parent.addChild(child)
      _ = stage.take()
      parent.view.addSubview(child.view)
      child.didMove(toParent: parent)
      stage.expectCalls("C.loadView\nC.didLoad\nC.willAppear(false)\nC.didMove(P)")
      stage.clock.turn()
      stage.expectCalls("C.isAppearing(false)\nC.didAppear(false)")
    }

    test("Views of strangers follow the controller they are in") {
      parent.view.addSubview(child.view)
      stage.settle()
      let cover = stage.screen("M")
      cover.modalPresentationStyle = .fullScreen
      stage.runToEnd { parent.present(cover, animated: false) }
      expectTrue(stage.take().contains("P.willDisappear(false)\nC.willDisappear(false)"))
      stage.runToEnd { parent.dismiss(animated: false) }
      expectTrue(stage.take().contains("P.didAppear(false)\nC.didAppear(false)"))
    }

    test("A controller found in a view that comes with a push appears with it") {
      let outer = stage.screen("B")
      let navigation = stage.showStack("A")
      stage.runToEnd {
        outer.view.addSubview(child.view)
        _ = stage.take()
        navigation.pushViewController(outer, animated: true)
      }
      let calls = stage.take().split(separator: "\n").filter {
        $0.hasPrefix("C") || $0.hasPrefix("B.did")
      }
      expectEqual(
        calls.joined(separator: "\n"),
        """
        C.willAppear(true)
        C.isAppearing(true)
        B.didAppear(true)
        C.didAppear(true)
        B.didMove(nav)
        """)
    }

    test("A view that is taken out and put back in one turn appears again") {
      parent.addChild(child)
      parent.view.addSubview(child.view)
      stage.settle()
      let other = UIView()
      parent.view.addSubview(other)
      child.view.removeFromSuperview()
      other.addSubview(child.view)
      stage.expectAtRest(
        """
        C.willDisappear(false)
        C.willAppear(false)
        C.isAppearing(false)
        C.didAppear(false)
        """)
    }
  }
}
