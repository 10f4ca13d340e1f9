import CompactTesting
import CoordinatorTesting
import HeadlessUIKit
import Testing

/// Embedding follows UIKit's rules for container view controllers.
@MainActor struct EmbedDetailTests: TableSuite {
  var (app, shop) = launchShop()

  /// Records its moves to and from a parent.
  final class MoveRecorder: UIViewController {
    private(set) var log: [String] = []
    override func willMove(toParent parent: UIViewController?) {
      log.append("will \(parent?.title ?? "-")")
    }
    override func didMove(toParent parent: UIViewController?) {
      log.append("did \(parent?.title ?? "-")")
    }
  }

  @Test(.coordinators, .serialized, arguments: await rowNames)
  func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("An embedded screen receives the parent callbacks and fills its container view") {
      let place = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
      shop.list.view.addSubview(place)
      let screen = MoveRecorder()
      shop.embed(screen, in: shop.list, view: place)
      expectEqual(screen.view.frame, place.bounds)
      expectEqual(screen.view.autoresizingMask, [.flexibleWidth, .flexibleHeight])
      shop.unembed(screen)
      expectEqual(screen.log, ["will List", "did List", "will -", "did -"])
    }

    test("An embedding in a sheet below others is noticed when it runs after a presentation") {
      let sheets = (1...3).map { Screen("Sheet \($0)") }
      for sheet in sheets { shop.present(sheet, animated: false) }
      app.settle()
      let coupon = Coupon()
      shop.present(Screen("Front"))
      shop.embed(coupon, in: sheets[2])
      EngineProbe.readHiddenScreens()
      app.settle()
      expectTrue(coupon.isActive)
      expectEqual(EngineProbe.staleLayouts, [])
      app.expectPerformed(shop.unembed(coupon.rootViewController))
      expectTrue(coupon.isInactive)
    }

    test("A view without a container is a place in the coordinator's topmost screen") {
      let (first, second) = (UIView(), UIView())
      for place in [first, second] { shop.list.view.addSubview(place) }
      let (coupon, screen) = (Coupon(), Screen("Other"))
      shop.embed(coupon, view: first)
      shop.perform(.embed(screen, view: second))
      app.settle()
      expectSame(coupon.rootViewController.view.superview, first)
      expectSame(screen.view.superview, second)
      expectTrue(coupon.isActive)
    }

    for isReplaced in [false, true] {
      test("A child embedded once, and once in vain, can be removed: replaced \(isReplaced)") {
        let (coupon, other) = (Coupon(), Screen("Other"))
        shop.push(other)
        shop.embed(coupon, in: shop.list)
        let second = shop.embed(coupon, in: other)
        let last =
          isReplaced ? shop.embed(Screen("New"), in: shop.list) : shop.unembed(coupon)
        app.expectPerformed(last)
        expectNotNil(second.ended?.rejection)
        expectEqual(shop.list.children.map(\.title), isReplaced ? ["New"] : [])
        expectEqual(coupon.log, ["start", "stop"])
      }
    }

    test("A container cannot be embedded in its own child") {
      let inner = Screen("Inner")
      let outer = UINavigationController(rootViewController: inner)
      expectEqual(
        shop.embed(outer, in: inner).ended?.rejection?.description.contains(
          "cannot be embedded in itself"),
        true)
    }

    for container in [UINavigationController(), UITabBarController(), UIPageViewController()] {
      test("Nothing can be embedded in a container: \(type(of: container))") {
        let coupon = Coupon()
        shop.present(container)
        app.settle()
        expectEqual(
          shop.embed(coupon, in: container).ended?.rejection?.description.contains(
            "shows only its own screens"),
          true)
        app.settle()
        expectEqual(coupon.log, ["start", "stop"])
        expectEqual(container.children, [])
      }
    }

    for isPresented in [false, true] {
      test("A screen cannot be pushed on a stack that it \(isPresented ? "presents" : "holds")") {
        let (coupon, account) = (Coupon(), Account())
        let outer = coupon.rootViewController
        outer.definesPresentationContext = true
        shop.push(coupon)
        app.settle()
        if isPresented {
          coupon.present(account, style: .currentContext)
        } else {
          coupon.embed(account)
        }
        app.settle()
        let stack = account.navigationController
        expectSame(isPresented ? stack.presentingViewController : stack.parent, outer)
        for handle in [account.push(outer), account.set([outer])] {
          expectEqual(
            handle.ended?.rejection?.description.contains("is already in the user interface"), true)
        }
        expectEqual(stack.viewControllers.map(\.title), ["Account"])
        expectEqual(shop.titles, ["List", "Coupon"])
      }
    }

    test("A screen that is freed in a hidden tab is no longer owned") {
      let (app, market) = launchMarket()
      let milk = try require(market.milk.navigationController.topViewController)
      weak var inner: UIViewController?
      do {
        let screen = Screen("Inner")
        inner = screen
        market.milk.embed(screen)
      }
      app.tab("Bread")
      expectEqual(EngineProbe.screens(of: market.milk).count, 3)
      app.device.run {
        milk.children.first?.willMove(toParent: nil)
        milk.children.first?.view.removeFromSuperview()
        milk.children.first?.removeFromParent()
      }
      app.settle()
      expectNil(inner)
      expectEqual(EngineProbe.screens(of: market.milk).count, 2)
    }

    test("unembed removes a screen whose view has lost its place, as in a cell that is reused") {
      let coupon = Coupon()
      shop.embed(coupon, in: shop.list)
      coupon.rootViewController.view.removeFromSuperview()
      expectEqual(shop.unembed(coupon).ended, .performed)
      expectNil(coupon.rootViewController.parent)
      app.settle()
      expectTrue(coupon.isInactive)
    }

    test("A repeated embedding into the screen on top is merged with the running one") {
      let panel = Screen("Panel")
      var chat = ScreenTransition.embed(Screen("Chat"), animated: true)
      chat.route = "chat"
      for embed in [{ shop.embed(panel, animated: true) }, { shop.perform(chat) }] {
        let handles = [embed(), embed()]
        expectEqual(handles[1].ended, .merged)
        app.expectPerformed(handles[0])
        expectEqual(shop.list.children.count, 1)
      }
    }

    for (place, isCovered) in [("covered", true), ("uncovered", false)] {
      test("unembed stops the coordinator in a hierarchy without a window: \(place)") {
        let (account, coupon) = (Account(), Coupon())
        let reported = DiagnosticReporter.collecting {
          shop.start(account)
          account.embed(coupon)
          if isCovered { account.push(Screen("Above")) }
          app.settle()
          expectEqual(account.unembed(coupon).ended, .performed)
          app.settle()
        }
        expectEqual(reported.map(\.code), ["neverShown"])
        expectEqual(coupon.log, ["start", "stop"])
        expectTrue(account.isActive)
      }
    }
  }
}
