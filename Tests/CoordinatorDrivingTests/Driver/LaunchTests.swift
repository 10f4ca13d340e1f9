import CompactTesting
import CoordinatorTesting
import Foundation
import HeadlessUIKit
import Testing

@MainActor @Suite(.coordinators) struct LaunchTests: TableSuite {
  @Test(.timeLimit(.minutes(5)))
  func `The app's URLs are opened, and other URLs fail immediately`() async throws {
    let app = AppDriver(device: .current)
    app.launch(DeskDelegate.self)
    let end = try await app.run(
      """
      expect screen "Desk"
      open desk://1#top
      expect text "opened desk://1#top"
      open "newsstand://article/42"
      """, timeout: .seconds(86_400))
    expectEqual(end, "4: The application did not open newsstand://article/42.")
  }

  @Test(arguments: await rowNames) func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("An application is launched to open a URL") {
      let app = AppDriver(device: .current)
      app.launch(DeskDelegate.self, opening: URL(string: "desk://2"))
      try await expectEqual(app.run("expect text \"opened desk://2\""), "")
    }

    test("A launch returns whether the application opened the URL") {
      expectTrue(
        AppDriver(device: .current).launch(DeskDelegate.self, opening: URL(string: "desk://2")))
      let other = AppDriver(device: HeadlessDevice(clock: TransitionClock(.stepped)))
      expectFalse(other.launch(DeskDelegate.self, opening: URL(string: "newsstand://article/42")))
    }

    test("An application is launched with a delegate from the test") {
      let app = AppDriver(device: .current)
      var made: DeskDelegate?
      let isOpened = app.launch(opening: URL(string: "desk://2")) {
        let delegate = DeskDelegate()
        made = delegate
        return delegate
      }
      expectTrue(isOpened)
      expectSame(app.device.application.delegate, made)
      app.expect(.text("opened desk://2"))
      app.open("desk://3")
      app.expect(.text("opened desk://3"))
    }

    test("Scenes can be declared with a delegate from the test") {
      let app = AppDriver(device: .current)
      app.launch(scenes: SceneManifest(OfficesScene.self)) { OfficesDelegate() }
      app.expect(.screen("Desk"))
      expectEqual(app.runner?.scenes.count, 1)
    }

    test("There is no screen before a launch") {
      let app = AppDriver(device: HeadlessDevice(clock: TransitionClock(.stepped)))
      expectEqual(app.screen, "(no window)")
      expectEqual(app.tree, "")
      expectEqual(app.depth, 0)
      try await expectEqual(
        app.run("tap \"Later\""),
        "1: No element that can be tapped is labelled \"Later\". There are none.")
    }
  }
}
