import CompactTesting
import CoordinatorTesting
import HeadlessUIKit
import Testing

/// A transition is a value that has no effect until it is performed, and that code can inspect.
struct TransitionValueTests: TableSuite {
  var (app, shop) = launchShop()

  /// Creates screens and records their titles.
  @MainActor
  final class ScreenFactory {
    private(set) var made: [String] = []
    func screen(_ title: String) -> Screen {
      made.append(title)
      return Screen(title)
    }
    func coupon() -> Coupon {
      made.append("Coupon")
      return Coupon()
    }
  }

  @Test(.coordinators, .serialized, arguments: await rowNames)
  func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("A transition creates its screens once, when its request runs") {
      let factory = ScreenFactory()
      let plan: [ScreenTransition] = [
        .push(factory.screen("A")),
        .set([.screen(factory.screen("B")), .screen(factory.screen("C"))]),
        .present(factory.coupon()),
      ]
      for transition in plan { _ = (transition.description, transition == plan[0]) }
      expectEqual(factory.made, [])
      let handles = plan.map { shop.perform($0) }
      expectEqual(factory.made, ["A"])
      app.settle()
      expectEqual(factory.made, ["A", "B", "C", "Coupon"])
      expectEqual(handles.map(\.ended), [.performed, .performed, .performed])
      expectEqual(shop.titles, ["B", "C"])
      expectEqual(app.title, "Coupon")
    }

    test("A presentation that is retried creates its screen once") {
      shop.present(Screen("Sheet"))
      app.settle()
      let factory = ScreenFactory()
      shop.navigationController.dismiss(animated: true)
      let handle = shop.perform(.present(factory.screen("Next")))
      app.settle()
      expectEqual(factory.made, ["Next"])
      expectEqual(handle.ended, .performed)
      expectEqual(app.title, "Next")
    }

    test("A transition that is performed twice creates two screens") {
      let factory = ScreenFactory()
      let transition = ScreenTransition.push(factory.screen("A"))
      shop.perform(transition)
      app.settle()
      shop.perform(transition)
      app.settle()
      expectEqual(shop.titles, ["List", "A", "A"])
      expectEqual(factory.made, ["A", "A"])
    }

    test("Each kind of transition has a one-line description") {
      let plan: [ScreenTransition] = [
        .push(Screen("A")), .push(Coupon()), .pop(), .popTo(shop.list), .popTo(Screen.self),
        .popToRoot(), .set([.screen(Screen("A")), .screen(Coupon())]), .present(Account()),
        .dismiss(), .select(index: 1), .select(Aisle.self), .embed(Screen("A")), .setRoot(Coupon()),
        .sequence(.pop(), .push(Screen("A"))), .none,
        .setTabs([.screen(Aisle("A")), .screen(Screen("B"))]),
        .setColumn(Screen("A"), for: .secondary), .setColumn(Coupon(), for: .supplementary),
        .setPages([.screen(Screen("A")), .screen(Coupon())]), .turn(to: Screen("A")),
        .turn(to: Coupon()), .turn(to: Coupon.self),
        .unembed(shop.list), .dismissAll(), .setRoot(Account(), suspendingCurrent: true),
      ]
      expectEqual(
        plan.map(\.description).joined(separator: "\n"),
        """
        push Screen
        push Coupon
        pop
        popTo Screen
        popTo Screen
        popToRoot
        set Screen, Coupon
        present Account
        dismiss
        select tab 1
        select Aisle
        embed Screen
        setRoot Coupon
        pop, then push Screen
        none
        setTabs Aisle, Screen
        setColumn secondary Screen
        setColumn supplementary Coupon
        setPages Screen, Coupon
        turn Screen
        turn Coupon
        turn Coupon
        unembed Screen
        dismiss all
        setRoot Account, suspending the current one
        """)
    }

    test("Transitions are equal if their kind, class, route, index, column and steps are equal") {
      @MainActor func routed(_ transition: ScreenTransition, _ route: Int) -> ScreenTransition {
        var transition = transition
        transition.route = route
        return transition
      }
      let push = ScreenTransition.push(Screen("A"))
      expect(
        push, equals: [.push(Screen("B"), animated: false)],
        butNot: [.push(Coupon()), .present(Screen("A")), .none, routed(push, 1)])
      expect(routed(push, 1), equals: [routed(.push(Screen("B")), 1)], butNot: [routed(push, 2)])
      expect(.select(index: 1), butNot: [.select(index: 2)])
      expect(
        .set([.screen(Screen("A"))]), butNot: [.set([.screen(Screen("A")), .screen(Screen("B"))])])
      expect(
        .sequence(push, .pop()), equals: [.sequence(push, .pop())],
        butNot: [.sequence(.pop(), push)])
      expect(
        .setColumn(Screen("A"), for: .primary), equals: [.setColumn(Screen("B"), for: .primary)],
        butNot: [.setColumn(Screen("A"), for: .secondary), .setColumn(Coupon(), for: .primary)])
      expect(.turn(to: Screen("A")), butNot: [.setPages([.screen(Screen("A"))])])
      expect(.dismissAll(), equals: [.dismissAll(animated: false)], butNot: [.dismiss()])
    }

    test("Transitions are equal only with the same container, view and named screen") {
      let (one, other, view) = (UINavigationController(), UINavigationController(), UIView())
      let (a, b, windows) = (Screen("A"), Screen("B"), [UIWindow(), UIWindow()])
      expect(.pop(on: one), equals: [.pop(on: one)], butNot: [.pop(on: other), .pop()])
      expect(.dismiss(a), equals: [.dismiss(a)], butNot: [.dismiss(b), .dismiss(), .dismissAll()])
      expect(.unembed(a), butNot: [.unembed(b)])
      expect(.popTo(a), equals: [.popTo(a)], butNot: [.popTo(b), .popTo(Screen.self)])
      expect(
        .turn(to: Coupon.self), equals: [.turn(to: Coupon.self)], butNot: [.turn(to: Coupon())])
      expect(
        .setRoot(a, of: windows[0]), equals: [.setRoot(b, of: windows[0])],
        butNot: [.setRoot(a, of: windows[1])])
      expect(.setRoot(a), butNot: [.setRoot(a, suspendingCurrent: true)])
      expect(
        .embed(Screen("A"), in: a, view: view), equals: [.embed(Screen("B"), in: a, view: view)],
        butNot: [
          .embed(Screen("A"), in: b, view: view), .embed(Screen("A"), in: a), .embed(Screen("A")),
        ])
      expect(.embed(Screen("A"), view: view), butNot: [.embed(Screen("A"), view: UIView())])
    }

    test("A transition has a readable removed screen") {
      let sheet = Screen("Sheet")
      expectSame(ScreenTransition.dismiss(sheet).screenToRemove, sheet)
      expectSame(ScreenTransition.unembed(sheet).screenToRemove, sheet)
      expectNil(ScreenTransition.dismiss().screenToRemove)
      expectEqual(ScreenTransition.dismiss(sheet).description, "dismiss Screen")
    }

    test("A transition has readable destinations, presentation, column, root and steps") {
      let push = ScreenTransition.push(Coupon(), animated: false)
      expectEqual(push.kind, .push)
      expectTrue(push.destinations.first?.type == Coupon.self)
      expectFalse(push.animated)
      let present = ScreenTransition.present(Screen("A"), style: .formSheet)
      expectEqual(present.presentation?.style, .formSheet)
      let column = ScreenTransition.setColumn(Screen("A"), for: .primary)
      expectEqual(column.kind, .setColumn)
      expectEqual(column.column, .primary)
      expectNil(push.column)
      expectTrue(ScreenTransition.setRoot(Screen("A"), suspendingCurrent: true).suspendsCurrent)
      expectEqual(ScreenTransition.sequence(push, present).steps, [push, present])
    }

    test("Setting animated of a sequence sets it for all of its steps") {
      var sequence = ScreenTransition.sequence(.popToRoot(), .sequence(.pop()), .dismiss())
      sequence.animated = false
      expectEqual(sequence.steps.map { $0.animated }, [false, false, false])
      expectEqual(sequence.steps[1].steps.map { $0.animated }, [false])
    }
  }

  /// Expects that a transition equals others, and differs from further ones.
  private func expect(
    _ transition: ScreenTransition, equals: [ScreenTransition] = [],
    butNot others: [ScreenTransition], line: Int = #line
  ) {
    for equal in equals { expectEqual(transition, equal, line: line) }
    for other in others { expectNotEqual(transition, other, line: line) }
  }
}
