import CoordinatorTesting
import HeadlessUIKit
import Testing

@testable import Coordinators

/// Each request ends exactly once: a second end, which would spoil the counts, stops the program
/// where assertions are on.
@MainActor @Suite struct EndTests {
  @Test func `A handle that ends a second time is noticed`() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      let handle = TransitionHandle()
      handle.end(.performed)
      handle.end(.merged)
    }
  }

  @Test func `A request that ends a second time is noticed`() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      let request = TransitionRequest(.pop(), requester: nil)
      request.end(.performed)
      request.end(.performed)
    }
  }

  @Test func `One that ends once is none of it`() async {
    await #expect(processExitsWith: .success) { @MainActor in
      TransitionRequest(.pop(), requester: nil).end(.performed)
    }
  }

  @Test func `A long queue of requests that end in their own call does not nest their calls`() async
  {
    await #expect(processExitsWith: .success) { @MainActor in
      let (app, shop) = launchShop()
      shop.push(Screen("A"))
      var last: TransitionHandle?
      for _ in 0..<5_000 {
        shop.perform(.popToRoot(animated: false))
        last = shop.perform(.popTo(shop.list, animated: false))
      }
      app.settle()
      guard last?.ended == .performed else { fatalError("The last request has not ended.") }
    }
  }
}
