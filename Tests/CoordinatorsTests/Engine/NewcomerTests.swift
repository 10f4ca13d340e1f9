import CompactTesting
import CoordinatorTesting
import Testing

/// Who comes to own a screen that nobody has shown by a verb.
@MainActor @Suite(.coordinators) struct NewcomerTests: TableSuite {
  @Test(arguments: await rowNames) func row(name: String) async throws { try await run(row: name) }

  private let trees = "Shop: Cart Login\nCart: Gift\nLogin: Help"

  private func expect(_ facts: String, _ effects: String, line: Int = #line) {
    let pictures = DecisionPictures(trees, windows: "root Shop", facts: "newcomer Basket,\(facts)")
    expectEqual(pictures.effects, effects, line: line)
  }

  func table(_ test: inout TestTable) {
    test("The one whose own stack it is goes before all others") {
      expect("stack Gift,actor Cart,below Login,user Shop", "adopt Basket by Gift")
    }

    test("Then the one whose hook or verb runs") {
      expect("actor Cart,below Login,user Shop", "adopt Basket by Cart")
    }

    test("Then the owner of what lies below") {
      expect("below Login,user Shop", "adopt Basket by Login")
    }

    test("Then the one that fills the container") { expect("user Shop", "adopt Basket by Shop") }

    test("Nobody adopts it if there is none of these") {
      expect("", "")
      expect("host Cart", "")
    }

    test("The own screen of a child belongs to the child, however its parent has come by it") {
      for reason in ["stack", "actor", "below", "user"] {
        expect("\(reason) Shop,host Login", "adopt Basket by Login")
      }
    }

    test("The own screen of somebody else's child does not belong to that one") {
      expect("actor Cart,host Login", "adopt Basket by Cart")
      expect("actor Shop,host Gift", "adopt Basket by Shop")
    }

    test("Only a child of the one that goes first has a claim") {
      expect("actor Cart,user Login,host Help", "adopt Basket by Cart")
      expect("actor Cart,user Login,host Help,host Gift", "adopt Basket by Gift")
    }

    test("Of several children the first has it") {
      expect("user Shop,host Login,host Cart", "adopt Basket by Login")
    }

    test("What a stopped coordinator has left goes to a child whose own screen it is, or nobody") {
      expect("user Shop,orphan", "")
      expect("user Shop,orphan,host Gift", "")
      expect("user Shop,orphan,host Cart", "adopt Basket by Cart")
    }

    test("Each newcomer is looked at by itself") {
      expect(
        "orphan,user Shop,newcomer Ticket,below Cart,newcomer Coin,newcomer Card,user Login",
        "adopt Ticket by Cart, adopt Card by Login")
    }
  }
}
