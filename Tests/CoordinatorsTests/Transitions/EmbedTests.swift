import CompactTesting
import CoordinatorTesting
import HeadlessUIKit
import Testing

/// Screens that are embedded in other screens.
@MainActor struct EmbedTests: TableSuite {
  var (app, shop) = launchShop()

  @Test(.coordinators, .serialized, arguments: await rowNames)
  func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
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

    test("Several screens can be embedded in different views of one screen") {
      let left = UIView()
      let right = UIView()
      shop.list.view.addSubview(left)
      shop.list.view.addSubview(right)
      shop.embed(Screen("Left"), in: shop.list, view: left)
      shop.embed(Screen("Right"), in: shop.list, view: right)
      app.settle()
      expectEqual(shop.list.children.map { $0.title ?? "" }, ["Left", "Right"])
    }

    test("Going back from the screen that embeds a coordinator's screen stops the coordinator") {
      let outer = Screen("Outer")
      shop.push(outer)
      app.settle()
      let inner = Coupon()
      shop.embed(inner)
      expectSame(inner.rootViewController.parent, outer)
      app.settle()
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
  }
}

extension UIViewController {
  fileprivate func withParent(_ parent: UIViewController) -> UIViewController {
    parent.addChild(self)
    return self
  }
}
