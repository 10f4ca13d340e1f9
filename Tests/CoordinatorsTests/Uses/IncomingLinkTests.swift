import CompactTesting
import CoordinatorTesting
import HeadlessUIKit
import Testing

/// A transition that a link leads to works in each state of the app.
@MainActor @Suite(.coordinators, .serialized) struct IncomingLinkTests: TableSuite {
  var (app, shop) = launchShop()

  /// Follows a link, as the page does.
  @discardableResult
  private func followLink() -> TransitionHandle {
    app.device.run {
      shop.attempt(.sequence(.dismissAll(), .popToRoot(), .push(Screen("Article"))))
    }
  }

  /// The titles of the stack, with `^` before the presented screen.
  private var visible: String {
    let sheet = shop.navigationController.presentedViewController
    return shop.titles.joined(separator: " ") + (sheet.map { " ^ \($0.title ?? "")" } ?? "")
  }

  @Test(arguments: await rowNames) func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("A link dismisses open sheets") {
      let coupon = Coupon()
      var ends: [String] = []
      shop.present(coupon).whenEnded { ends.append("\($0)") }
      app.settle()
      coupon.present(Account()).whenEnded { ends.append("\($0)") }
      app.settle()
      let handle = followLink()
      app.settle()
      expectEqual(visible, "List Article")
      expectEqual(ends, Array(repeating: "cancelled: its last screen left", count: 2))
      expectEqual(handle.ended, .performed)
      expectTrue(app.device.log.entries.isEmpty)
    }

    test("A link dismisses an alert") {
      var end = ""
      shop.ask(Alert("Sure?", actions: [.cancel("No", 0)])).whenEnded { end = "\($0)" }
      app.settle()
      followLink()
      app.settle()
      expectEqual(visible, "List Article")
      expectEqual(end, "cancelled: its last screen left")
    }

    test("A link waits for a running transition") {
      shop.present(Screen("Sheet"))
      app.device.clock.turn()
      followLink()
      expectEqual(visible, "List ^ Sheet")
      app.settle()
      expectEqual(visible, "List Article")
      expectTrue(app.device.log.entries.isEmpty)
    }

    test("A link waits for the end of a swipe") {
      shop.push(Screen("Deep"))
      app.settle()
      try app.beginSwipeBack()
      followLink()
      app.settle()
      expectFalse(visible.contains("Article"))
      app.cancelSwipe()
      app.settle()
      expectEqual(visible, "List Article")
    }

    test("A link pops a deep stack") {
      shop.push(Screen("A"))
      shop.push(Screen("B"))
      app.settle()
      followLink()
      app.settle()
      expectEqual(visible, "List Article")
    }

    test("A link asks the guard of a presented screen") {
      let editor = Editor("Editor")
      shop.present(editor)
      app.settle()
      let vetoed = followLink()
      await editor.answer(false)
      app.settle()
      expectEqual(visible, "List ^ Editor")
      expectEqual(vetoed.ended?.rejection?.isVeto, true)
      followLink()
      await editor.answer(true)
      app.settle()
      expectEqual(visible, "List Article")
    }

    test("A link uses the answer of a guard that was asked before") {
      let editor = Editor("Editor")
      shop.push(editor)
      app.settle()
      shop.attempt(.pop())
      await expectTrue(editor.isAsked())
      followLink()
      app.settle()
      expectEqual(visible, "List Editor")
      await editor.answer(true)
      app.settle()
      expectEqual(editor.asked, 1)
      expectEqual(visible, "List Article")
    }
  }
}
