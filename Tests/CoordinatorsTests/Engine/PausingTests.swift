import CompactTesting
import CoordinatorCore
import CoordinatorTesting
import HeadlessUIKit
import Testing

/// Who is paused because of where screens are, as pictures: each line has a place and who owns its screen.
@MainActor @Suite(.coordinators) struct PausingTests: TableSuite {
  @Test(arguments: await rowNames) func row(name: String) async throws { try await run(row: name) }

  /// Reads pictures of windows, separated by a line of dashes.
  @MainActor private struct Pictures {
    var ownership = Ownership()
    var owners: [Substring: OwnerID] = [:]
    var layouts: [Layout] = []

    /// - Parameter trees: Each coordinator's children, as in `Shop: Cart Login`.
    init(_ text: String, trees: String) {
      for line in trees.split(separator: "\n") {
        let names = line.split { ":  ".contains($0) }
        let parent = owner(names[0], childOf: nil)
        for child in names.dropFirst() { _ = owner(child, childOf: parent) }
      }
      for picture in text.split(separator: "---") {
        layouts.append(Layout(picture.split(separator: "\n").map { row($0) }))
      }
    }

    private mutating func owner(_ name: Substring, childOf parent: OwnerID?) -> OwnerID {
      if let known = owners[name] { return known }
      let id = ownership.add(childOf: parent)
      owners[name] = id
      return id
    }

    /// One of `  stack Cart`, `tab unselected Cart`, `over Login pausing Shop`, with `-` for nobody.
    private mutating func row(_ line: Substring) -> Layout.Row {
      var words = line.split(separator: " ")
      let kind = Layout.Slot.Kind.allCases.first { "\($0)" == words[0] } ?? .presented
      words.removeFirst()
      var presence = Layout.Presence.visible
      var traits: Layout.Traits = []
      if let named = Layout.Presence.allCases.first(where: { "\($0)" == words[0] }) {
        presence = named
        if named == .unselected { traits = .unselected }
        words.removeFirst()
      }
      if words.last == "column" { traits.insert(.column) }
      var row = Layout.Row(
        EngineProbe.id(of: UIViewController()),
        depth: line.prefix { $0 == " " }.count / 2, Layout.Slot(kind, 0), presence,
        owner: owners[words[0]], traits: traits)
      if words.count == 3, words[1] == "pausing" { row.pauser = owners[words[2]] }
      return row
    }

    /// Those who are paused, and why, in the order of their names.
    var paused: String {
      let pausing = Pausing(layouts, ownership)
      let words: [(PauseCauses, String)] = [
        (.covered, "covered"), (.deselected, "deselected"), (.setAside, "set aside"),
        (.overlaid, "overlaid"),
      ]
      return owners.sorted { $0.key < $1.key }.compactMap { name, id in
        let causes = words.filter { pausing.causes(of: id).contains($0.0) }.map(\.1)
        return causes.isEmpty ? nil : "\(name) \(causes.joined(separator: " and "))"
      }.joined(separator: ", ")
    }
  }

  private func expect(_ picture: String, _ trees: String, _ paused: String) {
    expectEqual(Pictures(picture, trees: trees).paused, paused)
  }

  func table(_ test: inout TestTable) {
    test("A tab that is not selected is paused, with all that lies in it") {
      expect(
        """
        root Shop
          tab Fruit
          tab unselected Bread
            stack covered Bread
            stack Order
        """, "Shop: Fruit Bread\nBread: Order", "Bread deselected")
    }

    test("So is what another one has put there") {
      expect(
        """
        root Shop
          tab Fruit
          tab unselected -
            stack Order
        """, "Shop: Fruit Order", "Order deselected")
    }

    test("Who has something in front goes on, and its parent with it") {
      expect(
        """
        root Shop
          tab Fruit
          tab unselected Bread
          over Login
        """, "Shop: Fruit Bread\nBread: Login", "")
    }

    test("Who is covered on a stack, and has a screen of another root, goes on") {
      let trees = "App: Shop\nShop: Cart Login"
      expect(
        """
        root Shop
          stack covered Cart
          stack Login
        root suspended Cart
        """, trees, "")
      expect(
        """
        root Shop
          stack covered Cart
          stack Login
        root suspended -
        """, trees, "Cart covered")
    }

    test("A page that is turned away is not paused, nor is the tab that is selected on it") {
      expect(
        """
        root Shop
          page Fruit
          page unselected Bread
            tab Milk
            tab unselected Tea
        """, "Shop: Fruit Bread\nBread: Milk Tea", "Tea deselected")
    }

    test("On a stack a sibling covers those below it, but not the parent") {
      expect(
        """
        root Shop
          stack covered Shop
          stack covered Cart
          stack Order
        """, "Shop: Cart Order", "Cart covered")
    }

    test("A child of the one that is covered has come above the sibling") {
      expect(
        """
        root Shop
          stack covered Cart
          stack covered Order
          stack Gift
        """, "Shop: Cart Order\nCart: Gift", "")
    }

    test("Who is covered on one stack is not paused where it is in front of that, or elsewhere") {
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
        """, trees, "Cart covered")
    }

    test("Columns that have become one stack do not cover each other") {
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
        """, trees, "Order covered")
    }

    test("A root that is kept sets those aside who have nothing else") {
      expect(
        """
        root Login
        root suspended Market
          tab suspended Fruit
        """, "Shop: Market Login\nMarket: Fruit", "Market set aside")
      expect("root Login\nroot suspended Shop", "Shop: Login", "")
    }

    test("What lies partly in a kept root and partly in a tab that is not selected is paused") {
      expect(
        """
        root Shop
          tab Fruit
          tab unselected Bread
        ---root Login
        root suspended Bread
        """, "Shop: Fruit Bread Login", "Bread deselected")
    }

    test("A presentation that pauses leaves its coordinator alone, the presenter and its ancestors")
    {
      expect(
        """
        root Shop
          tab Fruit
            stack Order
            stack Gift
          over Film pausing Fruit
        """, "Shop: Fruit Bread\nFruit: Order Gift Film",
        "Gift overlaid, Order covered and overlaid")
    }

    test("It pauses nobody who has come in front of it") {
      expect(
        """
        root Shop
          embedded Cart
          embedded Order
          over Film pausing Shop
            over Cart
        """, "Shop: Cart Order Film", "Order overlaid")
    }
  }
}
