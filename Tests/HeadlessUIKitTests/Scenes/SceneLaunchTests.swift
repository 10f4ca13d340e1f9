import CompactTesting
import Foundation
import HeadlessUIKit
import Testing

/// How an app with scenes is launched, and for what.
struct SceneLaunchTests: TableSuite {
  let stage = SceneStage()

  @Test(arguments: await rowNames) func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    /// Fact scene.launch: An app with scenes finishes launching; then it is asked for a configuration,
    ///   the scene is connected, comes to the foreground and becomes active.
    ///
    /// Source: `UIApplicationDelegate.application(_:configurationForConnecting:options:)`;
    ///   `UISceneDelegate.scene(_:willConnectTo:options:)`;
    ///   `UISceneDelegate.sceneWillEnterForeground(_:)`
    ///
    /// Fact scene.no-app-callbacks: The application's delegate of an app with scenes does not hear
    ///   that the app becomes active or goes to the background.
    ///
    /// Source: `UIApplicationDelegate.applicationDidBecomeActive(_:)`
    ///
    /// Choice scene.states: In its callbacks a scene has the state that it leaves where the name says
    ///   "will", and the one that it has reached where it says "did"; while it is connected it is
    ///   unattached.
    test("Launching connects a scene and makes it active") {
      stage.runner.launch()
      stage.expectCalls(
        """
        willFinish([])
        didFinish([])
        configuration
        willConnect() unattached
        willEnterForeground unattached
        didBecomeActive active
        """)
      expectEqual(stage.application.applicationState, .active)
      expectEqual(stage.application.connectedScenes, Set(stage.runner.scenes))
      expectEqual(stage.application.openSessions, Set(stage.scenes.map(\.session)))
    }

    /// Fact scene.notifications: The notifications of the application are posted for an app with
    ///   scenes, too, and those of the scene beside the calls of its delegate.
    ///
    /// Source: `UIScene.didActivateNotification`; `UIScene.willConnectNotification`;
    ///   `UIScene.willEnterForegroundNotification`; `UIApplication.didBecomeActiveNotification`
    ///
    /// Choice scene.notification-order: A delegate is called before the notification of the same is
    ///   posted, and a scene hears before the application.
    ///
    /// Choice scene.app-foreground: `UIApplication.willEnterForegroundNotification` is posted when the
    ///   first scene comes to the foreground at launch.
    test("Launching posts the notifications of scene and application") {
      stage.observe([
        UIApplication.didFinishLaunchingNotification, UIApplication.didBecomeActiveNotification,
        UIApplication.willEnterForegroundNotification,
        UIScene.willConnectNotification, UIScene.willEnterForegroundNotification,
        UIScene.didActivateNotification,
      ])
      stage.runner.launch()
      stage.stop()
      stage.expectCalls(
        """
        willFinish([])
        didFinish([])
        post UIApplicationDidFinishLaunchingNotification
        configuration
        willConnect() unattached
        post UISceneWillConnectNotification
        willEnterForeground unattached
        post UISceneWillEnterForegroundNotification
        post UIApplicationWillEnterForegroundNotification
        didBecomeActive active
        post UISceneDidActivateNotification
        post UIApplicationDidBecomeActiveNotification
        """)
    }

    /// Fact scene.cold-url: What an app with scenes is launched for is in the options of the
    ///   connection, and is not told to the scene's delegate in another way.
    ///
    /// Source: `UISceneDelegate.scene(_:openURLContexts:)`; `UIScene.ConnectionOptions`
    test("A link at launch is in the options of the connection only") {
      stage.runner.launch(opening: ApplicationTests.link)
      #expect(
        stage.take() == """
          willFinish([])
          didFinish([])
          configuration
          willConnect(url newsstand://article/42) unattached
          willEnterForeground unattached
          didBecomeActive active
          """)
    }

    test("An activity and a quick action at launch are in the options of the connection") {
      stage.runner.launch(for: .activity(NSUserActivity(activityType: "reading")))
      expectTrue(stage.take().contains("willConnect(activity reading)"))
      let other = SceneStage()
      other.runner.launch(
        for: .shortcut(UIApplicationShortcutItem(type: "search", localizedTitle: "Search")))
      expectTrue(other.take().contains("willConnect(shortcut search)"))
    }

    /// Fact scene.cold-notification: A notification that a user tapped to launch the app is in the
    ///   options of the connection, and told to the delegate of the notification centre if it was set
    ///   before launching was over.
    ///
    /// Source: `UIScene.ConnectionOptions.notificationResponse`
    test("A notification at launch is told to the centre's delegate, too") {
      let response = stage.device.run { stage.runner.response(toNotification: "news") }
      stage.runner.launch(for: .notification(response))
      let calls = stage.take()
      expectTrue(calls.contains("willConnect(notification news)"))
      expectTrue(calls.hasSuffix("response(news)"))
    }

    test("An app without a manifest has scenes if its delegate says how they are made") {
      final class Delegate: RecordedApplication {
        override func application(
          _ application: UIApplication,
          configurationForConnecting connectingSceneSession: UISceneSession,
          options: UIScene.ConnectionOptions
        ) -> UISceneConfiguration {
          let configuration = UISceneConfiguration(
            name: nil, sessionRole: connectingSceneSession.role)
          configuration.delegateClass = RecordedScenes.self
          return configuration
        }
      }
      let runner = ApplicationRunner(device: stage.device, Delegate.self)
      expectFalse(runner.usesScenes)
      runner.launch()
      expectTrue(runner.usesScenes)
      let recorder = (runner.delegate as? Delegate)?.recorder
      expectEqual(recorder?.take().hasSuffix("didBecomeActive active"), true)
      expectTrue(runner.scenes.first?.delegate is RecordedScenes)

      // The next launch connects the same session again, though the first app still ran.
      let sessions = runner.scenes.map(\.session)
      let next = ApplicationRunner(device: stage.device, Delegate.self)
      expectTrue(runner.scenes.isEmpty)
      expectEqual(recorder?.take().hasSuffix("terminate"), true)
      next.launch()
      expectTrue(next.usesScenes)
      expectEqual(next.scenes.map(\.session), sessions)

      let device = HeadlessDevice(clock: TransitionClock(.stepped))
      device.application.earlierSessions = SessionList(open: [SavedSession(3)], newest: 4)
      let last = ApplicationRunner(device: device, Delegate.self)
      last.launch()
      expectEqual(last.scenes.map(\.session.persistentIdentifier), ["session-3"])
      expectTrue(last.scenes.first?.delegate is RecordedScenes)
    }

    /// Fact scene.no-configuration: A scene whose configuration names no class for its delegate that
    ///   could be found is connected without one, and that is logged.
    ///
    /// Source: flutter/flutter#125921; axmolengine/axmol#3297
    test("A scene without a delegate is connected and logged") {
      let manifest = SceneManifest()
      let device = HeadlessDevice(clock: TransitionClock(.stepped))
      let runner = ApplicationRunner(device: device, scenes: manifest, RecordedApplication.self)
      runner.launch()
      expectEqual(runner.scenes.count, 1)
      expectNil(runner.scenes.first?.delegate)
      expectEqual(
        device.log.messages,
        [
          "Info.plist contained no UIScene configuration dictionary (looking for configuration "
            + "named \"Default Configuration\")"
        ])
    }

    test("A class that can be no delegate is rejected with what to do") {
      final class Wrong: NSObject {}
      let configuration = stage.device.run {
        UISceneConfiguration(name: "Default Configuration", sessionRole: .windowApplication)
      }
      configuration.delegateClass = Wrong.self
      let device = HeadlessDevice(clock: TransitionClock(.stepped))
      let manifest = SceneManifest(configurations: [configuration])
      let runner = ApplicationRunner(device: device, scenes: manifest, RecordedApplication.self)
      runner.launch()
      expectNil(runner.scenes.first?.delegate)
      expectEqual(device.log.messages.count, 1)
      expectTrue(device.log.messages[0].contains("does not conform to 'UIWindowSceneDelegate'"))
    }
  }
}
