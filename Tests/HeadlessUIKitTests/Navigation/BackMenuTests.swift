import Foundation
import HeadlessUIKit
import Testing

// The documentation of `backBarButtonItem`, `backButtonTitle` and `backAction`; the menu came with
// iOS 14.
@MainActor
struct BackMenuTests {
  let stage = Stage()
  let navigation: UINavigationController

  init() {
    navigation = stage.navigation("ABCD")
    for (screen, title) in zip(navigation.viewControllers, ["Root", "List", "Item", "Detail"]) {
      screen.title = title
      (screen as? RecordedScreen)?.recordsMoves = false
    }
    stage.show(navigation)
  }

  /// Choice back.menu-titles: The rows of the back button's menu are the screens below, the nearest
  ///   first, called as the back button to each of them would be.
  ///
  /// Source: `UINavigationItem.backBarButtonItem`; `UINavigationItem.backButtonTitle`
  @Test func `A long press shows the titles of the screens below, the nearest first`() throws {
    #expect(try stage.input.backMenuTitles(in: navigation) == ["Item", "List", "Root"])
  }

  @Test func `A row is called as the back button would be, never by an arrow alone`() throws {
    let items = navigation.viewControllers.map(\.navigationItem)
    items[2].backButtonDisplayMode = .minimal
    items[1].backButtonTitle = "All"
    items[0].title = nil
    #expect(try stage.input.backMenuTitles(in: navigation) == ["Item", "All", "Back"])
  }

  /// Choice back.menu: A row of the back button's menu pops to its screen in one transition, as
  ///   `popToViewController(_:animated:)` does.
  @Test func `A row pops to its screen, in one animated transition`() throws {
    try stage.input.chooseBackMenu(at: 1, in: navigation)
    #expect(names(navigation.viewControllers) == "A B")
    #expect(navigation.transitionCoordinator != nil)
    stage.clock.drain()
    #expect(
      stage.take() == """
        B.loadView
        B.didLoad
        D.willDisappear(true)
        B.willAppear(true)
        B.isAppearing(true)
        D.didDisappear(true)
        B.didAppear(true)
        """
    )
  }

  @Test func `In the callbacks of the pop the stack may be another one, as the policy says`() throws
  {
    stage.device.policies.backMenuReversesStack = true
    let target = try #require(navigation.viewControllers.first as? RecordedScreen)
    var seen: [String] = []
    let navigation = navigation
    target.onWillAppear = { seen.append(names(navigation.viewControllers)) }
    target.onDidAppear = { seen.append(names(navigation.viewControllers)) }
    try stage.input.chooseBackMenu(at: 2, in: navigation)
    #expect(names(navigation.viewControllers) == "D A")
    stage.clock.drain()
    #expect(seen == ["D A", "A"])
    #expect(names(navigation.viewControllers) == "A")
  }

  @Test func `The pop goes through the method that subclasses override`() throws {
    final class Recording: UINavigationController {
      var popped: [String] = []
      override func popToViewController(
        _ viewController: UIViewController,
        animated: Bool
      ) -> [UIViewController]? {
        popped.append("\(names([viewController])) \(animated)")
        return super.popToViewController(viewController, animated: animated)
      }
    }
    let navigation = stage.run { Recording() }
    navigation.viewControllers = stage.screens("XY")
    stage.show(navigation)
    try stage.input.chooseBackMenu(at: 0, in: navigation)
    #expect(navigation.popped == ["X true"])
  }

  /// Widely used to switch the menu off.
  @Test func `A back button that does not take the menu has none`() {
    final class PlainBackButton: UIBarButtonItem {
      override var menu: UIMenu? {
        get { nil }
        set {}
      }
    }
    let button = PlainBackButton(title: "Up", style: .plain, target: nil, action: nil)
    navigation.viewControllers[2].navigationItem.backBarButtonItem = button
    #expect(throws: InputRefusal("the back button has no menu")) {
      try stage.input.backMenuTitles(in: navigation)
    }
  }

  @Test func `There is no menu without a back button, and no row beyond the last`() {
    #expect(throws: InputRefusal("the menu has no row 3")) {
      try stage.input.chooseBackMenu(at: 3, in: navigation)
    }
    navigation.topViewController?.navigationItem.hidesBackButton = true
    #expect(throws: InputRefusal("there is no back button")) {
      try stage.input.backMenuTitles(in: navigation)
    }
  }
}
