import CompactTesting
import CoordinatorTesting
import HeadlessUIKit
import Testing

/// The posts to VoiceOver for each verb, as a table.
@MainActor @Suite(.coordinators, .serialized) struct VerbAnnouncementTests {
  var (app, mall) = launchMall()

  init() { app.settle() }
}

extension VerbAnnouncementTests {
  /// A setup, an action, and the posts during the action.
  struct Row {
    let name: String
    var setUp: @MainActor (VerbAnnouncementTests, Shop) -> Void = { _, _ in }
    let act: @MainActor (VerbAnnouncementTests, Shop) -> Void
    let posts: [String]
  }

  private static let pushTwo: @MainActor (VerbAnnouncementTests, Shop) -> Void = { _, shop in
    for title in ["A", "B"] { shop.push(Screen(title), animated: false) }
  }

  private static let presentTwo: @MainActor (VerbAnnouncementTests, Shop) -> Void = { _, shop in
    for title in ["C", "D"] { shop.present(Screen(title), animated: false) }
  }

  private static let suspendRoot: @MainActor (VerbAnnouncementTests, Shop) -> Void = {
    tests, _ in
    tests.mall.setRoot(Screen("Lock"), suspendingCurrent: true)
  }

  private static let rows = [
    Row(
      name: "set", act: { _, shop in shop.set([shop.list, Screen("A"), Screen("B")]) },
      posts: ["screen B"]),
    Row(
      name: "set below the top", setUp: pushTwo,
      act: { _, shop in
        shop.set([shop.list] + shop.navigationController.viewControllers.suffix(1))
      }, posts: []),
    Row(
      name: "popTo", setUp: pushTwo, act: { _, shop in shop.popTo(shop.list) },
      posts: ["screen List"]),
    Row(
      name: "popToRoot", setUp: pushTwo, act: { _, shop in shop.popToRoot() },
      posts: ["screen List"]),
    Row(
      name: "dismissAll", setUp: presentTwo, act: { _, shop in shop.dismissAll() },
      posts: ["screen List"]),
    Row(
      name: "sequence", setUp: pushTwo,
      act: { _, shop in shop.perform(.sequence(.popToRoot(), .push(Screen("C")))) },
      posts: ["screen C"]),
    Row(
      name: "finish on the stack",
      setUp: { _, shop in shop.start(Order(on: shop.navigationController)) },
      act: { _, shop in (shop.children.first as? Order)?.finish(1) }, posts: ["screen List"]),
    Row(
      name: "finish of a sheet", setUp: { _, shop in shop.present(Coupon(), style: .pageSheet) },
      act: { _, shop in (shop.children.first as? Coupon)?.finish("") }, posts: ["screen List"]),
    Row(name: "suspend the root", act: suspendRoot, posts: ["screen Lock"]),
    Row(
      name: "restore a suspended root", setUp: suspendRoot,
      act: { tests, shop in tests.mall.setRoot(shop) },
      posts: ["screen List"]),
    Row(
      name: "restore a suspended root with a sheet",
      setUp: { tests, shop in
        shop.present(Screen("C"), style: .pageSheet)
        suspendRoot(tests, shop)
      }, act: { tests, shop in tests.mall.setRoot(shop) }, posts: ["screen C"]),
  ]

  @Test(arguments: 0..<11)
  func `A verb posts the screen that it makes visible once`(index: Int) {
    let row = Self.rows[index]
    let shop = app.root(Shop(navigationController: UINavigationController()))
    _ = app.posts { row.setUp(self, shop) }
    expectEqual(app.posts { row.act(self, shop) }, row.posts, "\(row.name)")
  }

  @Test func `Collapsing and expanding columns post newly visible screens`() {
    let desk = app.root(Desk(), on: .pad)
    // The detail is visible before and after.
    expectEqual(app.posts { app.device.screen = .phone }, [])
    expectEqual(app.posts { app.device.screen = .pad }, [])
    expectEqual(app.posts { app.device.screen = .phone }, [])
    expectEqual(app.posts { app.back() }, ["screen Mailboxes"])
    expectEqual(app.posts { app.device.screen = .pad }, ["layout Message"])
    let delegate = PrimaryOnCollapse()
    desk.splitViewController.delegate = delegate
    expectEqual(app.posts { app.device.screen = .phone }, ["screen Mailboxes"])
    desk.present(Screen("Cover"), style: .fullScreen)
    app.settle()
    expectEqual(app.posts { app.device.screen = .pad }, [])
  }

  /// Collapses columns to the primary column.
  final class PrimaryOnCollapse: NSObject, UISplitViewControllerDelegate {
    func splitViewController(
      _ svc: UISplitViewController,
      topColumnForCollapsingToProposedTopColumn top: UISplitViewController.Column
    ) -> UISplitViewController.Column { .primary }
  }
}
