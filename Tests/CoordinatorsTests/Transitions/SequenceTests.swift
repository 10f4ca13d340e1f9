import CoordinatorTesting
import HeadlessUIKit
import Testing

/// Several transitions as one.
@MainActor @Suite(.coordinators) struct SequenceTests {
  let app: AppDriver
  let shop: Shop

  init() throws {
    app = AppDriver(Shop.init(navigationController:))
    shop = try #require(app.root as? Shop)
  }

  private var titles: [String] {
    shop.navigationController.viewControllers.map { $0.title ?? "" }
  }

  @Test func `The steps are performed in order, and what is asked for meanwhile comes after`() {
    shop.show(Screen("A"))
    app.settle()
    let handle = shop.perform(
      .sequence(.popToRoot(), .push(Screen("B")), .none, .push(Screen("C"))))
    shop.show(Screen("After"))
    #expect(handle.ended == nil)
    app.settle()
    #expect(titles == ["List", "B", "C", "After"])
    #expect(handle.ended == .performed)
  }

  @Test func `It stops at the first rejection and says which step it was`() {
    let handle = shop.perform(
      .sequence(.push(Screen("A")), .popTo(Screen("Stranger")), .push(Screen("B"))))
    app.settle()
    #expect(titles == ["List", "A"])
    #expect(
      handle.ended.map { "\($0)" }?.contains(
        """
        Step 2 of 3, 'popTo Screen': Screen is not on this stack, so that there is nothing to pop to.
        """) == true)
  }

  @Test func `A sequence may stand in a sequence`() {
    let handle = shop.perform(
      .sequence(
        .sequence(.push(Screen("A")), .push(Screen("B"))), .sequence(.pop(), .push(Screen("C")))))
    app.settle()
    #expect(titles == ["List", "A", "C"])
    #expect(handle.ended == .performed)
  }

  @Test func `What the last steps bring is made when the first have ended`() {
    var stack: [String] = []
    func look() -> Screen {
      stack = shop.navigationController.viewControllers.map { $0.title ?? "" }
      return Screen("B")
    }
    shop.perform(.sequence(.push(Screen("A")), .push(look())))
    app.settle()
    #expect(stack == ["List", "A"])
  }

  @Test func `A performer that stops in the middle ends the sequence`() {
    let order = Order(on: shop.navigationController)
    shop.start(order)
    app.settle()
    let handle = order.perform(.sequence(.push(Screen("A")), .push(Screen("B"))))
    shop.stop(order)
    app.settle()
    #expect(titles == ["List"])
    #expect(handle.ended.map { "\($0)" }?.contains("Step 2 of 2") == true)
    #expect(app.isIdle)
  }

  @Test func `A step in another window waits for its turn there`() throws {
    let app = AppDriver(Mall.init(window:))
    let mall = try #require(app.root as? Mall)
    app.settle()
    let handle = mall.perform(
      .sequence(.present(Screen("Sheet")), .dismiss(), .root(Account()), .present(Screen("Last"))))
    app.settle()
    #expect(handle.ended == .performed)
    #expect(mall.window.rootViewController is UINavigationController)
    #expect(app.title == "Last")
  }

  @Test func `The journal has a line for the sequence and one for each step`() {
    shop.perform(.sequence(.push(Screen("A")), .pop()))
    app.settle()
    let lines = app.events.suffix(6).map { "\($0.kind)" }
    #expect(
      lines.joined(separator: "\n") == """
        sequence push Screen, then pop requested
        push Screen requested
        push Screen performed
        pop requested
        pop performed
        sequence push Screen, then pop performed
        """)
  }
}
