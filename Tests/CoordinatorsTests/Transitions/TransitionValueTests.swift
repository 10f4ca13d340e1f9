import CoordinatorTesting
import HeadlessUIKit
import Testing

/// A transition as a value: nothing happens until it runs, and it can be looked at before.
@MainActor @Suite(.coordinators) struct TransitionValueTests {
  let app: AppDriver
  let shop: Shop

  init() throws {
    app = AppDriver(Shop.init(navigationController:))
    shop = try #require(app.root as? Shop)
  }

  private var titles: [String] {
    shop.navigationController.viewControllers.map { $0.title ?? "" }
  }

  /// Counts what is made.
  @MainActor
  final class Maker {
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

  @Test func `A plan makes nothing, and each thing is made once when its turn comes`() {
    let maker = Maker()
    let plan: [ScreenTransition] = [
      .push(maker.screen("A")), .set([.screen(maker.screen("B")), .screen(maker.screen("C"))]),
      .present(maker.coupon()),
    ]
    for transition in plan { _ = (transition.description, transition == plan[0]) }
    #expect(maker.made == [])
    let handles = plan.map { shop.perform($0) }
    #expect(maker.made == ["A"])
    app.settle()
    #expect(maker.made == ["A", "B", "C", "Coupon"])
    #expect(handles.map(\.ended) == [.performed, .performed, .performed])
    #expect(titles == ["B", "C"])
    #expect(app.title == "Coupon")
  }

  @Test func `What UIKit refuses for some turns is made once`() {
    shop.present(Screen("Sheet"))
    app.settle()
    let maker = Maker()
    shop.navigationController.dismiss(animated: true)
    let handle = shop.perform(.present(maker.screen("Next")))
    app.settle()
    #expect(maker.made == ["Next"])
    #expect(handle.ended == .performed)
    #expect(app.title == "Next")
  }

  @Test func `A value that is performed twice makes a screen each time`() {
    let maker = Maker()
    let transition = ScreenTransition.push(maker.screen("A"))
    shop.perform(transition)
    app.settle()
    shop.perform(transition)
    app.settle()
    #expect(titles == ["List", "A", "A"])
    #expect(maker.made == ["A", "A"])
  }

  @Test func `Each kind is printed in one line`() {
    let plan: [ScreenTransition] = [
      .push(Screen("A")), .push(Coupon()), .pop(), .popTo(shop.list), .popTo(Screen.self),
      .popToRoot(), .set([.screen(Screen("A")), .child(Coupon())]), .present(Account()),
      .dismiss(), .select(index: 1), .select(Aisle.self), .embed(Screen("A")), .root(Coupon()),
      .sequence(.pop(), .push(Screen("A"))), .none,
    ]
    #expect(
      plan.map(\.description).joined(separator: "\n") == """
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
        root Coupon
        pop, then push Screen
        none
        """)
  }

  @Test func `Tabs, columns, pages and embedded screens are printed in one line`() {
    let plan: [ScreenTransition] = [
      .setTabs([.child(Aisle("A")), .screen(Screen("B"))]),
      .setColumn(Screen("A"), for: .secondary), .setColumn(Coupon(), for: .supplementary),
      .setPages([.screen(Screen("A")), .child(Coupon())]), .turn(to: Screen("A")),
      .turn(to: Coupon()), .turn(to: Coupon.self),
      .turn(to: .screen(Screen("A")), facing: .screen(Screen("B"))),
      .unembed(shop.list), .unembed(),
    ]
    #expect(
      plan.map(\.description).joined(separator: "\n") == """
        setTabs Aisle, Screen
        setColumn secondary Screen
        setColumn supplementary Coupon
        setPages Screen, Coupon
        turn Screen
        turn Coupon
        turn Coupon
        turn Screen, Screen
        unembed Screen
        unembed
        """)
  }

  @Test func `Two changes of columns are equal by column, and can be looked at`() {
    let change = ScreenTransition.setColumn(Screen("A"), for: .primary)
    #expect(change == .setColumn(Screen("B"), for: .primary))
    #expect(change != .setColumn(Screen("A"), for: .secondary))
    #expect(change != .setColumn(Coupon(), for: .primary))
    #expect(change.column == .primary)
    #expect(change.kind == .setColumn)
    #expect(ScreenTransition.pop().column == nil)
    #expect(ScreenTransition.turn(to: Screen("A")) != .setPages([.screen(Screen("A"))]))
  }

  @Test func `Two transitions are equal by kind, class, route, place and steps`() {
    func routed(_ transition: ScreenTransition, _ route: Int) -> ScreenTransition {
      var transition = transition
      transition.route = route
      return transition
    }
    let push = ScreenTransition.push(Screen("A"))
    #expect(push == .push(Screen("B"), animated: false))
    #expect(push != .push(Coupon()))
    #expect(push != .present(Screen("A")))
    #expect(push != .none)
    #expect(routed(push, 1) == routed(.push(Screen("B")), 1))
    #expect(routed(push, 1) != routed(push, 2))
    #expect(routed(push, 1) != push)
    #expect(ScreenTransition.select(index: 1) != .select(index: 2))
    #expect(
      ScreenTransition.set([.screen(Screen("A"))])
        != .set([.screen(Screen("A")), .screen(Screen("B"))]))
    #expect(ScreenTransition.sequence(push, .pop()) == .sequence(push, .pop()))
    #expect(ScreenTransition.sequence(push, .pop()) != .sequence(.pop(), push))
  }

  @Test
  func `Two transitions are equal where they happen in the same place, and with the same screen`() {
    let (one, other) = (UINavigationController(), UINavigationController())
    #expect(ScreenTransition.pop(on: one) == .pop(on: one))
    #expect(ScreenTransition.pop(on: one) != .pop(on: other))
    #expect(ScreenTransition.pop(on: one) != .pop())
    let (a, b) = (Screen("A"), Screen("B"))
    #expect(ScreenTransition.dismiss(a) == .dismiss(a))
    #expect(ScreenTransition.dismiss(a) != .dismiss(b))
    #expect(ScreenTransition.dismiss(a) != .dismiss())
    #expect(ScreenTransition.unembed(a) != .unembed(b))
    #expect(ScreenTransition.popTo(a) == .popTo(a))
    #expect(ScreenTransition.popTo(a) != .popTo(b))
    #expect(ScreenTransition.popTo(a) != .popTo(Screen.self))
    #expect(ScreenTransition.turn(to: Coupon.self) == .turn(to: Coupon.self))
    #expect(ScreenTransition.turn(to: Coupon.self) != .turn(to: Coupon()))
    let windows = [UIWindow(), UIWindow()]
    #expect(ScreenTransition.root(a, of: windows[0]) == .root(b, of: windows[0]))
    #expect(ScreenTransition.root(a, of: windows[0]) != .root(a, of: windows[1]))
    #expect(ScreenTransition.root(a, keepingRoot: true) != .root(a))
  }

  @Test func `Where it happens and what leaves can be looked at`() {
    let stack = UINavigationController()
    let tabs = UITabBarController()
    let window = UIWindow()
    let sheet = Screen("Sheet")
    #expect(ScreenTransition.push(sheet, on: stack).containerViewController === stack)
    #expect(ScreenTransition.select(index: 0, in: tabs).containerViewController === tabs)
    #expect(ScreenTransition.push(sheet).containerViewController == nil)
    #expect(ScreenTransition.root(sheet, of: window).window === window)
    #expect(ScreenTransition.dismiss(sheet).leaver === sheet)
    #expect(ScreenTransition.unembed(sheet).leaver === sheet)
    #expect(ScreenTransition.dismiss().leaver == nil)
    #expect(ScreenTransition.dismiss(sheet).description == "dismiss Screen")
  }

  @Test func `What it brings can be looked at`() {
    let push = ScreenTransition.push(Coupon(), animated: false)
    #expect(push.kind == .push)
    #expect(push.destination?.type == Coupon.self)
    #expect(!push.animated)
    let present = ScreenTransition.present(Screen("A"), style: .formSheet)
    #expect(present.presentation?.description == "form sheet")
    #expect(present.presentation?.style == .formSheet)
    #expect(ScreenTransition.sequence(push, present).steps == [push, present])
  }

  @Test func `Whether a sequence takes time is set for all of its steps`() {
    var sequence = ScreenTransition.sequence(.popToRoot(), .sequence(.pop()), .dismiss())
    sequence.animated = false
    #expect(sequence.steps.map { $0.animated } == [false, false, false])
    #expect(sequence.steps[1].steps.map { $0.animated } == [false])
  }
}
