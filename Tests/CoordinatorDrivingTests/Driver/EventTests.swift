import CompactTesting
import CoordinatorTesting
import HeadlessUIKit
import Testing

/// What the system does to an application, by script.
@MainActor @Suite(.coordinators) struct EventTests: TableSuite {
  private func offices(multiple: Bool = true) -> AppDriver {
    let app = AppDriver(device: .current)
    app.launch(
      OfficesDelegate.self,
      scenes: SceneManifest(OfficesScene.self, supportsMultipleScenes: multiple))
    return app
  }

  @Test(arguments: await rowNames) func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("Activities and quick actions come to the scene in sight") {
      let app = offices()
      let end = try await app.run(
        """
        activity "reading" "id=42"
        expect text "reading no page 42"
        activity "NSUserActivityTypeBrowsingWeb" "webpageURL=https://a.org/1"
        expect text "NSUserActivityTypeBrowsingWeb https://a.org/1 no id"
        shortcut "search" "text=salt"
        expect text "search salt"
        """)
      expectEqual(end, "")
    }

    test("In the background nothing can be touched until the app comes back") {
      let app = offices()
      try await expectEqual(
        app.run("background\ntap \"Later\""), "2: The application is in the background.")
      try await expectEqual(
        app.run("background"), "1: The application is in the background already.")
      try await expectEqual(app.run("foreground\nexpect text \"was away\"\ntap \"Drawer\""), "")
      try await expectEqual(
        app.run("foreground"), "1: The application is in the foreground already.")
      try await expectEqual(app.run("background\nactivity \"reading\"\nback"), "")
    }

    test("Each scene has screens of its own") {
      let app = offices()
      let end = try await app.run(
        """
        tap "Drawer"
        expect depth 2
        scene open
        expect depth 1
        activity "second"
        expect text "second no page no id"
        scene 1
        expect depth 2
        scene 2
        expect text "second no page no id"
        scene close
        expect depth 2
        scene 2
        """)
      expectEqual(end, "13: There is no scene 2: 1 is connected.")
      let rest = try await app.run("scene close\nscene close")
      expectEqual(rest, "2: No scene is connected.")
      expectEqual(app.screen, "(no window)")
    }

    test("A notification names the scene in sight, and all scenes are active") {
      let app = offices()
      let center = Center()
      app.device.run { UNUserNotificationCenter.current().delegate = center }
      try await expectEqual(app.run("scene open\nscene 1"), "")
      let runner = try #require(app.runner)
      expectEqual(runner.scenes.map(\.activationState), [.foregroundActive, .foregroundActive])
      for scene in runner.scenes.reversed() {
        runner.show(scene)
        let response = runner.response(toNotification: "news", userInfo: [:])
        expectNil(response.targetScene)
        expectTrue(runner.deliver(.notification(response)))
        expectSame(response.targetScene, scene)
      }
    }

    test("The journal of several scenes has one clock and tells them apart") {
      let app = offices()
      try await expectEqual(app.run("scene open\ntap \"Lamp\"\nscene 1\ntap \"Lamp\""), "")
      let starts = app.events.filter { "\($0.kind)" == "started" }
      expectEqual(starts.map(\.path), ["Desk", "Desk#2", "Desk#2/Lamp", "Desk/Lamp"])
      expectEqual(app.events.map(\.time), app.events.map(\.time).sorted())
    }

    test("What the application has no method for is refused") {
      let app = AppDriver(device: .current)
      app.launch(DeskDelegate.self)
      try await expectEqual(
        app.run("activity \"reading\""),
        """
        1: The application did not continue the activity "reading": its delegate has no \
        'application(_:continue:restorationHandler:)', or refused.
        """)
      try await expectEqual(
        app.run("shortcut \"search\""),
        """
        1: The application did not perform the quick action "search": its delegate has no \
        'application(_:performActionFor:completionHandler:)', or refused.
        """)
      try await expectEqual(
        app.run("notification \"news\""),
        """
        1: The application did not answer the notification "news": \
        UNUserNotificationCenter.current() has no delegate.
        """)
      try await expectEqual(
        app.run("scene open"),
        """
        1: The application has no scenes: it declares none, and its delegate has no \
        'application(_:configurationForConnecting:options:)'.
        """)
      try await expectEqual(
        app.run("activity \"web\" \"webpageURL=nowhere\""),
        "1: 'nowhere' is no URL of a page, such as https://a.org/1.")
      try await expectEqual(app.run("memory warning"), "")
    }

    test("An application of one scene opens no other") {
      let app = offices(multiple: false)
      try await expectEqual(
        app.run("scene open"),
        """
        1: The application supports one scene only: its manifest does not say that it supports \
        multiple scenes.
        """)
    }
  }

  /// Hears of notifications.
  private final class Center: NSObject, UNUserNotificationCenterDelegate {}

  @Test(
    arguments: [
      ("activity \"a\"", "An activity is continued"),
      ("background", "Going to the background is told"),
      ("notification \"a\"", "A notification is answered"), ("scene 1", "Scenes are made"),
      ("shortcut \"a\"", "A quick action is performed"),
      ("memory warning", "That memory is short is told"),
      ("foreground", "Coming to the foreground is told"),
    ])
  func `Without an application there is nobody to tell`(line: String, what: String) async throws {
    let app = AppDriver(Desk.init(navigationController:))
    try await expectEqual(
      app.run(line), "1: \(what) by the application's delegate, and none was launched.")
  }
}
