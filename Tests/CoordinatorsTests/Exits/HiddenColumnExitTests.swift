import CompactTesting
import CoordinatorTesting
import HeadlessUIKit
import Testing

/// Removals from columns without a view that leaves a window and without a delegate call.
struct HiddenColumnExitTests: TableSuite {
  let stage = ExitStage()

  private func columns(_ split: UISplitViewController, on screen: ScreenMetrics) -> Columns {
    stage.app.device.screen = screen
    let columns = Columns(split, stage.log)
    stage.host.setRoot(columns)
    stage.app.settle()
    return columns
  }

  private typealias Columns = ContainerExitTests.Columns

  @Test(.coordinators, .serialized, arguments: await rowNames)
  func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("A raw call replaces the screen of a covered column") {
      let columns = columns(
        UISplitViewController(style: .doubleColumn), on: ContainerExitTests.wide)
      let child = stage.follow("Detail") { columns.setColumn($0, for: .secondary) }
      columns.present(Screen("Cover"), animated: false, style: .fullScreen)
      stage.app.settle()
      child.begin()
      columns.splitViewController.setViewController(Screen("Other"), for: .secondary)
      child.expectLeft(
        of: "Columns", after: "ContainerExitTests.Columns setColumn Screen observed",
        "Sheet replaceColumn Screen observed")
    }

    test("A hidden column whose screen a raw call replaces, when the columns collapse") {
      let split = UISplitViewController(style: .doubleColumn)
      split.preferredDisplayMode = .secondaryOnly
      let columns = columns(split, on: ContainerExitTests.wide)
      columns.setColumn(Screen("Detail"), for: .secondary)
      let child = stage.follow("List") { columns.setColumn($0, for: .primary) }
      split.setViewController(Screen("Raw"), for: .primary)
      stage.app.device.screen = .phone
      child.expectLeft(
        of: "Columns", after: "ContainerExitTests.Columns setColumn Screen observed",
        "Sheet replaceColumn Screen observed")
    }

    test("A hidden column whose screen a raw call replaces, when the columns expand") {
      let split = UISplitViewController(style: .doubleColumn)
      let columns = columns(split, on: .phone)
      columns.setColumn(Screen("List"), for: .primary)
      let child = stage.follow("Detail") { columns.setColumn($0, for: .secondary) }
      stage.app.back()
      expectEqual(child.flow?.isActive, true)
      split.setViewController(Screen("Raw"), for: .secondary)
      child.begin()
      stage.app.device.screen = ContainerExitTests.wide
      child.expectLeft(
        of: "Columns", after: "ContainerExitTests.Columns setColumn Screen observed",
        "Sheet replaceColumn Screen observed")
    }

    test("Going back from collapsed columns that a hook has filled by raw calls") {
      stage.app.device.screen = ContainerExitTests.wide
      let child = stage.follow("Detail") { detail in
        let columns = Filled(detail, stage.log)
        stage.host.setRoot(columns)
      }
      stage.app.device.screen = .phone
      stage.app.settle()
      expectEqual(stage.app.title, "Detail")
      child.begin()
      stage.app.back()
      expectEqual(stage.app.title, "Primary")
      child.expectLeft(of: "Filled", after: "Sheet pop Screen observed")
    }

    test("A secondary that the delegate discards in a collapse") {
      final class Discarding: NSObject, UISplitViewControllerDelegate {
        func splitViewController(
          _ splitViewController: UISplitViewController,
          collapseSecondary secondaryViewController: UIViewController,
          onto primaryViewController: UIViewController
        ) -> Bool { true }
      }
      let delegate = Discarding()
      stage.app.device.screen = ContainerExitTests.wide
      let child = stage.follow("Detail") { detail in
        let columns = Filled(detail, stage.log)
        columns.splitViewController.delegate = delegate
        stage.host.setRoot(columns)
      }
      child.begin()
      stage.app.device.screen = .phone
      stage.app.settle()
      expectEqual(stage.app.title, "Primary")
      expectEqual(child.flow?.isActive, nil)
      stage.app.device.screen = ContainerExitTests.wide
      stage.app.settle()
      expectEqual(stage.app.title, "Detail")
    }

    test("UIKit's stack of a column is removed with the column") {
      let columns = columns(
        UISplitViewController(style: .doubleColumn), on: ContainerExitTests.wide)
      let primary = Screen("Primary")
      columns.setColumn(primary, for: .primary)
      stage.app.settle()
      let child = try stage.push(of: columns, on: require(primary.navigationController))
      columns.setColumn(Screen("Other"), for: .primary)
      child.expectLeft(
        of: "Columns", after: "ContainerExitTests.Columns setColumn Screen requested",
        "ContainerExitTests.Columns setColumn Screen performed")
    }

    test("A screen on top of the stack of collapsed columns") {
      let columns = columns(UISplitViewController(style: .doubleColumn), on: .phone)
      let primary = Screen("Primary")
      columns.setColumn(primary, for: .primary)
      columns.setColumn(Screen("Detail"), for: .secondary)
      stage.app.settle()
      let child = try stage.push(of: columns, on: require(primary.navigationController))
      expectEqual(stage.app.title, "Leaf")
      if let leaf = child.flow as? Leaf { columns.stop(leaf) }
      child.expectLeft(
        of: "Columns", reason: .stoppedByParent,
        then: ["ContainerExitTests.Columns leave Screen performed"])
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
      let stack = try require(detail.navigationController)
      let child = stage.push(of: columns, on: stack)
      columns.splitViewController.show(.primary)
      stage.app.settle()
      expectNil(stack.parent)
      child.begin()
      stack.popToRootViewController(animated: false)
      // UIKit reports nothing, but the screen is freed.
      child.expectLeft(of: "Columns", after: "Leaf pop Screen observed")
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
        let stack = try require(list.navigationController)
        stack.pushViewController(Screen("Raw"), animated: false)
        stage.app.settle()
        columns.splitViewController.show(.primary)
        stage.app.settle()
        expectNil(stack.parent)
        return stage.follow(
          columns, [columns.splitViewController, stack] + stack.viewControllers)
      }()
      stage.host.dismiss(animated: false)
      child.expectLeft(
        after: "Host dismiss requested", "Host dismiss UISplitViewController performed")
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

  @Test(.coordinators, .serialized, arguments: [UISplitViewController.Column.primary, .secondary])
  func `A column keeps the stack that UIKit made for it when a raw call replaces the root`(
    column: UISplitViewController.Column
  ) throws {
    let columns = columns(UISplitViewController(style: .doubleColumn), on: ContainerExitTests.wide)
    let (primary, detail) = (Screen("Primary"), Screen("Detail"))
    columns.setColumn(primary, for: .primary)
    columns.setColumn(detail, for: .secondary)
    stage.app.settle()
    let stack = try require((column == .primary ? primary : detail).navigationController)
    let other = try require((column == .primary ? detail : primary).navigationController)
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
    for child in children { child.expectKept(after: hidden, hidden) }
  }
}
