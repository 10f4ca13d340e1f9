import CompactTesting
import CoordinatorTesting
import Testing

/// Who comes to own a screen that nobody has shown by a verb.
@MainActor @Suite(.coordinators) struct UnownedScreenTests: TableSuite {
  @Test(arguments: await rowNames) func row(name: String) async throws { try await run(row: name) }

  private let trees = "Shop: Cart Login\nCart: Gift\nLogin: Help"

  private func expect(_ facts: String, _ effects: String, line: Int = #line) {
    let pictures = DecisionPictures(trees, windows: "root Shop", facts: "unowned Basket,\(facts)")
    expectEqual(pictures.effects, effects, line: line)
  }

  func table(_ test: inout TestTable) {
    test("The one whose own stack it is goes before all others") {
      expect("stack Gift,actor Cart,below Login,content Shop", "adopt Basket by Gift")
    }

    test("Then the one whose hook or verb runs") {
      expect("actor Cart,below Login,content Shop", "adopt Basket by Cart")
    }

    test("Then the owner of what lies below") {
      expect("below Login,content Shop", "adopt Basket by Login")
    }

    test("Then the one that fills the container") { expect("content Shop", "adopt Basket by Shop") }

    test("Nobody adopts it if there is none of these") {
      expect("", "")
      expect("child Cart", "")
    }

    test("The own screen of a child belongs to the child, however its parent has come by it") {
      for reason in ["stack", "actor", "below", "content"] {
        expect("\(reason) Shop,child Login", "adopt Basket by Login")
      }
    }

    test("The own screen of somebody else's child does not belong to that one") {
      expect("actor Cart,child Login", "adopt Basket by Cart")
      expect("actor Shop,child Gift", "adopt Basket by Shop")
    }

    test("Only a child of the one that goes first has a claim") {
      expect("actor Cart,content Login,child Help", "adopt Basket by Cart")
      expect("actor Cart,content Login,child Help,child Gift", "adopt Basket by Gift")
    }

    test("Of several children the first has it") {
      expect("content Shop,child Login,child Cart", "adopt Basket by Login")
    }

    test("What a stopped coordinator has left goes to a child whose own screen it is, or nobody") {
      expect("content Shop,orphan", "")
      expect("content Shop,orphan,child Gift", "")
      expect("content Shop,orphan,child Cart", "adopt Basket by Cart")
    }

    test("Each unowned screen is decided separately") {
      expect(
        "orphan,content Shop,unowned Ticket,below Cart,unowned Coin,unowned Card,content Login",
        "adopt Ticket by Cart, adopt Card by Login")
    }
  }
}
