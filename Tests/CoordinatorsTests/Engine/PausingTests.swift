import CompactTesting
import CoordinatorTesting
import Testing

/// The coordinators that pause and resume because of the places of screens, as pictures.
struct PausingTests: TableSuite {
  @Test(.coordinators, arguments: await rowNames)
  func row(name: String) async throws { try await run(row: name) }

  private func expect(
    _ windows: String, _ trees: String, _ effects: String, _ facts: String = "pausing",
    line: Int = #line
  ) {
    let pictures = DecisionPictures(trees, windows: windows, facts: facts)
    expectEqual(pictures.effects, effects, line: line)
  }

  func table(_ test: inout TestTable) {
    test("An unselected tab is paused, with all its contents") {
      expect(
        """
        root Shop
          tab Fruit
          tab unselected Bread
            stack unselected Bread
            stack unselected Order
        """, "Shop: Fruit Bread\nBread: Order", "pause Bread deselected")
    }

    test("A screen of another coordinator in an unselected tab is paused") {
      expect(
        """
        root Shop
          tab Fruit
          tab unselected -
            stack unselected Order
        """, "Shop: Fruit Order", "pause Order deselected")
    }

    test("A parent without screens stays active when its child's tab is not selected") {
      expect(
        """
        root Shop
          tab -
          tab unselected -
            stack unselected Order
        """, "Shop: Fruit\nFruit: Order", "pause Order deselected")
    }

    test("A coordinator with a screen in front stays active, and so does its parent") {
      expect(
        """
        root Shop
          tab Fruit
          tab unselected Bread
          over Login
        """, "Shop: Fruit Bread\nBread: Login", "")
    }

    test("A coordinator that is covered on a stack and has another, suspended root is paused") {
      let trees = "App: Shop\nShop: Cart Login"
      expect(
        """
        root Shop
          stack covered Cart
          stack Login
        root suspended Cart
        """, trees, "pause Cart covered")
      expect(
        """
        root Shop
          stack covered Cart
          stack Login
        root suspended -
        """, trees, "pause Cart covered")
    }

    test("A hidden page is not paused, and neither is the selected tab on it") {
      expect(
        """
        root Shop
          page Fruit
          page hidden Bread
            tab Milk
            tab unselected Tea
        """, "Shop: Fruit Bread\nBread: Milk Tea", "pause Tea deselected")
    }

    test("On a stack, a sibling covers the coordinators below it, but not the parent") {
      expect(
        """
        root Shop
          stack covered Shop
          stack covered Cart
          stack Order
        """, "Shop: Cart Order", "pause Cart covered")
    }

    test("A coordinator covers its sibling by a screen of its child, too") {
      expect(
        """
        root Shop
          stack covered Cart
          stack covered Order
          stack Gift
        """, "Shop: Cart Order\nCart: Gift", "pause Order covered")
    }

    test("A child of a parent without screens is covered by the parent's sibling") {
      let trees = "Shop: Cart Order\nCart: Gift Card"
      expect(
        """
        root Shop
          stack covered Gift
          stack covered Card
          stack Order
        """, trees, "pause Gift covered, pause Card covered")
      expect(
        """
        root Shop
          stack covered Gift
          stack Order
          over Card
        """, trees, "")
    }

    test("A coordinator that is covered on one stack stays active with a screen elsewhere") {
      let trees = "Shop: Cart Order\nCart: Gift"
      expect("root Shop\n  stack covered Cart\n  stack Order\n  over Gift", trees, "")
      expect("root Shop\n  stack covered Cart\n  stack Order\n---root Gift", trees, "")
      expect(
        """
        root covered Shop
          stack covered Gift
          over Order
            stack covered Cart
            stack Order
        """, trees, "pause Cart covered")
    }

    test("Collapsed columns do not cover each other") {
      let trees = "Shop: Cart Order Gift"
      expect(
        """
        root Shop
          column -
            stack covered Cart column
            stack Order column
        """, trees, "")
      expect(
        """
        root Shop
          column -
            stack covered Cart column
            stack covered Order
            stack Gift
        """, trees, "pause Order covered")
    }

    test("Collapsed columns in an unselected tab are paused") {
      expect(
        """
        root Shop
          tab -
          tab unselected -
            stack unselected Cart column
            stack unselected Order column
        """, "Shop: Cart Order", "pause Cart deselected, pause Order deselected")
    }

    test("A coordinator under siblings on two stacks is paused, one behind a sheet is not") {
      let trees = "Shop: Cart Order Login"
      func picture(_ presence: String) -> String {
        """
        root Shop
          tab -
            stack \(presence)Cart
          over -
            stack covered Cart
            stack covered Order
            stack Login
        """
      }
      expect(picture(""), trees, "pause Order covered")
      expect(picture("covered "), trees, "pause Cart covered, pause Order covered")
    }

    test("The hidden pages of a covered coordinator are covered, too") {
      expect(
        """
        root Shop
          tab -
            stack covered Cart
              page covered Cart
              page hidden Cart
            stack Order
        """, "Shop: Cart Order", "pause Cart covered")
    }

    test("A suspended root pauses the coordinators that have no other screen") {
      expect(
        """
        root Login
        root suspended Market
          tab suspended Fruit
        """, "Shop: Market Login\nMarket: Fruit", "pause Market deselected")
      expect("root Login\nroot suspended Shop", "Shop: Login", "")
    }

    test("A coordinator between a suspended root and an unselected tab is paused") {
      expect(
        """
        root Shop
          tab Fruit
          tab unselected Bread
        ---root Login
        root suspended Bread
        """, "Shop: Fruit Bread Login", "pause Bread deselected")
    }

    test("A pausing presentation leaves its coordinator, the presenter and its ancestors active") {
      expect(
        """
        root Shop
          tab Fruit
            stack covered Order
            stack Gift
          over Film pausing Fruit
        """, "Shop: Fruit Bread\nFruit: Order Gift Film",
        "pause Order covered and overlaid, pause Gift overlaid")
    }

    test("A pausing presentation does not pause what is in front of it") {
      expect(
        """
        root Shop
          embedded Cart
          embedded Order
          over Film pausing Shop
            over Cart
        """, "Shop: Cart Order Film", "pause Order overlaid")
    }

    test("A pausing presentation does not pause the parent of the presented coordinator") {
      expect(
        """
        root Shop
          embedded Cart
          embedded Order
          over Film pausing Shop
        """, "Shop: Cart Order\nCart: Film", "pause Order overlaid")
    }

    test("A pausing presentation pauses the child of a parent without screens") {
      let trees = "Shop: Cart Film\nCart: Gift"
      expect(
        """
        root Shop
          embedded Gift
          over Film pausing Shop
        """, trees, "pause Gift overlaid")
      expect(
        "root Shop\n  embedded Gift", trees, "resume Gift overlaid",
        "pausing, paused Gift overlaid")
    }

    test("A pausing presentation in a tab that is not selected pauses nobody") {
      expect(
        """
        root Shop
          tab Fruit
          tab unselected Bread
            over unselected Film pausing Bread
          tab unselected Milk
        """, "Shop: Fruit Bread Milk\nBread: Film", "pause Bread deselected, pause Milk deselected")
    }

    test("A sibling covers a coordinator on a stack in a hidden page, too") {
      expect(
        """
        root Shop
          page -
          page hidden -
            stack hidden Cart
            stack hidden Order
        """, "Shop: Cart Order", "pause Cart covered")
    }

    test("A stack in a tab that is not selected covers nobody") {
      expect(
        """
        root covered Shop
          tab -
            stack covered Cart
          tab unselected -
            stack unselected Cart
            stack unselected Order
          over Shop
        """, "Shop: Cart Order", "pause Order deselected")
    }

    test("A paused coordinator is not paused again, and resumes when it is visible") {
      let trees = "Shop: Fruit Bread"
      let second = "root Shop\n  tab unselected Fruit\n  tab Bread"
      expect(second, trees, "", "pausing, paused Fruit deselected")
      expect(
        second, trees, "pause Fruit deselected, resume Bread deselected",
        "pausing, paused Bread deselected")
    }

    test("One cause may give way to another") {
      expect(
        "root Login\nroot suspended Fruit", "Shop: Fruit Login",
        "resume Fruit covered",
        "pausing, paused Fruit covered and deselected")
    }

    test("A coordinator without screens stays as it is") {
      expect("root Shop", "Shop: Fruit", "", "pausing, paused Fruit deselected")
    }
  }
}
