import CompactTesting
import CoordinatorTesting
import HeadlessUIKit
import Testing

/// The screen changes that are posted to VoiceOver.
struct AnnouncementTests: TableSuite {
  var (app, shop) = launchShop()

  @Test(.coordinators, .serialized, arguments: await rowNames)
  func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("A push, a pop, a presentation and a dismissal post the visible screen") {
      expectEqual(app.posts { shop.push(Screen("A")) }, ["screen A"])
      expectEqual(app.posts { shop.pop() }, ["screen List"])
      expectEqual(app.posts { shop.present(Coupon()) }, ["screen Coupon"])
      expectEqual(app.posts { shop.dismiss() }, ["screen List"])
    }

    test("A verb that changes several screens posts the visible one once") {
      @MainActor func push(_ titles: String...) {
        for title in titles { shop.push(Screen(title), animated: false) }
        app.settle()
      }
      expectEqual(
        app.posts { shop.set([shop.list, Screen("A"), Screen("B")]) }, ["screen B"])
      expectEqual(
        app.posts { shop.set([shop.list] + shop.navigationController.viewControllers.suffix(1)) },
        [])
      push("C")
      expectEqual(app.posts { shop.popTo(shop.list) }, ["screen List"])
      push("A", "B")
      expectEqual(app.posts { shop.popToRoot() }, ["screen List"])
      push("A", "B")
      expectEqual(
        app.posts { shop.perform(.sequence(.popToRoot(), .push(Screen("C")))) }, ["screen C"])
      for title in ["D", "E"] { shop.present(Screen(title), animated: false) }
      app.settle()
      expectEqual(app.posts { shop.dismissAll() }, ["screen C"])
    }

    test("A flow that finishes posts the screen below it") {
      let order = shop.startOrder()
      app.settle()
      expectEqual(app.posts { order.finish(1) }, ["screen List"])
      let coupon = Coupon()
      shop.present(coupon, style: .pageSheet)
      app.settle()
      expectEqual(app.posts { coupon.finish("") }, ["screen List"])
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

    test("A screen can name the element that receives the focus") {
      let screen = Focused()
      expectEqual(app.posts { shop.push(screen) }, ["screen Field"])
    }

    test("A popover on a wide screen and its dismissal are posted") {
      app.device.screen = .pad
      let screen = Screen("Popover")
      expectEqual(
        app.posts { shop.present(screen, style: .popover(from: shop.list.view)) },
        ["screen Popover"])
      expectEqual(
        app.posts { shop.present(Screen("Next"), style: .popover(from: screen.view)) },
        ["screen Next"])
      expectEqual(app.posts { shop.dismiss() }, ["screen Popover"])
      expectEqual(app.posts { screen.dismiss(animated: true) }, ["screen List"])
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
