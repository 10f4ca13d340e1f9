import CompactTesting
import CoordinatorTesting
import Foundation
import HeadlessUIKit
import Testing

/// Delegates that forward calls to the delegate that they replace, like reactive and analytics
/// libraries.
@MainActor struct ChainedDelegateTests: TableSuite {
  var (app, shop) = launchShop()

  /// Records calls, and forwards them.
  final class Link: NSObject, UINavigationControllerDelegate, UITabBarControllerDelegate,
    UISplitViewControllerDelegate, UIPageViewControllerDelegate,
    UIAdaptivePresentationControllerDelegate
  {
    private(set) var calls: [String] = []
    private weak var next: AnyObject?
    var allows = true

    init(before next: AnyObject? = nil) { self.next = next }

    /// Replaces a delegate again.
    func hook(before next: AnyObject?) { self.next = next }

    func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController,
      animated: Bool
    ) {
      calls.append("did show \(viewController.title ?? "")")
      (next as? any UINavigationControllerDelegate)?.navigationController(
        navigationController, didShow: viewController, animated: animated)
    }

    func tabBarController(
      _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool {
      calls.append("should select")
      let next = next as? any UITabBarControllerDelegate
      return allows
        && next?.tabBarController(tabBarController, shouldSelect: viewController) ?? true
    }

    func tabBarController(
      _ tabBarController: UITabBarController, didSelect viewController: UIViewController
    ) {
      calls.append("did select")
      (next as? any UITabBarControllerDelegate)?.tabBarController(
        tabBarController, didSelect: viewController)
    }

    func splitViewController(
      _ splitViewController: UISplitViewController,
      collapseSecondary secondaryViewController: UIViewController,
      onto primaryViewController: UIViewController
    ) -> Bool {
      calls.append("collapse")
      let next = next as? any UISplitViewControllerDelegate
      return next?.splitViewController(
        splitViewController, collapseSecondary: secondaryViewController,
        onto: primaryViewController) ?? false
    }

    func splitViewController(
      _ splitViewController: UISplitViewController, separateSecondaryFrom primary: UIViewController
    ) -> UIViewController? {
      calls.append("separate")
      return (next as? any UISplitViewControllerDelegate)?.splitViewController(
        splitViewController, separateSecondaryFrom: primary)
    }

    func pageViewController(
      _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
      previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) {
      calls.append("did turn")
      (next as? any UIPageViewControllerDelegate)?.pageViewController(
        pageViewController, didFinishAnimating: finished,
        previousViewControllers: previousViewControllers, transitionCompleted: completed)
    }

    func presentationControllerShouldDismiss(
      _ presentationController: UIPresentationController
    ) -> Bool {
      calls.append("should dismiss")
      let next = next as? any UIAdaptivePresentationControllerDelegate
      return allows
        && next?.presentationControllerShouldDismiss(presentationController) ?? true
    }

    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
      calls.append("did dismiss")
      (next as? any UIAdaptivePresentationControllerDelegate)?
        .presentationControllerDidDismiss(presentationController)
    }

    func presentationControllerDidAttemptToDismiss(
      _ presentationController: UIPresentationController
    ) {
      calls.append("did attempt")
      (next as? any UIAdaptivePresentationControllerDelegate)?
        .presentationControllerDidAttemptToDismiss(presentationController)
    }
  }

  private func count(_ line: String, in journal: String) -> Int {
    journal.components(separatedBy: line).count - 1
  }

  @Test(.coordinators, .serialized, arguments: await rowNames)
  func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("On a stack, each delegate gets each call once, and we observe it once") {
      let first = Link()
      shop.navigationController.delegate = first
      let order = shop.watch()
      app.settle()
      let second = Link(before: shop.navigationController.delegate)
      shop.navigationController.delegate = second
      shop.push(Screen("A"))
      app.settle()
      app.back()
      app.back()
      expectEqual(second.calls, ["did show A", "did show Order", "did show List"])
      expectEqual(first.calls, ["did show Order"] + second.calls)
      expectTrue(order.summary.hasSuffix("freed"))
      expectEqual(count("Order pop Screen observed", in: app.journal), 1)
    }

    test("A delegate that installs itself repeatedly gets each call once") {
      let first = Link()
      shop.navigationController.delegate = first
      shop.push(Screen("A"))
      app.settle()
      let link = Link()
      for title in ["B", "C", "D"] {
        link.hook(before: shop.navigationController.delegate)
        shop.navigationController.delegate = link
        shop.push(Screen(title))
        app.settle()
      }
      expectEqual(link.calls, ["did show B", "did show C", "did show D"])
      expectEqual(first.calls, ["did show A"] + link.calls)
    }

    test("Two chained delegates before ours get each call once") {
      shop.push(Screen("A"))
      app.settle()
      let first = Link(before: shop.navigationController.delegate)
      shop.navigationController.delegate = first
      shop.push(Screen("B"))
      app.settle()
      let second = Link(before: shop.navigationController.delegate)
      shop.navigationController.delegate = second
      shop.push(Screen("C"))
      app.settle()
      expectEqual(first.calls, ["did show B", "did show C"])
      expectEqual(second.calls, ["did show C"])
    }

    test("On tabs, both delegates get the calls and may veto") {
      let (app, market) = launchMarket()
      let first = Link()
      market.tabBarController.delegate = first
      market.select(index: 0)
      app.settle()
      let second = Link(before: market.tabBarController.delegate)
      market.tabBarController.delegate = second
      market.select(index: 0)
      app.settle()
      app.tab("Bread")
      expectTrue(market.bread.isActive)
      first.allows = false
      app.tab("Milk")
      expectTrue(market.milk.isPaused)
      expectEqual(first.calls, ["should select", "did select", "should select"])
      expectEqual(second.calls, first.calls)
    }

    test("On columns, all delegates get a collapse") {
      app.device.screen = ContainerExitTests.wide
      let columns = ContainerExitTests.Columns(UISplitViewController())
      shop.setRoot(columns)
      for column in [UISplitViewController.Column.primary, .secondary] {
        columns.setColumn(
          UINavigationController(rootViewController: Screen("\(column)")), for: column)
      }
      app.settle()
      let link = Link(before: columns.splitViewController.delegate)
      columns.splitViewController.delegate = link
      expectTrue(columns.columnCoordinators.isEmpty)
      app.device.screen = .phone
      app.settle()
      app.device.screen = ContainerExitTests.wide
      app.settle()
      expectEqual(link.calls, ["collapse", "separate"])
    }

    test("On pages, all delegates get a page turn") {
      let pages = ContainerExitTests.Pages()
      shop.present(pages, animated: false, style: .fullScreen)
      pages.setPages([Screen("One"), Screen("Two")])
      app.settle()
      let link = Link(before: pages.pageViewController.delegate)
      pages.pageViewController.delegate = link
      expectTrue(pages.pageCoordinators.isEmpty)
      try UserInput(device: app.device).turnPage(in: pages.pageViewController, forward: true)
      app.settle()
      expectEqual(app.title, "Two")
      expectEqual(link.calls, ["did turn"])
    }

    test("On a sheet, all delegates get an attempt and the end") {
      let coupon = Coupon()
      shop.present(coupon, style: .pageSheet)
      app.settle()
      let controller = coupon.rootViewController.presentationController
      let link = Link(before: controller?.delegate)
      controller?.delegate = link
      // A transition in the same window checks the delegates again.
      shop.embed(Screen("Inner"), in: shop.list)
      app.settle()
      expectTrue(controller?.delegate !== link)
      link.allows = false
      app.swipeDown()
      expectTrue(coupon.isActive)
      link.allows = true
      app.swipeDown()
      expectEqual(link.calls, ["should dismiss", "did attempt", "should dismiss", "did dismiss"])
      expectEqual(coupon.log, ["start", "stop"])
    }
  }
}
