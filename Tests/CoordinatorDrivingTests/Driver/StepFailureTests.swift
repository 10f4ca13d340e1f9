import CompactTesting
import CoordinatorTesting
import HeadlessUIKit
import Testing

/// A step that a user could not do fails with the reason, and changes nothing.
@Suite(.coordinators) struct StepFailureTests: TableSuite {
  let app = AppDriver(Desk.init(navigationController:))

  @Test(
    arguments: [
      ("tap \"Off\"", "\"Off\" cannot be tapped: the control is disabled."),
      ("select \"Row 1\"", "No row is labelled \"Row 1\". There are none."),
      ("tab \"Left\"", "No tab is labelled \"Left\". There are none."),
      (
        "type \"Age\" \"7\"",
        "No text field is labelled \"Age\". Available: \"Name\", \"Notes\"."
      ),
      ("back", "The back button cannot be tapped: there is no back button."),
      (
        "back to \"Desk\"", "The back button's menu cannot be opened: there is no back button."
      ),
      ("swipe back", "Cannot swipe back: the stack has only one screen."),
      ("escape", "The escape gesture has no effect: nothing answers the escape gesture."),
      ("swipe down", "There is no sheet to drag."),
      ("tap outside", "A tap outside has no effect: no popover or action sheet is open."),
      ("swipe left", "The visible screen is not a page of a page view controller."),
      ("open nowhere", "'nowhere' is not a URL with a scheme, such as newsstand://article/42."),
      (
        "open desk://1", "Opening a URL needs an application delegate, but none was launched."
      ),
    ])
  func `A step fails on the first screen`(line: String, reason: String) async throws {
    let tree = app.tree
    try await expectEqual(app.run(line), "1: \(reason)")
    expectEqual(app.tree, tree)
  }

  @Test(arguments: ["Gone", "Hidden", "Nothing"])
  func `A hidden or missing element cannot be tapped`(label: String) async throws {
    try await expectEqual(
      app.run("tap \"\(label)\""),
      """
      1: No element that can be tapped is labelled "\(label)". Available: "Edit", "Name", \
      "Day", "Night", "Off", "Later", "Drawer", "Lamp", "Alarm".
      """)
  }

  @Test(arguments: await rowNames) func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("A double tap sends the action twice, before the first one has an effect") {
      app.doubleTap("Drawer")
      app.expect(.depth(3))
      try await expectEqual(
        app.run("tap \"Row 1\" twice"),
        "1: \"Row 1\" cannot be tapped twice: it is no button.")
    }

    test("A failure lists at most twelve labels") {
      app.tap("Drawer")
      try await expectEqual(
        app.run("select \"Row 60\""),
        """
        1: No row is labelled "Row 60". Available: "Row 0", "Row 1", "Row 2", "Row 3", \
        "Row 4", "Row 5", "Row 6", "Row 7", "Row 8", "Row 9", "Row 10", "Row 11" and 48 more.
        """)
    }

    test("A sheet under an alert cannot be dragged") {
      app.tap("Lamp")
      app.coordinator(Lamp.self)?.present(Alarm(), style: Presentation(.automatic))
      try await expectEqual(
        app.run("swipe down"),
        "1: The sheet cannot be dragged: it is covered by \"Alarm\", which is presented over it.")
    }

    test("An alert cannot be swiped down") {
      app.tap("Alarm")
      try await expectEqual(
        app.run("swipe down"), "1: The sheet cannot be dragged: it is not a sheet.")
    }
  }

  @Test(
    arguments: [
      ("tap \"Edit\"", "\"Edit\" is covered by \"Lamp\", which is presented over it."),
      (
        "type \"Name\" \"ada\"", "\"Name\" is covered by \"Lamp\", which is presented over it."
      ),
      ("tab \"Right\"", "\"Right\" is covered by \"Lamp\", which is presented over it."),
      (
        "back", "No navigation controller is visible, so you cannot go back."
      ),
    ])
  func `A step fails under a sheet`(line: String, reason: String) async throws {
    let app = AppDriver(Office.init(tabBarController:))
    app.tap("Lamp")
    try await expectEqual(app.run(line), "1: \(reason)")
    expectEqual(app.title, "Lamp")
  }
}
