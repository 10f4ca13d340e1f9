import CompactTesting
import CoordinatorTesting
import HeadlessUIKit
import Testing

/// The steps that the scripts of Newsstand, which a test runs, do not have.
struct StepTests: TableSuite {
  let app = AppDriver(Desk.init(navigationController:))

  @Test(.coordinators, arguments: await rowNames)
  func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("Text is typed into fields and text views") {
      let script = """
        type "Name" "Ada, Countess \\"of\\" Lovelace 🧮"
        expect text "Countess \\"of\\" Lovelace 🧮"
        expect no text "Name"
        type "Notes" "first\\nsecond"
        expect text "first\\nsecond"
        """
      try await expectEqual(app.run(script), "")
    }

    test("A visible toolbar's texts are found, and its buttons are tapped") {
      var log: [String] = []
      let navigation = app.window?.rootViewController as? UINavigationController
      let label = UILabel()
      label.text = "Three drawers"
      navigation?.topViewController?.toolbarItems = [
        UIBarButtonItem(customView: label),
        UIBarButtonItem(primaryAction: UIAction(title: "Lock") { _ in log.append("locked") }),
      ]
      try await expectEqual(
        app.run("expect no text \"Three drawers\"\nexpect no text \"Lock\""), "")
      (app.window?.rootViewController as? UINavigationController)?.isToolbarHidden = false
      try await expectEqual(app.run("expect text \"Three drawers\"\ntap \"Lock\""), "")
      expectEqual(log, ["locked"])
    }

    test("The back button's title is shown, and its menu leads to a screen") {
      let script = """
        tap "Drawer"
        expect depth 2
        expect text "Desk"
        back to "Desk"
        expect screen "Desk"
        expect depth 1
        expect idle
        """
      let end = try await app.run(script)
      expectEqual(end, "")
      let failure = try await app.run("tap \"Drawer\"\nback to \"Lamp\"")
      expectEqual(failure, "2: The back button's menu has no \"Lamp\". Available: \"Desk\".")
    }

    test("The escape gesture dismisses a sheet, and goes back") {
      try await expectEqual(
        app.run(
          """
          tap "Lamp"
          escape
          expect no tree "Lamp"
          tap "Drawer"
          escape
          expect screen "Desk"
          expect no tree "Drawer"
          """), "")
    }

    test("A badge of a tab is found, and a tab without a title is selected by its label") {
      let app = AppDriver(Office.init(tabBarController:))
      let tabs = try require(app.root as? Office).tabBarController
      app.device.run {
        tabs.tabBar.items?[0].badgeValue = "17 new"
        tabs.tabBar.items?[1].title = nil
        tabs.tabBar.items?[1].accessibilityLabel = "Search"
      }
      try await expectEqual(app.run("expect text \"17 new\"\ntab \"Search\""), "")
      expectEqual(tabs.selectedIndex, 1)
    }

    test("The views of a stack are read in their arranged order") {
      let form = try require(app.root as? Desk).form
      let labels = ["first", "second"].map { text in
        let label = UILabel()
        label.text = text
        return label
      }
      let stack = UIStackView(arrangedSubviews: [labels[1]])
      stack.insertArrangedSubview(labels[0], at: 0)
      form.view.addSubview(stack)
      let seen = try require(VisibleElements(window: require(app.window)))
      expectEqual(seen.texts.suffix(2), ["first", "second"])
    }

    test("The screen, the tree and the journal are printed") {
      try await expectEqual(app.run("screen"), app.screen)
      try await expectEqual(app.run("tree"), "Desk  active  ◀ FormScreen")
      try await expectEqual(app.run("journal"), app.journal)
      expectTrue(app.journal.contains("Desk started"))
    }
  }
}
