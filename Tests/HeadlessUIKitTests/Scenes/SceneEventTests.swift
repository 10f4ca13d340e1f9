import CompactTesting
import Foundation
import HeadlessUIKit
import Testing

/// What comes from outside while an app with scenes runs.
struct SceneEventTests: TableSuite {
  let stage = SceneStage()

  init() {
    stage.runner.launch()
    _ = stage.take()
  }

  @Test(arguments: await rowNames) func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    /// Fact scene.open-url: A link for an app that runs goes to its scene.
    ///
    /// Source: `UISceneDelegate.scene(_:openURLContexts:)`
    test("A link goes to the scene") {
      expectTrue(stage.runner.open(ApplicationTests.link, options: [.sourceApplication: "mail"]))
      stage.expectCalls("open(newsstand://article/42 from mail) active")
    }

    /// Choice scene.geometry: The app turns no scene; if one is not turned as asked, the error handler says
    ///   so in a later turn.
    test("A scene is not turned by the app") {
      let scene = stage.application.connectedScenes.first as? UIWindowScene
      var errors: [UISceneError.Code] = []
      for orientations in [UIInterfaceOrientationMask.portrait, .landscape] {
        let request = UIWindowScene.GeometryPreferences.iOS(interfaceOrientations: orientations)
        scene?.requestGeometryUpdate(request) { error in
          if let error = error as? UISceneError { errors.append(error.code) }
        }
      }
      stage.runner.device.clock.drain()
      expectEqual(errors, [.geometryRequestDenied])
    }

    /// Fact scene.continue: Before an activity is continued, the scene hears that one is to come.
    ///
    /// Source: `UISceneDelegate.scene(_:willContinueUserActivityWithType:)`;
    ///   `UISceneDelegate.scene(_:continue:)`
    test("An activity is announced, then continued") {
      expectTrue(stage.runner.deliver(.activity(NSUserActivity(activityType: "reading"))))
      stage.expectCalls("willContinue(reading) active\ncontinue(reading) active")
      stage.runner.failToContinue("reading", error: CocoaError(.userCancelled))
      stage.expectCalls("didFailToContinue(reading) active")
    }

    /// Fact scene.shortcut: A quick action for an app that runs goes to its scene.
    ///
    /// Source: `UIWindowSceneDelegate.windowScene(_:performActionFor:completionHandler:)`
    test("A quick action goes to the scene") {
      let item = UIApplicationShortcutItem(type: "search", localizedTitle: "Search")
      expectTrue(stage.runner.deliver(.shortcut(item)))
      stage.expectCalls("perform(search) active")
    }

    /// Fact scene.notification-target: The response to a notification names the scene that the user came to.
    ///
    /// Source: `UNNotificationResponse.targetScene`
    test("The response to a notification names its scene") {
      let response = stage.runner.response(toNotification: "news")
      expectNil(response.targetScene)
      stage.runner.deliver(.notification(response))
      expectNotNil(response.targetScene)
      expectSame(response.targetScene, stage.runner.visibleScene)
    }

    /// Choice scene.event-early: An event that brings a scene forward, such as a link, comes between
    ///   `sceneWillEnterForeground(_:)` and `sceneDidBecomeActive(_:)`.
    test("What comes from outside brings the scene forward, and is told on the way") {
      stage.runner.enterBackground()
      _ = stage.take()
      expectTrue(stage.runner.open(ApplicationTests.link))
      #expect(
        stage.take() == """
          willEnterForeground background
          open(newsstand://article/42 from nil) inactive
          didBecomeActive active
          """)
    }

    test("An event goes to the scene it is meant for, which becomes visible") {
      stage.runner.openScene()
      _ = stage.take()
      let first = stage.scenes[0]
      stage.runner.deliver(.activity(NSUserActivity(activityType: "reading")), to: first)
      expectSame(stage.runner.visibleScene, first)
    }

    test("An event for a given scene that is disconnected connects its session again") {
      let second = stage.runner.openScene()
      let first = stage.scenes[0]
      stage.runner.disconnect(first)
      _ = stage.take()
      expectTrue(stage.runner.deliver(.url(ApplicationTests.link), to: first))
      expectTrue(stage.take().hasPrefix("willConnect(url newsstand://article/42) unattached"))
      expectSame(stage.runner.visibleScene, first.session.scene)
      expectEqual(first.activationState, .unattached)
      let response = stage.runner.response(toNotification: "news")
      stage.runner.deliver(.notification(response), to: first)
      expectSame(response.targetScene, first.session.scene)
      stage.runner.close(first.session)
      _ = stage.take()
      expectTrue(stage.runner.deliver(.url(ApplicationTests.link), to: first))
      stage.expectCalls("open(newsstand://article/42 from nil) active")
      expectSame(stage.runner.visibleScene, second)
      for scene in stage.scenes { stage.runner.disconnect(scene) }
      _ = stage.take()
      expectTrue(stage.runner.deliver(.url(ApplicationTests.link)))
      expectTrue(stage.take().hasPrefix("willConnect(url newsstand://article/42) unattached"))
    }

    test("A scene's method that is async hears of a quick action, and code waits for a link") {
      final class Async: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        var opened = false
        func windowScene(
          _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem
        ) async -> Bool {
          windowScene.title = shortcutItem.type
          opened = await windowScene.open(ApplicationTests.link, options: nil)
          return opened
        }
      }
      let other = SceneStage(scene: Async.self)
      other.runner.launch()
      let item = UIApplicationShortcutItem(type: "search", localizedTitle: "Search")
      expectTrue(other.runner.deliver(.shortcut(item)))
      expectEqual(other.scenes.first?.title, "search")
      await wait {
        other.device.clock.drain()
        return (other.scenes.first?.delegate as? Async)?.opened ?? false
      }
      expectEqual(other.device.openedURLs, [ApplicationTests.link])
    }

    test("A scene whose delegate has no method for it does not take an event") {
      final class Plain: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
      }
      let plain = SceneStage(scene: Plain.self)
      plain.runner.launch()
      expectFalse(plain.runner.open(ApplicationTests.link))
      expectFalse(plain.runner.deliver(.activity(NSUserActivity(activityType: "reading"))))
      let item = UIApplicationShortcutItem(type: "search", localizedTitle: "Search")
      expectFalse(plain.runner.deliver(.shortcut(item)))
      expectFalse(plain.runner.receiveRemoteNotification([:]))
    }

    test("The optional calls of delegates compile and call") {
      let scene = stage.scenes[0]
      scene.delegate?.sceneDidBecomeActive?(scene)
      scene.delegate?.scene?(scene, continue: NSUserActivity(activityType: "reading"))
      stage.application.delegate?.applicationDidBecomeActive?(stage.application)
      _ = stage.application.delegate?.application?(
        stage.application, didFinishLaunchingWithOptions: nil)
      stage.expectCalls(
        """
        didBecomeActive active
        continue(reading) active
        app active
        didFinish([])
        """)
    }

    test("A tap on a notification connects a scene that was disconnected") {
      stage.runner.disconnect(stage.scenes[0])
      let response = stage.runner.response(toNotification: "news")
      _ = stage.take()
      expectTrue(stage.runner.deliver(.notification(response)))
      expectEqual(stage.scenes.count, 1)
      expectTrue(stage.take().contains("response(news)"))
    }
  }
}
