import CompactTesting
import CoordinatorTesting
import HeadlessUIKit
import Testing

/// Screens that verbs put into columns.
@MainActor @Suite(.coordinators, .serialized) struct CollapsedColumnTests {
  let stage = ExitStage()
}

extension CollapsedColumnTests {
  private typealias Columns = ContainerExitTests.Columns

  private func columns(_ split: UISplitViewController, on screen: ScreenMetrics) -> Columns {
    stage.app.device.screen = screen
    let columns = Columns(split)
    stage.host.setRoot(columns)
    columns.setColumn(Sheet(Screen("Primary"), stage.log), for: .primary)
    columns.setColumn(Sheet(Screen("Secondary"), stage.log), for: .secondary)
    stage.app.settle()
    return columns
  }

  private func titles(of columns: Columns) -> [String] {
    columns.columnCoordinators.map { EngineProbe.ownScreen(of: $0)?.title ?? "-" }
  }

  @Test(arguments: [true, false])
  func `A child with a column is not put into another column`(isClassic: Bool) throws {
    let split = isClassic ? UISplitViewController() : UISplitViewController(style: .doubleColumn)
    let columns = columns(split, on: ContainerExitTests.wide)
    let primary = try require(columns.columnCoordinators.first as? Sheet)
    let shown = columns.setColumn(primary, for: .secondary)
    stage.app.settle()
    expectTrue(reason(shown).contains("already"))
    expectEqual(titles(of: columns), ["Primary", "Secondary"])
    expectEqual(columns.children.count, 2)
  }

  @Test func `A detail that is set again while the columns are collapsed stays in place`() {
    let columns = columns(UISplitViewController(), on: .phone)
    let stack = UINavigationController(rootViewController: Screen("Bare"))
    columns.setColumn(stack, for: .primary)
    let detail = Sheet(Screen("Detail"), stage.log)
    columns.setColumn(detail, for: .secondary)
    stage.app.settle()
    stage.app.expectPerformed(columns.setColumn(detail, for: .secondary))
    expectEqual(stack.viewControllers.map { $0.title ?? "" }, ["Bare", "Detail"])
    expectTrue(detail.isActive)
  }
}
