import CompactTesting
import CoordinatorTesting
import Testing

/// The posts to screen readers, as pictures of a window before and now.
@MainActor struct AnnouncementDecisionTests: TableSuite {
  private let list = "root Stack\n  stack List"
  private let article = "root Stack\n  stack covered List\n  stack Article"
  private let columns = "root Split\n  column List\n  column Article"
  private let stacks =
    "root Split\n  column Left\n    stack List\n  column Right\n    stack Article"
  private let map = "root Map"

  @Test(.coordinators, arguments: await rowNames)
  func row(name: String) async throws { try await run(row: name) }

  /// - Parameters:
  ///   - posted: The post, as in `screen List` or `part Map`.
  ///   - back: The post when the window is as before again.
  private func expect(
    _ before: String, _ now: String, _ posted: String, back: String? = nil, line: Int = #line
  ) {
    var pictures = DecisionPictures()
    let former = pictures.layout(before)
    let layout = pictures.layout(now)
    expectEqual(pictures.text(of: layout.announcement(since: former)), posted, line: line)
    if let back {
      expectEqual(pictures.text(of: former.announcement(since: layout)), back, line: line)
    }
    expectNil(layout.announcement(since: layout), line: line)
    expectNil(former.announcement(since: former), line: line)
  }

  func table(_ test: inout TestTable) {
    // MARK: A new screen

    test("The first screen is posted, and an empty window is not") {
      expect("", list, "screen List", back: "")
      expect("", "root Stack container", "screen Stack")
      expect("", "", "")
    }

    test("A push and a pop post the new screen in front") {
      expect(list, article, "screen Article", back: "screen List")
      expect(article, article.replacing("Article", with: "Book"), "screen Book")
    }

    test("A change below the top of a stack is not posted") {
      expect(article, "root Stack\n  stack covered Map\n  stack Article", "", back: "")
    }

    test("A selected tab is posted, with the top of its stack") {
      expect(
        """
        root Tabs
          tab Stack
            stack List
          tab unselected Other
            stack unselected Fruit
            stack unselected Bread
        """,
        """
        root Tabs
          tab unselected Stack
            stack unselected List
          tab Other
            stack covered Fruit
            stack Bread
        """, "screen Bread", back: "screen List")
    }

    test("A change in an unselected tab is not posted") {
      expect(
        "root Tabs\n  tab List\n  tab unselected Fruit",
        "root Tabs\n  tab List\n  tab unselected Bread\n  tab unselected Fruit", "", back: "")
    }

    test("A new root is posted, and so is a suspended root that returns") {
      expect(list, "root Login", "screen Login", back: "screen List")
      expect(
        list, "root Login\nroot suspended Stack\n  stack suspended List", "screen Login",
        back: "screen List")
    }

    test("A window with only suspended roots posts nothing") {
      expect("root Login\nroot suspended Map", "root suspended Map", "", back: "screen Login")
      expect("root suspended Map", "root suspended Map\n  embedded suspended Legend", "", back: "")
    }

    // MARK: Presentations

    test("A sheet is posted, and so is the screen below it after the dismissal") {
      expect(list, "\(list)\n  over Login", "screen Login", back: "screen List")
      expect(
        list, "\(list)\n  over Forms\n    stack covered Login\n    stack Help", "screen Help",
        back: "screen List")
    }

    test("A full screen and a sheet over another one are posted") {
      expect(
        list, "root covered Stack\n  stack covered List\n  over Film", "screen Film",
        back: "screen List")
      expect(
        "\(list)\n  over Login", "\(list)\n  over Login\n    over Help", "screen Help",
        back: "screen Login")
    }

    test("A change below a sheet is not posted") {
      expect("\(list)\n  over Login", "\(article)\n  over Login", "", back: "")
      expect("\(map)\n  over Login", "\(map)\n  embedded Legend\n  over Login", "", back: "")
      expect("\(stacks)\n  over Login", "\(columns)\n  over Login", "", back: "")
    }

    test("A screen over the context of a tab is posted while the tab is selected") {
      let tabs = "root Tabs\n  tab Fruit\n  tab unselected Bread"
      expect(
        tabs, "root Tabs\n  tab covered Fruit\n    over Coupon\n  tab unselected Bread",
        "screen Coupon", back: "screen Fruit")
      expect(tabs, "root Tabs\n  tab Fruit\n  tab unselected Bread\n    over Coupon", "", back: "")
      expect(
        "root Tabs\n  tab unselected Fruit\n    over Coupon\n  tab Bread",
        "root Tabs\n  tab covered Fruit\n    over Coupon\n  tab unselected Bread",
        "screen Coupon", back: "screen Bread")
    }

    // MARK: Popovers

    test("A popover is posted as a part, and so is the screen below it after the dismissal") {
      expect(list, "\(list)\n  over Menu popover", "part Menu", back: "part List")
      expect("\(list)\n  over Menu popover", "\(list)\n  over Hints popover", "part Hints")
    }

    test("A screen inside a popover is posted as a part") {
      let menu = "\(list)\n  over Menus popover\n    stack Menu"
      expect(list, menu, "part Menu", back: "part List")
      expect(menu, menu.replacing("stack Menu", with: "stack Fonts"), "part Fonts")
    }

    test("A popover and its successor are posted as screens if the rest has changed") {
      expect("\(list)\n  over Menu popover", article, "screen Article", back: "screen Menu")
      expect("\(list)\n  over Menu popover", "root Login", "screen Login", back: "screen Menu")
      expect(
        "\(list)\n  over Login", "\(list)\n  over Menu popover", "screen Menu",
        back: "screen Login")
    }

    test("A popover and the sheet that replaces it are posted as parts") {
      let help = "\(list)\n  over Menu popover\n    over Help"
      expect("\(list)\n  over Menu popover", help, "part Help", back: "part Menu")
      expect(help, "\(help)\n      over Terms", "screen Terms", back: "screen Help")
    }

    // MARK: Columns

    test("A new screen in a column is posted as a part, even beside the column in front") {
      expect(columns, columns.replacing("Article", with: "Book"), "part Book", back: "part Article")
      expect(columns, columns.replacing("List", with: "Feed"), "part Feed", back: "part List")
    }

    test("A new screen on a stack in a column is posted as a part") {
      let pushed = "    stack covered Article\n    stack Book"
      expect(
        stacks, stacks.replacing("    stack Article", with: pushed), "part Book",
        back: "part Article")
      expect(
        stacks,
        stacks.replacing("    stack List", with: "    stack covered List\n    stack Feed"),
        "part Feed", back: "part List")
    }

    test(
      "A sheet over columns is posted as a screen, and one over the context of a column as a part"
    ) {
      expect(stacks, "\(stacks)\n  over Login", "screen Login", back: "screen Article")
      expect(
        columns, "root Split\n  column List\n  column covered Article\n    over Coupon",
        "part Coupon", back: "part Article")
    }

    test("New columns are posted as a screen") {
      expect(columns, columns.replacing("Split", with: "Other"), "")
      expect(
        columns, "root Other\n  column Feed\n  column Book", "screen Book", back: "screen Article")
      expect(columns, list.replacing("List", with: "Feed"), "screen Feed", back: "screen Article")
    }

    test("A new screen on collapsed columns is posted as a screen") {
      let single = "root Split collapsed\n  column Left\n    stack List"
      expect(
        single,
        """
        root Split collapsed
          column Left
            stack covered List
            stack Right column
              stack Article
        """, "screen Article", back: "screen List")
    }

    test("Columns that collapse or expand are posted only if another screen is in front") {
      expect(
        stacks,
        """
        root Split collapsed
          column Left
            stack covered List
            stack Right column
              stack Article
        """, "", back: "")
      expect(
        stacks,
        """
        root Split collapsed
          column Left
            stack List
          column hidden Right
            stack hidden Article
        """, "screen List", back: "part Article")
    }

    test("A hidden column and its embedded screens are not posted, but a new column is") {
      expect(
        "root Split\n  column List\n    embedded Legend\n  column Article",
        """
        root Split
          column hidden List
            embedded hidden Legend
          column Article
        """, "", back: "part List")
    }

    // MARK: Pages

    test("A new page is posted as a part, with its contents") {
      expect(
        "root Pages\n  page One\n  page hidden Two",
        "root Pages\n  page hidden One\n  page Two", "part Two", back: "part One")
      expect(
        "root Pages\n  page First\n    stack One", "root Pages\n  page Second\n    stack Two",
        "part Two", back: "part One")
    }

    test("Of two facing pages, the first is in front, and the second is posted as a part") {
      let pages = "root Pages\n  page One\n  page Two"
      expect(pages, "root Pages\n  page Three\n  page Four", "part Three", back: "part One")
      expect(pages, "root Pages\n  page One\n  page Four", "part Four", back: "part Two")
    }

    test("A new screen on the stack of a page is posted as a screen") {
      expect(
        "root Pages\n  page Stack\n    stack List",
        "root Pages\n  page Stack\n    stack covered List\n    stack Article", "screen Article",
        back: "screen List")
    }

    test("Pages that another screen replaces do not count as a page turn") {
      expect("root Pages\n  page One", list, "screen List", back: "screen One")
      expect(
        "root Pages\n  page One", "root Pages\n  page One\n  over Login", "screen Login",
        back: "screen One")
    }

    // MARK: Embedded screens

    test("An embedded screen is posted as a part, and so is the screen that has lost it") {
      expect(map, "\(map)\n  embedded Legend", "part Legend", back: "part Map")
      expect("\(map)\n  embedded Legend", "\(map)\n  embedded Scale", "part Scale")
    }

    test("The contents of an embedded container are posted as a part, and so is what has lost them")
    {
      let legend = "\(map)\n  embedded Stack\n    stack Legend"
      expect(map, legend, "part Legend", back: "part Map")
      expect(
        legend, "\(map)\n  embedded Stack\n    stack covered Legend\n    stack Colours",
        "part Colours", back: "part Legend")
      expect(
        map, "\(map)\n  embedded Split collapsed\n    column Legend", "part Legend",
        back: "part Map")
    }

    test("Of nested embedded screens, the inner one is posted, and the outer one remains") {
      let panel = "\(map)\n  embedded Panel"
      expect(panel, "\(panel)\n    embedded Legend", "part Legend", back: "part Panel")
      expect(map, "\(panel)\n    embedded Legend", "part Panel", back: "part Map")
    }

    test("A screen over the context of an embedded screen is posted as a part") {
      let coupon = "\(map)\n  embedded covered Legend\n    over Coupon"
      expect("\(map)\n  embedded Legend", coupon, "part Coupon", back: "part Legend")
      expect(map, coupon, "part Coupon", back: "part Map")
    }

    test("An embedded screen that is not visible is not posted") {
      expect(
        article,
        "root Stack\n  stack covered List\n    embedded covered Legend\n  stack Article", "",
        back: "")
    }
  }
}
