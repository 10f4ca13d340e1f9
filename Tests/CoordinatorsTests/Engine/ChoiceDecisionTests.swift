import CompactTesting
import CoordinatorTesting
import Testing

/// The chosen tab or page, as pictures of a window before and now.
struct ChoiceDecisionTests: TableSuite {
  @Test(.coordinators, arguments: await rowNames)
  func row(name: String) async throws { try await run(row: name) }

  private func expect(_ before: String, _ now: String, _ chosen: String, line: Int = #line) {
    var pictures = DecisionPictures()
    let former = pictures.layout(before)
    let layout = pictures.layout(now)
    expectEqual(pictures.text(of: layout.choices(since: former)), chosen, line: line)
    expectEqual(layout.choices(since: layout), [], line: line)
  }

  func table(_ test: inout TestTable) {
    test("A tab that is shown in place of another one is a choice") {
      expect(
        "root Tabs\n  tab Fruit\n  tab unselected Bread",
        "root Tabs\n  tab unselected Fruit\n  tab Bread", "Bread in Tabs")
    }

    test("The More list is a choice, even the first time, and so is a tab that it shows") {
      let (tab, row) = ("root Tabs\n  tab Fruit", "\n  tab unselected Bread")
      let (hidden, list) = ("root Tabs\n  tab unselected Fruit", "\n  more List")
      expect(tab + row, hidden + row + list, "List in Tabs")
      expect(hidden + row + list, hidden + "\n  tab Bread\n  more unselected List", "Bread in Tabs")
      expect(hidden + "\n  tab Bread\n  more unselected List", hidden + row + list, "List in Tabs")
    }

    test("A screen that replaces a removed one, or arrives with its choice, is not a choice") {
      expect("root Tabs\n  tab Fruit\n  tab unselected Bread", "root Tabs\n  tab Bread", "")
      expect("root Tabs\n  tab Fruit", "root Tabs\n  tab unselected Fruit\n  tab Bread", "")
      expect("root Tabs\n  tab Fruit", "root Pages\n  page One\n  page hidden Two", "")
    }

    test("Of two pages, the first is a choice once, even if it contains another choice") {
      expect(
        """
        root Pages
          page Left
            tab Milk
            tab unselected Tea
          page Right
          page hidden Next
        """,
        """
        root Pages
          page Next
            tab unselected Milk
            tab Tea
          page Right
          page hidden Left
        """, "Next in Pages")
      expect(
        """
        root Pages
          page One
            tab Shop
          page Left
            tab Milk
            tab unselected Tea
          page hidden Two
        """,
        """
        root Pages
          page Left
            tab unselected Milk
            tab Tea
          page Two
          page hidden One
            tab hidden Shop
        """, "Left in Pages, Tea in Left")
    }
  }
}
