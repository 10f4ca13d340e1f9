import CoordinatorTesting
import HeadlessUIKit
import Testing

/// What leaves containers other than stacks, and what stays in them out of sight.
@MainActor @Suite(.coordinators) struct ContainerExitTests {
  let stage = ExitStage()

  private func sheet(_ title: String) -> Sheet {
    let sheet = Sheet(Screen(title), stage.log)
    sheet.rootViewController.tabBarItem = UITabBarItem(title: title, image: nil, tag: 0)
    return sheet
  }

  /// A coordinator of a container, presented over the whole screen.
  private func show<Container: ScreenCoordinator>(_ container: Container) -> Container {
    stage.host.present(container, animated: false, style: .fullScreen)
    stage.app.settle()
    return container
  }

  // MARK: Tabs

  private func tabs() -> Tabs {
    let tabs = show(Tabs(stage.log))
    tabs.setTabs([sheet("One"), sheet("Two"), sheet("Three")])
    stage.app.settle()
    return tabs
  }

  @Test func `A tab that is removed by a verb`() throws {
    let tabs = tabs()
    let child = try stage.follow(#require(tabs.tab(1)))
    if let two = tabs.tab(1) { tabs.removeTab(two) }
    #expect(
      child.story
        == ExitStage.left(
          "Sheet", of: "Tabs", after: "ContainerExitTests.Tabs setTabs Screen, Screen requested",
          "ContainerExitTests.Tabs setTabs Screen, Screen performed"))
    #expect(tabs.tabCoordinators.count == 2)
  }

  @Test(arguments: [0, 1])
  func `A tab that is removed by a raw call`(index: Int) throws {
    let tabs = tabs()
    let child = try stage.follow(#require(tabs.tab(index)))
    tabs.tabBarController.viewControllers?.remove(at: index)
    // Of a tab out of sight UIKit tells nobody; the next look at the tabs finds it.
    if index == 1 { stage.app.tab("Three") }
    // The tab that is seen then, and the one that was, are others' screens.
    let hooks = index == 0 ? "Sheet.resume()\n" : "Sheet.pause()\nSheet.resume()\n"
    let changes =
      index == 0
      ? "Sheet resumed"
      : "ContainerExitTests.Tabs select Screen observed; Sheet paused; Sheet resumed"
    #expect(
      child.story
        == hooks
        + ExitStage.left("Sheet", of: "Tabs", after: changes, "Sheet removeTab Screen observed"))
  }

  @Test func `A tab that is removed by a raw call while the tabs are covered`() throws {
    let tabs = tabs()
    let child = try stage.follow(#require(tabs.tab(1)))
    tabs.present(Screen("Cover"), animated: false, style: .fullScreen)
    stage.app.settle()
    tabs.tabBarController.viewControllers?.remove(at: 1)
    stage.app.settle()
    #expect(child.flow?.isPaused == true)
    child.begin()
    tabs.dismiss()
    #expect(
      child.story
        == ExitStage.left(
          "Sheet", of: "Tabs", after: "ContainerExitTests.Tabs dismiss requested",
          "ContainerExitTests.Tabs dismiss Screen performed", "Sheet removeTab Screen observed"))
  }

  @Test func `A tab that is added by a raw call has an owner, and leaves as any other`() throws {
    let tabs = tabs()
    var raw: Sheet? = sheet("Raw")
    if let raw {
      tabs.start(raw)
      tabs.tabBarController.viewControllers?.append(raw.rootViewController)
    }
    #expect(tabs.tabCoordinators.count == 4)
    let child = try stage.follow(#require(raw))
    raw = nil
    tabs.tabBarController.viewControllers?.removeLast()
    #expect(tabs.tabCoordinators.count == 3)
    #expect(
      child.story
        == ExitStage.left("Sheet", of: "Tabs", after: "Sheet removeTab Screen observed"))
  }

  @Test func `pain 21: A tab that is switched away`() throws {
    let tabs = tabs()
    let child = try stage.follow(#require(tabs.tab(0)))
    stage.app.tab("Two")
    #expect(
      child.story == """
        Sheet.pause()
        Sheet.resume()
        Sheet is paused
        journal: ContainerExitTests.Tabs select Screen observed; Sheet paused; Sheet resumed
        """)
    stage.app.tab("One")
    #expect(child.flow?.isActive == true)
  }

  // MARK: Pages

  @Test func `pain 21: A page that is turned away`() throws {
    let pages = show(Pages(stage.log))
    pages.setPages([sheet("One"), sheet("Two"), sheet("Three")])
    stage.app.settle()
    let child = try stage.follow(#require(pages.pageCoordinators.first as? Sheet))
    try UserInput(device: stage.app.device)
      .turnPage(in: pages.pageViewController, forward: true)
    stage.app.settle()
    #expect(stage.app.title == "Two")
    #expect(
      child.story == ExitStage.kept("Sheet", after: "ContainerExitTests.Pages turn Screen observed")
    )
    if let last = pages.pageCoordinators.last as? Sheet { pages.turn(to: last) }
    stage.app.settle()
    #expect(stage.app.title == "Three")
    #expect(child.flow?.isActive == true)
  }

  @Test func `A page that is no longer listed`() throws {
    let pages = show(Pages(stage.log))
    pages.setPages([sheet("One"), sheet("Two")])
    stage.app.settle()
    let child = try stage.follow(#require(pages.pageCoordinators.first as? Sheet))
    if let two = pages.pageCoordinators.last { pages.setPages([two]) }
    #expect(
      child.story
        == ExitStage.left(
          "Sheet", of: "Pages", after: "ContainerExitTests.Pages setPages Screen requested",
          "ContainerExitTests.Pages setPages Screen performed"))
    #expect(stage.app.title == "Two")
  }

  @Test func `A page that a raw call replaces`() throws {
    let pages = show(Pages(stage.log))
    pages.setPages(screens: [Screen("One")])
    var sheet: Sheet? = sheet("Not listed")
    if let sheet { pages.turn(to: sheet, animated: false) }
    stage.app.settle()
    let child = try stage.follow(#require(sheet))
    sheet = nil
    let raw = Screen("Raw")
    pages.pageViewController.setViewControllers([raw], direction: .forward, animated: false)
    stage.app.settle()
    #expect(
      child.story
        == ExitStage.left(
          "Sheet", of: "Pages", after: "Sheet removePage Screen observed",
          between: ["ContainerExitTests.Pages turn Screen observed"]))
  }

  // MARK: Columns

  private func columns(isClassic: Bool) -> Columns {
    stage.app.device.screen = Self.wide
    let split = isClassic ? UISplitViewController() : UISplitViewController(style: .doubleColumn)
    let columns = Columns(split, stage.log)
    stage.host.setRoot(columns)
    for column in [UISplitViewController.Column.primary, .secondary] {
      let leaf = Leaf(UINavigationController(), ["\(column)"], stage.log)
      columns.set(leaf, for: column)
    }
    stage.app.settle()
    return columns
  }

  @Test(arguments: [true, false])
  func `pain 18: Columns that collapse and expand`(isClassic: Bool) throws {
    let columns = columns(isClassic: isClassic)
    let leaf = try #require(columns.columnCoordinators.last as? Leaf)
    let child = stage.follow(leaf)
    #expect(columns.columnCoordinators.count == 2)
    stage.app.device.screen = .phone
    stage.app.settle()
    #expect(columns.splitViewController.isCollapsed)
    #expect(columns.children.allSatisfy { $0.isActive })
    stage.app.device.screen = Self.wide
    stage.app.settle()
    #expect(!columns.splitViewController.isCollapsed)
    #expect(child.story == ExitStage.kept())
    #expect(columns.children.allSatisfy { $0.isActive })
  }

  @Test(arguments: [true, false])
  func `A column whose screen is replaced`(isClassic: Bool) throws {
    let columns = columns(isClassic: isClassic)
    var leaf = columns.columnCoordinators.last as? Leaf
    let child = try stage.follow(#require(leaf))
    leaf = nil
    columns.set(sheet("Other"), for: .secondary)
    #expect(
      child.story
        == ExitStage.left(
          of: "Columns", after: "Sheet started",
          "ContainerExitTests.Columns setColumn Screen requested",
          "ContainerExitTests.Columns setColumn Screen performed"))
    #expect(columns.children.count == 2)
  }

  @Test(arguments: [true, false])
  func `A column whose screen a raw call replaces`(isClassic: Bool) throws {
    let columns = columns(isClassic: isClassic)
    var leaf = columns.columnCoordinators.last as? Leaf
    let child = try stage.follow(#require(leaf))
    leaf = nil
    let raw = UINavigationController(rootViewController: Screen("Raw"))
    if isClassic {
      columns.splitViewController.showDetailViewController(raw, sender: nil)
    } else {
      columns.splitViewController.setViewController(raw, for: .secondary)
    }
    stage.app.settle()
    #expect(
      child.story
        == ExitStage.left(
          of: "Columns", after: "Leaf replaceColumn UINavigationController observed",
          between: ["ContainerExitTests.Columns setColumn UINavigationController observed"]))
    #expect(columns.children.count == 1)
  }

  @Test func `The way back from a collapsed column of the classic style`() throws {
    let columns = columns(isClassic: true)
    // A stack that no coordinator uses, so that nobody but the split's observer looks at it.
    columns.set(UINavigationController(rootViewController: Screen("Bare")), for: .primary)
    stage.app.device.screen = .phone
    stage.app.settle()
    let shown = columns.set(sheet("Detail"), for: .secondary)
    stage.app.settle()
    #expect(shown.transition.ended == .performed)
    let child = try stage.follow(#require(columns.children.last as? Sheet))
    #expect(stage.app.title == "Detail")
    stage.app.back()
    #expect(
      child.story
        == ExitStage.left(
          "Sheet", of: "Columns", after: "Sheet pop Screen observed",
          "Sheet replaceColumn Screen observed"))
  }

  // MARK: Embedded screens

  @Test func `An embedded screen that is taken out by a verb`() throws {
    var sheet: Sheet? = sheet("Inner")
    if let sheet { stage.host.embed(sheet, in: stage.host.list) }
    stage.app.settle()
    let child = try stage.follow(#require(sheet))
    if let sheet { stage.host.unembed(sheet) }
    sheet = nil
    #expect(
      child.story
        == ExitStage.left(
          "Sheet", after: "Host unembed requested", "Host unembed Screen performed"))
  }

  @Test func `An embedded screen that a raw call removes`() throws {
    var sheet: Sheet? = sheet("Inner")
    if let sheet { stage.host.embed(sheet, in: stage.host.list) }
    stage.app.settle()
    let child = try stage.follow(#require(sheet))
    sheet = nil
    do {
      let inner = try #require(stage.host.list.children.first)
      inner.willMove(toParent: nil)
      inner.view.removeFromSuperview()
      inner.removeFromParent()
    }
    #expect(
      child.story == ExitStage.left("Sheet", after: "Sheet unembed Screen observed"))
  }
}
