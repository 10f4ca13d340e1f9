import CoordinatorTesting
import HeadlessUIKit
import Testing

/// A test that awaits what only itself could bring about is told so, and does not hang.
@MainActor @Suite(.coordinators) struct AwaitTests {
  let app: AppDriver
  let shop: Shop

  init() throws {
    app = AppDriver(Shop.init(navigationController:))
    shop = try #require(app.root as? Shop)
  }

  @Test(.timeLimit(.minutes(5)))
  func `Awaiting a transition on a clock that nobody moves is reported, and goes on`() async {
    let handle = shop.show(Screen("A"))
    await withKnownIssue {
      let result = await handle.result
      #expect(result == .performed)
    } matching: {
      $0.comments.first?.rawValue.contains("stepped clock that nobody has moved") ?? false
    }
  }

  @Test func `Awaiting it after the clock was moved`() async {
    let handle = shop.show(Screen("A"))
    app.settle()
    #expect(await handle.result == .performed)
  }

  @Test func `Awaiting it in a task while the test moves the clock`() async {
    let handle = shop.show(Screen("A"))
    let task = Task { await handle.result }
    await Task.yield()
    app.settle()
    #expect(await task.value == .performed)
  }
}
