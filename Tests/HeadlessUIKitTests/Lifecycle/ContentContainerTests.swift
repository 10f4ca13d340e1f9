import CompactTesting
import Foundation
import HeadlessUIKit
import Testing

// The documentation of UIContentContainer.
struct ContentContainerTests: TableSuite {
  private final class Container: NotingScreen {
    var childSize: CGSize?

    override func preferredContentSizeDidChange(
      forChildContentContainer container: any UIContentContainer
    ) {
      super.preferredContentSizeDidChange(forChildContentContainer: container)
      recorder.note("prefers \(Int(container.preferredContentSize.width))")
    }

    override func size(
      forChildContentContainer container: any UIContentContainer,
      withParentContainerSize parentSize: CGSize
    ) -> CGSize {
      childSize
        ?? super.size(forChildContentContainer: container, withParentContainerSize: parentSize)
    }

    override func viewWillTransition(
      to size: CGSize,
      with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      recorder.note("to \(Int(size.width))")
      super.viewWillTransition(to: size, with: coordinator)
    }

    override func willTransition(
      to newCollection: UITraitCollection,
      with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      recorder.note("\(newCollection.horizontalSizeClass == .regular ? "regular" : "compact")")
      super.willTransition(to: newCollection, with: coordinator)
    }
  }

  @Test(arguments: await rowNames) func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("A preferred size is told to the parent, once for each change") {
      let stage = Stage()
      let container = Container(stage.recorder)
      let child = UIViewController()
      container.addChild(child)
      child.preferredContentSize = CGSize(width: 100, height: 1)
      child.preferredContentSize = CGSize(width: 100, height: 1)
      child.preferredContentSize = CGSize(width: 200, height: 1)
      stage.expectCalls("prefers 100\nprefers 200")
    }

    test("The preferred size of the top screen goes up through stack and tabs") {
      let stage = Stage()
      let container = Container(stage.recorder)
      let navigation = stage.navigation("AB")
      let tabs = stage.run { UITabBarController() }
      tabs.viewControllers = [navigation]
      container.addChild(tabs)
      navigation.viewControllers[0].preferredContentSize = CGSize(width: 50, height: 1)
      stage.expectCalls("A.willMove(nav)\nB.willMove(nav)")
      navigation.topViewController?.preferredContentSize = CGSize(width: 300, height: 1)
      stage.expectCalls("prefers 300")
      expectEqual(tabs.preferredContentSize.width, 300)
    }

    test("The manager of a presentation hears of the preferred size") {
      final class Manager: UIPresentationController {
        var heard: [CGFloat] = []
        override func preferredContentSizeDidChange(
          forChildContentContainer container: any UIContentContainer
        ) {
          super.preferredContentSizeDidChange(forChildContentContainer: container)
          heard.append(container.preferredContentSize.width)
        }
      }
      let stage = Stage()
      let root = stage.show("A")
      let sheet = stage.screen("M")
      let source = AnimatorSource(stage.recorder)
      source.makeManager = { Manager(presentedViewController: $0, presenting: $1) }
      sheet.modalPresentationStyle = .custom
      sheet.transitioningDelegate = source
      stage.runToEnd { root.present(sheet, animated: false) }
      sheet.preferredContentSize = CGSize(width: 120, height: 1)
      expectEqual((sheet.presentationController as? Manager)?.heard, [120])
      expectEqual(sheet.presentationController?.preferredContentSize.width, 120)
    }

    test("A container decides about the size that its child is told, if that is another one") {
      let size = CGSize(width: 320, height: 500)
      for (oldSize, calls) in [(.zero, "to 820\nto 320"), (size, "to 820")] {
        let stage = Stage()
        let outer = stage.run { Container(stage.recorder) }
        let inner = stage.run { Container(stage.recorder) }
        outer.childSize = size
        stage.run {
          inner.view.frame.size = oldSize
          outer.addChild(inner)
        }
        stage.show(outer)
        stage.device.screen = .pad
        expectEqual(stage.take(), "regular\nregular\n" + calls)
      }
    }

    test("A presentation controller hands the size on to what it presents") {
      final class Manager: UIPresentationController {
        override func size(
          forChildContentContainer container: any UIContentContainer,
          withParentContainerSize parentSize: CGSize
        ) -> CGSize {
          CGSize(width: parentSize.width / 2, height: parentSize.height)
        }
      }
      let stage = Stage()
      let root = stage.show("A")
      let sheet = stage.run { Container(stage.recorder) }
      let source = AnimatorSource(stage.recorder)
      source.makeManager = { Manager(presentedViewController: $0, presenting: $1) }
      sheet.modalPresentationStyle = .custom
      sheet.transitioningDelegate = source
      stage.run { root.present(sheet, animated: false) }
      stage.settle()
      stage.device.screen = .pad
      stage.expectCalls("regular\nto 410")
    }
  }
}
