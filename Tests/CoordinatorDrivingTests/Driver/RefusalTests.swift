import CompactTesting
import CoordinatorTesting
import HeadlessUIKit
import Testing

/// What a person could not do fails with the reason, and changes nothing.
@MainActor @Suite(.coordinators) struct RefusalTests: TableSuite {
  @Test(
    arguments: [
      ("tap \"Off\"", "\"Off\" cannot be tapped: the control is disabled."),
      ("select \"Row 1\"", "No row here is labelled \"Row 1\". There is none at all."),
      ("tab \"Left\"", "No tab here is labelled \"Left\". There is none at all."),
      (
        "type \"Age\" \"7\"",
        "No text field here is labelled \"Age\". There is: \"Name\", \"Notes\"."
      ),
      ("back", "The back button cannot be tapped: there is no back button."),
      (
        "back to \"Desk\"", "The back button's menu cannot be opened: there is no back button."
      ),
      ("swipe back", "There is no swiping back: the swipe back does not begin."),
      ("swipe down", "No sheet is presented that could be dragged."),
      ("swipe left", "The visible screen is no page that could be turned."),
      ("open nowhere", "'nowhere' is no URL with a scheme, such as newsstand://article/42."),
      (
        "open desk://1", "A URL is opened by the application's delegate, and none was launched."
      ),
    ])
  func `On the first screen`(line: String, reason: String) async throws {
    let app = AppDriver(Desk.init(navigationController:))
    let tree = app.tree
    try await expectEqual(app.run(line), "1: \(reason)")
    expectEqual(app.tree, tree)
  }

  @Test(arguments: ["Gone", "Hidden", "Nothing"])
  func `What is not there cannot be tapped`(label: String) async throws {
    let app = AppDriver(Desk.init(navigationController:))
    try await expectEqual(
      app.run("tap \"\(label)\""),
      """
      1: Nothing that can be tapped here is labelled "\(label)". There is: "Edit", "Name", \
      "Day", "Night", "Off", "Later", "Drawer", "Lamp", "Alarm".
      """)
  }

  @Test(arguments: await rowNames) func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("Of many labels some are named") {
      let app = AppDriver(Desk.init(navigationController:))
      app.tap("Drawer")
      try await expectEqual(
        app.run("select \"Row 60\""),
        """
        1: No row here is labelled "Row 60". There is: "Row 0", "Row 1", "Row 2", "Row 3", \
        "Row 4", "Row 5", "Row 6", "Row 7", "Row 8", "Row 9", "Row 10", "Row 11" and 48 more.
        """)
    }

    test("A sheet under an alert cannot be dragged, and the alert is named") {
      let app = AppDriver(Desk.init(navigationController:))
      app.tap("Lamp")
      app.coordinator(Lamp.self)?.present(Alarm(), style: Presentation(.automatic))
      app.settle()
      try await expectEqual(
        app.run("swipe down"),
        "1: The sheet cannot be dragged: it is covered by \"Alarm\", which is presented over it.")
    }

    test("A full screen leaves nothing to swipe down") {
      let app = AppDriver(Desk.init(navigationController:))
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
      ("back", "The visible screen is in no navigation controller, so there is no way back."),
    ])
  func `Under a sheet`(line: String, reason: String) async throws {
    let app = AppDriver(Office.init(tabBarController:))
    app.tap("Lamp")
    try await expectEqual(app.run(line), "1: \(reason)")
    expectEqual(app.title, "Lamp")
  }
}
