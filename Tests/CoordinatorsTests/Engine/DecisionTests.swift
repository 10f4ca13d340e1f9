import CompactTesting
import CoordinatorTesting
import Testing

/// All effects of a change, as pictures.
@MainActor struct DecisionTests: TableSuite {
  private let trees = "Shop: Cart Login Film"
  private let windows = "root Shop\n  tab unselected Cart\n  tab Login"

  @Test(.coordinators, arguments: await rowNames)
  func row(name: String) async throws { try await run(row: name) }

  private func expect(_ facts: String, _ effects: String) {
    expectEqual(DecisionPictures(trees, windows: windows, facts: facts).effects, effects)
  }

  func table(_ test: inout TestTable) {
    test("Pauses and resumptions come before stops") {
      expect(
        "pausing all,paused Login deselected,lost Film",
        "pause Cart deselected, resume Login deselected, stop Film")
    }

    test("Pauses are decided only on request") {
      expect("paused Login deselected", "")
      expect("pausing owners", "pause Cart deselected")
    }

    test("Without a change there is no effect") { expect("", "") }

    test("A guard also guards the screens of its descendants") {
      let pictures = DecisionPictures("Shop: Cart Film\nCart: Gift", facts: "guarding Cart")
      expectEqual(pictures.guarded, ["Cart", "Gift"])
    }
  }
}
