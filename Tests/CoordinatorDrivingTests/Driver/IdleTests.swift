import CompactTesting
import CoordinatorTesting
import HeadlessUIKit
import Testing

struct IdleTests: TableSuite {
  let app = AppDriver(Desk.init(navigationController:))

  @Test(.coordinators, arguments: await rowNames)
  func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("The app is not idle while a finger holds a sheet") {
      app.tap("Lamp")
      try app.beginSheetDrag()
      app.settle()
      expectFalse(app.isIdle)
      app.finishGesture()
      expectTrue(app.isIdle)
    }

    test("The app is not idle during a raw push") {
      let desk = try require(app.root as? Desk)
      desk.navigationController.pushViewController(UIViewController(), animated: true)
      expectFalse(app.isIdle)
      app.settle()
      expectTrue(app.isIdle)
    }

    test("The app is not idle while a request waits in the queue") {
      let desk = try require(app.root as? Desk)
      desk.push(UIViewController())
      desk.push(UIViewController())
      expectFalse(app.isIdle)
      app.settle()
      expectTrue(app.isIdle)
      expectEqual(app.depth, 3)
    }
  }
}
