import CompactTesting
import HeadlessUIKit
import Testing

struct BarClassTests: StageSuite {
  let stage = Stage()

  private final class OwnBar: UINavigationBar {
    let padding = Array(repeating: "x", count: 1_000)
    var note = "own"
  }
  private final class OwnTools: UIToolbar {
    var note = "tools"
  }

  @Test(arguments: await rowNames) func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("A navigation controller makes its bar of the class that it was given") {
      let navigation = UINavigationController(navigationBarClass: OwnBar.self, toolbarClass: nil)
      let bar = try require(navigation.navigationBar as? OwnBar)
      expectEqual(bar.note, "own")
      expectEqual(bar.padding.count, 1_000)
    }

    test("The toolbar has its class, too, and is hidden at first") {
      let navigation = UINavigationController(navigationBarClass: nil, toolbarClass: OwnTools.self)
      expectTrue(navigation.isToolbarHidden)
      let tools = try require(navigation.toolbar as? OwnTools)
      expectEqual(tools.note, "tools")
      expectTrue(tools.isHidden)
      navigation.setToolbarHidden(false, animated: false)
      expectFalse(tools.isHidden)
      expectFalse(navigation.isToolbarHidden)
    }

    /// Fact back.toolbar: The toolbar has the `toolbarItems` of the screen on top.
    ///
    /// Source: `UIViewController.toolbarItems`; `UINavigationController.toolbar`
    test("The toolbar has the buttons of the screen on top") {
      let navigation = stage.showStack("A")
      let (first, second) = (UIBarButtonItem(), UIBarButtonItem())
      navigation.topViewController?.toolbarItems = [first]
      expectEqual(navigation.toolbar.items, [first])
      let screen = stage.screen("B")
      navigation.pushViewController(screen, animated: true)
      expectNil(navigation.toolbar.items)
      screen.setToolbarItems([second], animated: true)
      expectEqual(navigation.toolbar.items, [second])
      navigation.viewControllers.first?.toolbarItems = [first, second]
      expectEqual(navigation.toolbar.items, [second])
      stage.clock.drain()
      try stage.input.beginSwipeBack(in: navigation)
      expectEqual(navigation.toolbar.items, [first, second])
      stage.input.cancelGesture()
      stage.clock.drain()
      expectEqual(navigation.toolbar.items, [second])
      navigation.popViewController(animated: false)
      expectEqual(navigation.toolbar.items, [first, second])
    }

    test("Whatever changes in the toolbar asks the host to draw") {
      let navigation = stage.showStack("A")
      let item = UIBarButtonItem()
      let changes: [() -> Void] = [
        { navigation.isToolbarHidden = false },
        { navigation.topViewController?.toolbarItems = [item] },
        { item.title = "new" },
        { navigation.isToolbarHidden = true },
      ]
      for (index, change) in changes.enumerated() {
        var calls = 0
        stage.device.onDisplayNeeded = { calls += 1 }
        stage.run(change)
        expectTrue(calls > 0, "change \(index)")
        stage.clock.drain()
      }
    }
  }
}
