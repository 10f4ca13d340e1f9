import CompactTesting
import CoordinatorTesting
import HeadlessUIKit
import Testing

/// What the page "Incoming links" says of the transition that follows a link, row by row.
@MainActor @Suite(.coordinators, .serialized) struct IncomingLinkTests: TableSuite {
  var (app, shop) = launchShop()

  /// Follows a link, as the page does.
  @discardableResult
  private func followLink() -> TransitionHandle {
    app.device.run {
      shop.attempt(.sequence(.dismissAll(), .popToRoot(), .push(Screen("Article"))))
    }
  }

  /// The titles of the stack, with `^` before what is presented over it.
  private var sight: String {
    let sheet = shop.navigationController.presentedViewController
    return shop.titles.joined(separator: " ") + (sheet.map { " ^ \($0.title ?? "")" } ?? "")
  }

  @Test(arguments: await rowNames) func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("A link over open sheets") {
      let coupon = Coupon()
      var ends: [String] = []
      shop.present(coupon).whenEnded { ends.append("\($0)") }
      app.settle()
      coupon.present(Account()).whenEnded { ends.append("\($0)") }
      app.settle()
      let handle = followLink()
      app.settle()
      expectEqual(sight, "List Article")
      expectEqual(ends, Array(repeating: "cancelled: its last screen left", count: 2))
      expectEqual(handle.ended, .performed)
      expectTrue(app.device.log.entries.isEmpty)
    }

    test("A link over an alert") {
      var end = ""
      shop.ask(Alert("Sure?", actions: [.cancel("No", 0)])).whenEnded { end = "\($0)" }
      app.settle()
      followLink()
      app.settle()
      expectEqual(sight, "List Article")
      expectEqual(end, "cancelled: its last screen left")
    }

    test("A link during a transition") {
      shop.present(Screen("Sheet"))
      app.device.clock.turn()
      followLink()
      expectEqual(sight, "List ^ Sheet")
      app.settle()
      expectEqual(sight, "List Article")
      expectTrue(app.device.log.entries.isEmpty)
    }

    test("A link during a swipe") {
      shop.push(Screen("Deep"))
      app.settle()
      try app.beginSwipeBack()
      followLink()
      app.settle()
      expectFalse(sight.contains("Article"))
      app.cancelSwipe()
      app.settle()
      expectEqual(sight, "List Article")
    }

    test("A link deep on a stack") {
      shop.push(Screen("A"))
      shop.push(Screen("B"))
      app.settle()
      followLink()
      app.settle()
      expectEqual(sight, "List Article")
    }

    test("A link over a screen that guards its leaving") {
      let editor = Editor("Editor")
      shop.present(editor)
      app.settle()
      let refused = followLink()
      await editor.answer(false)
      app.settle()
      expectEqual(sight, "List ^ Editor")
      expectEqual(refused.ended?.rejection?.isVeto, true)
      followLink()
      await editor.answer(true)
      app.settle()
      expectEqual(sight, "List Article")
    }

    test("A link while a veto is pending") {
      let editor = Editor("Editor")
      shop.push(editor)
      app.settle()
      shop.attempt(.pop())
      await expectTrue(editor.isAsked())
      followLink()
      app.settle()
      expectEqual(sight, "List Editor")
      await editor.answer(true)
      app.settle()
      expectEqual(editor.asked, 1)
      expectEqual(sight, "List Article")
    }
  }
}
