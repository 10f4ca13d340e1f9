import CompactTesting
import CoordinatorTesting
import Foundation
import HeadlessUIKit
import Testing

/// What the scripts of Newsstand and of the gallery do not have of events from outside.
struct EventTests: TableSuite {
  private func offices(multiple: Bool = true) -> AppDriver {
    let app = AppDriver(device: .current)
    app.launch(
      OfficesDelegate.self,
      scenes: SceneManifest(OfficesScene.self, supportsMultipleScenes: multiple))
    return app
  }

  @Test(.coordinators, arguments: await rowNames)
  func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("A quick action that the scene does not perform fails") {
      try await expectEqual(
        offices().run("shortcut \"nope\""),
        """
        1: The application did not perform the quick action "nope": the delegate of its scene has no \
        'windowScene(_:performActionFor:completionHandler:)', or it called its completion handler with \
        'false'.
        """)
    }

    test("Touches fail while the app is in the background") {
      let app = offices()
      try await expectEqual(
        app.run("background\ntap \"Later\""),
        "2: The application is in the background. To fix this, perform the step 'foreground' first."
      )
      try await expectEqual(
        app.run("background"), "1: The application is already in the background.")
      try await expectEqual(app.run("foreground\nexpect text \"was away\"\ntap \"Drawer\""), "")
      try await expectEqual(
        app.run("foreground"), "1: The application is already in the foreground.")
      try await expectEqual(app.run("background\nactivity \"reading\"\nback"), "")
    }

    test("A scene that is closed is not there any more") {
      let app = offices()
      try await expectEqual(
        app.run("scene open\nscene close\nscene 2"),
        "3: There is no scene 2, counted from 1: 1 is open.")
      try await expectEqual(
        app.run("scene close\nscene close"), "2: No scene is visible: 0 are open.")
      expectEqual(app.screen, "(no window)")
    }

    test("A scene in the background is not closed instead of the visible one") {
      let app = offices()
      let end = try await app.run("scene open\nbackground\nscene close\nscene close")
      expectEqual(end, "4: No scene is visible: 1 is open.")
    }

    test("A notification names the visible scene, and all scenes are active") {
      let app = offices()
      let center = Center()
      UNUserNotificationCenter.current().delegate = center
      try await expectEqual(app.run("scene open\nscene 1"), "")
      let runner = try require(app.runner)
      expectEqual(runner.scenes.map(\.activationState), [.foregroundActive, .foregroundActive])
      for scene in runner.scenes.reversed() {
        runner.show(scene)
        let response = runner.response(toNotification: "news", userInfo: [:])
        expectNil(response.targetScene)
        expectTrue(runner.deliver(.notification(response)))
        expectSame(response.targetScene, scene)
      }
    }

    test("The journal of several scenes has one clock and numbers their roots") {
      let app = offices()
      try await expectEqual(app.run("scene open\ntap \"Lamp\"\nscene 1\ntap \"Lamp\""), "")
      let starts = app.events.filter { "\($0.kind)" == "started" }
      expectEqual(starts.map(\.path), ["Desk", "Desk#2", "Desk#2/Lamp", "Desk/Lamp"])
      expectEqual(app.events.map(\.time), app.events.map(\.time).sorted())
    }

    test("An event without a delegate method fails") {
      let app = AppDriver(device: .current)
      app.launch(DeskDelegate.self)
      try await expectEqual(
        app.run("activity \"reading\""),
        """
        1: The application did not continue the activity "reading": its delegate has no \
        'application(_:continue:restorationHandler:)', or it returned false.
        """)
      try await expectEqual(
        app.run("shortcut \"search\""),
        """
        1: The application did not perform the quick action "search": its delegate has no \
        'application(_:performActionFor:completionHandler:)', or it called its completion handler with \
        'false'.
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
        "1: 'nowhere' is not the URL of a web page, such as https://a.org/1.")
      try await expectEqual(app.run("memory warning"), "")
    }

    test("An event without a method of the scene's delegate fails") {
      let app = AppDriver(device: .current)
      app.launch(scenes: SceneManifest(BareScene.self)) { OfficesDelegate() }
      for (line, problem, method) in [
        ("activity \"a\"", "continue the activity \"a\"", "scene(_:continue:)'."),
        (
          "open desk://1", "open 'desk://1'",
          "scene(_:openURLContexts:)'. To fix this, implement the method, or write a URL that it accepts."
        ),
        (
          "open https://desk.example/1", "open 'https://desk.example/1'",
          "scene(_:continue:)'. To fix this, implement the method, or write a URL that it accepts."
        ),
      ] {
        try await expectEqual(
          app.run(line),
          "1: The application did not \(problem): the delegate of its scene has no '\(method)")
      }
    }

    test("A web address comes as a universal link, also at launch and as an event of a launch") {
      let url = try require(URL(string: "HTTPS://desk.example/1"))
      let app = AppDriver(device: .current)
      let scenes = SceneManifest(OfficesScene.self)
      for way in 0..<4 {
        switch way {
        case 0: app.launch(OfficesDelegate.self, opening: url, scenes: scenes)
        case 1: app.launch(opening: url, scenes: scenes) { OfficesDelegate() }
        case 2: app.launch(for: .link(url), scenes: scenes) { OfficesDelegate() }
        default:
          app.launch(scenes: scenes) { OfficesDelegate() }
          expectFalse(app.screen.contains("continued"))
          app.open(url.absoluteString)
        }
        expectTrue(app.screen.contains("continued \(url)"))
      }
    }

    test("An application with one scene opens no other") {
      let app = offices(multiple: false)
      try await expectEqual(
        app.run("scene open"),
        """
        1: The application supports only one scene. To allow several, launch it with a \
        'SceneManifest' that has 'supportsMultipleScenes: true'.
        """)
    }
  }

  private final class Center: NSObject, UNUserNotificationCenterDelegate {}

  @Test(
    .coordinators,
    arguments: [
      ("activity \"a\"", "Continuing an activity"),
      ("background", "Entering the background"),
      ("notification \"a\"", "Tapping a notification"), ("scene 1", "A scene step"),
      ("shortcut \"a\"", "Performing a quick action"),
      ("memory warning", "A memory warning"),
      ("foreground", "Entering the foreground"),
    ])
  func `Events need an application delegate`(line: String, action: String) async throws {
    let app = AppDriver(Desk.init(navigationController:))
    try await expectEqual(
      app.run(line), "1: \(action) needs an application delegate, but none was launched.")
  }
}
