import CoordinatorTesting
import HeadlessUIKit
import Testing

/// What a person could not do fails with the reason, and changes nothing.
@MainActor @Suite(.coordinators) struct RefusalTests {
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
    #expect(try await app.run(line) == "1: \(reason)")
    #expect(app.tree == tree)
  }

  @Test(arguments: ["Gone", "Hidden", "Nothing"])
  func `What is not there cannot be tapped`(label: String) async throws {
    let app = AppDriver(Desk.init(navigationController:))
    #expect(
      try await app.run("tap \"\(label)\"") == """
        1: Nothing that can be tapped here is labelled "\(label)". There is: "Edit", "Name", \
        "Day", "Night", "Off", "Later", "Drawer", "Lamp", "Alarm".
        """)
  }

  @Test func `Of many labels some are named`() async throws {
    let app = AppDriver(Desk.init(navigationController:))
    app.tap("Drawer")
    #expect(
      try await app.run("select \"Row 60\"") == """
        1: No row here is labelled "Row 60". There is: "Row 0", "Row 1", "Row 2", "Row 3", \
        "Row 4", "Row 5", "Row 6", "Row 7", "Row 8", "Row 9", "Row 10", "Row 11" and 48 more.
        """)
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
    #expect(try await app.run(line) == "1: \(reason)")
    #expect(app.title == "Lamp")
  }

  @Test func `A sheet under an alert cannot be dragged, and the alert is named`() async throws {
    let app = AppDriver(Desk.init(navigationController:))
    app.tap("Lamp")
    app.coordinator(Lamp.self)?.present(Alarm(), style: .automatic)
    app.settle()
    #expect(
      try await app.run("swipe down")
        == "1: The sheet cannot be dragged: it is covered by \"Alarm\", which is presented over it."
    )
  }

  @Test func `A full screen leaves nothing to swipe down`() async throws {
    let app = AppDriver(Desk.init(navigationController:))
    app.tap("Alarm")
    #expect(try await app.run("swipe down") == "1: The sheet cannot be dragged: it is not a sheet.")
  }
}
