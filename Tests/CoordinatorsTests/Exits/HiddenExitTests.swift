import CompactTesting
import CoordinatorTesting
import HeadlessUIKit
import Testing

/// Removals without a view that leaves a window and without a delegate call.
@MainActor @Suite(.coordinators, .serialized) struct HiddenExitTests: TableSuite {
  let stage = ExitStage()

  private func follow(_ title: String, _ show: (Sheet) -> Void) -> Child {
    let sheet = Sheet(Screen(title), stage.log)
    show(sheet)
    stage.app.settle()
    return stage.follow(sheet)
  }

  private func columns(_ split: UISplitViewController, on screen: ScreenMetrics) -> Columns {
    stage.app.device.screen = screen
    let columns = Columns(split, stage.log)
    stage.host.setRoot(columns)
    stage.app.settle()
    return columns
  }

  private typealias Columns = ContainerExitTests.Columns

  // MARK: Embedded screens

  @Test(arguments: await rowNames) func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("A screen embedded in one that a raw call pops while it is covered") {
      stage.host.push(Screen("Outer"), animated: false)
      let child = follow("Inner") { stage.host.embed($0, in: stage.stack.topViewController) }
      stage.host.present(Screen("Cover"), animated: false, style: .fullScreen)
      stage.app.settle()
      expectEqual(child.flow?.isActive, true)
      child.begin()
      stage.stack.popViewController(animated: false)
      expectEqual(
        child.story,
        ExitStage.left(
          "Sheet", after: "Host pop Screen observed"))
    }

    test("Embedding in a removed screen is rejected") {
      let outer = Screen("Outer")
      stage.host.push(outer, animated: false)
      stage.app.settle()
      stage.host.pop(animated: false)
      stage.app.settle()
      // The window is busy, so the request waits in the queue.
      stage.host.push(Screen("Busy"))
      let child = { () -> Child in
        let sheet = Sheet(Screen("Inner"), stage.log)
        stage.host.embed(sheet, in: outer)
        return stage.follow(sheet)
      }()
      expectEqual(
        child.story,
        """
        Sheet.stop()
        Observer hears that Sheet stopped
        Host hears that Sheet stopped
        Sheet outcome: cancelled: could not be shown
        freed: coordinator, context, screens
        journal: Host push Screen performed; Sheet stopped; \
        Sheet cancelled: could not be shown; \
        Host embed Screen: The screen or its container no longer exists. rejected
        """)
    }

    test("A coordinator that is shown in a removed container is stopped") {
      let (app, mall) = launchMall()
      @MainActor func isStopped<Main: ScreenCoordinator>(
        _ main: Main, _ show: (Main, Coupon) -> Void
      ) -> Bool {
        mall.setRoot(main)
        app.settle()
        // The child's screen is the root now, so its parent keeps running.
        main.setRoot(Account())
        app.settle()
        let coupon = Coupon()
        show(main, coupon)
        app.settle()
        return main.isActive && coupon.log == ["start", "stop"]
      }
      let stack = Shop(navigationController: UINavigationController())
      expectTrue(isStopped(stack) { $0.push($1) })
      expectTrue(isStopped(Market(tabBarController: UITabBarController())) { $0.addTab($1) })
      expectTrue(isStopped(Desk()) { $0.setColumn($1, for: .primary) })
      expectTrue(isStopped(Album()) { $0.turn(to: $1) })
      expectTrue(isStopped(Desk()) { $0.embed($1, in: $0.mailboxes) })
    }

    // MARK: Stacks

    // UIKit does not report that pop, so the next reconciliation finds it.
    test("A raw pop that UIKit delays until the stack is covered") {
      let child = stage.push()
      stage.stack.pushViewController(Screen("X"), animated: true)
      stage.stack.popToRootViewController(animated: true)
      let cover = Screen("Cover")
      cover.modalPresentationStyle = .fullScreen
      stage.stack.present(cover, animated: false)
      stage.app.settle()
      expectEqual(stage.app.title, "Cover")
      cover.dismiss(animated: false)
      expectEqual(
        child.story,
        ExitStage.left(
          after: "Host present Screen observed", "Leaf pop Screen observed",
          then: ["Host dismiss Screen observed"]))
    }

    // MARK: Pages

    test("A raw call replaces a page while the pages are covered") {
      let pages = ContainerExitTests.Pages(stage.log)
      stage.host.setRoot(pages)
      let child = follow("Page") { pages.turn(to: $0, animated: false) }
      let cover = Screen("Cover")
      pages.present(cover, animated: false, style: .fullScreen)
      stage.app.settle()
      pages.pageViewController.setViewControllers(
        [Screen("Raw")], direction: .forward, animated: false)
      stage.app.settle()
      expectEqual(child.flow?.isInactive, false)
      child.begin()
      cover.dismiss(animated: false)
      expectEqual(
        child.story,
        ExitStage.left(
          "Sheet", of: "Pages", after: "ContainerExitTests.Pages turn Screen observed",
          "ContainerExitTests.Pages dismiss Screen observed", "Sheet removePage Screen observed"))
    }

    test("A raw call replaces a page during the page turn") {
      let pages = ContainerExitTests.Pages(stage.log)
      stage.host.setRoot(pages)
      pages.setPages([Screen("Listed")])
      stage.app.settle()
      var sheet: Sheet? = Sheet(Screen("Page"), stage.log)
      if let sheet { pages.turn(to: sheet, animated: true) }
      let child = try stage.follow(#require(sheet))
      sheet = nil
      stage.app.device.clock.turn()
      expectEqual(child.flow?.isActive, true)
      pages.pageViewController.setViewControllers(
        [Screen("Raw")], direction: .forward, animated: false)
      expectEqual(
        child.story,
        ExitStage.left(
          "Sheet", of: "Pages", after: "ContainerExitTests.Pages turn Screen observed",
          "ContainerExitTests.Pages turn Screen performed", "Sheet removePage Screen observed"))
    }

    // MARK: Columns

    test("A raw call replaces the screen of a covered column") {
      let columns = columns(UISplitViewController(), on: ContainerExitTests.wide)
      columns.setColumn(Screen("Primary"), for: .primary)
      let child = follow("Detail") { columns.setColumn($0, for: .secondary) }
      let cover = Screen("Cover")
      columns.present(cover, animated: false, style: .fullScreen)
      stage.app.settle()
      let primary = columns.splitViewController.viewControllers[0]
      columns.splitViewController.viewControllers = [primary, Screen("Other")]
      stage.app.settle()
      expectEqual(child.flow?.isInactive, false)
      child.begin()
      cover.dismiss(animated: false)
      expectEqual(
        child.story,
        ExitStage.left(
          "Sheet", of: "Columns", after: "ContainerExitTests.Columns setColumn Screen observed",
          "ContainerExitTests.Columns dismiss Screen observed",
          "Sheet replaceColumn Screen observed"))
    }

    test("A hidden column whose screen a raw call replaces, when the columns collapse") {
      let split = UISplitViewController(style: .doubleColumn)
      split.preferredDisplayMode = .secondaryOnly
      let columns = columns(split, on: ContainerExitTests.wide)
      columns.setColumn(Screen("Detail"), for: .secondary)
      let child = follow("List") { columns.setColumn($0, for: .primary) }
      split.setViewController(Screen("Raw"), for: .primary)
      stage.app.device.screen = .phone
      expectEqual(
        child.story,
        ExitStage.left(
          "Sheet", of: "Columns", after: "ContainerExitTests.Columns setColumn Screen observed",
          "Sheet replaceColumn Screen observed"))
    }

    test("A hidden column whose screen a raw call replaces, when the columns expand") {
      let split = UISplitViewController(style: .doubleColumn)
      let columns = columns(split, on: .phone)
      columns.setColumn(Screen("List"), for: .primary)
      let child = follow("Detail") { columns.setColumn($0, for: .secondary) }
      stage.app.back()
      expectEqual(child.flow?.isActive, true)
      split.setViewController(Screen("Raw"), for: .secondary)
      child.begin()
      stage.app.device.screen = ContainerExitTests.wide
      expectEqual(
        child.story,
        ExitStage.left(
          "Sheet", of: "Columns", after: "ContainerExitTests.Columns setColumn Screen observed",
          "Sheet replaceColumn Screen observed"))
    }

    test("Going back from collapsed columns that a hook has filled by raw calls") {
      stage.app.device.screen = ContainerExitTests.wide
      let child = follow("Detail") { detail in
        let columns = Filled(detail, stage.log)
        stage.host.setRoot(columns)
      }
      stage.app.device.screen = .phone
      stage.app.settle()
      expectEqual(stage.app.title, "Detail")
      child.begin()
      stage.app.back()
      expectEqual(stage.app.title, "Primary")
      expectEqual(
        child.story,
        ExitStage.left(
          "Sheet", of: "Filled", after: "Sheet replaceColumn Screen observed"))
    }

    test("Swiping down a detail that collapsed columns present") {
      let columns = columns(UISplitViewController(), on: .phone)
      columns.setColumn(Screen("Primary"), for: .primary)
      stage.app.settle()
      let child = follow("Detail") { columns.setColumn($0, for: .secondary) }
      expectEqual(stage.app.title, "Detail")
      stage.app.swipeDown()
      expectEqual(stage.app.title, "Primary")
      expectEqual(
        child.story,
        ExitStage.left("Sheet", of: "Columns", after: "Sheet replaceColumn Screen observed"))
    }

    test("A raw call replaces the screen of a column without a stack") {
      let columns = columns(UISplitViewController(), on: ContainerExitTests.wide)
      columns.setColumn(Screen("Primary"), for: .primary)
      let child = follow("Detail") { columns.setColumn($0, for: .secondary) }
      let primary = columns.splitViewController.viewControllers[0]
      columns.splitViewController.viewControllers = [primary, Screen("Other")]
      expectTrue(columns.columnCoordinators.isEmpty)
      expectEqual(
        child.story,
        ExitStage.left(
          "Sheet", of: "Columns", after: "ContainerExitTests.Columns setColumn Screen observed",
          "Sheet replaceColumn Screen observed"))
    }

    test("UIKit's stack of a column is removed with the column") {
      let columns = columns(
        UISplitViewController(style: .doubleColumn), on: ContainerExitTests.wide)
      let primary = Screen("Primary")
      columns.setColumn(primary, for: .primary)
      stage.app.settle()
      var leaf = try Leaf(#require(primary.navigationController), ["Leaf"], stage.log)
      columns.start(leaf)
      stage.app.settle()
      let child = stage.follow(leaf, leaf.childViewControllers)
      leaf = Leaf(UINavigationController(), [], stage.log)
      columns.setColumn(Screen("Other"), for: .primary)
      expectEqual(
        child.story,
        ExitStage.left(
          of: "Columns", after: "ContainerExitTests.Columns setColumn Screen requested",
          "ContainerExitTests.Columns setColumn Screen performed"))
    }

    test("A screen on top of the stack of collapsed columns") {
      let columns = columns(UISplitViewController(style: .doubleColumn), on: .phone)
      let primary = Screen("Primary")
      columns.setColumn(primary, for: .primary)
      columns.setColumn(Screen("Detail"), for: .secondary)
      stage.app.settle()
      let stack = try #require(primary.navigationController)
      var leaf: Leaf? = Leaf(stack, ["Leaf"], stage.log)
      if let leaf { columns.start(leaf) }
      stage.app.settle()
      expectEqual(stage.app.title, "Leaf")
      let child = try stage.follow(#require(leaf), #require(leaf).childViewControllers)
      if let leaf { columns.stop(leaf) }
      leaf = nil
      expectEqual(
        child.story,
        ExitStage.left(
          of: "Columns", reason: .stoppedByParent,
          then: ["ContainerExitTests.Columns leave Screen performed"]))
      expectEqual(stage.app.title, "Detail")
      // UIKit has made the stack around the detail.
      expectFalse(stage.app.journal.contains("UINavigationController"))
    }

    test("A raw pop on the hidden stack of a collapsed column") {
      let columns = columns(UISplitViewController(style: .doubleColumn), on: .phone)
      let detail = Screen("Detail")
      columns.setColumn(Screen("Primary"), for: .primary)
      columns.setColumn(detail, for: .secondary)
      stage.app.settle()
      let stack = try #require(detail.navigationController)
      var leaf: Leaf? = Leaf(stack, ["Leaf"], stage.log)
      if let leaf { columns.start(leaf) }
      columns.splitViewController.show(.primary)
      stage.app.settle()
      let child = try stage.follow(#require(leaf), #require(leaf).childViewControllers)
      leaf = nil
      expectNil(stack.parent)
      child.begin()
      stack.popToRootViewController(animated: false)
      // UIKit reports nothing, but the screen is freed.
      expectEqual(child.story, ExitStage.left(of: "Columns", after: "Leaf pop Screen observed"))
    }

    test("Columns that are removed while one has a hidden stack with a raw push") {
      stage.app.device.screen = .phone
      let child = try { () throws -> Child in
        let columns = Columns(UISplitViewController(style: .tripleColumn), stage.log)
        stage.host.present(columns, animated: false)
        let list = Screen("List")
        columns.setColumn(Screen("Primary"), for: .primary)
        columns.setColumn(list, for: .supplementary)
        stage.app.settle()
        let stack = try #require(list.navigationController)
        stack.pushViewController(Screen("Raw"), animated: false)
        stage.app.settle()
        columns.splitViewController.show(.primary)
        stage.app.settle()
        expectNil(stack.parent)
        return stage.follow(
          columns, [columns.splitViewController, stack] + stack.viewControllers)
      }()
      stage.host.dismiss(animated: false)
      expectEqual(
        child.story,
        """
        Columns.stop()
        Observer hears that Columns stopped
        Host hears that Columns stopped
        Columns outcome: cancelled: its last screen left
        freed: coordinator, context, screens
        journal: Host dismiss requested; Host dismiss UISplitViewController performed; \
        ContainerExitTests.Columns stopped; \
        ContainerExitTests.Columns cancelled: its last screen left
        """)
    }
  }

  /// Columns that are filled by raw calls.
  final class Filled: SplitCoordinator {
    let context = CoordinatorContext()
    let splitViewController = UISplitViewController()
    private var detail: Sheet?
    private let log: ExitLog

    init(_ detail: Sheet, _ log: ExitLog) {
      self.detail = detail
      self.log = log
    }

    func start() {
      guard let detail else { return }
      start(detail)
      splitViewController.viewControllers = [
        UINavigationController(rootViewController: Screen("Primary")), detail.rootViewController,
      ]
      self.detail = nil
    }
    func coordinatorDidStop(_ coordinator: any Coordinator) {
      log.note("Filled", hearsOf: coordinator)
    }
  }

  @Test(arguments: [UISplitViewController.Column.primary, .secondary])
  func `A column keeps the stack that UIKit made for it when a raw call replaces the root`(
    column: UISplitViewController.Column
  ) throws {
    let columns = columns(UISplitViewController(style: .doubleColumn), on: ContainerExitTests.wide)
    let (primary, detail) = (Screen("Primary"), Screen("Detail"))
    columns.setColumn(primary, for: .primary)
    columns.setColumn(detail, for: .secondary)
    stage.app.settle()
    let stack = try #require((column == .primary ? primary : detail).navigationController)
    let other = try #require((column == .primary ? detail : primary).navigationController)
    var leaves = [Leaf(stack, ["On it"], stage.log), Leaf(other, ["Beside"], stage.log)]
    stack.setViewControllers([Screen("Root")], animated: false)
    for leaf in leaves { columns.start(leaf) }
    stage.app.settle()
    let children = leaves.map { stage.follow($0, $0.childViewControllers) }
    leaves = []
    for screen in [ScreenMetrics.phone, ContainerExitTests.wide, .phone] {
      stage.app.device.screen = screen
      stage.app.settle()
      columns.splitViewController.show(.primary)
      stage.app.settle()
      for child in children { expectEqual(child.flow?.isActive, true) }
    }
    let hidden = "ContainerExitTests.Columns hideColumn Screen observed"
    for child in children { expectEqual(child.story, ExitStage.kept(after: hidden, hidden)) }
  }
}
