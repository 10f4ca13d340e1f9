import CompactTesting
import CoordinatorTesting
import HeadlessUIKit
import Testing

/// What leaves and what comes in the same turn.
@MainActor @Suite(.coordinators, .serialized) struct SameTurnTests: TableSuite {
  var (app, shop) = launchShop()

  /// A presented flow whose end leads to something else.
  final class Parting: SceneCoordinator, FlowCoordinator {
    typealias Output = Int
    enum Place: CaseIterable { case hook, delegateCall }

    let context = CoordinatorContext()
    let rootViewController = Screen("Parting")
    private let place: Place
    private let act: () -> Void

    init(_ place: Place, _ act: @escaping () -> Void) {
      self.place = place
      self.act = act
    }
    func stop() { if place == .hook { act() } }
    func coordinatorDidStop(_ coordinator: any Coordinator) {
      if place == .delegateCall { act() }
    }
  }

  /// What is shown after a presented flow has finished, whose end leads to something else.
  private func pile(after place: Parting.Place, _ act: @escaping () -> Void) -> String {
    let flow = Parting(place, act)
    flow.delegate += flow
    shop.present(flow)
    app.settle()
    flow.finish(1)
    app.settle()
    expectTrue(flow.isInactive)
    return app.pile
  }

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
    for title in others { root.push(Screen(title)) }
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

    for place in Parting.Place.allCases {
      test("What is presented when a sheet's coordinator stops stays: \(place)") {
        expectEqual(pile(after: place) { [shop] in shop.present(Screen("Next")) }, "List ^ Next")
      }

      test("A sheet that is dismissed when its coordinator stops gives way to another: \(place)") {
        var handle: TransitionHandle?
        let pile = pile(after: place) { [shop] in
          handle = shop.dismiss()
          shop.present(Screen("Next"))
        }
        expectEqual(pile, "List ^ Next")
        expectEqual(handle?.ended, .performed)
      }

      test("A sequence may begin with the dismissal of a sheet that leaves: \(place)") {
        var handle: TransitionHandle?
        let pile = pile(after: place) { [shop] in
          handle = shop.perform(
            .sequence(.dismiss(), .push(Screen("A")), .present(Screen("Next"))))
        }
        expectEqual(pile, "A ^ Next")
        expectEqual(handle?.ended, .performed)
      }
    }

    test("The dismissal of a sheet comes after what leaves the stack below it") {
      let order = Order(on: shop.navigationController)
      shop.start(order)
      let sheet = Screen("Sheet")
      shop.present(sheet)
      app.settle()
      let start = app.events.count
      shop.stop(order)
      let handle = shop.dismiss(sheet)
      app.settle()
      expectEqual(
        app.events.dropFirst(start).map { "\($0.kind)" }.filter { $0.hasSuffix("performed") },
        ["leave Screen performed", "dismiss Screen performed"])
      expectEqual(handle.ended, .performed)
      expectEqual(app.pile, "List")
    }

    test("What the end of a sheet presents stays where the sheet below ends, too") {
      let lower = Parting(.hook) {}
      shop.present(lower)
      app.settle()
      let upper = Parting(.hook) { [shop] in shop.present(Screen("Next")) }
      lower.present(upper)
      app.settle()
      lower.finish(1)
      app.settle()
      expectEqual(app.pile, "List ^ Next")
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

    test("A scene that is stopped below the top and pushed again in the same turn comes to the top")
    {
      let coupon = Coupon()
      shop.push(coupon)
      shop.push(Screen("A"))
      app.settle()
      shop.stop(coupon)
      shop.push(coupon)
      app.settle()
      expectEqual(shop.titles, ["List", "A", "Coupon"])
      expectTrue(coupon.isActive)
    }

    test("What is dismissed and pushed in one turn leaves the stack with its coordinator") {
      let order = Order(on: shop.navigationController)
      shop.start(order)
      let screen = Screen("Again")
      order.present(screen)
      app.settle()
      order.dismiss()
      order.push(screen)
      app.settle()
      expectEqual(shop.titles, ["List", "Order", "Again"])
      order.finish(1)
      app.settle()
      expectEqual(shop.titles, ["List"])
    }
  }
}
