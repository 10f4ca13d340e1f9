import CompactTesting
import HeadlessUIKit
import Testing

@testable import TerminalHost

/// What a person sees of an app that shows nothing.
@MainActor struct EmptyScreenTests {
  @Test func `While no window is visible the screen says what may be missing`() {
    let desk = Desk()
    expectTrue(desk.screen.contains("No window is visible."))
    expectTrue(desk.screen.contains("'makeKeyAndVisible()'"))
    expectTrue(desk.screen.contains("'launch()'"))
    desk.show { UIViewController() }
    expectFalse(desk.screen.contains("No window is visible."))
  }

  @Test(arguments: [(0, 0), (1, 1), (3, 40), (200, 2)])
  func `It fits into any size`(columns: Int, rows: Int) {
    let desk = Desk(size: GridSize(columns: columns, rows: rows))
    expectEqual(desk.session.frame(size: desk.size).size, desk.size)
  }
}
