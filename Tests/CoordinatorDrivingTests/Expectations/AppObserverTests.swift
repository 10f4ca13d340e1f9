import CompactTesting
import CoordinatorTesting
import HeadlessUIKit
import Testing

/// Observes an app on a device whose turns come by themselves, as in a simulator.
struct AppObserverTests: TableSuite {
  @Test(arguments: await rowNames) func row(name: String) async throws {
    try await HeadlessDevice(clock: TransitionClock(.immediate)).scope { try await run(row: name) }
  }

  func table(_ test: inout TestTable) {
    test("Settling waits for a transition, and the journal has its events") {
      let app = AppObserver()
      let phone = Phone()
      let push = phone.desk.push(Drawer())
      expectFalse(app.isIdle)
      expectNil(push.ended)
      let hasSettled = await app.settle(within: limit)
      expectTrue(hasSettled)
      expectTrue(app.isIdle)
      expectEqual(push.ended, .performed)
      expectEqual(
        app.tree,
        """
        Desk  active  ◀ FormScreen
        └─ Drawer  active  ◀ ListScreen
        """)
      expectNotNil(app.coordinator(Drawer.self))
      expectTrue(app.journal.contains("Desk/Drawer"))
      phone.desk.pop()
      await app.settle(within: limit)
      expectNil(app.coordinator(Drawer.self))
    }

    test("Settling waits for what a task of the app shows") {
      let app = AppObserver()
      let phone = Phone()
      Task { phone.desk.present(Lamp(), style: .pageSheet) }
      await app.settle(within: limit)
      expectNotNil(phone.desk.navigationController.presentedViewController)
    }

    test("Settling on a stepped clock advances the clock") {
      let device = HeadlessDevice(clock: TransitionClock(.stepped))
      await device.scope {
        let app = AppObserver()
        let phone = Phone()
        let push = phone.desk.push(Drawer())
        await app.settle(within: limit)
        expectEqual(push.ended, .performed)
        expectTrue(device.clock.isIdle)
      }
    }

    test("A transition that never ends is an issue with the tree") {
      let app = AppObserver()
      let desk = Desk(navigationController: UINavigationController())
      desk.launch()
      desk.present(Lamp(), style: .pageSheet)
      var hasSettled = true
      let line = #line + 2
      await withKnownIssue {
        hasSettled = await app.settle(within: .milliseconds(20))
      } matching: {
        $0.sourceLocation?.line == line
          && $0.comments == [
            """
            A transition still runs or waits after 0.02 seconds.

            This usually means that a presentation waits for a visible window, or that an animator never ends.

            The tree:
            Desk  active  ◀ FormScreen
            └─ Lamp  active  ◀ UIViewController
            """
          ]
      }
      expectFalse(hasSettled)
    }

    test("Settling does not wait for the answer of a guard") {
      let app = AppObserver()
      let phone = Phone()
      let memo = Memo()
      phone.desk.push(memo)
      await app.settle(within: limit)
      let pop = phone.desk.attempt(.pop())
      await app.settle(within: limit)
      expectNil(pop.ended)
      memo.answer?.resume(returning: true)
      await app.settle(within: limit)
      expectEqual(pop.ended, .performed)
      expectNil(app.coordinator(Memo.self))
    }

    test("The outcome of a flow is awaited") {
      let app = AppObserver()
      let phone = Phone()
      let quiz = Quiz()
      let handle = phone.desk.present(quiz)
      Task { quiz.finish(42) }
      let outcome = await app.outcome(of: handle, within: limit)
      expectEqual(outcome?.output, 42)
    }

    test("The outcome of a flow is found while a transition waits for a window") {
      let app = AppObserver()
      let desk = Desk(navigationController: UINavigationController())
      desk.launch()
      desk.present(Lamp(), style: .pageSheet)
      let quiz = Quiz()
      let handle = desk.start(quiz)
      quiz.finish(42)
      let outcome = await app.outcome(of: handle, within: .milliseconds(20))
      expectEqual(outcome?.output, 42)
    }

    test("A flow that never ends is an issue with the tree") {
      let app = AppObserver()
      let phone = Phone()
      let handle = phone.desk.present(Quiz())
      await withKnownIssue {
        let outcome = await app.outcome(of: handle, within: .milliseconds(20))
        expectNil(outcome)
      } matching: {
        $0.comments.first?.rawValue.hasPrefix("The flow still runs after 0.02 seconds.\n") == true
          && $0.comments.first?.rawValue.hasSuffix("└─ Quiz  active  ◀ UIViewController") == true
      }
    }

    test("The trait records what a timer reports") {
      try await issues(of: .coordinatorDiagnostics, "'Desk' started 'Lamp', but none") {
        let phone = Phone()
        phone.desk.start(Lamp())
        await AppObserver().settle(within: limit)
      }
    }

    test("The trait can expect that stopped coordinators are freed") {
      try await issues(of: .coordinatorDiagnostics(expectingFreed: true), "'Drawer' was stopped,") {
        let phone = Phone()
        let drawer = Drawer()
        drawer.rootViewController.loadViewIfNeeded()
        Kept.drawer = drawer
        phone.desk.push(drawer, animated: false)
        phone.desk.stop(drawer)
      }
      Kept.drawer = nil
    }

    test("The trait records nothing in a correct test") {
      let test = try require(Test.current)
      try await DiagnosticsTrait.coordinatorDiagnostics(expectingFreed: true).provideScope(
        for: test, testCase: Test.Case.current
      ) {
        await MainActor.run { _ = Phone().desk.push(Drawer()) }
      }
    }
  }

  /// Expects that a test with a trait records one issue, whose text begins with a certain prefix.
  private func issues(
    of trait: DiagnosticsTrait, _ prefix: String,
    _ body: @escaping @MainActor @Sendable () async -> Void
  ) async throws {
    let test = try require(Test.current)
    try await withKnownIssue {
      try await trait.provideScope(for: test, testCase: Test.Case.current) { await body() }
    } matching: {
      $0.comments.first?.rawValue.hasPrefix(prefix) == true
    }
  }
}

/// In a full run, the main actor is busy with other tests.
private let limit = Duration.seconds(600)

/// Keeps a coordinator after its test.
@MainActor private enum Kept {
  static var drawer: Drawer?
}

/// An app that keeps its window and its root.
@MainActor private final class Phone {
  let desk: Desk
  private let window = UIWindow()

  init() { desk = .launched(in: window) }
}

private final class Memo: SceneCoordinator, LeaveGuarding {
  let context = CoordinatorContext()
  let rootViewController = UIViewController()
  var answer: CheckedContinuation<Bool, Never>?
  var guardsLeaving: Bool { true }
  func canLeave() async -> Bool { await withCheckedContinuation { answer = $0 } }
}

private final class Quiz: SceneCoordinator, FlowCoordinator {
  typealias Output = Int
  let context = CoordinatorContext()
  let rootViewController = UIViewController()
}
