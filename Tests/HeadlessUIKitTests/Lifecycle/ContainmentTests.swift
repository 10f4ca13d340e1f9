import CompactTesting
import HeadlessUIKit
import Testing

@MainActor
struct ContainmentTests: TableSuite {
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
    /// Fact containment.add: `addChild(_:)` sets the parent before it calls `willMove(toParent:)`,
    ///   and never calls `didMove(toParent:)`.
    ///
    /// Source: [traces]; `UIViewController.addChild(_:)`
    test("Adding sets the parent, then calls willMove, never didMove") {
      final class Asking: UIViewController {
        var parentInWillMove: UIViewController?
        override func willMove(toParent parent: UIViewController?) {
          super.willMove(toParent: parent)
          parentInWillMove = self.parent
        }
      }
      let asking = Asking()
      parent.addChild(asking)
      expectSame(asking.parentInWillMove, parent)
      asking.removeFromParent()

      parent.addChild(child)
      expectSame(child.parent, parent)
      expectEqual(names(parent.children), "C")
      stage.expectCalls("C.willMove(P)")
    }

    /// Fact containment.with-view: A child whose view comes into a visible view is about to appear at
    ///   once, and has appeared later; `didMove` plays no part in it.
    ///
    /// Source: [traces]
    ///
    /// Choice containment.move-once: A child of an app's own container hears `didMove(toParent:)` once
    ///   where the container calls it. Traces of iOS 26.5 on Catalyst show a second call when the
    ///   appearance ends; nobody has published it for a phone.
    test("A child appears with its view") {
      stage.run {
        parent.addChild(child)
        _ = stage.take()
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
      }
      stage.expectCalls("C.loadView\nC.didLoad\nC.willAppear(false)\nC.didMove(P)")
      stage.clock.turn()
      stage.expectCalls("C.isAppearing(false)\nC.didAppear(false)")
    }

    /// Fact containment.forward: A container's appearance callbacks are forwarded to its children.
    ///
    /// Source: `UIViewController.shouldAutomaticallyForwardAppearanceMethods`; [containment notes]
    test("A container's appearance is forwarded to its children") {
      stage.run {
        parent.addChild(child)
        parent.view.addSubview(child.view)
      }
      stage.settle()
      let cover = stage.screen("M")
      cover.modalPresentationStyle = .fullScreen
      stage.runToEnd { parent.present(cover, animated: true) }
      stage.runToEnd { parent.dismiss(animated: true) }
      let calls = stage.take().split(separator: "\n").filter { !$0.hasPrefix("M") }
      expectEqual(
        calls.joined(separator: "\n"),
        """
        P.willDisappear(true)
        C.willDisappear(true)
        P.didDisappear(true)
        C.didDisappear(true)
        P.willAppear(true)
        C.willAppear(true)
        P.isAppearing(true)
        C.isAppearing(true)
        P.didAppear(true)
        C.didAppear(true)
        """)
    }

    test("Views of strangers follow the controller they are in") {
      stage.run { parent.view.addSubview(child.view) }
      stage.settle()
      let cover = stage.screen("M")
      cover.modalPresentationStyle = .fullScreen
      stage.runToEnd { parent.present(cover, animated: false) }
      expectTrue(stage.take().contains("P.willDisappear(false)\nC.willDisappear(false)"))
      stage.runToEnd { parent.dismiss(animated: false) }
      expectTrue(stage.take().contains("P.didAppear(false)\nC.didAppear(false)"))
    }

    /// Fact containment.by-hand: With automatic forwarding off, a child hears only of
    ///   `beginAppearanceTransition` (will) and `endAppearanceTransition` (did); turning round before
    ///   the end cancels.
    ///
    /// Source: [traces]; `UIViewController.beginAppearanceTransition(_:animated:)`;
    ///   `UIViewController.endAppearanceTransition()`
    test("Without automatic forwarding a child hears only what it is told") {
      final class Manual: RecordedScreen {
        override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
      }
      let manual = stage.run { Manual("P", stage.recorder) }
      stage.show(manual)
      stage.run {
        manual.addChild(child)
        manual.view.addSubview(child.view)
      }
      stage.expectAtRest("C.willMove(P)\nC.loadView\nC.didLoad")
      stage.run {
        child.beginAppearanceTransition(true, animated: true)
        child.beginAppearanceTransition(false, animated: true)
        child.endAppearanceTransition()
      }
      stage.expectCalls("C.willAppear(true)\nC.willDisappear(true)\nC.didDisappear(true)")
      expectEqual(stage.log, [])
      stage.run {
        child.beginAppearanceTransition(true, animated: false)
        child.endAppearanceTransition()
        _ = stage.take()
        stage.window.isHidden = true
      }
      stage.expectCalls("P.willDisappear(false)\nP.didDisappear(false)")
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
      stage.run {
        parent.addChild(child)
        parent.view.addSubview(child.view)
      }
      stage.settle()
      stage.run {
        let other = UIView()
        parent.view.addSubview(other)
        child.view.removeFromSuperview()
        other.addSubview(child.view)
      }
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
