import CompactTesting
import CoordinatorTesting
import HeadlessUIKit
import Testing

/// Tabs as `UITab` objects, which the user leaves like any other tab.
struct TabLeavesTests: TableSuite {
  let stage = LeaveStage()

  /// Records the delegate calls with `UITab` objects.
  final class Log: NSObject, UITabBarControllerDelegate {
    var lines: [String] = []
    func tabBarController(
      _ tabBarController: UITabBarController, shouldSelectTab tab: UITab
    ) -> Bool {
      lines.append("should \(tab.identifier)")
      return true
    }
    func tabBarController(
      _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab,
      previousTab: UITab?
    ) {
      lines.append("did \(selectedTab.identifier) after \(previousTab?.identifier ?? "-")")
    }
  }

  /// Tabs of a coordinator; the first one has a stack with an editor.
  final class Shelf: TabBarCoordinator {
    let context = CoordinatorContext()
    let tabBarController: UITabBarController
    let stack = UINavigationController(rootViewController: Screen("Home"))
    let log = Log()

    init(_ tabBarController: UITabBarController) { self.tabBarController = tabBarController }

    func start() {
      tabBarController.delegate = log
      let group = UITabGroup(
        title: "More", image: nil, identifier: "more",
        children: [tab("Maps"), tab("Notes")], viewControllerProvider: { _ in Screen("More") })
      tabBarController.tabs = [
        UITab(title: "Home", image: nil, identifier: "home") { [stack] _ in stack }, tab("Search"),
        group,
      ]
    }

    func tab(_ title: String) -> UITab {
      UITab(title: title, image: nil, identifier: title.lowercased()) { _ in Screen(title) }
    }

    var selected: String { tabBarController.selectedTab?.identifier ?? "-" }
  }

  private func shelf() throws -> (AppDriver, Shelf) {
    let (app, shelf) = launchApp { Shelf($0) }
    shelf.perform(.push(stage.editor, on: shelf.stack, animated: false))
    app.settle()
    return (app, shelf)
  }

  /// Tabs of which the first is a group with one stack, and screens on that stack.
  private func stacked(pushing screens: UIViewController...) throws -> (AppDriver, Stacked) {
    let (app, stacked) = launchApp { Stacked($0) }
    for screen in screens {
      stacked.perform(.push(screen, on: stacked.stack, animated: false))
    }
    app.settle()
    return (app, stacked)
  }

  /// Expects that the choice of a tab is asked, vetoed, and then allowed.
  private func expectAsked(
    _ before: String, _ after: String, _ app: AppDriver, _ shelf: some TabBarCoordinator,
    _ index: Int, line: Int = #line, _ picture: () -> String
  ) async {
    await stage.editor.expectAsked(before, after, in: app, of: picture, line: line) {
      try UserInput(device: app.device).selectTab(index, in: shelf.tabBarController)
    }
  }

  @Test(.coordinators, .serialized, arguments: await rowNames)
  func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("A UITab asks, and its delegate is notified after the selection") {
      let (app, shelf) = try shelf()
      await expectAsked("home", "search", app, shelf, 1) { shelf.selected }
      expectEqual(shelf.log.lines, ["should search", "should search", "did search after home"])
    }

    test("A tab in a group asks, and is shown then") {
      let (app, shelf) = try shelf()
      await expectAsked("home", "maps", app, shelf, 2) { shelf.selected }
      expectEqual(shelf.log.lines, ["should maps", "should maps", "did maps after home"])
      expectEqual(shelf.tabBarController.selectedViewController?.title, "More")
    }

    test("Selecting the selected UITab asks before its stack is popped to the root") {
      let (app, shelf) = try shelf()
      await expectAsked("2", "1", app, shelf, 0) { "\(shelf.stack.viewControllers.count)" }
      expectEqual(shelf.log.lines, ["should home", "should home", "did home after home"])
    }

    test("Selecting the selected tab of a group with one stack asks before that is popped") {
      let (app, stacked) = try stacked(pushing: stage.editor)
      await expectAsked("Group Maps Editor", "Group", app, stacked, 0) { stacked.titles }
    }

    test("A tab in a group is selected by a transition, and asked by an attempt") {
      let (app, shelf) = try shelf()
      let notes = try require(shelf.tabBarController.tab(forIdentifier: "notes"))
      let handle = shelf.attempt(.select(notes))
      await expectTrue(stage.editor.isAsked())
      expectEqual(shelf.attempt(.select(notes)).ended, .merged)
      await stage.editor.answer(true, in: app)
      expectEqual(handle.ended, .performed)
      expectEqual(shelf.selected, "notes")
      expectEqual(shelf.attempt(.select(notes)).ended, .performed)
      expectEqual("\(ScreenTransition.select(notes))", "select tab Notes")
      expectEqual(ScreenTransition.select(notes), .select(notes))
      expectNotEqual(ScreenTransition.select(notes), .select(shelf.tab("Notes")))
      expectNotEqual(ScreenTransition.select(notes), .select(index: 1))
      guard case .rejected(let reason)? = shelf.perform(.select(shelf.tab("Else"))).ended else {
        Issue.record("A tab of nobody was selected.")
        return
      }
      expectTrue(reason.description.contains("The tab 'Else' is not a tab of this"))
    }

    test("In a group with one stack, the screens that the chosen tab replaces are asked") {
      let (app, stacked) = try stacked(pushing: stage.editor, Screen("Preview"))
      let notes = try require(stacked.tabBarController.tab(forIdentifier: "notes"))
      await stage.editor.expectAsked(
        "Group Maps Editor Preview", "Group Notes", in: app, of: { stacked.titles }
      ) { stacked.attempt(.select(notes)) }
    }

    test("Selecting a group with one stack asks for the screens above its selected tab") {
      let (app, stacked) = try stacked(pushing: stage.editor, Screen("Preview"))
      let group = try require(stacked.tabBarController.tab(forIdentifier: "group"))
      await app.expectPerformed(stacked.attempt(.select(group)), allowedBy: stage.editor)
      expectEqual(stacked.titles, "Group Maps")
    }

    test("A hidden group with one stack asks the guard of the tab that is replaced") {
      let (app, stacked) = try stacked(pushing: stage.editor)
      stacked.select(index: 1)
      app.settle()
      let notes = try require(stacked.tabBarController.tab(forIdentifier: "notes"))
      let handle = stacked.attempt(.select(notes))
      app.settle()
      await stage.editor.answer(true, in: app)
      expectEqual(handle.ended, .performed)
      expectEqual(stacked.titles, "Group Notes")
    }

    test("A plain tab guards its screen again when its coordinator has started again") {
      final class Tabs: TabBarCoordinator {
        let context = CoordinatorContext()
        let tabBarController = UITabBarController()
        let home = Editor("Home")
        func start() { setTabs([home, Coupon()]) }
      }
      let tabs = Tabs()
      for count in 1...2 {
        stage.shop.present(tabs)
        stage.app.swipeDown()
        await tabs.home.answer(true, in: stage.app)
        expectTrue(tabs.isInactive)
        expectEqual(tabs.home.asked, count)
      }
    }

    test("Selecting the selected UITab asks no guard") {
      let (app, shelf) = try shelf()
      let home = try require(shelf.tabBarController.tab(forIdentifier: "home"))
      app.expectPerformed(shelf.attempt(.select(home)))
      expectEqual(stage.editor.asked, 0)
    }

    test(
      "Of a group with one stack, the group's own screen stays, and what is on top is asked first"
    ) {
      let group = Editor("Group")
      let (app, stacked) = launchApp { Stacked($0, screen: group) }
      let below = Editor("Below")
      stacked.perform(.push(below, on: stacked.stack, animated: false))
      stacked.perform(.push(stage.editor, on: stacked.stack, animated: false))
      app.settle()
      let notes = try require(stacked.tabBarController.tab(forIdentifier: "notes"))
      let handle = stacked.attempt(.select(notes))
      await expectTrue(stage.editor.isAsked())
      expectEqual(below.asked, 0)
      await stage.editor.answer(true)
      await below.answer(true, in: app)
      expectEqual(handle.ended, .performed)
      expectEqual(group.asked, 0)
    }
  }

  /// A group whose tabs share one stack.
  final class Stacked: TabBarCoordinator {
    let context = CoordinatorContext()
    let tabBarController: UITabBarController
    let stack = UINavigationController()
    let screen: UIViewController

    var titles: String { stack.viewControllers.map { $0.title ?? "-" }.joined(separator: " ") }

    init(_ tabBarController: UITabBarController, screen: UIViewController = Screen("Group")) {
      self.tabBarController = tabBarController
      self.screen = screen
    }

    func start() {
      let children = ["Maps", "Notes"].map { title in
        UITab(title: title, image: nil, identifier: title.lowercased()) { _ in Screen(title) }
      }
      let group = UITabGroup(
        title: "Group", image: nil, identifier: "group", children: children,
        viewControllerProvider: { [screen] _ in screen })
      group.managingNavigationController = stack
      group.selectedChild = children[0]
      let home = UITab(title: "Home", image: nil, identifier: "home") { _ in Screen("Home") }
      tabBarController.tabs = [group, home]
    }
  }
}
