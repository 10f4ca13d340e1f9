import CompactTesting
import CoordinatorTesting
import Testing

/// The screen in front, to which screen readers go, in pictures of a window.
struct FrontTests: TableSuite {
  private let list = "root Stack\n  stack List"
  private let columns = "root Split\n  column List\n  column Article"

  @Test(.coordinators, arguments: await rowNames)
  func row(name: String) async throws { try await run(row: name) }

  private func expect(_ window: String, _ front: String, line: Int = #line) {
    var pictures = DecisionPictures()
    let layout = pictures.layout(window)
    expectEqual(String(pictures.name(of: layout.front)), front, line: line)
  }

  func table(_ test: inout TestTable) {
    test("The top of a stack is in front, and a container only if it shows nothing") {
      expect("", "-")
      expect(list, "List")
      expect("root Stack\n  stack covered List\n  stack Article", "Article")
      expect("root Stack container", "Stack")
    }

    test("The selected tab is in front, with the top of its stack") {
      expect(
        """
        root Tabs
          tab Stack
            stack covered Fruit
            stack Bread
          tab unselected Other
            stack unselected List
        """, "Bread")
    }

    test("A suspended root is not in front, and neither is what it presents or contains") {
      expect("root Login\nroot suspended Stack\n  stack suspended List", "Login")
      expect("root suspended Map\n  embedded suspended Legend", "-")
    }

    test("The topmost presented screen is in front, whatever its style") {
      expect("\(list)\n  over Login", "Login")
      expect("\(list)\n  over Forms\n    stack covered Login\n    stack Help", "Help")
      expect("\(list)\n  over Login\n    over Help", "Help")
      expect("root covered Stack\n  stack covered List\n  over Film", "Film")
      expect("root Map\n  embedded Legend\n  over Login", "Login")
    }

    test("A screen over the context of a tab is in front while the tab is selected") {
      expect(
        "root Tabs\n  tab covered Fruit\n    over Coupon\n  tab unselected Bread", "Coupon")
      expect("root Tabs\n  tab Fruit\n  tab unselected Bread\n    over Coupon", "Fruit")
      expect("root Tabs\n  tab unselected Fruit\n    over Coupon\n  tab Bread", "Bread")
    }

    test("The last visible column is in front") {
      expect(columns, "Article")
      expect(
        "root Split\n  column List\n  column -\n    stack covered Article\n    stack Book", "Book")
      expect("root Split\n  column List\n  column hidden Article", "List")
      expect("root Split\n  column List\n  column covered Article\n    over Coupon", "Coupon")
    }

    test("The shown page is in front, of two the first") {
      expect("root Pages\n  page Two\n  page hidden One", "Two")
      expect("root Pages\n  page One\n    stack List\n  page Two\n    stack Article", "List")
    }

    test("An embedded screen is not in front, and neither is what it contains or presents") {
      expect("root Map\n  embedded Legend", "Map")
      expect("root Map\n  embedded Stack\n    stack Legend", "Map")
      expect("root Map\n  embedded Panel\n    embedded Legend", "Map")
      expect("root Map\n  embedded covered Legend\n    over Coupon", "Map")
    }
  }
}
