import CompactTesting
import CoordinatorTesting
import Testing

/// The owner of a screen that no verb has shown.
@MainActor struct UnownedScreenTests: TableSuite {
  private let trees = "Shop: Cart Login\nCart: Gift\nLogin: Help"

  @Test(.coordinators, arguments: await rowNames)
  func row(name: String) async throws { try await run(row: name) }

  private func expect(_ facts: String, _ effects: String, line: Int = #line) {
    let pictures = DecisionPictures(trees, windows: "root Shop", facts: "unowned Basket,\(facts)")
    expectEqual(pictures.adoptions, effects, line: line)
  }

  func table(_ test: inout TestTable) {
    test("The coordinator whose hook or verb runs comes first") {
      expect("actor Cart,below Login,content Shop", "adopt Basket by Cart")
    }

    test("The owner of the screen below comes second") {
      expect("below Login,content Shop", "adopt Basket by Login")
    }

    test("The coordinator that fills the container comes last") {
      expect("content Shop", "adopt Basket by Shop")
    }

    test("Without any candidate there is no adoption") {
      expect("", "")
      expect("child Cart", "")
    }

    test("The own screen of a child belongs to the child, whatever the reason") {
      for reason in ["actor", "below", "content"] {
        expect("\(reason) Shop,child Login", "adopt Basket by Login")
      }
    }

    test("The own screen of another coordinator's child does not belong to that child") {
      expect("actor Cart,child Login", "adopt Basket by Cart")
      expect("actor Shop,child Gift", "adopt Basket by Shop")
    }

    test("Only a child of the first candidate can replace it") {
      expect("actor Cart,content Login,child Help", "adopt Basket by Cart")
      expect("actor Cart,content Login,child Help,child Gift", "adopt Basket by Gift")
    }

    test("The first of several children becomes the owner") {
      expect("content Shop,child Login,child Cart", "adopt Basket by Login")
    }

    test("An orphan is adopted only by a child whose own screen it is") {
      expect("content Shop,orphan", "")
      expect("content Shop,orphan,child Gift", "")
      expect("content Shop,orphan,child Cart", "adopt Basket by Cart")
    }

    test("Each screen is decided separately") {
      expect(
        "orphan,content Shop,unowned Ticket,below Cart,unowned Coin,unowned Card,content Login",
        "adopt Ticket by Cart, adopt Card by Login")
    }
  }
}
