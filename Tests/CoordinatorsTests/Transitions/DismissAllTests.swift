import CompactTesting
import CoordinatorTesting
import HeadlessUIKit
import Testing

/// `dismissAll` removes everything that is presented in the window, whoever presented it.
@MainActor struct DismissAllTests: TableSuite {
  var (app, shop) = launchShop()

  @Test(.coordinators, .serialized, arguments: await rowNames)
  func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("dismissAll of a child also removes what its parent presented") {
      let order = shop.startOrder()
      app.settle()
      shop.present(Screen("Sheet"))
      app.settle()
      order.dismissAll()
      app.settle()
      expectEqual(app.title, "Order")
    }

    test("dismissAll also removes a raw sheet and an alert") {
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

    test("dismissAll is performed at once if nothing is presented") {
      expectEqual(shop.dismissAll().ended, .performed)
    }

    test("dismissAll also removes a sheet whose presentation was requested before") {
      shop.present(Screen("First"))
      let handle = shop.dismissAll()
      let later = shop.push(Screen("Then"))
      app.expectPerformed(handle)
      expectEqual(later.ended, .performed)
      expectEqual(app.title, "Then")
      expectNil(shop.navigationController.presentedViewController)
    }

    test("dismissAll is performed even if an earlier dismissal removed the sheet") {
      shop.present(Screen("Sheet"))
      app.settle()
      shop.dismiss()
      app.expectPerformed(shop.dismissAll())
      expectEqual(app.title, "List")
    }

    test("A sequence that begins with dismissAll leads to its screen from any state") {
      shop.push(Screen("Deep"))
      app.settle()
      shop.present(Screen("Sheet"))
      app.settle()
      let handle = shop.perform(.sequence(.dismissAll(), .popToRoot(), .push(Screen("Article"))))
      app.expectPerformed(handle)
      expectEqual(app.title, "Article")
      expectEqual(app.depth, 2)
    }

    test("An attempt of dismissAll asks the guards of the presented screens") {
      let editor = Editor("Editor")
      shop.present(editor)
      app.settle()
      let vetoed = shop.attempt(.dismissAll())
      await editor.answer(false, in: app)
      expectEqual(app.title, "Editor")
      expectEqual(vetoed.ended?.rejection?.isVeto, true)
      await app.expectPerformed(shop.attempt(.dismissAll()), allowedBy: editor)
      expectEqual(app.title, "List")
    }

    test("dismissAll differs from dismiss and has its own description") {
      expectNotEqual(ScreenTransition.dismissAll(), .dismiss())
      expectEqual(ScreenTransition.dismissAll(), .dismissAll(animated: false))
      expectEqual("\(ScreenTransition.dismissAll())", "dismiss all")
    }

    test("dismissAll also removes a presentation in the context of an embedded screen") {
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
