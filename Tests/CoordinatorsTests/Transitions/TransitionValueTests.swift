import CompactTesting
import CoordinatorTesting
import HeadlessUIKit
import Testing

/// A transition is a value that has no effect until it is performed, and that code can inspect.
@MainActor struct TransitionValueTests: TableSuite {
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

    test("Column transitions are equal if their column and class are equal") {
      let change = ScreenTransition.setColumn(Screen("A"), for: .primary)
      expectEqual(change, .setColumn(Screen("B"), for: .primary))
      expectNotEqual(change, .setColumn(Screen("A"), for: .secondary))
      expectNotEqual(change, .setColumn(Coupon(), for: .primary))
      expectEqual(change.column, .primary)
      expectEqual(change.kind, .setColumn)
      expectNil(ScreenTransition.pop().column)
      expectNotEqual(ScreenTransition.turn(to: Screen("A")), .setPages([.screen(Screen("A"))]))
    }

    test("Transitions are equal if their kind, class, route, index and steps are equal") {
      @MainActor func routed(_ transition: ScreenTransition, _ route: Int) -> ScreenTransition {
        var transition = transition
        transition.route = route
        return transition
      }
      let push = ScreenTransition.push(Screen("A"))
      expectEqual(push, .push(Screen("B"), animated: false))
      expectNotEqual(push, .push(Coupon()))
      expectNotEqual(push, .present(Screen("A")))
      expectNotEqual(push, .none)
      expectEqual(routed(push, 1), routed(.push(Screen("B")), 1))
      expectNotEqual(routed(push, 1), routed(push, 2))
      expectNotEqual(routed(push, 1), push)
      expectNotEqual(ScreenTransition.select(index: 1), .select(index: 2))
      expectNotEqual(
        ScreenTransition.set([.screen(Screen("A"))]),
        .set([.screen(Screen("A")), .screen(Screen("B"))]))
      expectEqual(ScreenTransition.sequence(push, .pop()), .sequence(push, .pop()))
      expectNotEqual(ScreenTransition.sequence(push, .pop()), .sequence(.pop(), push))
    }

    test("Transitions are equal only with the same container and the same named screen") {
      let (one, other) = (UINavigationController(), UINavigationController())
      expectEqual(ScreenTransition.pop(on: one), .pop(on: one))
      expectNotEqual(ScreenTransition.pop(on: one), .pop(on: other))
      expectNotEqual(ScreenTransition.pop(on: one), .pop())
      let (a, b) = (Screen("A"), Screen("B"))
      expectEqual(ScreenTransition.dismiss(a), .dismiss(a))
      expectNotEqual(ScreenTransition.dismiss(a), .dismiss(b))
      expectNotEqual(ScreenTransition.dismiss(a), .dismiss())
      expectNotEqual(ScreenTransition.unembed(a), .unembed(b))
      expectEqual(ScreenTransition.popTo(a), .popTo(a))
      expectNotEqual(ScreenTransition.popTo(a), .popTo(b))
      expectNotEqual(ScreenTransition.popTo(a), .popTo(Screen.self))
      expectEqual(ScreenTransition.turn(to: Coupon.self), .turn(to: Coupon.self))
      expectNotEqual(ScreenTransition.turn(to: Coupon.self), .turn(to: Coupon()))
      let windows = [UIWindow(), UIWindow()]
      expectEqual(ScreenTransition.setRoot(a, of: windows[0]), .setRoot(b, of: windows[0]))
      expectNotEqual(ScreenTransition.setRoot(a, of: windows[0]), .setRoot(a, of: windows[1]))
      expectNotEqual(ScreenTransition.setRoot(a, suspendingCurrent: true), .setRoot(a))
      expectTrue(ScreenTransition.setRoot(a, suspendingCurrent: true).suspendsCurrent)
      expectNotEqual(ScreenTransition.dismissAll(), .dismiss())
      expectEqual(ScreenTransition.dismissAll(), .dismissAll(animated: false))
    }

    test("Embedding transitions are equal only with the same screen and view") {
      let (outer, view) = (Screen("Outer"), UIView())
      let change = ScreenTransition.embed(Screen("A"), in: outer, view: view)
      expectEqual(change, .embed(Screen("B"), in: outer, view: view))
      expectNotEqual(change, .embed(Screen("A"), in: outer))
      expectNotEqual(change, .embed(Screen("A"), in: Screen("Other"), view: view))
      expectNotEqual(
        ScreenTransition.embed(Screen("A"), view: view), .embed(Screen("A"), view: UIView()))
      expectNotEqual(change, .embed(Screen("A")))
      expectNotEqual(ScreenTransition.dismiss(outer), .dismissAll())
    }

    test("A transition has a readable removed screen") {
      let sheet = Screen("Sheet")
      expectSame(ScreenTransition.dismiss(sheet).screenToRemove, sheet)
      expectSame(ScreenTransition.unembed(sheet).screenToRemove, sheet)
      expectNil(ScreenTransition.dismiss().screenToRemove)
      expectEqual(ScreenTransition.dismiss(sheet).description, "dismiss Screen")
    }

    test("A transition has readable destinations, presentation and steps") {
      let push = ScreenTransition.push(Coupon(), animated: false)
      expectEqual(push.kind, .push)
      expectTrue(push.destinations.first?.type == Coupon.self)
      expectFalse(push.animated)
      let present = ScreenTransition.present(Screen("A"), style: .formSheet)
      expectEqual(present.presentation?.style, .formSheet)
      expectEqual(ScreenTransition.sequence(push, present).steps, [push, present])
    }

    test("Setting animated of a sequence sets it for all of its steps") {
      var sequence = ScreenTransition.sequence(.popToRoot(), .sequence(.pop()), .dismiss())
      sequence.animated = false
      expectEqual(sequence.steps.map { $0.animated }, [false, false, false])
      expectEqual(sequence.steps[1].steps.map { $0.animated }, [false])
    }
  }
}
