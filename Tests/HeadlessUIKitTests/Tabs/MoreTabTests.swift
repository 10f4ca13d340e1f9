import Foundation
import HeadlessUIKit
import Testing

/// More tabs than a bar in compact width has places for.
@MainActor
struct MoreTabTests {
  private let stage = Stage()
  private let tabs: UITabBarController
  private let delegate: TabRecorder
  private let screens: [RecordedScreen]

  init() {
    let stage = stage
    let tabs = stage.run { UITabBarController() }
    self.tabs = tabs
    delegate = TabRecorder(stage.recorder)
    screens = stage.screens("ABCDEFG")
    for screen in screens {
      screen.title = screen.name
      screen.recordsMoves = false
    }
    let screens = screens
    stage.run { tabs.viewControllers = screens }
    stage.show(tabs)
    tabs.delegate = delegate
  }

  private var bar: String {
    var titles: [String] = []
    for item in tabs.tabBar.items ?? [] {
      let title = item.systemItem == .more ? "More" : item.title ?? ""
      titles.append(item === tabs.tabBar.selectedItem ? "[\(title)]" : title)
    }
    return titles.joined(separator: " ")
  }

  private var shown: String {
    let screen = VisibleHierarchy(window: stage.window).top?.screen
    return (screen as? RecordedScreen)?.name ?? screen?.title ?? "none"
  }

  private func select(_ controller: UIViewController?) {
    stage.run { tabs.selectedViewController = controller }
    stage.clock.drain()
  }

  /// Fact tabs.more: With six screens or more the bar shows the first four and an item "More".
  ///
  /// Source: `UITabBarController`
  ///
  /// Fact tabs.more-controller: The controller of that item is always there, and not among the
  ///   screens.
  ///
  /// Source: `UITabBarController.moreNavigationController`
  @Test func `The bar shows four tabs and More`() {
    #expect(bar == "[A] B C D More")
    #expect(tabs.viewControllers == screens)
    #expect(tabs.viewControllers?.contains(tabs.moreNavigationController) == false)
    stage.run { tabs.viewControllers = Array(screens.prefix(5)) }
    #expect(bar == "[A] B C D E")
    #expect(UITabBarController().moreNavigationController.tabBarItem.systemItem == .more)
  }

  /// Fact tabs.more-index: While the list is shown, there is no selected index.
  ///
  /// Source: `UITabBarController.selectedIndex`
  ///
  /// Fact tabs.more-delegate: The delegate hears of taps in the bar, and so of the one on "More", but
  ///   not of what is chosen from the list.
  ///
  /// Source: `UITabBarControllerDelegate.tabBarController(_:didSelect:)`
  @Test func `A tap on More shows the list of the others`() throws {
    try stage.input.selectTab(4, in: tabs)
    stage.clock.drain()
    #expect(bar == "A B C D [More]")
    #expect(shown == "More")
    #expect(tabs.selectedIndex == NSNotFound)
    #expect(tabs.selectedViewController === tabs.moreNavigationController)
    #expect(
      stage.take() == """
        shouldSelect(MoreNavigationController)
        A.willDisappear(false)
        didSelect(MoreNavigationController)
        A.didDisappear(false)
        """)
    let list = try #require(VisibleHierarchy(window: stage.window).top?.screen.view as? UITableView)
    #expect(list.numberOfRows(inSection: 0) == 3)
    #expect(list.cellForRow(at: IndexPath(row: 1, section: 0))?.textLabel?.text == "F")
    try stage.input.select(row: IndexPath(row: 1, section: 0), in: list)
    stage.clock.drain()
    #expect(shown == "F")
    #expect(tabs.selectedViewController === screens[5])
    #expect(tabs.selectedIndex == 5)
    #expect(
      stage.take()
        == "F.loadView\nF.didLoad\nF.willAppear(true)\nF.isAppearing(true)\nF.didAppear(true)")
    try stage.input.tapBack(in: tabs.moreNavigationController)
    stage.clock.drain()
    #expect(shown == "More")
    #expect(screens[5].parent === tabs)
    #expect(screens[5].tabBarController === tabs)
  }

  /// Fact tabs.more-select: A screen whose item is not in the bar is selected like any other, and so
  ///   is the list itself.
  ///
  /// Source: `UITabBarController.selectedViewController`
  ///
  /// Choice tabs.more-stack: A screen from the list is on the stack of the list's controller while
  ///   it is shown, a navigation controller as a whole.
  @Test func `A screen without a place in the bar is selected by code`() {
    stage.run { tabs.selectedIndex = 6 }
    stage.clock.drain()
    #expect(bar == "A B C D [More]")
    #expect(shown == "G")
    #expect(tabs.selectedIndex == 6)
    #expect(tabs.moreNavigationController.topViewController === screens[6])
    #expect(screens[6].tabBarController === tabs)
    select(screens[4])
    #expect(shown == "E")
    #expect(tabs.moreNavigationController.viewControllers.count == 2)
    select(screens[1])
    #expect(bar == "A [B] C D More")
    #expect(shown == "B")
    select(tabs.moreNavigationController)
    #expect(shown == "E")
    #expect(tabs.viewControllers == screens)
    #expect(stage.log == [])
  }

  @Test func `Setting other screens takes back the one from the list`() {
    stage.run { tabs.selectedIndex = 6 }
    stage.clock.drain()
    let more = tabs.moreNavigationController
    #expect(more.viewControllers.count == 2)
    stage.run { tabs.viewControllers = Array(screens.prefix(3)) }
    stage.clock.drain()
    #expect(more.viewControllers.count == 1)
    #expect(screens[6].parent == nil)
    #expect(screens[6].view.window == nil)
    #expect(bar == "[A] B C")
    stage.run { tabs.viewControllers = screens }
    stage.clock.drain()
    #expect(tabs.viewControllers == screens)
    #expect(screens[6].parent === tabs)
  }

  @Test func `A stack in the list leads back to the list from its root`() throws {
    let navigation = stage.navigation("XY")
    stage.run { tabs.viewControllers = Array(screens.prefix(5)) + [navigation] }
    stage.run { tabs.selectedIndex = 5 }
    stage.clock.drain()
    #expect(shown == "Y")
    try stage.input.tapBack(in: navigation)
    stage.clock.drain()
    #expect(shown == "X")
    try stage.input.tapBack(in: navigation)
    stage.clock.drain()
    #expect(shown == "More")
    stage.run { tabs.selectedIndex = 5 }
    stage.clock.drain()
    #expect(shown == "X")
  }

  @Test func `In regular width there is a place for every tab`() {
    stage.run { tabs.selectedIndex = 5 }
    stage.clock.drain()
    stage.run { stage.device.screen = .pad }
    stage.clock.drain()
    #expect(bar == "A B C D E [F] G")
    #expect(shown == "F")
    #expect(screens[5].parent === tabs)
    stage.run { stage.device.screen = .phone }
    stage.clock.drain()
    #expect(bar == "A B C D [More]")
    #expect(shown == "F")
  }

  @Test func `A tap on More leads back to the list, which follows the screens`() throws {
    stage.run { tabs.selectedIndex = 5 }
    stage.clock.drain()
    try stage.input.selectTab(4, in: tabs)
    stage.clock.drain()
    #expect(shown == "More")
    #expect(screens[5].parent === tabs)
    let list = try #require(VisibleHierarchy(window: stage.window).top?.screen.view as? UITableView)
    #expect(list.numberOfRows(inSection: 0) == 3)
    stage.run { tabs.viewControllers = Array(screens.prefix(6)) }
    #expect(list.numberOfRows(inSection: 0) == 2)
    #expect(shown == "More")
  }

  @Test func `Setting the screens keeps the one from the list`() {
    stage.run { tabs.selectedIndex = 5 }
    stage.clock.drain()
    stage.run { tabs.viewControllers = [screens[5], screens[0]] }
    #expect(tabs.moreNavigationController.viewControllers.count == 1)
    stage.clock.drain()
    #expect(bar == "[F] A")
    #expect(shown == "F")
    #expect(screens[5].parent === tabs)
  }

  /// Fact tabs.customizable: Every screen may be rearranged, unless the app says which; setting the
  ///   screens starts anew.
  ///
  /// Source: `UITabBarController.customizableViewControllers`
  @Test func `Which screens may be rearranged is reset with the screens`() {
    #expect(tabs.customizableViewControllers == screens)
    tabs.customizableViewControllers = [screens[0]]
    #expect(tabs.customizableViewControllers == [screens[0]])
    stage.run { tabs.viewControllers = Array(screens.prefix(2)) }
    #expect(tabs.customizableViewControllers == Array(screens.prefix(2)))
  }

  @Test func `The container is freed with its list`() {
    weak var freed: UITabBarController?
    stage.run {
      let other = UITabBarController()
      other.viewControllers = stage.screens("UVWXYZ")
      freed = other
      stage.show(other)
      other.selectedIndex = 5
      stage.clock.drain()
      stage.show(UIViewController())
    }
    #expect(freed == nil)
  }
}
