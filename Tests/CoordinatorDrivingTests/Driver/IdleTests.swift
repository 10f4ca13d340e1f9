import CompactTesting
import CoordinatorTesting
import HeadlessUIKit
import Testing

/// `isIdle` looks at UIKit's transitions, at the clock and at the queue.
@MainActor @Suite(.coordinators) struct IdleTests: TableSuite {
  let app = AppDriver(Desk.init(navigationController:))

  @Test(arguments: await rowNames) func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("A step leaves nothing under way") {
      app.tap("Drawer")
      expectTrue(app.isIdle)
    }

    test("A swipe held by a finger is a transition") {
      app.tap("Drawer")
      try app.beginSwipeBack()
      app.moveSwipe(to: 0.4)
      app.settle()
      expectFalse(app.isIdle)
      app.cancelSwipe()
      expectTrue(app.isIdle)
    }

    test("A sheet held by a finger is a transition") {
      app.tap("Lamp")
      try app.beginSheetDrag()
      app.settle()
      expectFalse(app.isIdle)
      app.finishSheetDrag()
      expectTrue(app.isIdle)
    }

    test("A raw push is under way until its time has passed") {
      let desk = try #require(app.root as? Desk)
      app.device.run {
        desk.navigationController.pushViewController(UIViewController(), animated: true)
      }
      expectFalse(app.isIdle)
      app.settle()
      expectTrue(app.isIdle)
    }

    test("A request that waits in the queue is not done") {
      let desk = try #require(app.root as? Desk)
      app.device.run {
        desk.push(UIViewController())
        desk.push(UIViewController())
      }
      expectFalse(app.isIdle)
      app.settle()
      expectTrue(app.isIdle)
      expectEqual(app.depth, 3)
    }
  }
}
