import CompactTesting
import Foundation
import HeadlessUIKit
import Testing

/// Background and foreground, disconnection and reconnection of a scene.
struct SceneStateTests: TableSuite {
  let stage = SceneStage()

  init() {
    stage.runner.launch()
    _ = stage.take()
  }

  @Test(arguments: await rowNames) func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    /// Fact scene.background: A scene that goes to the background resigns being active first; then it
    ///   is asked for an activity by which it can be restored.
    ///
    /// Source: `UISceneDelegate.sceneDidEnterBackground(_:)`;
    ///   `UISceneDelegate.stateRestorationActivity(for:)`
    ///
    /// Fact scene.foreground: A scene that comes back from the background is told so before it becomes
    ///   active.
    ///
    /// Source: `UISceneDelegate.sceneWillEnterForeground(_:)`
    test("A scene goes to the background and comes back") {
      stage.runner.enterBackground()
      stage.expectCalls(
        """
        willResignActive active
        didEnterBackground background
        stateRestoration background
        """)
      expectEqual(stage.application.applicationState, .background)
      stage.runner.enterForeground()
      stage.expectCalls(
        """
        willEnterForeground background
        didBecomeActive active
        """)
      expectEqual(stage.application.applicationState, .active)
    }

    test("The application's notifications follow the scene") {
      stage.observe([
        UIApplication.willResignActiveNotification, UIApplication.didEnterBackgroundNotification,
        UIApplication.willEnterForegroundNotification, UIApplication.didBecomeActiveNotification,
        UIScene.willDeactivateNotification, UIScene.didEnterBackgroundNotification,
      ])
      stage.runner.enterBackground()
      stage.runner.enterForeground()
      stage.stop()
      stage.expectCalls(
        """
        willResignActive active
        post UISceneWillDeactivateNotification
        post UIApplicationWillResignActiveNotification
        didEnterBackground background
        post UISceneDidEnterBackgroundNotification
        post UIApplicationDidEnterBackgroundNotification
        stateRestoration background
        willEnterForeground background
        post UIApplicationWillEnterForegroundNotification
        didBecomeActive active
        post UIApplicationDidBecomeActiveNotification
        """)
    }

    /// Fact scene.interruption: An interruption makes the scene inactive, and its end active again.
    ///
    /// Source: `UISceneDelegate.sceneWillResignActive(_:)`
    test("An interruption makes a scene inactive") {
      stage.runner.resignActive()
      expectEqual(stage.scenes[0].activationState, .foregroundInactive)
      expectEqual(stage.application.applicationState, .inactive)
      stage.runner.becomeActive()
      stage.expectCalls("willResignActive active\ndidBecomeActive active")
    }

    /// Fact scene.disconnect: The system may disconnect a scene that is in the background; its session
    ///   stays, and the scene can be connected again.
    ///
    /// Source: `UISceneDelegate.sceneDidDisconnect(_:)`
    ///
    /// Fact scene.restoration: The activity that a scene gave for its restoration is in its session
    ///   when it is connected again, and handed to its delegate for the state of the interaction.
    ///
    /// Source: `UISceneSession.stateRestorationActivity`;
    ///   `UISceneDelegate.scene(_:restoreInteractionStateWith:)`
    ///
    /// Choice scene.restore-early: The state of the interaction is restored before the scene comes to
    ///   the foreground.
    test("A disconnected scene is connected again with what it gave for its restoration") {
      let session = stage.scenes[0].session
      stage.scenes[0].userActivity = NSUserActivity(activityType: "reading")
      stage.runner.disconnect(stage.scenes[0])
      stage.expectCalls(
        """
        willResignActive active
        didEnterBackground background
        stateRestoration background
        didUpdate(reading) background
        didDisconnect unattached
        """)
      expectNil(session.scene)
      expectTrue(stage.application.connectedScenes.isEmpty)
      expectEqual(stage.application.openSessions, [session])
      stage.runner.reconnect(session)
      stage.expectCalls(
        """
        willConnect(kept reading) unattached
        restore(reading) unattached
        willEnterForeground unattached
        didBecomeActive active
        """)
      expectSame(stage.scenes[0].session, session)
    }

    /// Fact scene.restoration-later: The next process finds the activity that a scene gave for its
    ///   restoration in the session, and the app's own data; a scene with a declared configuration
    ///   has it again.
    ///
    /// Source: `UISceneSession.stateRestorationActivity`; `UISceneSession.userInfo`;
    ///   `UISceneSession.configuration`
    test("The next process finds what a scene gave for its restoration") {
      var list: SessionList?
      stage.application.sessionsDidChange = { list = $0 }
      let activity = NSUserActivity(activityType: "reading")
      let info: [String: Any] = ["page": 7, "marks": [1.5, true, Date(), Data([1])]]
      activity.userInfo = info
      activity.title = "Salt"
      stage.scenes[0].userActivity = activity
      stage.scenes[0].session.userInfo = ["tint": ["red"]]
      stage.runner.enterBackground()
      let next = SceneStage()
      let data = try JSONEncoder().encode(list)
      next.application.earlierSessions = try JSONDecoder().decode(SessionList.self, from: data)
      next.runner.launch()
      next.expectCalls(
        """
        willFinish([])
        didFinish([])
        willConnect(kept reading) unattached
        restore(reading) unattached
        willEnterForeground unattached
        didBecomeActive active
        """)
      let session = next.scenes[0].session
      let kept = session.stateRestorationActivity
      expectEqual(kept?.title, "Salt")
      expectEqual(kept?.userInfo as NSDictionary?, info as NSDictionary)
      expectEqual(session.userInfo as NSDictionary?, ["tint": ["red"]])
      expectEqual(session.configuration.name, "Default Configuration")
      // What Foundation has decoded is saved again.
      next.application.sessionsDidChange = { list = $0 }
      next.runner.openScene()
      expectNotNil(list?.open[0].activity?.userInfo)
      expectNotNil(list?.open[0].userInfo)
    }

    /// Choice scene.invalid-info: The next process does not have the `userInfo` of an activity that
    ///   contains something else than a property list, which is logged.
    test("User info that is no property list is logged, and not there in the next process") {
      var list: SessionList?
      stage.application.sessionsDidChange = { list = $0 }
      stage.scenes[0].session.userInfo = ["link": try require(URL(string: "a://b"))]
      stage.runner.enterBackground()
      expectTrue(stage.device.log.messages.first?.contains("the session 'session-1'") == true)
      stage.scenes[0].session.userInfo = nil
      stage.device.log.clear()
      stage.runner.enterForeground()
      for invalid in [["screen": UIViewController()], [1: "one"]] as [[AnyHashable: Any]] {
        let activity = NSUserActivity(activityType: "reading")
        activity.userInfo = invalid
        stage.scenes[0].userActivity = activity
        stage.runner.enterBackground()
        expectNotNil(list?.open[0].activity)
        expectNil(list?.open[0].activity?.userInfo)
        expectEqual(stage.device.log.messages.count, 1)
        stage.device.log.clear()
        stage.runner.enterForeground()
      }
    }

    /// Choice scene.no-restoration: A delegate without the method for it leaves the activity of the
    ///   session as it is.
    test("A delegate without an activity for the restoration leaves that of the session") {
      final class Plain: UIResponder, UIWindowSceneDelegate {}
      let stage = SceneStage(scene: Plain.self)
      stage.runner.launch()
      let scene = stage.scenes[0]
      expectTrue(scene.delegate is Plain)
      let activity = NSUserActivity(activityType: "kept")
      scene.session.stateRestorationActivity = activity
      stage.runner.enterBackground()
      expectSame(scene.session.stateRestorationActivity, activity)
    }

    /// Fact scene.update: After the delegate gave an activity for the restoration, the parts of the app
    ///   that have it bring it up to date, then the delegate may add to it.
    ///
    /// Source: `UISceneDelegate.scene(_:didUpdate:)`; `UIResponder.updateUserActivityState(_:)`
    test("Screens and the delegate bring the activity for the restoration up to date") {
      final class Reader: UIViewController {
        override func updateUserActivityState(_ activity: NSUserActivity) {
          activity.addUserInfoEntries(from: ["page": title ?? ""])
        }
      }
      let activity = NSUserActivity(activityType: "reading")
      let scene = stage.scenes[0]
      let (reader, other) = stage.device.run { (Reader(), Reader()) }
      scene.userActivity = activity
      reader.userActivity = activity
      reader.title = "7"
      other.title = "8"
      other.userActivity = NSUserActivity(activityType: "other")
      stage.device.run {
        let container = UITabBarController()
        container.viewControllers = [other, reader]
        (scene.delegate as? RecordedScenes)?.window?.rootViewController = container
      }
      _ = stage.take()
      stage.runner.enterBackground()
      expectTrue(
        stage.take().hasSuffix("stateRestoration background\ndidUpdate(reading) background"))
      let kept = scene.session.stateRestorationActivity
      expectSame(kept, activity)
      #expect(kept?.userInfo?["page"] as? String == "7")
    }

    test("Closed scenes are discarded once") {
      stage.runner.close(stage.scenes[0].session)
      expectTrue(stage.take().contains("didDiscard(1)"))
      stage.restart()
      _ = stage.take()
      stage.runner.launch()
      expectFalse(stage.take().contains("didDiscard"))
    }

    test("The scene that was in use last comes back") {
      let first = stage.scenes[0].session
      _ = stage.runner.openScene()
      stage.runner.show(stage.scenes[0])
      for scene in stage.scenes.reversed() { stage.runner.disconnect(scene) }
      stage.runner.enterForeground()
      expectEqual(stage.scenes.map(\.session), [first])
    }

    test("The application is as active as the most active of its scenes") {
      let first = stage.scenes[0]
      _ = stage.runner.openScene()
      stage.runner.resignActive()
      stage.runner.show(first)
      expectEqual(stage.scenes[1].activationState, .foregroundInactive)
      expectEqual(stage.application.applicationState, .active)
    }

    test("A disconnected scene is freed, with its delegate and its windows") {
      weak var scene: UIScene?
      weak var delegate: RecordedScenes?
      weak var window: UIWindow?
      stage.device.run {
        scene = stage.scenes[0]
        delegate = scene?.delegate as? RecordedScenes
        window = delegate?.window
        stage.device.clock.drain()
      }
      expectNotNil(window)
      stage.runner.disconnect(stage.scenes[0])
      stage.device.clock.drain()
      expectNil(scene)
      expectNil(delegate)
      expectNil(window)
    }

    test("A window that outlives its scene is not visible until it gets another") {
      let delegate = stage.scenes[0].delegate as? RecordedScenes
      let window = delegate?.window
      let session = stage.scenes[0].session
      stage.runner.disconnect(stage.scenes[0])
      expectTrue(stage.device.visibleWindows.isEmpty)
      expectNil(window?.windowScene)
      expectNil(stage.device.keyWindow)
      stage.runner.reconnect(session)
      window?.windowScene = stage.scenes[0]
      expectTrue(stage.device.visibleWindows.contains { $0 === window })
    }

    /// Fact scene.discard: When a user closes a scene, it is disconnected and its session discarded.
    ///
    /// Source: `UIApplicationDelegate.application(_:didDiscardSceneSessions:)`
    test("A scene that a user closes is discarded") {
      stage.runner.close(stage.scenes[0].session)
      stage.expectCalls(
        """
        willResignActive active
        didEnterBackground background
        stateRestoration background
        didDisconnect unattached
        didDiscard(1)
        """)
      expectTrue(stage.application.openSessions.isEmpty)
      stage.runner.enterForeground()
      expectTrue(stage.take().hasPrefix("configuration\nwillConnect() unattached"))
    }

    /// Fact scene.discard-later: Scenes that were closed while the app was not running are discarded
    ///   after its next launch.
    ///
    /// Source: `UIApplicationDelegate.application(_:didDiscardSceneSessions:)`
    test("A scene closed while the app does not run is discarded after the launch") {
      let session = stage.scenes[0].session
      stage.restart()
      _ = stage.take()
      stage.runner.close(session)
      stage.expectCalls("")
      stage.runner.launch()
      expectTrue(
        stage.take().hasPrefix("willFinish([])\ndidFinish([])\ndidDiscard(1)\nconfiguration\n"))
    }

    test("The next launch connects the scene that was there, with what it had given") {
      stage.scenes[0].userActivity = NSUserActivity(activityType: "reading")
      stage.restart()
      expectTrue(stage.take().hasSuffix("didDisconnect unattached\napp terminate"))
      stage.runner.launch()
      stage.expectCalls(
        """
        willFinish([])
        didFinish([])
        willConnect(kept reading) unattached
        restore(reading) unattached
        willEnterForeground unattached
        didBecomeActive active
        """)
    }

    test("What is open in nobody's session is left alone") {
      let scene = stage.scenes[0]
      stage.runner.reconnect(scene.session)
      stage.runner.close(scene.session)
      _ = stage.take()
      stage.runner.close(scene.session)
      stage.runner.reconnect(scene.session)
      stage.runner.disconnect(scene)
      stage.runner.show(scene)
      stage.expectCalls("")
      expectTrue(stage.scenes.isEmpty)
    }

    test("Showing a scene ends its interruption") {
      stage.runner.resignActive()
      stage.runner.show(stage.scenes[0])
      stage.expectCalls("willResignActive active\ndidBecomeActive active")
    }

    /// Fact scene.disconnect-notification: The disconnection of a scene is posted, and its session has
    ///   no scene then.
    ///
    /// Source: `UIScene.didDisconnectNotification`; `UISceneSession.scene`
    test("A disconnection is posted") {
      stage.observe([UIScene.didDisconnectNotification])
      let scene = stage.scenes[0]
      stage.runner.enterBackground()
      _ = stage.take()
      stage.runner.disconnect(scene)
      stage.stop()
      stage.expectCalls("didDisconnect unattached\npost UISceneDidDisconnectNotification")
      expectNil(scene.session.scene)
      expectEqual(scene.activationState, .unattached)
    }
  }
}
