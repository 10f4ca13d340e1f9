import CompactTesting
import CoordinatorTesting
import HeadlessUIKit
import Testing

/// Three columns, the column for compact width, and columns from raw calls.
struct ColumnTests: TableSuite {
  var (app, shop) = launchShop()

  init() { app.device.screen = ContainerExitTests.wide }

  private func columns(_ style: UISplitViewController.Style?) -> ContainerExitTests.Columns {
    let split = style.map { UISplitViewController(style: $0) } ?? UISplitViewController()
    let columns = ContainerExitTests.Columns(split)
    shop.setRoot(columns)
    return columns
  }

  private func mail(_ style: UISplitViewController.Style) -> EmptyColumnTests.Mail {
    let mail = EmptyColumnTests.Mail(style, hasPlaceholder: true, ends: true, ExitLog())
    shop.setRoot(mail)
    app.settle()
    return mail
  }

  @Test(.coordinators, .serialized, arguments: await rowNames)
  func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("Three columns have a child each, and one child is replaced") {
      let columns = columns(.tripleColumn)
      let leaves = (0..<3).map { _ in Coupon() }
      columns.setColumn(leaves[0], for: .primary)
      columns.setColumn(leaves[1], for: .supplementary)
      columns.setColumn(leaves[2], for: .secondary)
      app.settle()
      expectEqual(columns.columnCoordinators.map { $0 === leaves[1] }, [false, true, false])
      let other = Coupon()
      app.expectPerformed(columns.setColumn(other, for: .supplementary))
      expectEqual(leaves.map { $0.isActive }, [true, false, true])
      expectSame(columns.columnCoordinators[1], other)
      expectFalse(app.journal.contains("replaceColumn"))
    }

    test("The screen for compact width survives expanded columns, and is shown alone") {
      let columns = columns(.doubleColumn)
      columns.setColumn(Coupon(), for: .primary)
      columns.setColumn(Coupon(), for: .secondary)
      let narrow = Account()
      columns.setColumn(narrow, for: .compact)
      app.settle()
      expectTrue(narrow.isActive)
      app.device.screen = .phone
      app.settle()
      expectEqual(app.title, "Account")
      expectTrue(columns.children.allSatisfy { $0.isActive })
      app.device.screen = ContainerExitTests.wide
      app.settle()
      expectEqual(columns.columnCoordinators.count, 3)
    }

    test("A screen that a raw call pushes onto UIKit's stack of a column has an owner") {
      let columns = columns(.doubleColumn)
      let primary = Screen("Primary")
      columns.setColumn(primary, for: .primary)
      app.settle()
      primary.navigationController?.pushViewController(Screen("X"), animated: true)
      app.settle()
      expectTrue(app.journal.contains("Columns push Screen observed"))
    }

    test("A child whose screen a raw call puts into a covered column is paused by the next verb") {
      let desk = Desk()
      shop.setRoot(desk)
      app.settle()
      let account = Account()
      desk.present(account, style: .fullScreen.pausingCovered())
      app.settle()
      let coupon = Coupon()
      desk.start(coupon)
      desk.splitViewController.setViewController(coupon.rootViewController, for: .secondary)
      account.push(Screen("Next"))
      expectTrue(coupon.isPaused)
    }

    test("A screen is not put into columns of the classic style, which have no names") {
      let coupon = Coupon()
      let shown = columns(nil).setColumn(coupon, for: .secondary)
      app.settle()
      expectTrue(reason(shown).contains("There is no column for"))
      expectTrue(coupon.isInactive)
    }

    test("A split view controller is put into no column but the compact one") {
      let columns = columns(.doubleColumn)
      let desk = Desk()
      let shown = columns.setColumn(desk, for: .secondary)
      app.settle()
      expectTrue(reason(shown).contains("split view controller"))
      expectTrue(desk.isInactive)
      app.expectPerformed(columns.setColumn(desk, for: .compact))
      expectTrue(desk.isActive)
    }

    test("A child with a column is not put into another column") {
      let columns = columns(.doubleColumn)
      let coupons = [Coupon(), Coupon()]
      columns.setColumn(coupons[0], for: .primary)
      columns.setColumn(coupons[1], for: .secondary)
      app.settle()
      let shown = columns.setColumn(coupons[0], for: .secondary)
      app.settle()
      expectTrue(reason(shown).contains("already"))
      expectEqual(columns.columnCoordinators.map { $0 === coupons[0] }, [true, false])
      expectEqual(columns.children.count, 2)
    }

    // MARK: Columns whose coordinators end

    test("A coordinator that ends keeps the screen with which a raw call has replaced its own") {
      let mail = mail(.doubleColumn)
      let account = Account()
      mail.setColumn(account, for: .secondary)
      app.settle()
      mail.stop(account)
      mail.splitViewController.setViewController(Screen("Raw"), for: .secondary)
      app.settle()
      expectTrue(account.isInactive)
      expectEqual(mail.columns, "List | Raw")
    }

    test("A coordinator that ends while not visible leaves its column to the placeholder") {
      let mail = mail(.doubleColumn)
      let account = Account()
      mail.setColumn(account, for: .secondary)
      app.settle()
      mail.present(Screen("Cover"), animated: false, style: .fullScreen)
      app.settle()
      mail.stop(account)
      app.settle()
      mail.dismiss(animated: false)
      app.settle()
      expectTrue(account.isInactive)
      expectEqual(mail.columns, "List | Nothing")
    }

    test("A placeholder that starts a child and presents a screen is made once") {
      final class Inbox: SplitCoordinator {
        let context = CoordinatorContext()
        let splitViewController = UISplitViewController(style: .doubleColumn)
        private(set) var made: [Coupon] = []
        func start() { setColumn(Screen("List"), for: .primary) }
        func placeholder(for column: UISplitViewController.Column) -> UIViewController? {
          // An endless repetition would overflow the stack.
          guard column == .secondary, made.count < 9 else { return nil }
          let child = Coupon()
          made.append(child)
          start(child)
          present(Screen("Notice"))
          return child.rootViewController
        }
      }
      let inbox = Inbox()
      shop.setRoot(inbox)
      app.settle()
      expectEqual(inbox.made.count, 1)
      let secondary = inbox.splitViewController.viewController(for: .secondary)
      expectSame(secondary, inbox.made[0].rootViewController)
      expectEqual(inbox.splitViewController.presentedViewController?.title, "Notice")
    }

    test("Going back from collapsed columns removes what has ended below them") {
      let mail = mail(.tripleColumn)
      let lists = UINavigationController(rootViewController: Screen("Lists"))
      mail.perform(.setColumn(lists, for: .primary))
      mail.setColumn(Coupon(), for: .supplementary)
      mail.setColumn(Account(), for: .secondary)
      let order = Order(on: lists)
      mail.start(order)
      app.settle()
      app.device.screen = .phone
      app.settle()
      mail.stop(order)
      app.settle()
      let titles = { lists.viewControllers.map { $0.title ?? "stack" } }
      expectEqual(titles(), ["Lists", "Order", "stack", "stack"])
      app.expectPerformed(mail.perform(.pop(on: lists)))
      expectEqual(titles(), ["Lists", "Order", "stack"])
    }

    for isColumn in [true, false] {
      let place = isColumn ? "in a column" : "that is embedded"
      test("A flow of two screens \(place) that ends is replaced at once, without a pop") {
        let desk = Desk()
        shop.setRoot(desk)
        app.settle()
        let order = Order(on: UINavigationController(), titles: ["One", "Two"])
        let flow =
          isColumn ? desk.setColumn(order, for: .secondary) : desk.embed(order, in: desk.mailboxes)
        flow.whenEnded { _ in
          if isColumn {
            desk.setColumn(Coupon(), for: .secondary)
          } else {
            desk.embed(Coupon(), in: desk.mailboxes)
          }
        }
        app.settle()
        order.finish(1)
        app.device.clock.turn()
        expectEqual(order.titles, ["One", "Two"])
        let coupon = desk.children.last as? Coupon
        expectNotNil(coupon?.rootViewController.viewIfLoaded?.window)
      }
    }

    // MARK: Raw calls

    test("Columns that raw calls fill before their coordinators start belong to them") {
      let raw = Raw()
      shop.setRoot(raw)
      app.settle()
      expectEqual(raw.columnCoordinators.map { $0 === raw.coupons[1] }, [false, true])
      raw.setColumn(Screen("Other"), for: .secondary)
      app.settle()
      expectEqual(raw.coupons.map { $0.isActive }, [true, false])
    }
  }

  /// Fills its columns by raw calls, and then starts their coordinators.
  final class Raw: SplitCoordinator {
    let context = CoordinatorContext()
    let splitViewController = UISplitViewController(style: .doubleColumn)
    let coupons = [Coupon(), Coupon()]

    func start() {
      splitViewController.setViewController(coupons[0].rootViewController, for: .primary)
      splitViewController.setViewController(coupons[1].rootViewController, for: .secondary)
      for coupon in coupons { start(coupon) }
    }
  }
}
