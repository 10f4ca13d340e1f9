import CoordinatorTesting
import HeadlessUIKit
import Testing

/// `isIdle` looks at UIKit's transitions, at the clock and at the queue.
@MainActor @Suite(.coordinators) struct IdleTests {
  let app = AppDriver(Desk.init(navigationController:))

  @Test func `A step leaves nothing under way`() {
    app.tap("Drawer")
    #expect(app.isIdle)
  }

  @Test func `A swipe held by a finger is a transition`() throws {
    app.tap("Drawer")
    try app.beginSwipeBack()
    app.moveSwipe(to: 0.4)
    app.settle()
    #expect(!app.isIdle)
    app.cancelSwipe()
    #expect(app.isIdle)
  }

  @Test func `A sheet held by a finger is a transition`() throws {
    app.tap("Lamp")
    try app.beginSheetDrag()
    app.settle()
    #expect(!app.isIdle)
    app.finishSheetDrag()
    #expect(app.isIdle)
  }

  @Test func `A raw push is under way until its time has passed`() throws {
    let desk = try #require(app.root as? Desk)
    app.device.run {
      desk.navigationController.pushViewController(UIViewController(), animated: true)
    }
    #expect(!app.isIdle)
    app.settle()
    #expect(app.isIdle)
  }

  @Test func `A request that waits in the queue is not done`() throws {
    let desk = try #require(app.root as? Desk)
    app.device.run {
      desk.show(UIViewController())
      desk.show(UIViewController())
    }
    #expect(!app.isIdle)
    app.settle()
    #expect(app.isIdle)
    #expect(app.depth == 3)
  }
}
