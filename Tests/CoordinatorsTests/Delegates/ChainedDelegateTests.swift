import CompactTesting
import CoordinatorTesting
import Foundation
import HeadlessUIKit
import Testing

/// Delegates that forward calls to the delegate that they replace, like reactive and analytics
/// libraries.
@MainActor struct ChainedDelegateTests: TableSuite {
  var (app, shop) = launchShop()

  /// The titles of the screens that a stack's delegate was told of.
  private func shown(_ recorder: StackRecorder) -> [String] {
    recorder.calls.map { $0.split(separator: " ") }.filter { $0[0] == "didShow" }
      .map { String($0[1]) }
  }

  private func count(_ line: String, in journal: String) -> Int {
    journal.components(separatedBy: line).count - 1
  }

  @Test(.coordinators, .serialized, arguments: await rowNames)
  func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("On a stack, each delegate gets each call once, and we observe it once") {
      let first = StackRecorder(animator: nil)
      shop.navigationController.delegate = first
      let order = shop.watch()
      app.settle()
      let second = StackRecorder(animator: nil)
      second.next = shop.navigationController.delegate
      shop.navigationController.delegate = second
      shop.push(Screen("A"))
      app.settle()
      app.back()
      app.back()
      expectEqual(shown(second), ["A", "Order", "List"])
      expectEqual(shown(first), ["Order"] + shown(second))
      expectTrue(order.summary.hasSuffix("freed"))
      expectEqual(count("Order pop Screen observed", in: app.journal), 1)
    }

    test("A delegate that installs itself repeatedly gets each call once") {
      let first = StackRecorder(animator: nil)
      shop.navigationController.delegate = first
      shop.push(Screen("A"))
      app.settle()
      let link = StackRecorder(animator: nil)
      for title in ["B", "C", "D"] {
        link.next = shop.navigationController.delegate
        shop.navigationController.delegate = link
        shop.push(Screen(title))
        app.settle()
      }
      expectEqual(shown(link), ["B", "C", "D"])
      expectEqual(shown(first), ["A"] + shown(link))
    }

    test("Two chained delegates before ours get each call once") {
      shop.push(Screen("A"))
      app.settle()
      let first = StackRecorder(animator: nil)
      first.next = shop.navigationController.delegate
      shop.navigationController.delegate = first
      shop.push(Screen("B"))
      app.settle()
      let second = StackRecorder(animator: nil)
      second.next = shop.navigationController.delegate
      shop.navigationController.delegate = second
      shop.push(Screen("C"))
      app.settle()
      expectEqual(shown(first), ["B", "C"])
      expectEqual(shown(second), ["C"])
    }

    test("On tabs, both delegates get the calls and may veto") {
      let (app, market) = launchMarket()
      let first = TabRecorder(animator: nil)
      first.allows = true
      market.tabBarController.delegate = first
      market.select(index: 0)
      app.settle()
      let second = TabRecorder(animator: nil)
      second.next = market.tabBarController.delegate
      market.tabBarController.delegate = second
      market.select(index: 0)
      app.settle()
      app.tab("Bread")
      expectTrue(market.bread.isActive)
      first.allows = false
      app.tab("Milk")
      expectTrue(market.milk.isPaused)
      for recorder in [first, second] {
        expectEqual(
          recorder.calls.filter { $0.contains("Select ") },
          ["shouldSelect Bread", "didSelect Bread", "shouldSelect Milk"])
      }
    }

    test("On columns, all delegates get a collapse") {
      app.device.screen = ContainerExitTests.wide
      let columns = ContainerExitTests.Columns(UISplitViewController(style: .doubleColumn))
      shop.setRoot(columns)
      for column in [UISplitViewController.Column.primary, .secondary] {
        columns.setColumn(
          UINavigationController(rootViewController: Screen("\(column)")), for: column)
      }
      app.settle()
      let link = ColumnRecorder()
      link.answersItself = false
      link.next = columns.splitViewController.delegate
      columns.splitViewController.delegate = link
      expectTrue(columns.columnCoordinators.isEmpty)
      app.device.screen = .phone
      app.settle()
      app.device.screen = ContainerExitTests.wide
      app.settle()
      let words = link.calls.map { $0.prefix { $0 != " " } }
      expectEqual(
        words.filter { $0.hasPrefix("did") }, ["didCollapse", "didExpand"])
    }

    test("On pages, all delegates get a page turn") {
      let pages = ContainerExitTests.Pages()
      shop.present(pages, animated: false, style: .fullScreen)
      pages.setPages([Screen("One"), Screen("Two")])
      app.settle()
      let link = PageRecorder()
      link.next = pages.pageViewController.delegate
      pages.pageViewController.delegate = link
      expectTrue(pages.pageCoordinators.isEmpty)
      try UserInput(device: app.device).turnPage(in: pages.pageViewController, forward: true)
      app.settle()
      expectEqual(app.title, "Two")
      expectEqual(link.calls.count { $0.hasPrefix("didFinish") }, 1)
    }

    test("On a sheet, all delegates get an attempt and the end") {
      let coupon = Coupon()
      let (first, second) = (SheetRecorder(), SheetRecorder())
      for recorder in [first, second] { recorder.answersItself = false }
      coupon.rootViewController.modalPresentationStyle = .pageSheet
      coupon.rootViewController.presentationController?.delegate = first
      shop.present(coupon, style: .pageSheet)
      app.settle()
      let controller = coupon.rootViewController.presentationController
      second.next = controller?.delegate
      controller?.delegate = second
      // A transition in the same window checks the delegates again.
      shop.embed(Screen("Inner"), in: shop.list)
      app.settle()
      expectTrue(controller?.delegate !== second)
      app.swipeDown()
      expectTrue(coupon.isActive)
      first.allows = true
      app.swipeDown()
      for recorder in [first, second] {
        expectEqual(
          recorder.calls.filter { ["shouldDismiss", "didAttempt", "didDismiss"].contains($0) },
          ["shouldDismiss", "didAttempt", "shouldDismiss", "didDismiss"])
      }
      expectEqual(coupon.log, ["start", "stop"])
    }
  }
}
