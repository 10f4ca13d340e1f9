import CompactTesting
import CoordinatorTesting
import Testing

/// What a change leads to as a whole, as pictures.
@MainActor @Suite(.coordinators) struct DecisionTests: TableSuite {
  @Test(arguments: await rowNames) func row(name: String) async throws { try await run(row: name) }

  private let trees = "Shop: Cart Login Film"
  private let windows = "root Shop\n  tab unselected Cart\n  tab Login"

  private func expect(_ facts: String, _ effects: String) {
    expectEqual(DecisionPictures(trees, windows: windows, facts: facts).effects, effects)
  }

  func table(_ test: inout TestTable) {
    test("Adoption comes first, then pauses and resumptions, removals, and stops") {
      expect(
        """
        unowned Basket,content Cart,unowned Gift,content Shop,pausing all,paused Login deselected,\
        left Ticket of Film,left Popcorn of Film
        """,
        """
        adopt Basket by Cart, adopt Gift by Shop, pause Cart deselected, resume Login deselected, \
        remove Ticket from Film, remove Popcorn from Film, stop Film
        """)
    }

    test("Pauses are decided only where that is asked for") {
      expect("paused Login deselected", "")
      expect("pausing owners", "pause Cart deselected")
    }

    test("A screen that has left is removed, also where its owner has another one") {
      expect("left Ticket of Login", "remove Ticket from Login")
    }

    test("Where nothing has changed nothing is done") { expect("", "") }

    test("Who guards, guards the screens of those below it, too") {
      let pictures = DecisionPictures("Shop: Cart Film\nCart: Gift", facts: "guarding Cart")
      expectEqual(pictures.guarded, ["Cart", "Gift"])
    }
  }
}
