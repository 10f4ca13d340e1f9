import CompactTesting
import CoordinatorTesting
import HeadlessUIKit
import Testing

/// What `.coordinators(expectingFreed: true)` does for a test.
@MainActor @Suite(.coordinators(expectingFreed: true)) struct FreedTraitTests: TableSuite {
  let app = AppDriver(Desk.init(navigationController:))

  @Test(arguments: await rowNames) func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("What was stopped and is freed, or runs still, is no issue") {
      app.tap("Drawer")
      app.back()
      app.tap("Lamp")
      app.swipeDown()
      app.tap("Drawer")
      expectNotNil(app.coordinator(Drawer.self))
    }

    test("What was stopped and is kept is known by its name") {
      let device = HeadlessDevice(clock: TransitionClock(.stepped))
      let watch = StoppedWatch(on: device)
      let app = device.run { AppDriver(Desk.init(navigationController:)) }
      app.tap("Lamp")
      let lamp = app.coordinator(Lamp.self)
      expectEqual(watch.alive, [])
      app.swipeDown()
      expectEqual(watch.alive, ["Lamp"])
      withExtendedLifetime(lamp) {}
    }

    test("What was stopped and is kept at the end of the test is its issue") {
      let test = try #require(Test.current)
      try await withKnownIssue {
        try await CoordinatorTrait.coordinators(expectingFreed: true).provideScope(
          for: test, testCase: Test.Case.current
        ) { await Kept.leave() }
      } matching: { issue in
        issue.comments.first?.rawValue.hasPrefix(
          "'Lamp' was stopped, and is still alive at the end of the test.") ?? false
      }
      Kept.lamp = nil
    }
  }
}

/// Keeps a coordinator beyond its test.
@MainActor private enum Kept {
  static var lamp: Lamp?

  static func leave() {
    let app = AppDriver(Desk.init(navigationController:))
    app.tap("Lamp")
    lamp = app.coordinator(Lamp.self)
    app.swipeDown()
  }
}

/// What `.coordinators` does for a test.
@MainActor @Suite(.coordinators) struct TraitTests {
  @Test func `A diagnostic is an issue of the test`() {
    let app = AppDriver(Desk.init(navigationController:))
    withKnownIssue {
      app.root?.stop(Lamp())
    } matching: { issue in
      issue.comments.first?.rawValue.contains("Lamp") ?? false
    }
  }

  @Test(arguments: 1...3)
  func `Each test case has a device of its own, on which nothing moves by itself`(run: Int) {
    expectTrue(HeadlessDevice.current.windows.isEmpty)
    expectEqual(HeadlessDevice.current.clock.mode, .stepped)
    let app = AppDriver(Desk.init(navigationController:))
    expectSame(app.device, HeadlessDevice.current)
    expectSame(UIApplication.shared, app.device.application)
  }
}
