import CompactTesting
import CoordinatorTesting
import HeadlessUIKit
import Testing

@testable import Coordinators

/// Awaiting a transition that cannot end is reported, and the test does not hang.
@Suite(.coordinators, .serialized) struct AwaitTests: TableSuite {
  var (app, shop) = launchShop()
}

extension AwaitTests {
  @Test(.timeLimit(.minutes(5)))
  func `Awaiting a transition on a stopped clock is reported, and the await returns`() async {
    let handle = shop.push(Screen("A"))
    await withKnownIssue {
      let result = await AwaitWatch.$patience.withValue(0.01) { await handle.result }
      expectEqual(result, .performed)
    } matching: {
      $0.comments.first?.rawValue.contains("stepped clock that nobody has moved") ?? false
    }
  }

  @Test(arguments: await rowNames) func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("Awaiting a transition in a task succeeds while the test moves the clock") {
      let handle = shop.push(Screen("A"))
      var isAwaited = false
      let task = Task {
        isAwaited = true
        return await handle.result
      }
      await wait { isAwaited }
      app.settle()
      await expectEqual(task.value, .performed)
    }
  }
}

/// Links are awaited as transitions are; the test's device has no other app.
@MainActor @Suite(.coordinators) struct LinkAwaitTests {}

extension LinkAwaitTests {
  @Test(.timeLimit(.minutes(5)))
  func `Awaiting a link on a stopped clock is reported, and the await returns`() async {
    let stage = PressStage()
    stage.press.gate.unguarded = ["library"]
    stage.library.unguarded = ["article(42)", "offer"]
    let handle = stage.begin(.offer(42))
    // The guard is asked between the two transitions.
    stage.library.unguarded = ["article(42)"]
    await withKnownIssue {
      let result = await AwaitWatch.$patience.withValue(0.01) { await handle.result }
      expectEqual(result, .opened(.offer(42)))
    } matching: {
      $0.comments.first?.rawValue.contains("stepped clock that nobody has moved") ?? false
    }
  }
}
