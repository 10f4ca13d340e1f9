import CompactTesting
import CoordinatorTesting
import HeadlessUIKit
import Testing

/// Tabs without a place in the bar, which the user chooses from the More list.
@Suite(.coordinators, .serialized) struct MoreTabTests: TableSuite {
  let app = launchMall().app
  let tabs: Tabs

  init() { tabs = app.root(Tabs()) }
}

extension MoreTabTests {
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

  private var input: UserInput { UserInput(device: app.device) }

  private var active: String {
    tabs.tabCoordinators.map {
      $0.isActive ? "\(EngineProbe.ownScreen(of: $0)?.title ?? "-") is active" : ""
    }
    .filter { !$0.isEmpty }.joined(separator: ", ")
  }

  private func chooseMore() throws {
    try input.selectTab(4, in: tabs.tabBarController)
    app.settle()
  }

  private func choose(row: Int) throws {
    let more = tabs.tabBarController.moreNavigationController
    let list = try require(more.viewControllers.first as? UITableViewController)
    try input.select(row: IndexPath(row: row, section: 0), in: list.tableView)
    app.settle()
  }

  @Test(arguments: await rowNames) func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("A tab chosen from the list is active as long as it is shown") {
      expectEqual(active, "Tab 1 is active")
      try chooseMore()
      expectEqual(active, "")
      try choose(row: 1)
      expectEqual(app.title, "Tab 6")
      expectEqual(active, "Tab 6 is active")
      app.back()
      expectEqual(active, "")
      try choose(row: 0)
      expectEqual(active, "Tab 5 is active")
      tabs.select(index: 0)
      app.settle()
      expectEqual(active, "Tab 1 is active")
    }

    test("The list may be selected before the tabs are visible") {
      let own = Tabs()
      own.launch()
      own.tabBarController.selectedViewController = own.tabBarController.moreNavigationController
      _ = own.tabCoordinators
      expectEqual(own.tabCoordinators.map(\.isActive), Array(repeating: false, count: 6))
      app.window?.rootViewController = own.tabBarController
      app.settle()
      let list = own.tabBarController.moreNavigationController.viewControllers.first
      let table = try require(list as? UITableViewController).tableView
      try input.select(row: IndexPath(row: 1, section: 0), in: require(table))
      app.settle()
      expectEqual(app.title, "Tab 6")
      expectEqual(own.tabCoordinators.map(\.isActive), [false, false, false, false, false, true])
    }

    test("The list has no owner") {
      try chooseMore()
      try choose(row: 1)
      let sheet = try require(tabs.tabCoordinators.last)
      sheet.perform(.pop())
      app.settle()
      expectEqual(app.title, "More")
      expectEqual(app.tree.split(separator: "\n").count, 8)
      expectFalse(app.tree.contains("MoreListController"))
      tabs.removeTab(sheet)
      app.settle()
      expectTrue(sheet.isInactive)
    }

    test("A push onto the More list is rejected") {
      try chooseMore()
      let more = tabs.tabBarController.moreNavigationController
      let coupon = Coupon()
      for handle in [
        tabs.perform(.push(coupon, on: more)),
        tabs.perform(.set([.screen(Screen("Other"))], on: more)),
      ] {
        expectEqual(
          reason(handle),
          "UIKit fills the stack of the More list: make the tab a navigation controller, and push onto "
            + "that.")
      }
      expectEqual(app.title, "More")
      expectTrue(coupon.isInactive)
    }

    test("A screen that a raw call pushes onto the list is asked before the tabs leave") {
      try chooseMore()
      try choose(row: 1)
      let editor = Editor("Pushed")
      let more = tabs.tabBarController.moreNavigationController
      more.pushViewController(editor, animated: false)
      app.settle()
      let handle = tabs.attempt(.setRoot(Screen("Next")))
      await editor.answer(false, in: app)
      expectTrue(handle.ended?.rejection?.isVeto == true)
      expectEqual(app.title, "Pushed")
    }

    test("Choosing the list asks, and so does returning to it") {
      let editor = tabs.screens[0]
      editor.guardsLeaving = true
      try chooseMore()
      expectEqual(app.title, "Tab 1")
      await editor.answer(true, in: app)
      expectEqual(app.title, "More")
      try choose(row: 1)
      let last = tabs.screens[5]
      last.guardsLeaving = true
      try chooseMore()
      expectEqual(app.title, "Tab 6")
      await last.answer(true, in: app)
      expectEqual(app.title, "More")
    }
  }

  @Test(arguments: [false, true], [false, true])
  func `Going back from a tab to the More list asks`(
    _ isStack: Bool, _ isByPerson: Bool
  ) async throws {
    let editor = Editor("Editor")
    let screen = isStack ? UINavigationController(rootViewController: editor) : editor
    tabs.setTabs(tabs.tabCoordinators.dropLast() + [Sheet(screen, ExitLog())])
    app.settle()
    if isByPerson {
      try chooseMore()
      try choose(row: 1)
    } else {
      tabs.select(index: 5)
      app.settle()
    }
    await editor.expectAsked("Editor", "More", in: app, of: { app.title }) { app.back() }
    expectNil(editor.navigationItem.backAction)
  }
}
