import CompactTesting
import Foundation
import HeadlessUIKit
import Testing

/// What nobody has published about scenes, both ways.
@MainActor
struct ScenePolicyTests: TableSuite {
  @Test(arguments: await rowNames) func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("The first scene at launch can post that the application comes forward") {
      for (isPosted, count) in [(true, 1), (false, 0)] {
        let stage = SceneStage()
        stage.device.policies.firstScenePostsForeground = isPosted
        stage.observe([UIApplication.willEnterForegroundNotification])
        stage.runner.launch()
        stage.runner.openScene()
        stage.stop()
        let parts = stage.take().components(separatedBy: "post UIApplicationWillEnter")
        expectEqual(parts.count - 1, count)
      }
    }

    test("A scene that is connected again can be asked for its configuration") {
      for isAsked in [true, false] {
        let stage = SceneStage()
        stage.device.policies.reconnectingAsksForConfiguration = isAsked
        stage.runner.launch()
        let session = stage.scenes[0].session
        stage.runner.disconnect(stage.scenes[0])
        _ = stage.take()
        stage.runner.reconnect(session)
        expectEqual(stage.take().hasPrefix("configuration"), isAsked)
      }
    }

    test("An event can be told before the scene is active, or after") {
      for (isBefore, calls) in [
        (true, "perform(search) inactive\ndidBecomeActive active"),
        (false, "didBecomeActive active\nperform(search) active"),
      ] {
        let stage = SceneStage()
        stage.device.policies.eventsComeBeforeActivation = isBefore
        stage.runner.launch()
        stage.runner.enterBackground()
        _ = stage.take()
        stage.runner.deliver(
          .shortcut(UIApplicationShortcutItem(type: "search", localizedTitle: "Search")))
        expectEqual(stage.take(), "willEnterForeground background\n" + calls)
      }
    }
  }
}
