import CompactTesting
import CoordinatorTesting
import HeadlessUIKit
import Testing

@Suite(.coordinators(expectingFreed: true)) struct FreedTraitTests: TableSuite {
  @Test(arguments: await rowNames) func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("Leaked coordinators are found by their names, with and without screens") {
      let device = HeadlessDevice(clock: TransitionClock(.stepped))
      let detector = device.run { LeakDetector() }
      let app = device.run { AppDriver(Desk.init(navigationController:)) }
      app.tap("Lamp")
      let lamp = app.coordinator(Lamp.self)
      let coin = Coin()
      app.root?.start(coin)
      expectEqual(detector.leaks, [])
      app.swipeDown()
      app.root?.stop(coin)
      expectEqual(detector.leaks, ["'Coin' was stopped", "'Lamp' was stopped"])
      withExtendedLifetime((lamp, coin)) {}
    }

    test("Leaked screens are found by their names, if no coordinator leaks") {
      let device = HeadlessDevice(clock: TransitionClock(.stepped))
      let detector = device.run { LeakDetector() }
      let app = device.run { AppDriver(Desk.init(navigationController:)) }
      let kept = UIViewController()
      let screens = [UIPageViewController(), kept].map { screen in
        app.root?.present(screen, animated: false)
        app.root?.dismiss(animated: false)
        app.settle()
        return screen
      }
      kept.isKeptForReuse = true
      expectEqual(app.device.run { detector.leaks }, ["'UIPageViewController' was removed"])
      withExtendedLifetime(screens) {}
    }

    test("Observing a coordinator takes no longer for the coordinators that run already") {
      let device = HeadlessDevice(clock: TransitionClock(.stepped))
      let detector = device.run { LeakDetector() }
      let app = device.run { AppDriver(Desk.init(navigationController:)) }
      let tokens = (0..<100).map { _ in Token() }
      for token in tokens { app.root?.start(token) }
      expectTrue(tokens.allSatisfy { $0.reads < 20 })
      for token in tokens { app.root?.stop(token) }
      expectEqual(detector.leaks.count, 100)
    }

    test("A coordinator that leaks at the end of the test is an issue") {
      let test = try require(Test.current)
      try await withKnownIssue {
        try await CoordinatorTrait.coordinators(expectingFreed: true).provideScope(
          for: test, testCase: Test.Case.current
        ) { await Leak.make() }
      } matching: { issue in
        issue.comments.first?.rawValue.hasPrefix(
          "'Lamp' was stopped, but is still alive at the end of the test.") ?? false
      }
      Leak.lamp = nil
    }
  }
}

/// Retains a coordinator after its test.
@MainActor private enum Leak {
  static var lamp: Lamp?

  static func make() {
    let app = AppDriver(Desk.init(navigationController:))
    app.tap("Lamp")
    lamp = app.coordinator(Lamp.self)
    app.swipeDown()
  }
}

@MainActor @Suite(.coordinators) struct CoordinatorTraitTests {
  @Test func `A diagnostic is an issue of the test`() {
    let app = AppDriver(Desk.init(navigationController:))
    withKnownIssue {
      app.root?.stop(Lamp())
    } matching: { issue in
      issue.comments.first?.rawValue.contains("Lamp") ?? false
    }
  }

  @Test func `A guard that asks after the end of the test adds no issue`() async throws {
    let test = try require(Test.current)
    let trait = CoordinatorTrait.coordinators(expectingFreed: true)
    try await trait.provideScope(for: test, testCase: Test.Case.current) {
      await LateGuard.swipe()
    }
  }

  @Test func `A rejection that nobody has seen is an issue of the test, also if the test throws`()
    async throws
  {
    let test = try require(Test.current)
    await withKnownIssue {
      await #expect(throws: Thrown.self) {
        try await CoordinatorTrait.coordinators.provideScope(
          for: test, testCase: Test.Case.current
        ) { try await Thrown.afterRejection() }
      }
    } matching: { issue in
      issue.comments.first?.rawValue.hasPrefix("'Desk' was asked to 'pop', and it was rejected")
        ?? false
    }
  }

  @Test(arguments: 1...3)
  func `Each test case has its own device with a stepped clock`(run: Int) {
    expectTrue(HeadlessDevice.current.windows.isEmpty)
    expectEqual(HeadlessDevice.current.clock.mode, .stepped)
    let app = AppDriver(Desk.init(navigationController:))
    expectSame(app.device, HeadlessDevice.current)
    expectSame(UIApplication.shared, app.device.application)
  }
}

private struct Thrown: Error {
  @MainActor static func afterRejection() throws {
    let app = AppDriver(Desk.init(navigationController:))
    (app.root as? Desk)?.pop()
    throw Thrown()
  }
}

@MainActor private enum LateGuard {
  static func swipe() {
    let app = AppDriver(device: .current)
    app.launch(DeskDelegate.self)
    app.coordinator(Desk.self)?.present(SettleTasksTests.Memo(), style: .pageSheet)
    app.swipeDown()
  }
}

private final class Coin: Coordinator {
  let context = CoordinatorContext()
  func start() {}
}

/// Counts how often its context is read.
private final class Token: Coordinator {
  private let stored = CoordinatorContext()
  private(set) var reads = 0

  var context: CoordinatorContext {
    reads += 1
    return stored
  }
  func start() {}
}
