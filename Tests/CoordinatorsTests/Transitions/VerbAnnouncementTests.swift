import CompactTesting
import CoordinatorTesting
import HeadlessUIKit
import Testing

/// What screen readers hear of each verb, as a table: what is in front when the window is at rest.
@MainActor @Suite(.coordinators, .serialized) struct VerbAnnouncementTests {
  var (app, mall) = launchMall()

  init() { app.settle() }

  /// What is done first, what is done then, and what is told of that.
  struct Row {
    let name: String
    var first: @MainActor (VerbAnnouncementTests, Shop) -> Void = { _, _ in }
    let act: @MainActor (VerbAnnouncementTests, Shop) -> Void
    let told: [String]
  }

  private func told(_ act: () -> Void) -> [String] {
    let start = app.device.accessibilityPosts.count
    app.device.run(act)
    app.settle()
    return app.device.accessibilityPosts[start...].map { post in
      let kind = post.notification == .screenChanged ? "screen" : "layout"
      let view = post.element as? UIView
      return "\(kind) \((view?.next as? UIViewController)?.title ?? "-")"
    }
  }

  private static let showsTwo: @MainActor (VerbAnnouncementTests, Shop) -> Void = { _, shop in
    for title in ["A", "B"] { shop.push(Screen(title), animated: false) }
  }

  private static let presentsTwo: @MainActor (VerbAnnouncementTests, Shop) -> Void = { _, shop in
    for title in ["C", "D"] { shop.present(Screen(title), animated: false) }
  }

  private static let suspendsCurrent: @MainActor (VerbAnnouncementTests, Shop) -> Void = {
    tests, _ in
    tests.mall.setRoot(Screen("Lock"), suspendingCurrent: true)
  }

  private static let rows = [
    Row(
      name: "set", act: { _, shop in shop.set([shop.list, Screen("A"), Screen("B")]) },
      told: ["screen B"]),
    Row(
      name: "set below the top", first: showsTwo,
      act: { _, shop in
        shop.set([shop.list] + shop.navigationController.viewControllers.suffix(1))
      }, told: []),
    Row(
      name: "popTo", first: showsTwo, act: { _, shop in shop.popTo(shop.list) },
      told: ["screen List"]),
    Row(
      name: "popToRoot", first: showsTwo, act: { _, shop in shop.popToRoot() },
      told: ["screen List"]),
    Row(
      name: "dismissAll", first: presentsTwo, act: { _, shop in shop.dismissAll() },
      told: ["screen List"]),
    Row(
      name: "sequence", first: showsTwo,
      act: { _, shop in shop.perform(.sequence(.popToRoot(), .push(Screen("C")))) },
      told: ["screen C"]),
    Row(
      name: "finish on the stack",
      first: { _, shop in shop.start(Order(on: shop.navigationController)) },
      act: { _, shop in (shop.children.first as? Order)?.finish(1) }, told: ["screen List"]),
    Row(
      name: "finish of a sheet", first: { _, shop in shop.present(Coupon(), style: .pageSheet) },
      act: { _, shop in (shop.children.first as? Coupon)?.finish("") }, told: ["screen List"]),
    Row(name: "keep the root", act: suspendsCurrent, told: ["screen Lock"]),
    Row(
      name: "return of a kept root", first: suspendsCurrent,
      act: { tests, shop in tests.mall.setRoot(shop) },
      told: ["screen List"]),
    Row(
      name: "return of a kept root with a sheet",
      first: { tests, shop in
        shop.present(Screen("C"), style: .pageSheet)
        suspendsCurrent(tests, shop)
      }, act: { tests, shop in tests.mall.setRoot(shop) }, told: ["screen C"]),
  ]

  @Test(arguments: 0..<11)
  func `Screen readers hear once of the screen that a verb brings to the front`(index: Int) {
    let row = Self.rows[index]
    let shop = app.root(Shop(navigationController: UINavigationController()))
    _ = told { row.first(self, shop) }
    expectEqual(told { row.act(self, shop) }, row.told, "\(row.name)")
  }

  @Test func `Columns that collapse and expand tell of what comes in sight by it`() {
    let desk = app.root(Desk(), on: .pad)
    // The detail is in sight before and after.
    expectEqual(told { app.device.screen = .phone }, [])
    expectEqual(told { app.device.screen = .pad }, [])
    expectEqual(told { app.device.screen = .phone }, [])
    expectEqual(told { app.back() }, ["screen Mailboxes"])
    expectEqual(told { app.device.screen = .pad }, ["layout Message"])
    let delegate = ShowingPrimary()
    desk.splitViewController.delegate = delegate
    expectEqual(told { app.device.screen = .phone }, ["screen Mailboxes"])
    desk.present(Screen("Cover"), style: .fullScreen)
    app.settle()
    expectEqual(told { app.device.screen = .pad }, [])
  }

  /// Has columns collapse to the first one.
  final class ShowingPrimary: NSObject, UISplitViewControllerDelegate {
    func splitViewController(
      _ svc: UISplitViewController,
      topColumnForCollapsingToProposedTopColumn top: UISplitViewController.Column
    ) -> UISplitViewController.Column { .primary }
  }
}
