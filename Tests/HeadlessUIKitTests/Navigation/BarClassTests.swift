import HeadlessUIKit
import Testing

@MainActor
struct BarClassTests {
  private final class OwnBar: UINavigationBar {
    let padding = Array(repeating: "x", count: 1_000)
    var note = "own"
  }
  private final class OwnTools: UIToolbar {
    var note = "tools"
  }

  @Test func `A navigation controller makes its bar of the class that it was given`() throws {
    let stage = Stage()
    let navigation = stage.run {
      UINavigationController(navigationBarClass: OwnBar.self, toolbarClass: nil)
    }
    let bar = try #require(navigation.navigationBar as? OwnBar)
    #expect(bar.note == "own")
    #expect(bar.padding.count == 1_000)
  }

  @Test func `The toolbar has its class, too, and is hidden at first`() throws {
    let stage = Stage()
    let navigation = stage.run {
      UINavigationController(navigationBarClass: nil, toolbarClass: OwnTools.self)
    }
    #expect(navigation.isToolbarHidden)
    let tools = try #require(navigation.toolbar as? OwnTools)
    #expect(tools.note == "tools")
    #expect(tools.isHidden)
    navigation.setToolbarHidden(false, animated: false)
    #expect(!tools.isHidden)
    #expect(!navigation.isToolbarHidden)
  }

  /// Fact back.toolbar: The toolbar has the `toolbarItems` of the screen on top.
  ///
  /// Source: `UIViewController.toolbarItems`; `UINavigationController.toolbar`
  @Test func `The toolbar has the buttons of the screen on top`() throws {
    let stage = Stage()
    let navigation = stage.navigation("A")
    stage.show(navigation)
    let (first, second) = (stage.run { UIBarButtonItem() }, stage.run { UIBarButtonItem() })
    navigation.topViewController?.toolbarItems = [first]
    #expect(navigation.toolbar.items == [first])
    let screen = stage.screen("B")
    stage.run { navigation.pushViewController(screen, animated: true) }
    #expect(navigation.toolbar.items == nil)
    screen.setToolbarItems([second], animated: true)
    #expect(navigation.toolbar.items == [second])
    navigation.viewControllers.first?.toolbarItems = [first, second]
    #expect(navigation.toolbar.items == [second])
    stage.clock.drain()
    try stage.input.beginSwipeBack(in: navigation)
    #expect(navigation.toolbar.items == [first, second])
    stage.input.cancelSwipe()
    stage.clock.drain()
    #expect(navigation.toolbar.items == [second])
    stage.run { _ = navigation.popViewController(animated: false) }
    #expect(navigation.toolbar.items == [first, second])
  }
}
