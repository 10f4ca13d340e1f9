import Foundation
import HeadlessUIKit
import Testing

/// What comes from outside while an app with scenes runs.
@MainActor
struct SceneEventTests {
  let stage = SceneStage()
  static let link = URL(string: "newsstand://article/42") ?? URL(fileURLWithPath: "/")

  init() {
    stage.runner.launch()
    _ = stage.take()
  }

  /// Fact scene.open-url: A link for an app that runs goes to its scene.
  ///
  /// Source: `UISceneDelegate.scene(_:openURLContexts:)`
  @Test func `A link goes to the scene`() {
    #expect(stage.runner.open(Self.link, options: [.sourceApplication: "mail"]))
    #expect(stage.take() == "open(newsstand://article/42 from mail) active")
  }

  /// Fact scene.continue: Before an activity is continued, the scene hears that one is to come.
  ///
  /// Source: `UISceneDelegate.scene(_:willContinueUserActivityWithType:)`;
  ///   `UISceneDelegate.scene(_:continue:)`
  @Test func `An activity is announced, then continued`() {
    #expect(stage.runner.deliver(.activity(NSUserActivity(activityType: "reading"))))
    #expect(stage.take() == "willContinue(reading) active\ncontinue(reading) active")
    stage.runner.failToContinue("reading", error: CocoaError(.userCancelled))
    #expect(stage.take() == "didFailToContinue(reading) active")
  }

  /// Fact scene.shortcut: A quick action for an app that runs goes to its scene.
  ///
  /// Source: `UIWindowSceneDelegate.windowScene(_:performActionFor:completionHandler:)`
  @Test func `A quick action goes to the scene`() {
    let item = UIApplicationShortcutItem(type: "search", localizedTitle: "Search")
    #expect(stage.runner.deliver(.shortcut(item)))
    #expect(stage.take() == "perform(search) active")
  }

  /// Fact scene.notification-target: The response to a notification names the scene that the person came to.
  ///
  /// Source: `UNNotificationResponse.targetScene`
  @Test func `The response to a notification names its scene`() {
    let response = stage.runner.response(toNotification: "news")
    #expect(response.targetScene == nil)
    stage.runner.deliver(.notification(response))
    #expect(response.targetScene != nil)
    #expect(response.targetScene === stage.runner.sceneInSight)
  }

  @Test func `A tapped notification goes to the centre's delegate`() {
    let content = UNMutableNotificationContent()
    content.title = "News"
    let request = UNNotificationRequest(identifier: "news", content: content, trigger: nil)
    stage.application.delegate.map { _ in
      stage.device.run { UNUserNotificationCenter.current().add(request) }
    }
    let response = stage.runner.response(toNotification: "news")
    #expect(response.notification.request.content.title == "News")
    #expect(response.actionIdentifier == UNNotificationDefaultActionIdentifier)
    #expect(stage.runner.deliver(.notification(response)))
    #expect(stage.take() == "response(news)")
  }

  @Test func `What comes from outside brings the scene forward, and is told on the way`() {
    stage.runner.enterBackground()
    _ = stage.take()
    #expect(stage.runner.open(Self.link))
    #expect(
      stage.take() == """
        willEnterForeground background
        open(newsstand://article/42 from nil) inactive
        didBecomeActive active
        """)
  }

  @Test func `An event for a disconnected scene is in its options`() {
    stage.runner.disconnect(stage.scenes[0])
    _ = stage.take()
    #expect(stage.runner.open(Self.link))
    #expect(stage.take().hasPrefix("willConnect(url newsstand://article/42) unattached"))
  }

  @Test func `An event goes to the scene it is meant for, which comes into sight`() {
    stage.runner.openScene()
    _ = stage.take()
    let first = stage.scenes[0]
    stage.runner.deliver(.activity(NSUserActivity(activityType: "reading")), to: first)
    #expect(stage.runner.sceneInSight === first)
  }

  @Test func `A scene whose delegate has no method for it does not take an event`() {
    final class Plain: UIResponder, UIWindowSceneDelegate {
      var window: UIWindow?
    }
    let plain = SceneStage(scene: Plain.self)
    plain.runner.launch()
    #expect(!plain.runner.open(Self.link))
    #expect(!plain.runner.deliver(.activity(NSUserActivity(activityType: "reading"))))
    let item = UIApplicationShortcutItem(type: "search", localizedTitle: "Search")
    #expect(!plain.runner.deliver(.shortcut(item)))
    #expect(!plain.runner.receiveRemoteNotification([:]))
  }

  @Test func `The optional calls of delegates compile and call`() {
    let scene = stage.scenes[0]
    scene.delegate?.sceneDidBecomeActive?(scene)
    scene.delegate?.scene?(scene, continue: NSUserActivity(activityType: "reading"))
    stage.application.delegate?.applicationDidBecomeActive?(stage.application)
    _ = stage.application.delegate?.application?(
      stage.application, didFinishLaunchingWithOptions: nil)
    #expect(
      stage.take() == """
        didBecomeActive active
        continue(reading) active
        app active
        didFinish([])
        """)
  }

  @Test func `A tap on a notification connects a scene that was disconnected`() {
    stage.runner.disconnect(stage.scenes[0])
    let response = stage.runner.response(toNotification: "news")
    _ = stage.take()
    #expect(stage.runner.deliver(.notification(response)))
    #expect(stage.scenes.count == 1)
    #expect(stage.take().contains("response(news)"))
  }
}
