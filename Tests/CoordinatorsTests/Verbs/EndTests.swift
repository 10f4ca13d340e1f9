import CompactTesting
import CoordinatorTesting
import HeadlessUIKit
import Testing

@testable import Coordinators

/// Each request ends exactly once: a second end fails an assertion.
@MainActor @Suite(.onItsOwnThread) struct EndTests {}

private func message(of result: ExitTest.Result?) -> String {
  String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
}

extension EndTests {
  @Test func `Ending a handle twice fails an assertion`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      @MainActor in
      let handle = TransitionHandle()
      handle.end(.performed)
      handle.end(.merged)
    }
    expectTrue(message(of: result).contains("A transition ended twice: merged"))
  }

  @Test func `Ending a request twice fails an assertion`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      @MainActor in
      let request = TransitionRequest(.pop(), requester: nil)
      request.end(.performed)
      request.end(.performed)
    }
    expectTrue(message(of: result).contains("'pop' ended twice: performed"))
  }

  @Test func `Ending a request once fails no assertion`() async {
    await #expect(processExitsWith: .success) { @MainActor in
      TransitionRequest(.pop(), requester: nil).end(.performed)
    }
  }

  @Test func `A long queue of requests that end at once does not nest their calls`() async {
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
