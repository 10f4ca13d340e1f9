import CompactTesting
import CoordinatorTesting
import HeadlessUIKit
import Testing

/// `dismissAll` takes everything away that is presented in the window, whoever has presented it.
@MainActor @Suite(.coordinators, .serialized) struct DismissAllTests: TableSuite {
  var (app, shop) = launchShop()

  @Test(arguments: await rowNames) func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("Sheets of several coordinators leave at once, and end once each") {
      var ends: [String] = []
      let coupon = Coupon()
      let account = Account()
      shop.present(coupon).whenEnded { ends.append("coupon \($0)") }
      app.settle()
      coupon.present(account).whenEnded { ends.append("account \($0)") }
      app.settle()
      expectTrue(app.tree.contains("Account"))
      let handle = shop.dismissAll()
      app.settle()
      expectEqual(handle.ended, .performed)
      expectEqual(app.tree, "Shop  active  ◀ Screen")
      expectEqual(app.title, "List")
      expectEqual(
        ends.sorted(),
        [
          "account cancelled: its last screen left", "coupon cancelled: its last screen left",
        ])
      expectTrue(app.device.log.entries.isEmpty)
    }

    test("A child's takes what its parent has presented as well") {
      let order = Order(on: shop.navigationController)
      shop.start(order)
      app.settle()
      shop.present(Screen("Sheet"))
      app.settle()
      order.dismissAll()
      app.settle()
      expectEqual(app.title, "Order")
    }

    test("A raw sheet and an alert leave, too") {
      shop.navigationController.present(Screen("Raw"), animated: false)
      app.settle()
      let answer = shop.ask(Alert("Sure?", actions: [.cancel("No", 0)]))
      app.settle()
      var end = ""
      answer.whenEnded { end = "\($0)" }
      shop.dismissAll()
      app.settle()
      expectEqual(app.title, "List")
      expectEqual(end, "cancelled: its last screen left")
    }

    test("With nothing presented it is performed at once") {
      expectEqual(shop.dismissAll().ended, .performed)
    }

    test("What is presented is known when its turn comes") {
      shop.present(Screen("First"))
      let handle = shop.dismissAll()
      let later = shop.push(Screen("Then"))
      app.settle()
      expectEqual(handle.ended, .performed)
      expectEqual(later.ended, .performed)
      expectEqual(app.title, "Then")
      expectNil(shop.navigationController.presentedViewController)
    }

    test("What has left before its turn comes is not missed") {
      shop.present(Screen("Sheet"))
      app.settle()
      shop.dismiss()
      let handle = shop.dismissAll()
      app.settle()
      expectEqual(handle.ended, .performed)
      expectEqual(app.title, "List")
    }

    test("A way that begins with it leads there from anywhere") {
      shop.push(Screen("Deep"))
      app.settle()
      shop.present(Screen("Sheet"))
      app.settle()
      let handle = shop.perform(.sequence(.dismissAll(), .popToRoot(), .push(Screen("Article"))))
      app.settle()
      expectEqual(handle.ended, .performed)
      expectEqual(app.title, "Article")
      expectEqual(app.depth, 2)
    }

    test("An attempt asks those who guard what is presented") {
      let editor = Editor("Editor")
      shop.present(editor)
      app.settle()
      let refused = shop.attempt(.dismissAll())
      await editor.answer(false)
      app.settle()
      expectEqual(app.title, "Editor")
      expectEqual(refused.ended?.rejection?.isVeto, true)
      let allowed = shop.attempt(.dismissAll())
      await editor.answer(true)
      app.settle()
      expectEqual(allowed.ended, .performed)
      expectEqual(app.title, "List")
    }

    test("It is no repeat of a dismissal, and prints as what it is") {
      expectNotEqual(ScreenTransition.dismissAll(), .dismiss())
      expectEqual(ScreenTransition.dismissAll(), .dismissAll(animated: false))
      expectEqual("\(ScreenTransition.dismissAll())", "dismiss all")
    }

    test("A sheet over its own context in a screen leaves, too") {
      let inner = Screen("Inner")
      inner.definesPresentationContext = true
      shop.embed(inner)
      app.settle()
      inner.present(Screen("Over"), animated: false)
      app.settle()
      shop.dismissAll()
      app.settle()
      expectNil(inner.presentedViewController)
    }
  }
}
