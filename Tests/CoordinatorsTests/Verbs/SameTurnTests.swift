import CompactTesting
import CoordinatorTesting
import HeadlessUIKit
import Testing

/// What leaves and what comes in the same turn.
@MainActor @Suite(.coordinators, .serialized) struct SameTurnTests: TableSuite {
  var (app, shop) = launchShop()

  /// The stack after a flow at its bottom has finished, and its parent has popped in the same turn.
  ///
  /// - Parameters:
  ///   - titles: The screens of the flow.
  ///   - others: The screens of the parent above them.
  private func popped(_ titles: [String], below others: [String] = []) throws -> [String] {
    let container = UINavigationController()
    let app = AppDriver { (window: UIWindow) -> Bare in
      window.rootViewController = container
      return Bare(container)
    }
    let root = try #require(app.root as? Bare)
    let login = Order(on: container, titles: titles)
    root.start(login).whenEnded { _ in root.pop() }
    for title in others { root.show(Screen(title)) }
    app.settle()
    login.finish(1)
    app.settle()
    return root.titles
  }

  @Test(arguments: await rowNames) func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("pop where all below the top are to leave removes these, and not the top") {
      try expectEqual(popped(["Login"], below: ["A"]), ["A"])
    }

    test("pop where all are to leave keeps the bottom until another screen replaces it") {
      try expectEqual(popped(["Login", "Code"]), ["Login"])
    }

    test("dismiss after a dismissal of the second sheet takes the first one") {
      let sheets = ["First", "Second", "Third"].map { Screen($0) }
      for sheet in sheets { shop.present(sheet) }
      app.settle()
      let handles = [shop.dismiss(sheets[1]), shop.dismiss()]
      app.settle()
      expectEqual(handles.map(\.ended), [.performed, .performed])
      expectEqual(app.title, "List")
    }

    test("dismiss after dismissAll has nothing left to dismiss") {
      for title in ["First", "Second"] { shop.present(Screen(title)) }
      app.settle()
      shop.dismissAll()
      expectNotNil(shop.dismiss().ended?.rejection)
      app.settle()
      expectEqual(app.title, "List")
    }

    test("What is dismissed and set on a stack in one turn has the owner that the set gives it") {
      let coupon = Coupon()
      shop.present(coupon)
      app.settle()
      shop.dismiss()
      shop.set([Screen("List"), Screen("A"), coupon.rootViewController])
      app.settle()
      expectEqual(shop.titles, ["List", "A", "Coupon"])
      expectTrue(coupon.isInactive)
    }

    test("What is dismissed and pushed in one turn leaves the stack with its coordinator") {
      let order = Order(on: shop.navigationController)
      shop.start(order)
      let screen = Screen("Again")
      order.present(screen)
      app.settle()
      order.dismiss()
      order.show(screen)
      app.settle()
      expectEqual(shop.titles, ["List", "Order", "Again"])
      order.finish(1)
      app.settle()
      expectEqual(shop.titles, ["List"])
    }
  }
}
