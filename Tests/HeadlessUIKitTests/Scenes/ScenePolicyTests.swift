import CompactTesting
import Foundation
import HeadlessUIKit
import Testing

/// What nobody has published about scenes, both ways.
@MainActor
struct ScenePolicyTests {
  let stage = SceneStage()

  @Test(arguments: [true, false])
  func `The first scene at launch can post that the application comes forward`(isPosted: Bool) {
    stage.device.policies.firstScenePostsForeground = isPosted
    stage.observe([UIApplication.willEnterForegroundNotification])
    stage.runner.launch()
    stage.runner.openScene()
    stage.stop()
    let count = stage.take().components(separatedBy: "post UIApplicationWillEnter").count - 1
    expectEqual(count, (isPosted ? 1 : 0))
  }

  @Test(arguments: [true, false])
  func `A scene that is connected again can be asked for its configuration`(isAsked: Bool) {
    stage.device.policies.reconnectingAsksForConfiguration = isAsked
    stage.runner.launch()
    let session = stage.scenes[0].session
    stage.runner.disconnect(stage.scenes[0])
    _ = stage.take()
    stage.runner.reconnect(session)
    expectEqual(stage.take().hasPrefix("configuration"), isAsked)
  }

  @Test(arguments: [true, false])
  func `An event can be told before the scene is active, or after`(isBefore: Bool) {
    stage.device.policies.eventsComeBeforeActivation = isBefore
    stage.runner.launch()
    stage.runner.enterBackground()
    _ = stage.take()
    stage.runner.deliver(
      .shortcut(UIApplicationShortcutItem(type: "search", localizedTitle: "Search")))
    let calls =
      isBefore
      ? ["perform(search) inactive", "didBecomeActive active"]
      : ["didBecomeActive active", "perform(search) active"]
    expectEqual(stage.take(), (["willEnterForeground background"] + calls).joined(separator: "\n"))
  }
}
