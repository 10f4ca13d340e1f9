import CoordinatorTesting
import HeadlessUIKit
import Testing

/// Screens that lie in another one.
@MainActor @Suite(.coordinators) struct EmbedTests {
  let app: AppDriver
  let shop: Shop

  init() throws {
    app = AppDriver(Shop.init(navigationController:))
    shop = try #require(app.root as? Shop)
  }

  @Test func `A child's screen fills the view of its parent, as UIKit has it`() {
    let scene = Coupon()
    let handle = shop.perform(.embed(scene, in: shop.list))
    #expect(handle.ended == .performed)
    #expect(scene.rootViewController.parent === shop.list)
    #expect(scene.rootViewController.view.superview === shop.list.view)
    app.settle()
    #expect(scene.isActive)
    shop.show(Screen("A"))
    app.settle()
    #expect(scene.isActive)
  }

  @Test func `What is embedded in the same view gives way, and its coordinator is stopped`() {
    let first = Coupon()
    let second = Coupon()
    shop.embed(first, in: shop.list)
    app.settle()
    shop.embed(second, in: shop.list)
    app.settle()
    #expect(first.log == ["start", "stop"])
    #expect(first.rootViewController.parent == nil)
    #expect(second.isActive)
    #expect(shop.list.children == [second.rootViewController])
  }

  @Test func `What is embedded gives way also when its coordinator has ended before`() {
    let first = Coupon()
    let second = Coupon()
    shop.embed(first, in: shop.list)
    app.settle()
    first.finish("used")
    app.settle()
    #expect(shop.list.children == [first.rootViewController])
    shop.embed(second, in: shop.list)
    app.settle()
    #expect(shop.list.children == [second.rootViewController])
    #expect(shop.list.view.subviews.contains(first.rootViewController.view) == false)
  }

  @Test func `In views of their own, several may lie in one screen`() {
    let left = UIView()
    let right = UIView()
    shop.list.view.addSubview(left)
    shop.list.view.addSubview(right)
    shop.embed(Screen("Left"), in: shop.list, view: left)
    shop.embed(Screen("Right"), in: shop.list, view: right)
    app.settle()
    #expect(shop.list.children.map { $0.title ?? "" } == ["Left", "Right"])
  }

  @Test func `A raw removal stops the coordinator, and so does the parent's leaving`() {
    let removed = Coupon()
    shop.embed(removed, in: shop.list)
    app.settle()
    removed.rootViewController.willMove(toParent: nil)
    removed.rootViewController.view.removeFromSuperview()
    removed.rootViewController.removeFromParent()
    app.settle()
    #expect(removed.log == ["start", "stop"])
    let outer = Screen("Outer")
    shop.show(outer)
    app.settle()
    let inner = Coupon()
    shop.embed(inner)
    #expect(inner.rootViewController.parent === outer)
    app.settle()
    app.back()
    #expect(inner.log == ["start", "stop"])
  }

  @Test func `What lies in a covered screen leaves with it, also while somebody keeps its view`() {
    var outer: Screen? = Screen("Outer")
    let inner = Coupon()
    if let outer {
      shop.show(outer)
      app.settle()
      shop.embed(inner, in: outer)
    }
    shop.present(Screen("Cover"), style: .fullScreen)
    app.settle()
    let view = outer?.view
    outer = nil
    shop.pop()
    app.settle()
    #expect(view != nil)
    #expect(inner.log == ["start", "stop"])
  }

  @Test func `What lies in a page that its coordinator has left behind leaves with the page`()
    throws
  {
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
    #expect(inner.isActive)
    pages.setPages(screens: [Screen("Other")])
    app.settle()
    #expect(inner.log == ["start", "stop"])
  }

  @Test func `Nothing is embedded in a screen that was left while it waited`() {
    let outer = Screen("Outer")
    shop.show(outer)
    app.settle()
    shop.popToRoot()
    let inner = Coupon()
    let handle = shop.embed(inner, in: outer).transition
    app.settle()
    #expect("\(handle.ended.map { "\($0)" } ?? "")".hasPrefix("rejected"))
    #expect(inner.isInactive)
    #expect(outer.children.isEmpty)
  }

  @Test func `A screen is taken out by its coordinator, by itself or by its place`() {
    let scene = Coupon()
    shop.embed(scene, in: shop.list)
    app.settle()
    #expect(shop.unembed(scene).ended == .performed)
    app.settle()
    #expect(scene.log == ["start", "stop"])
    #expect(scene.rootViewController.view.superview == nil)
    let part = Screen("Part")
    shop.embed(part, in: shop.list)
    let handle = shop.unembed(part, animated: true)
    #expect(handle.ended == nil)
    app.settle()
    #expect(handle.ended == .performed)
    shop.embed(part)
    #expect(shop.perform(.unembed()).ended == .performed)
    #expect(shop.list.children.isEmpty)
  }

  @Test func `What nobody has embedded cannot be taken out`() {
    let raw = Screen("Raw").withParent(shop.list)
    shop.list.view.addSubview(raw.view)
    let reasons = [shop.unembed(raw), shop.unembed(Coupon()), shop.perform(.unembed())].map {
      if case .rejected(let reason)? = $0.ended { reason.description } else { "-" }
    }
    #expect(
      reasons == [
        "Screen lies in no screen into which 'embed' has put it.",
        "Screen lies in no screen into which 'embed' has put it.",
        "No transition has put a screen into Screen: do so by 'embed'.",
      ])
    #expect(raw.parent === shop.list)
  }

  @Test func `A screen that is shown already, or would lie in itself, is refused`() {
    shop.show(Screen("A"))
    app.settle()
    for handle in [
      shop.embed(shop.list, in: shop.list), shop.embed(shop.navigationController, in: shop.list),
      shop.embed(Screen("A").withParent(shop.list), in: shop.list),
    ] {
      guard case .rejected? = handle.ended else {
        Issue.record("\(handle.ended as Any)")
        continue
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
