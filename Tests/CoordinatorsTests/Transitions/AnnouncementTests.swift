import CompactTesting
import CoordinatorTesting
import HeadlessUIKit
import Testing

/// What a screen reader is told.
@MainActor @Suite(.coordinators, .serialized) struct AnnouncementTests: TableSuite {
  var (app, shop) = launchShop()

  init() { app.settle() }

  /// What was told since the last look.
  private func told(_ act: () -> Void) -> [String] {
    let start = app.device.accessibilityPosts.count
    act()
    app.settle()
    return app.device.accessibilityPosts[start...].map { post in
      let kind = post.notification == .screenChanged ? "screen" : "layout"
      let view = post.element as? UIView
      return
        "\(kind) \((view?.next as? UIViewController)?.title ?? view?.accessibilityLabel ?? "-")"
    }
  }

  @Test(arguments: await rowNames) func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("A push, a pop, a sheet and its dismissal tell of the screen in sight") {
      expectEqual(told { shop.push(Screen("A")) }, ["screen A"])
      expectEqual(told { shop.pop() }, ["screen List"])
      expectEqual(told { shop.present(Coupon()) }, ["screen Coupon"])
      expectEqual(told { shop.dismiss() }, ["screen List"])
    }

    test("What a person does is told as what code does") {
      shop.push(Screen("A"))
      app.settle()
      expectEqual(told { app.swipeBack() }, ["screen List"])
      shop.present(Coupon(), style: .pageSheet)
      app.settle()
      expectEqual(told { app.swipeDown() }, ["screen List"])
    }

    test("An alert that a person closes by its button uncovers what is told") {
      _ = told { shop.ask(Alert("Sure?", actions: [.cancel("No", 0)])) }
      expectEqual(told { app.tap("No") }, ["screen List"])
    }

    test("What is shown when an alert has been answered is told once") {
      _ = told {
        shop.ask(Alert("Sure?", actions: [.cancel("No", 0)])).whenEnded { _ in
          shop.push(Screen("A"))
        }
      }
      expectEqual(told { app.tap("No") }, ["screen A"])
    }

    test("A sheet that a raw call dismisses uncovers what is told, and is told again") {
      let coupon = Coupon()
      shop.present(coupon, style: .pageSheet)
      app.settle()
      expectEqual(told { coupon.rootViewController.dismiss(animated: true) }, ["screen List"])
      expectEqual(told { shop.present(coupon, style: .pageSheet) }, ["screen Coupon"])
    }

    test("What covers a tab's screens only is told, and its end") {
      let (app, market) = launchMarket()
      app.settle()
      var start = app.device.accessibilityPosts.count
      market.fruit.present(Coupon(), style: .currentContext)
      app.settle()
      expectEqual(titles(app, since: start), ["Coupon"])
      start = app.device.accessibilityPosts.count
      // The stack that is covered is in no window, by which its device is known.
      app.device.run { _ = market.fruit.dismiss() }
      app.settle()
      expectEqual(titles(app, since: start), ["Fruit"])
    }

    test("A popover that a raw call dismisses changes the layout") {
      app.device.screen = .pad
      let screen = Screen("Popover")
      shop.present(screen, style: .popover(from: shop.list.view))
      app.settle()
      expectEqual(told { screen.dismiss(animated: true) }, ["layout List"])
    }

    test("A screen says where to go") {
      let screen = Focused()
      expectEqual(told { shop.push(screen) }, ["screen Field"])
    }

    test("An embedded screen changes the layout") {
      expectEqual(told { shop.embed(Screen("Part")) }, ["layout Part"])
    }

    test("A popover on a wide screen changes the layout, and its end does") {
      app.device.screen = .pad
      let screen = Screen("Popover")
      expectEqual(
        told { shop.present(screen, style: .popover(from: shop.list.view)) }, ["layout Popover"])
      expectEqual(told { shop.dismiss() }, ["layout List"])
    }

    test("What happens out of sight is not told") {
      shop.present(Coupon())
      app.settle()
      expectEqual(told { shop.push(Screen("Below")) }, [])
    }
  }

  private func titles(_ app: AppDriver, since start: Int) -> [String] {
    app.device.accessibilityPosts[start...].map {
      (($0.element as? UIView)?.next as? UIViewController)?.title ?? "-"
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
