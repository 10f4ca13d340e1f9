import Foundation
import HeadlessUIKit
import Testing

/// Several scenes of one app, their windows, and what the app itself asks for.
@MainActor
struct SeveralSceneTests {
  let stage = SceneStage()

  init() {
    stage.runner.launch()
    _ = stage.take()
  }

  /// Fact scene.several: Each scene has a delegate and windows of its own.
  ///
  /// Source: `UIWindowScene.windows`; `UIScene.delegate`
  ///
  /// Fact scene.app-windows: The application's windows are those of all scenes.
  ///
  /// Source: `UIApplication.windows`
  @Test func `Another scene has its own delegate and windows`() {
    stage.runner.openScene()
    #expect(
      stage.take() == """
        configuration
        willConnect() unattached
        willEnterForeground unattached
        didBecomeActive active
        """)
    let scenes = stage.scenes
    #expect(scenes.count == 2)
    #expect(scenes[0].delegate !== scenes[1].delegate)
    #expect(scenes[0].activationState == .foregroundActive)
    #expect(scenes[0].windows.count == 1)
    #expect(scenes[0].windows != scenes[1].windows)
    #expect(stage.application.windows == scenes[0].windows + scenes[1].windows)
  }

  /// Fact scene.key-window: Each scene has a key window, and the keyboard goes to one of them.
  ///
  /// Source: `UIWindowScene.keyWindow`; `UIWindow.isKeyWindow`
  @Test func `Showing a scene gives its window the keyboard`() {
    stage.runner.openScene()
    let scenes = stage.scenes
    #expect(scenes[0].keyWindow === scenes[0].windows[0])
    #expect(scenes[1].keyWindow?.isKeyWindow == true)
    stage.observe([UIWindow.didBecomeKeyNotification, UIWindow.didResignKeyNotification])
    _ = stage.take()
    stage.runner.show(scenes[0])
    stage.stop()
    #expect(
      stage.take() == """
        post UIWindowDidResignKeyNotification
        post UIWindowDidBecomeKeyNotification
        """)
    #expect(scenes[0].keyWindow?.isKeyWindow == true)
    #expect(scenes[1].keyWindow?.isKeyWindow == false)
    #expect(stage.application.keyWindow === scenes[0].keyWindow)
    #expect(stage.device.windowInSight === scenes[0].keyWindow)
    #expect(stage.device.windowsInSight == scenes[0].windows)
  }

  @Test func `What is in a scene out of sight cannot be touched`() throws {
    let button = stage.device.run { UIButton(type: .system) }
    let scene = stage.scenes[0]
    scene.windows.first?.rootViewController?.view.addSubview(button)
    stage.device.clock.drain()
    let input = UserInput(device: stage.device)
    try input.tap(button)
    stage.runner.openScene()
    stage.device.clock.drain()
    #expect(throws: InputRefusal.self) { try input.tap(button) }
    stage.runner.show(scene)
    try input.tap(button)
  }

  @Test func `When the scene in sight is closed, another comes into sight`() {
    stage.runner.openScene()
    let scenes = stage.scenes
    stage.runner.close(scenes[1].session)
    #expect(stage.runner.sceneInSight === scenes[0])
    #expect(stage.application.openSessions == [scenes[0].session])
    #expect(scenes[0].keyWindow?.isKeyWindow == true)
    #expect(stage.application.applicationState == .active)
  }

  @Test func `With one scene in the background the app stays active`() {
    stage.runner.openScene()
    let scenes = stage.scenes
    stage.runner.disconnect(scenes[0])
    #expect(stage.application.applicationState == .active)
    stage.runner.enterBackground()
    #expect(stage.application.applicationState == .background)
  }

  /// Fact scene.chain: After a window of a scene comes the scene in the chain of responders, then
  ///   the application.
  ///
  /// Source: `UIResponder.next`
  @Test func `The scene stands between window and application`() {
    let scene = stage.scenes[0]
    #expect(scene.windows[0].next === scene)
    #expect(scene.next === stage.application)
  }

  /// Choice scene.plain-window: A window without a scene is shown in an app with scenes, too, as
  ///   code from before scenes expects, though UIKit does not show it.
  @Test func `A window without a scene is shown`() {
    let window = stage.device.run { UIWindow(frame: .zero) }
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    #expect(stage.device.windowInSight === window)
    #expect(window.windowScene == nil)
    window.windowScene = stage.scenes[0]
    #expect(stage.scenes[0].keyWindow === window)
    window.isHidden = true
    #expect(stage.scenes[0].keyWindow == nil)
  }

  // MARK: What the app asks for

  /// Fact scene.request: A request for a scene without a session makes a new one; with the session of
  ///   a scene that is connected, its activity is continued there.
  ///
  /// Source: `UIApplication.requestSceneSessionActivation(_:userActivity:options:errorHandler:)`
  @Test func `The app opens a scene, and brings one forward`() {
    let activity = NSUserActivity(activityType: "reading")
    stage.application.requestSceneSessionActivation(nil, userActivity: activity, options: nil)
    #expect(stage.take() == "")
    stage.device.clock.drain()
    #expect(stage.take().hasPrefix("configuration\nwillConnect(activity reading) unattached"))
    stage.application.activateSceneSession(
      for: UISceneSessionActivationRequest(
        session: stage.scenes[0].session, userActivity: activity))
    stage.device.clock.drain()
    #expect(stage.take() == "willContinue(reading) active\ncontinue(reading) active")
    #expect(stage.runner.sceneInSight === stage.scenes[0])
  }

  /// Fact scene.single: An app that does not support several scenes gets an error in place of a new
  ///   scene.
  ///
  /// Source: `UIApplication.supportsMultipleScenes`; `UISceneError.Code`
  @Test func `An app of one scene gets an error in place of another`() {
    let single = SceneStage(multiple: false)
    single.runner.launch()
    #expect(!single.application.supportsMultipleScenes)
    var errors: [any Error] = []
    single.application.requestSceneSessionActivation(nil, userActivity: nil, options: nil) {
      errors.append($0)
    }
    single.device.clock.drain()
    #expect(errors.map { ($0 as? UISceneError)?.code } == [.multipleScenesNotSupported])
    #expect(single.runner.openScene() == nil)
    #expect(single.scenes.count == 1)
  }

  /// Fact scene.destruction: A scene whose closing the app asks for is disconnected and discarded.
  ///
  /// Source: `UIApplication.requestSceneSessionDestruction(_:options:errorHandler:)`
  @Test func `The app closes a scene`() {
    let session = stage.scenes[0].session
    stage.application.requestSceneSessionDestruction(session, options: nil)
    stage.device.clock.drain()
    #expect(stage.take().hasSuffix("didDisconnect unattached\ndidDiscard(1)"))
    var errors: [any Error] = []
    stage.application.requestSceneSessionDestruction(session, options: nil) { errors.append($0) }
    stage.application.requestSceneSessionActivation(session, userActivity: nil, options: nil) {
      errors.append($0)
    }
    stage.device.clock.drain()
    #expect(errors.map { ($0 as? UISceneError)?.code } == [.requestDenied, .requestDenied])
  }

  @Test func `Refreshing a disconnected scene connects it in the background`() {
    stage.runner.openScene()
    let session = stage.scenes[0].session
    stage.runner.disconnect(stage.scenes[0])
    _ = stage.take()
    stage.application.requestSceneSessionRefresh(session)
    stage.device.clock.drain()
    #expect(stage.take() == "willConnect() unattached")
    #expect(session.scene?.activationState == .background)
    #expect(stage.runner.sceneInSight !== session.scene)
  }

  @Test func `The next launch connects the scene that was in use last`() {
    stage.runner.openScene()
    let sessions = stage.scenes.map(\.session)
    stage.restart()
    stage.runner.launch()
    #expect(stage.scenes.count == 1)
    #expect(stage.scenes.first?.session === sessions.last)
  }

  @Test func `The scenes come into sight in turn`() {
    stage.runner.openScene()
    let scenes = stage.scenes
    #expect(stage.runner.sceneInSight === scenes[1])
    stage.runner.showNextScene()
    #expect(stage.runner.sceneInSight === scenes[0])
    stage.runner.showNextScene()
    #expect(stage.runner.sceneInSight === scenes[1])
  }

  @Test func `The end of an interruption makes no scene active that is in the background`() {
    let session = stage.scenes[0].session
    stage.runner.openScene()
    stage.runner.disconnect(stage.scenes[0])
    stage.application.requestSceneSessionRefresh(session)
    stage.device.clock.drain()
    #expect(session.scene?.activationState == .background)
    stage.runner.resignActive()
    stage.runner.becomeActive()
    #expect(session.scene?.activationState == .background)
    #expect(stage.scenes.map(\.activationState).contains(.foregroundActive))
  }
}
