import CompactTesting
import CoordinatorTesting
import HeadlessUIKit
import Testing

/// Screens that are removed and shown in the same run-loop turn.
struct SameRunLoopTurnTests: TableSuite {
  var (app, shop) = launchShop()

  /// A presented flow that runs code when it stops.
  final class ReactingFlow: SceneCoordinator, FlowCoordinator {
    typealias Output = Int
    enum Place: CaseIterable { case hook, delegateCall }

    let context = CoordinatorContext()
    let rootViewController = Screen("Flow")
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

  /// The visible screens after a presented flow has finished and run its code.
  private func pile(after place: ReactingFlow.Place, _ act: @escaping () -> Void) -> String {
    let flow = ReactingFlow(place, act)
    flow.delegate += flow
    shop.present(flow)
    app.settle()
    flow.finish(1)
    app.settle()
    expectTrue(flow.isInactive)
    return app.pile
  }

  /// The stack after a flow at its bottom has finished and its parent has popped at once.
  ///
  /// - Parameters:
  ///   - titles: The screens of the flow.
  ///   - others: The screens of the parent above them.
  private func popped(_ titles: [String], below others: [String] = []) -> [String] {
    let (app, root) = launchBare()
    let login = Order(on: root.navigationController, titles: titles)
    root.start(login).whenEnded { _ in root.pop() }
    for title in others { root.push(Screen(title)) }
    app.settle()
    login.finish(1)
    app.settle()
    return root.titles
  }

  @Test(.coordinators, .serialized, arguments: await rowNames)
  func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("pop removes finished screens below the top, and keeps the top") {
      expectEqual(popped(["Login"], below: ["A"]), ["A"])
    }

    test("pop of a stack with only finished screens keeps the bottom screen") {
      expectEqual(popped(["Login", "Code"]), ["Login"])
    }

    test("Verbs for the end of a child are rejected in silence if the parent stops, too") {
      let (app, root) = launchBare()
      var results: [TransitionResult?] = []
      root.start(Order(on: root.navigationController)).whenEnded { _ in
        results = [
          root.pop().ended, root.push(Screen("Next")).ended, root.set([Screen("Next")]).ended,
          root.present(Account()).ended,
        ]
      }
      app.settle()
      root.context.stop()
      let rejected = results.filter { if case .rejected = $0 { true } else { false } }
      expectEqual(rejected.count, 4)
      app.settle()
    }

    for place in ReactingFlow.Place.allCases {
      test("A screen that is presented when a sheet's coordinator stops stays: \(place)") {
        expectEqual(pile(after: place) { [shop] in shop.present(Screen("Next")) }, "List ^ Next")
      }

      test("dismiss and present when a sheet's coordinator stops replace the sheet: \(place)") {
        var handle: TransitionHandle?
        let pile = pile(after: place) { [shop] in
          handle = shop.dismiss()
          shop.present(Screen("Next"))
        }
        expectEqual(pile, "List ^ Next")
        expectEqual(handle?.ended, .performed)
      }

      test("A sequence can begin with the dismissal of a sheet that is being removed: \(place)") {
        var handle: TransitionHandle?
        let pile = pile(after: place) { [shop] in
          handle = shop.perform(
            .sequence(.dismiss(), .push(Screen("A")), .present(Screen("Next"))))
        }
        expectEqual(pile, "A ^ Next")
        expectEqual(handle?.ended, .performed)
      }
    }

    test("A sheet is dismissed after stopped screens are removed from the stack below it") {
      let order = shop.startOrder()
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

    test("A screen that the end of a sheet presents stays when the sheet below ends, too") {
      let lower = ReactingFlow(.hook) {}
      shop.present(lower)
      app.settle()
      let upper = ReactingFlow(.hook) { [shop] in shop.present(Screen("Next")) }
      lower.present(upper)
      app.settle()
      lower.finish(1)
      app.settle()
      expectEqual(app.pile, "List ^ Next")
    }

    test("dismiss after a dismissal of the second sheet removes the first one") {
      let sheets = ["First", "Second", "Third"].map { Screen($0) }
      for sheet in sheets { shop.present(sheet) }
      app.settle()
      let handles = [shop.dismiss(sheets[1]), shop.dismiss()]
      app.settle()
      expectEqual(handles.map(\.ended), [.performed, .performed])
      expectEqual(app.title, "List")
    }

    test("dismiss after dismissAll is rejected") {
      for title in ["First", "Second"] { shop.present(Screen(title)) }
      app.settle()
      shop.dismissAll()
      expectNotNil(shop.dismiss().ended?.rejection)
      app.settle()
      expectEqual(app.title, "List")
    }

    test("A screen that is dismissed and set on a stack at once belongs to its new coordinator") {
      let coupon = Coupon()
      shop.present(coupon)
      app.settle()
      shop.dismiss()
      shop.set([Screen("List"), Screen("A"), coupon.rootViewController])
      app.settle()
      expectEqual(shop.titles, ["List", "A", "Coupon"])
      expectTrue(coupon.isInactive)
    }

    test("A scene that is stopped below the top and pushed again moves to the top") {
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

    test("A screen that is dismissed and pushed at once is removed with its coordinator") {
      let order = shop.startOrder()
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
