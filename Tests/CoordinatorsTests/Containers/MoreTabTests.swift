import CoordinatorTesting
import HeadlessUIKit
import Testing

@testable import Coordinators

/// Tabs that have no place in the bar, which a person chooses from UIKit's list.
@MainActor @Suite(.coordinators) struct MoreTabTests {
  let app: AppDriver
  let tabs: Tabs

  final class Tabs: TabBarCoordinator {
    let context = CoordinatorContext()
    let tabBarController = UITabBarController()
    let screens = (1...6).map { Editor("Tab \($0)") }

    func start() {
      setTabs(
        screens.map { screen in
          screen.guardsLeaving = false
          return Sheet(screen, ExitLog())
        })
    }
  }

  final class Root: WindowCoordinator {
    let context = CoordinatorContext()
    let window: UIWindow
    let tabs = Tabs()
    init(window: UIWindow) { self.window = window }
    func start() {
      setRoot(tabs)
      window.makeKeyAndVisible()
    }
  }

  init() throws {
    app = AppDriver(Root.init(window:))
    tabs = try #require(app.root as? Root).tabs
    app.settle()
  }

  private var input: UserInput { UserInput(device: app.device) }

  private var active: String {
    tabs.tabCoordinators.map { $0.isActive ? "\($0.ownScreen?.title ?? "-") is active" : "" }
      .filter { !$0.isEmpty }.joined(separator: ", ")
  }

  private func chooseMore() throws {
    try app.device.run { try input.selectTab(4, in: tabs.tabBarController) }
    app.settle()
  }

  private func choose(row: Int) throws {
    let more = tabs.tabBarController.moreNavigationController
    let list = try #require(more.viewControllers.first as? UITableViewController)
    try app.device.run {
      try input.select(row: IndexPath(row: row, section: 0), in: list.tableView)
    }
    app.settle()
  }

  @Test func `The tab that is chosen from the list is active as long as it is shown`() throws {
    #expect(active == "Tab 1 is active")
    try chooseMore()
    #expect(active == "")
    try choose(row: 1)
    #expect(app.title == "Tab 6")
    #expect(active == "Tab 6 is active")
    app.back()
    #expect(active == "")
    try choose(row: 0)
    #expect(active == "Tab 5 is active")
    tabs.select(index: 0)
    app.settle()
    #expect(active == "Tab 1 is active")
  }

  @Test(arguments: [false, true])
  func `What a verb has pushed onto the list ends when it is left`(_ isByPerson: Bool) throws {
    try chooseMore()
    let more = tabs.tabBarController.moreNavigationController
    let coupon = Coupon()
    tabs.perform(.push(coupon, on: more))
    app.settle()
    #expect(app.title == "Coupon")
    if isByPerson { app.back() } else { tabs.perform(.popToRoot(on: more)) }
    app.settle()
    #expect(app.title == "More")
    #expect(coupon.isInactive)
  }

  @Test func `The list is nobody's screen`() throws {
    try chooseMore()
    try choose(row: 1)
    let sheet = try #require(tabs.tabCoordinators.last)
    sheet.perform(.pop())
    app.settle()
    #expect(app.title == "More")
    #expect(app.tree.split(separator: "\n").count == 8)
    #expect(!app.tree.contains("MoreListController"))
    tabs.removeTab(sheet)
    app.settle()
    #expect(sheet.isInactive)
  }

  @Test func `A change to the list asks, and so does the way back to it`() async throws {
    let editor = tabs.screens[0]
    editor.guardsLeaving = true
    editor.setNeedsLeaveGuardUpdate()
    try chooseMore()
    #expect(app.title == "Tab 1")
    await editor.answer(true)
    app.settle()
    #expect(app.title == "More")
    try choose(row: 1)
    let last = tabs.screens[5]
    last.guardsLeaving = true
    last.setNeedsLeaveGuardUpdate()
    try chooseMore()
    #expect(app.title == "Tab 6")
    await last.answer(true)
    app.settle()
    #expect(app.title == "More")
  }
}
