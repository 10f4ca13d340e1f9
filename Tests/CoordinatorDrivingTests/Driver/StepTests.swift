import CompactTesting
import CoordinatorTesting
import HeadlessUIKit
import Testing

@MainActor struct StepTests: TableSuite {
  @Test(.coordinators, arguments: await rowNames)
  func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("Text is typed into fields and text views") {
      let app = AppDriver(Desk.init(navigationController:))
      let script = """
        type "Name" "Ada, Countess \\"of\\" Lovelace 🧮"
        expect text "Countess \\"of\\" Lovelace 🧮"
        expect no text "Name"
        type "Notes" "first\\nsecond"
        expect text "first\\nsecond"
        """
      try await expectEqual(app.run(script), "")
    }

    test("A segment and a bar button are tapped") {
      let app = AppDriver(Desk.init(navigationController:))
      let script = "tap \"Night\"\ntap \"Edit\"\nexpect text \"editing\""
      try await expectEqual(app.run(script), "")
      expectTrue(app.screen.contains("(•) Night"))
    }

    test("A visible toolbar's texts are found, and its buttons are tapped") {
      var log: [String] = []
      let app = AppDriver(Desk.init(navigationController:))
      app.device.run {
        let navigation = app.window?.rootViewController as? UINavigationController
        let label = UILabel()
        label.text = "Three drawers"
        navigation?.topViewController?.toolbarItems = [
          UIBarButtonItem(customView: label),
          UIBarButtonItem(primaryAction: UIAction(title: "Lock") { _ in log.append("locked") }),
        ]
      }
      try await expectEqual(
        app.run("expect no text \"Three drawers\"\nexpect no text \"Lock\""), "")
      app.device.run {
        (app.window?.rootViewController as? UINavigationController)?.isToolbarHidden = false
      }
      try await expectEqual(app.run("expect text \"Three drawers\"\ntap \"Lock\""), "")
      expectEqual(log, ["locked"])
    }

    test("The back button's title is shown, and its menu leads to a screen") {
      let app = AppDriver(Desk.init(navigationController:))
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

    test("A tap outside closes a popover, and cancels an action sheet") {
      let app = AppDriver(Desk.init(navigationController:))
      var log: [String] = []
      let sheet = app.device.run {
        let sheet = UIAlertController(title: "Which?", message: nil, preferredStyle: .actionSheet)
        sheet.addAction(UIAlertAction(title: "This", style: .default) { _ in log.append("this") })
        sheet.addAction(UIAlertAction(title: "None", style: .cancel) { _ in log.append("none") })
        return sheet
      }
      app.root?.present(sheet)
      try await expectEqual(app.run("expect screen \"Which?\"\ntap outside"), "")
      expectEqual(log, ["none"])
      app.resize(columns: 120, rows: 40)
      let desk = try require(app.root as? Desk)
      let lamp = Lamp()
      desk.present(lamp, style: .popover(from: desk.form.view))
      try await expectEqual(app.run("expect screen \"Lamp\"\ntap outside\nexpect idle"), "")
      expectTrue(lamp.isInactive)
    }

    test("A row that must be scrolled to is selected") {
      let app = AppDriver(Desk.init(navigationController:))
      try await expectEqual(
        app.run(
          """
          tap "Drawer"
          select "Row 59"
          expect screen "Chosen 59"
          expect depth 2
          """), "")
    }

    test("A sheet is dragged down, or dismissed by the escape gesture") {
      let app = AppDriver(Desk.init(navigationController:))
      try await expectEqual(
        app.run(
          """
          tap "Lamp"
          swipe down to 0.1 cancel
          expect tree "Lamp  active"
          swipe down
          expect no tree "Lamp"
          tap "Lamp"
          escape
          expect no tree "Lamp"
          """), "")
    }

    test("An alert's text is found, and its button is tapped") {
      let app = AppDriver(Desk.init(navigationController:))
      try await expectEqual(
        app.run(
          """
          tap "Alarm"
          expect text "It rings."
          tap "Enough"
          expect no tree "Alarm"
          """), "")
    }

    test("A tab is selected by its title") {
      let app = AppDriver(Office.init(tabBarController:))
      try await expectEqual(
        app.run(
          """
          tap "Drawer"
          expect depth 2
          tab "Right"
          expect depth 1
          tab "Left"
          expect screen "Drawer"
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
      let app = AppDriver(Desk.init(navigationController:))
      let form = try require(app.root as? Desk).form
      app.device.run {
        let labels = ["first", "second"].map { text in
          let label = UILabel()
          label.text = text
          return label
        }
        let stack = UIStackView(arrangedSubviews: [labels[1]])
        stack.insertArrangedSubview(labels[0], at: 0)
        form.view.addSubview(stack)
      }
      let seen = try require(VisibleElements(window: require(app.window)))
      expectEqual(seen.texts.suffix(2), ["first", "second"])
    }

    test("The screen, the tree and the journal are printed") {
      let app = AppDriver(Desk.init(navigationController:))
      try await expectEqual(app.run("screen"), app.screen)
      try await expectEqual(app.run("tree"), "Desk  active  ◀ FormScreen")
      try await expectEqual(app.run("journal"), app.journal)
      expectTrue(app.journal.contains("Desk started"))
    }
  }

  @Test(.coordinators, arguments: ["back", "swipe back", "escape"])
  func `A step goes back`(line: String) async throws {
    let app = AppDriver(Desk.init(navigationController:))
    try await expectEqual(
      app.run(
        """
        tap "Drawer"
        swipe back to 0.9 cancel
        expect tree "Drawer  active"
        \(line)
        expect screen "Desk"
        expect no tree "Drawer"
        expect idle
        """), "")
  }
}
