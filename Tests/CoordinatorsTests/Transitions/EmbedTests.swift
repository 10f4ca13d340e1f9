import CompactTesting
import CoordinatorTesting
import HeadlessUIKit
import Testing

/// Screens that are embedded in other screens.
struct EmbedTests: TableSuite {
  var (app, shop) = launchShop()

  @Test(.coordinators, .serialized, arguments: await rowNames)
  func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    for isNested in [false, true] {
      test("A flow on a stack that the app has embedded itself, in an embedded screen: \(isNested)")
      {
        let (app, shop) = launchShop()
        let (coupon, log, stack) = (Coupon(), ExitLog(), UINavigationController())
        let place = isNested ? coupon.rootViewController : shop.list
        if isNested { shop.embed(coupon, in: shop.list) }
        app.settle()
        app.device.run { place.embedRaw(stack) }
        let leaf = Leaf(stack, [], log) { leaf in
          leaf.navigationController.pushViewController(Screen("Raw"), animated: false)
        }
        shop.start(leaf)
        app.settle()
        expectEqual(leaf.childViewControllers.count, 1)
        app.device.run { stack.unembedRaw() }
        app.settle()
        expectTrue(leaf.isInactive)
      }
    }

    test("A child's screen becomes a child view controller of its parent's screen") {
      let scene = Coupon()
      let handle = shop.perform(.embed(scene, in: shop.list))
      expectEqual(handle.ended, .performed)
      expectSame(scene.rootViewController.parent, shop.list)
      expectSame(scene.rootViewController.view.superview, shop.list.view)
      app.settle()
      expectTrue(scene.isActive)
      shop.push(Screen("A"))
      app.settle()
      expectTrue(scene.isActive)
    }

    test("Embedding in the same view replaces the embedded screen and stops its coordinator") {
      let first = Coupon()
      let second = Coupon()
      shop.embed(first, in: shop.list)
      app.settle()
      shop.embed(second, in: shop.list)
      app.settle()
      expectEqual(first.log, ["start", "stop"])
      expectNil(first.rootViewController.parent)
      expectTrue(second.isActive)
      expectEqual(shop.list.children, [second.rootViewController])
    }

    for isAnimated in [true, false] {
      test("Embedding a screen waits for the raw call that pops it below a sheet: \(isAnimated)") {
        let (popped, inner) = (Screen("Popped"), Screen("Inner"))
        shop.push(popped, animated: false)
        let sheet = Bare(UINavigationController(rootViewController: inner))
        shop.present(sheet, style: .pageSheet)
        app.settle()
        _ = shop.navigationController.popViewController(animated: isAnimated)
        let handle = sheet.embed(popped, in: inner)
        expectNil(handle.ended)
        app.expectPerformed(handle)
        expectSame(popped.view.superview, inner.view)
      }
    }

    test("Embedding replaces the screen of a coordinator that has already ended") {
      let first = Coupon()
      let second = Coupon()
      shop.embed(first, in: shop.list)
      app.settle()
      first.finish("used")
      app.settle()
      expectEqual(shop.list.children, [first.rootViewController])
      shop.embed(second, in: shop.list)
      app.settle()
      expectEqual(shop.list.children, [second.rootViewController])
      expectEqual(shop.list.view.subviews.contains(first.rootViewController.view), false)
    }

    test("Going back from the screen that embeds a coordinator's screen stops the coordinator") {
      let outer = Screen("Outer")
      shop.push(outer)
      app.settle()
      let inner = Coupon()
      shop.embed(inner)
      expectSame(inner.rootViewController.parent, outer)
      app.back()
      expectEqual(inner.log, ["start", "stop"])
    }

    test("An embedded coordinator stops with its covered parent, even if the view is retained") {
      var outer: Screen? = Screen("Outer")
      let inner = Coupon()
      if let outer {
        shop.push(outer)
        app.settle()
        shop.embed(inner, in: outer)
      }
      shop.present(Screen("Cover"), style: .fullScreen)
      app.settle()
      let view = outer?.view
      outer = nil
      shop.pop()
      app.settle()
      expectNotNil(view)
      expectEqual(inner.log, ["start", "stop"])
    }

    test("An embedded coordinator stops with its page, even if the page's coordinator has ended") {
      let pages = ContainerExitTests.Pages()
      let page = Coupon()
      let inner = Coupon()
      shop.present(pages)
      pages.setPages([page])
      app.settle()
      shop.embed(inner, in: page.rootViewController)
      app.settle()
      page.finish("used")
      app.settle()
      expectTrue(inner.isActive)
      pages.setPages([Screen("Other")])
      app.settle()
      expectEqual(inner.log, ["start", "stop"])
    }

    test("unembed removes an embedded coordinator or an embedded screen") {
      let scene = Coupon()
      shop.embed(scene, in: shop.list)
      app.settle()
      expectEqual(shop.unembed(scene).ended, .performed)
      app.settle()
      expectEqual(scene.log, ["start", "stop"])
      expectNil(scene.rootViewController.view.superview)
      let part = Screen("Part")
      shop.embed(part, in: shop.list)
      let handle = shop.unembed(part, animated: true)
      expectNil(handle.ended)
      app.expectPerformed(handle)
      expectTrue(shop.list.children.isEmpty)
    }

    test("unembed of a screen that was not embedded is rejected") {
      let raw = Screen("Raw").withParent(shop.list)
      shop.list.view.addSubview(raw.view)
      let reasons = [shop.unembed(raw), shop.unembed(Coupon())].map {
        if case .rejected(let reason)? = $0.ended { reason.description } else { "-" }
      }
      expectEqual(
        reasons,
        [
          "Screen \"Raw\" was not embedded by a transition.",
          "Screen \"Coupon\" was not embedded by a transition.",
        ])
      expectSame(raw.parent, shop.list)
    }

    test("Embedding a visible screen, or a screen in itself, is rejected") {
      shop.push(Screen("A"))
      app.settle()
      for handle in [
        shop.embed(shop.list, in: shop.list), shop.embed(shop.navigationController, in: shop.list),
        shop.embed(Screen("A").withParent(shop.list), in: shop.list),
      ] {
        expectNotNil(handle.ended?.rejection)
      }
    }

    // MARK: UIKit's rules for container view controllers

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
      expectEqual(shop.list.children.map { $0.title ?? "" }, ["Coupon", "Other"])
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

    test("A coordinator that an embedded screen presents over itself runs until it is dismissed") {
      let (coupon, part, sheet) = (Coupon(), Coupon(), Coupon())
      part.rootViewController.definesPresentationContext = true
      shop.push(coupon)
      coupon.embed(part)
      app.settle()
      part.present(sheet, style: .overCurrentContext)
      app.settle()
      expectSame(sheet.rootViewController.presentingViewController, part.rootViewController)
      expectTrue(sheet.isActive)
      part.rootViewController.dismiss(animated: false)
      app.settle()
      expectEqual([part.isActive, sheet.isActive], [true, false])
    }

    test("What a raw call presents over an embedded screen has the owner of that screen") {
      let part = Coupon()
      part.rootViewController.definesPresentationContext = true
      shop.embed(part, in: shop.list)
      app.settle()
      let cover = Screen("Cover")
      cover.modalPresentationStyle = .overCurrentContext
      app.device.run { part.rootViewController.present(cover, animated: false) }
      app.settle()
      app.device.run { EngineProbe.readHiddenScreens() }
      app.settle()
      expectSame(EngineProbe.owner(of: cover), part)
      part.context.stop()
      app.settle()
      expectNil(cover.presentingViewController)
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
      app.device.run { milk.children.first?.unembedRaw() }
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
        expectEqual(
          reported.map(\.problem),
          ["'Shop' started 'Account', but none of its screens is visible."])
        expectEqual(coupon.log, ["start", "stop"])
        expectTrue(account.isActive)
      }
    }
  }

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
}

extension UIViewController {
  fileprivate func withParent(_ parent: UIViewController) -> UIViewController {
    parent.addChild(self)
    return self
  }
}
