import CompactTesting
import CoordinatorTesting
import HeadlessUIKit
import Testing

/// The screen and layout changes that are posted to VoiceOver.
@MainActor struct AnnouncementTests: TableSuite {
  var (app, shop) = launchShop()

  init() { app.settle() }

  @Test(.coordinators, .serialized, arguments: await rowNames)
  func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("A push, a pop, a presentation and a dismissal post the visible screen") {
      expectEqual(app.posts { shop.push(Screen("A")) }, ["screen A"])
      expectEqual(app.posts { shop.pop() }, ["screen List"])
      expectEqual(app.posts { shop.present(Coupon()) }, ["screen Coupon"])
      expectEqual(app.posts { shop.dismiss() }, ["screen List"])
    }

    test("Gestures of the user are posted like requests of code") {
      shop.push(Screen("A"))
      app.settle()
      expectEqual(app.posts { app.swipeBack() }, ["screen List"])
      shop.present(Coupon(), style: .pageSheet)
      app.settle()
      expectEqual(app.posts { app.swipeDown() }, ["screen List"])
    }

    test("Closing an alert posts the screen below it") {
      _ = app.posts { shop.ask(Alert("Sure?", actions: [.cancel("No", 0)])) }
      expectEqual(app.posts { app.tap("No") }, ["screen List"])
    }

    test("A screen that is pushed after an alert was answered is posted once") {
      _ = app.posts {
        shop.ask(Alert("Sure?", actions: [.cancel("No", 0)])).whenEnded { _ in
          shop.push(Screen("A"))
        }
      }
      expectEqual(app.posts { app.tap("No") }, ["screen A"])
    }

    test("A raw dismissal posts the screen below, and presenting again posts the sheet") {
      let coupon = Coupon()
      shop.present(coupon, style: .pageSheet)
      app.settle()
      expectEqual(app.posts { coupon.rootViewController.dismiss(animated: true) }, ["screen List"])
      expectEqual(app.posts { shop.present(coupon, style: .pageSheet) }, ["screen Coupon"])
    }

    test("A presentation in a tab's current context and its dismissal are posted") {
      let (app, market) = launchMarket()
      app.settle()
      expectEqual(
        app.posts { market.fruit.present(Coupon(), style: .currentContext) }, ["screen Coupon"])
      expectEqual(app.posts { market.fruit.dismiss() }, ["screen Fruit"])
    }

    test("A raw dismissal of a popover posts a layout change") {
      app.device.screen = .pad
      let screen = Screen("Popover")
      shop.present(screen, style: .popover(from: shop.list.view))
      app.settle()
      expectEqual(app.posts { screen.dismiss(animated: true) }, ["layout List"])
    }

    test("A screen can name the element that receives the focus") {
      let screen = Focused()
      expectEqual(app.posts { shop.push(screen) }, ["screen Field"])
    }

    test("Embedding a screen posts a layout change") {
      expectEqual(app.posts { shop.embed(Screen("Part")) }, ["layout Part"])
    }

    test("A popover on a wide screen and its dismissal post layout changes") {
      app.device.screen = .pad
      let screen = Screen("Popover")
      expectEqual(
        app.posts { shop.present(screen, style: .popover(from: shop.list.view)) },
        ["layout Popover"])
      expectEqual(app.posts { shop.dismiss() }, ["layout List"])
    }

    test("A change that is not visible is not posted") {
      shop.present(Coupon())
      app.settle()
      expectEqual(app.posts { shop.push(Screen("Below")) }, [])
    }
  }

  final class Focused: UIViewController, AccessibilityFocusing {
    let field = UITextField()
    var accessibilityFocus: Any? { field }
    override func viewDidLoad() {
      super.viewDidLoad()
      field.accessibilityLabel = "Field"
      view.addSubview(field)
    }
  }
}
