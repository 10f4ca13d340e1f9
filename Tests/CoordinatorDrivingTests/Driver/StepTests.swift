import CoordinatorTesting
import HeadlessUIKit
import Testing

/// Each verb does what a person would.
@MainActor @Suite(.coordinators) struct StepTests {
  @Test func `Text goes into fields and text views`() async throws {
    let app = AppDriver(Desk.init(navigationController:))
    let script = """
      type "Name" "Ada, Countess \\"of\\" Lovelace 🧮"
      expect text "Countess \\"of\\" Lovelace 🧮"
      expect no text "Name"
      type "Notes" "first\\nsecond"
      expect text "first\\nsecond"
      """
    #expect(try await app.run(script) == "")
  }

  @Test func `Segments are tapped`() async throws {
    let app = AppDriver(Desk.init(navigationController:))
    #expect(try await app.run("tap \"Night\"") == "")
    #expect(app.screen.contains("(•) Night"))
  }

  @Test func `Buttons of the bar are tapped`() async throws {
    let app = AppDriver(Desk.init(navigationController:))
    #expect(try await app.run("tap \"Edit\"\nexpect text \"editing\"") == "")
  }

  @Test func `A toolbar is read, and its buttons are tapped`() async throws {
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
    #expect(try await app.run("expect no text \"Three drawers\"\nexpect no text \"Lock\"") == "")
    app.device.run {
      (app.window?.rootViewController as? UINavigationController)?.isToolbarHidden = false
    }
    #expect(try await app.run("expect text \"Three drawers\"\ntap \"Lock\"") == "")
    #expect(log == ["locked"])
  }

  @Test func `The menu of the back button leads to the screen that is named`() async throws {
    let app = AppDriver(Desk.init(navigationController:))
    let script = """
      tap "Drawer"
      expect depth 2
      back to "Desk"
      expect screen "Desk"
      expect depth 1
      expect idle
      """
    let end = try await app.run(script)
    #expect(end == "")
    let refusal = try await app.run("tap \"Drawer\"\nback to \"Lamp\"")
    #expect(refusal == "2: The back button's menu has no \"Lamp\". It has: \"Desk\".")
  }

  @Test func `A tap outside closes a popover, and cancels an action sheet`() async throws {
    let app = AppDriver(Desk.init(navigationController:))
    var log: [String] = []
    let sheet = app.device.run {
      let sheet = UIAlertController(title: "Which?", message: nil, preferredStyle: .actionSheet)
      sheet.addAction(UIAlertAction(title: "This", style: .default) { _ in log.append("this") })
      sheet.addAction(UIAlertAction(title: "None", style: .cancel) { _ in log.append("none") })
      return sheet
    }
    app.root?.present(sheet)
    #expect(try await app.run("expect screen \"Which?\"\ntap outside") == "")
    #expect(log == ["none"])
    app.resize(columns: 120, rows: 40)
    let desk = try #require(app.root as? Desk)
    let lamp = Lamp()
    desk.present(lamp, style: .popover(from: desk.form.view))
    #expect(try await app.run("expect screen \"Lamp\"\ntap outside\nexpect idle") == "")
    #expect(lamp.isInactive)
  }

  @Test func `A row far below the fold is selected`() async throws {
    let app = AppDriver(Desk.init(navigationController:))
    #expect(
      try await app.run(
        """
        tap "Drawer"
        select "Row 59"
        expect screen "Chosen 59"
        expect depth 2
        """) == "")
  }

  @Test func `The title of the back button is text of the screen`() async throws {
    let app = AppDriver(Desk.init(navigationController:))
    #expect(try await app.run("tap \"Drawer\"\nexpect text \"Desk\"") == "")
  }

  @Test(arguments: ["back", "swipe back"])
  func `One goes back`(line: String) async throws {
    let app = AppDriver(Desk.init(navigationController:))
    #expect(
      try await app.run(
        """
        tap "Drawer"
        swipe back to 0.9 cancel
        expect tree "Drawer  active"
        \(line)
        expect screen "Desk"
        expect no tree "Drawer"
        expect idle
        """) == "")
  }

  @Test func `A sheet is dragged down`() async throws {
    let app = AppDriver(Desk.init(navigationController:))
    #expect(
      try await app.run(
        """
        tap "Lamp"
        swipe down to 0.1 cancel
        expect tree "Lamp  active"
        swipe down
        expect no tree "Lamp"
        """) == "")
  }

  @Test func `An alert's text is read and its button tapped`() async throws {
    let app = AppDriver(Desk.init(navigationController:))
    #expect(
      try await app.run(
        """
        tap "Alarm"
        expect text "It rings."
        tap "Enough"
        expect no tree "Alarm"
        """) == "")
  }

  @Test func `A tab is selected by its title`() async throws {
    let app = AppDriver(Office.init(tabBarController:))
    #expect(
      try await app.run(
        """
        tap "Drawer"
        expect depth 2
        tab "Right"
        expect depth 1
        tab "Left"
        expect screen "Drawer"
        """) == "")
  }

  @Test func `The screen, the tree and the journal are printed`() async throws {
    let app = AppDriver(Desk.init(navigationController:))
    #expect(try await app.run("screen") == app.screen)
    #expect(try await app.run("tree") == "Desk  active  ◀ FormScreen")
    #expect(try await app.run("journal") == app.journal)
    #expect(app.journal.contains("Desk started"))
  }
}
