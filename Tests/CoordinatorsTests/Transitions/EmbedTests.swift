import CompactTesting
import CoordinatorTesting
import HeadlessUIKit
import Testing

/// Screens that lie in another one.
@MainActor @Suite(.coordinators, .serialized) struct EmbedTests: TableSuite {
  var (app, shop) = launchShop()

  @Test(arguments: await rowNames) func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("A child's screen fills the view of its parent, as UIKit has it") {
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

    test("What is embedded in the same view gives way, and its coordinator is stopped") {
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

    test("What is embedded gives way also when its coordinator has ended before") {
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

    test("In views of their own, several may lie in one screen") {
      let left = UIView()
      let right = UIView()
      shop.list.view.addSubview(left)
      shop.list.view.addSubview(right)
      shop.embed(Screen("Left"), in: shop.list, view: left)
      shop.embed(Screen("Right"), in: shop.list, view: right)
      app.settle()
      expectEqual(shop.list.children.map { $0.title ?? "" }, ["Left", "Right"])
    }

    test("A raw removal stops the coordinator, and so does the parent's leaving") {
      let removed = Coupon()
      shop.embed(removed, in: shop.list)
      app.settle()
      removed.rootViewController.willMove(toParent: nil)
      removed.rootViewController.view.removeFromSuperview()
      removed.rootViewController.removeFromParent()
      app.settle()
      expectEqual(removed.log, ["start", "stop"])
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

    test("What lies in a covered screen leaves with it, also while somebody keeps its view") {
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

    test("What lies in a page that its coordinator has left behind leaves with the page") {
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

    test("Nothing is embedded in a screen that was left while it waited") {
      let outer = Screen("Outer")
      shop.push(outer)
      app.settle()
      shop.popToRoot()
      let inner = Coupon()
      let handle = shop.embed(inner, in: outer)
      app.settle()
      expectTrue("\(handle.ended.map { "\($0)" } ?? "")".hasPrefix("rejected"))
      expectTrue(inner.isInactive)
      expectTrue(outer.children.isEmpty)
    }

    test("A screen is taken out by its coordinator or by itself") {
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
      app.settle()
      expectEqual(handle.ended, .performed)
      expectTrue(shop.list.children.isEmpty)
    }

    test("What nobody has embedded cannot be taken out") {
      let raw = Screen("Raw").withParent(shop.list)
      shop.list.view.addSubview(raw.view)
      let reasons = [shop.unembed(raw), shop.unembed(Coupon())].map {
        if case .rejected(let reason)? = $0.ended { reason.description } else { "-" }
      }
      expectEqual(
        reasons,
        [
          "Screen \"Raw\" lies in no screen into which 'embed' has put it.",
          "Screen \"Coupon\" lies in no screen into which 'embed' has put it.",
        ])
      expectSame(raw.parent, shop.list)
    }

    test("A screen that is shown already, or would lie in itself, is refused") {
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
