import CompactTesting
import Foundation
import HeadlessUIKit
import Testing

/// Several scenes of one app, their windows, and what the app itself asks for.
struct SeveralSceneTests: TableSuite {
  let stage = SceneStage()

  init() {
    stage.runner.launch()
    _ = stage.take()
  }

  @Test(arguments: await rowNames) func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    /// Fact scene.several: Each scene has a delegate and windows of its own.
    ///
    /// Source: `UIWindowScene.windows`; `UIScene.delegate`
    ///
    /// Fact scene.app-windows: The application's windows are those of all scenes.
    ///
    /// Source: `UIApplication.windows`
    test("Another scene has its own delegate and windows") {
      stage.runner.openScene()
      stage.expectCalls(
        """
        configuration
        willConnect() unattached
        willEnterForeground unattached
        didBecomeActive active
        """)
      let scenes = stage.scenes
      expectEqual(scenes.count, 2)
      expectTrue(scenes[0].delegate !== scenes[1].delegate)
      expectEqual(scenes[0].activationState, .foregroundActive)
      expectEqual(scenes[0].windows.count, 1)
      expectNotEqual(scenes[0].windows, scenes[1].windows)
      expectEqual(stage.application.windows, scenes[0].windows + scenes[1].windows)
    }

    /// Fact scene.key-window: Each scene has a key window, and the keyboard goes to one of them.
    ///
    /// Source: `UIWindowScene.keyWindow`; `UIWindow.isKeyWindow`
    test("Showing a scene gives its window the keyboard") {
      stage.runner.openScene()
      let scenes = stage.scenes
      expectSame(scenes[0].keyWindow, scenes[0].windows[0])
      expectEqual(scenes[1].keyWindow?.isKeyWindow, true)
      stage.observe([UIWindow.didBecomeKeyNotification, UIWindow.didResignKeyNotification])
      _ = stage.take()
      stage.runner.show(scenes[0])
      stage.stop()
      stage.expectCalls(
        """
        post UIWindowDidResignKeyNotification
        post UIWindowDidBecomeKeyNotification
        """)
      expectEqual(scenes[0].keyWindow?.isKeyWindow, true)
      expectEqual(scenes[1].keyWindow?.isKeyWindow, false)
      expectSame(stage.application.keyWindow, scenes[0].keyWindow)
      expectSame(stage.device.visibleWindow, scenes[0].keyWindow)
      expectEqual(stage.device.visibleWindows, scenes[0].windows)
    }

    test("What is in a scene that is not visible cannot be touched") {
      let button = stage.device.run { UIButton(type: .system) }
      let scene = stage.scenes[0]
      scene.windows.first?.rootViewController?.view.addSubview(button)
      stage.device.clock.drain()
      let input = UserInput(device: stage.device)
      try input.tap(button)
      stage.runner.openScene()
      stage.device.clock.drain()
      expectRejection { try input.tap(button) }
      stage.runner.show(scene)
      try input.tap(button)
    }

    test("When the visible scene is closed, another becomes visible") {
      stage.runner.openScene()
      let scenes = stage.scenes
      stage.runner.close(scenes[1].session)
      expectSame(stage.runner.visibleScene, scenes[0])
      expectEqual(stage.application.openSessions, [scenes[0].session])
      expectEqual(scenes[0].keyWindow?.isKeyWindow, true)
      expectEqual(stage.application.applicationState, .active)
    }

    test("When the visible scene is closed, one in the background comes forward") {
      let refreshed = stage.scenes[0].session
      stage.runner.openScene()
      stage.runner.openScene()
      let scenes = stage.scenes
      stage.runner.disconnect(scenes[0])
      stage.application.requestSceneSessionRefresh(refreshed)
      stage.device.clock.drain()
      stage.runner.enterBackground()
      stage.runner.enterForeground()
      expectEqual(scenes[1].activationState, .background)
      stage.observe([UIApplication.didEnterBackgroundNotification])
      _ = stage.take()
      stage.runner.close(scenes[2].session)
      stage.stop()
      stage.expectCalls(
        """
        willEnterForeground background
        didBecomeActive active
        willResignActive active
        didEnterBackground background
        stateRestoration background
        didDisconnect unattached
        didDiscard(1)
        """)
      expectSame(stage.runner.visibleScene, scenes[1])
      expectEqual(scenes[1].activationState, .foregroundActive)
      expectEqual(refreshed.scene?.activationState, .background)
      stage.runner.enterBackground()
      stage.runner.close(scenes[1].session)
      expectEqual(stage.application.applicationState, .background)
    }

    /// Fact scene.chain: After a window of a scene comes the scene in the chain of responders, then
    ///   the application.
    ///
    /// Source: `UIResponder.next`
    test("The scene stands between window and application") {
      let scene = stage.scenes[0]
      expectSame(scene.windows[0].next, scene)
      expectSame(scene.next, stage.application)
    }

    /// Choice scene.plain-window: A window without a scene is shown in an app with scenes, too, as
    ///   code from before scenes expects, though UIKit does not show it.
    test("A window without a scene is shown") {
      let window = stage.device.run { UIWindow(frame: .zero) }
      window.rootViewController = UIViewController()
      window.makeKeyAndVisible()
      expectSame(stage.device.visibleWindow, window)
      expectNil(window.windowScene)
      window.windowScene = stage.scenes[0]
      expectSame(stage.scenes[0].keyWindow, window)
      window.isHidden = true
      expectSame(stage.scenes[0].keyWindow, stage.scenes[0].windows.first)
    }

    // MARK: What the app asks for

    /// Fact scene.request: A request for a scene without a session makes a new one; with the session of
    ///   a scene that is connected, its activity is continued there.
    ///
    /// Source: `UIApplication.requestSceneSessionActivation(_:userActivity:options:errorHandler:)`
    test("The app opens a scene, and brings one forward") {
      let activity = NSUserActivity(activityType: "reading")
      stage.application.requestSceneSessionActivation(nil, userActivity: activity, options: nil)
      stage.expectCalls("")
      stage.device.clock.drain()
      expectTrue(stage.take().hasPrefix("configuration\nwillConnect(activity reading) unattached"))
      stage.application.activateSceneSession(
        for: UISceneSessionActivationRequest(
          session: stage.scenes[0].session, userActivity: activity))
      stage.device.clock.drain()
      stage.expectCalls("willContinue(reading) active\ncontinue(reading) active")
      expectSame(stage.runner.visibleScene, stage.scenes[0])
    }

    /// Fact scene.single: An app that does not support several scenes gets an error in place of a new
    ///   scene.
    ///
    /// Source: `UIApplication.supportsMultipleScenes`; `UISceneError.Code`
    test("An app of one scene gets an error in place of another") {
      let single = SceneStage(multiple: false)
      single.runner.launch()
      expectFalse(single.application.supportsMultipleScenes)
      var errors: [any Error] = []
      single.application.requestSceneSessionActivation(nil, userActivity: nil, options: nil) {
        errors.append($0)
      }
      single.device.clock.drain()
      expectEqual(errors.map { ($0 as? UISceneError)?.code }, [.multipleScenesNotSupported])
      expectNil(single.runner.openScene())
      expectEqual(single.scenes.count, 1)
    }

    /// Fact scene.destruction: A scene whose closing the app asks for is disconnected and discarded.
    ///
    /// Source: `UIApplication.requestSceneSessionDestruction(_:options:errorHandler:)`
    test("The app closes a scene") {
      let session = stage.scenes[0].session
      stage.application.requestSceneSessionDestruction(session, options: nil)
      stage.device.clock.drain()
      expectTrue(stage.take().hasSuffix("didDisconnect unattached\ndidDiscard(1)"))
      var errors: [any Error] = []
      stage.application.requestSceneSessionDestruction(session, options: nil) { errors.append($0) }
      stage.application.requestSceneSessionActivation(session, userActivity: nil, options: nil) {
        errors.append($0)
      }
      stage.device.clock.drain()
      expectEqual(errors.map { ($0 as? UISceneError)?.code }, [.requestDenied, .requestDenied])
    }

    /// Choice scene.known-session: A session that was connected before in the same process is not
    ///   asked again for its configuration.
    test("Refreshing a disconnected scene connects it in the background") {
      stage.runner.openScene()
      let session = stage.scenes[0].session
      stage.runner.disconnect(stage.scenes[0])
      expectEqual(stage.application.applicationState, .active)
      _ = stage.take()
      stage.application.requestSceneSessionRefresh(session)
      stage.device.clock.drain()
      stage.expectCalls("willConnect() unattached")
      expectEqual(session.scene?.activationState, .background)
      expectTrue(stage.runner.visibleScene !== session.scene)
      expectEqual(stage.application.applicationState, .active)
    }

    test("The next launch connects the scene that was in use last") {
      for last in [1, 0] {
        let stage = SceneStage()
        stage.runner.launch()
        stage.runner.openScene()
        let sessions = stage.scenes.map(\.session)
        stage.runner.show(stage.scenes[last])
        stage.restart()
        stage.runner.launch()
        expectEqual(stage.scenes.count, 1)
        expectSame(stage.scenes.first?.session, sessions[last])
      }
    }

    test("A scene that is opened after another launch has a name of its own") {
      stage.restart()
      stage.runner.launch()
      stage.runner.openScene()
      expectEqual(stage.scenes.map(\.session.persistentIdentifier), ["session-1", "session-2"])
    }

    /// Choice scene.next-process: The sessions of an earlier process are open again in the next one.
    ///   The launch connects the session that was used last. The delegate is asked for the
    ///   configuration of each again, unless the manifest declares it.
    ///
    /// Source: `UIApplication.openSessions`
    test("The next process has the sessions of the last one, and connects the one used last") {
      let stage = SceneStage()
      var lists: [SessionList] = []
      stage.application.earlierSessions = SessionList(
        open: [1, 3, 2].map(SavedSession.init), newest: 4)
      stage.application.sessionsDidChange = { lists.append($0) }
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
      stage.runner.showNextScene()
      expectTrue(stage.take().hasPrefix("configuration\nwillConnect()"))
      expectEqual(stage.application.openSessions.count, 3)
      stage.runner.openScene()
      let sessions = stage.scenes.map(\.session)
      expectEqual(sessions.map(\.persistentIdentifier), ["session-2", "session-3", "session-5"])
      stage.runner.close(sessions[0])
      stage.application.activateSceneSession(
        for: UISceneSessionActivationRequest(role: .windowExternalDisplayNonInteractive))
      stage.device.clock.drain()
      expectEqual(lists.last?.open.map(\.number), [1, 3, 5])
      expectEqual(lists.last?.newest, 6)
    }

    test("The next process has no more sessions than the app can have scenes") {
      let single = SceneStage(multiple: false)
      let plain = HeadlessDevice(clock: TransitionClock(.stepped))
      let other = ApplicationRunner(device: plain) { ApplicationTests.AppDelegate() }
      for runner in [single.runner, other] {
        runner.device.application.earlierSessions = SessionList(
          open: [1, 3, 2].map(SavedSession.init), newest: 3)
        runner.launch()
      }
      expectEqual(single.scenes.map(\.session.persistentIdentifier), ["session-2"])
      expectEqual(single.application.openSessions.count, 1)
      expectFalse(other.usesScenes)
      expectTrue(plain.application.connectedScenes.isEmpty)
      expectTrue(plain.application.openSessions.isEmpty)
    }

    test("A scene that is not connected becomes visible in its turn, too") {
      stage.runner.openScene()
      expectSame(stage.runner.visibleScene, stage.scenes[1])
      let sessions = stage.scenes.map(\.session)
      stage.restart()
      stage.runner.launch()
      for index in [0, 1, 0] {
        stage.runner.showNextScene()
        expectSame(stage.runner.visibleScene?.session, sessions[index])
      }
      expectEqual(stage.scenes.map(\.session), [sessions[1], sessions[0]])
      stage.runner.disconnect(stage.scenes[0])
      stage.runner.close(sessions[0])
      expectNil(stage.runner.visibleScene)
      stage.runner.showNextScene()
      expectSame(stage.runner.visibleScene?.session, sessions[1])
    }

    test("The end of an interruption makes no scene active that is in the background") {
      let session = stage.scenes[0].session
      stage.runner.openScene()
      stage.runner.disconnect(stage.scenes[0])
      stage.application.requestSceneSessionRefresh(session)
      stage.device.clock.drain()
      expectEqual(session.scene?.activationState, .background)
      stage.runner.resignActive()
      stage.runner.becomeActive()
      expectEqual(session.scene?.activationState, .background)
      expectTrue(stage.scenes.map(\.activationState).contains(.foregroundActive))
    }
  }
}
