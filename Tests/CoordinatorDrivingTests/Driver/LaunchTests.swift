import CompactTesting
import CoordinatorTesting
import Foundation
import HeadlessUIKit
import Testing

/// An application that is launched by its delegate.
@MainActor @Suite(.coordinators) struct LaunchTests: TableSuite {
  @Test(.timeLimit(.minutes(5)))
  func `Its addresses are opened, others are refused at once`() async throws {
    let app = AppDriver(device: .current)
    app.launch(DeskDelegate.self)
    let end = try await app.run(
      """
      expect screen "Desk"
      open desk://1#top
      expect text "opened desk://1#top"
      open "newsstand://article/42"
      """, patience: .seconds(86_400))
    expectEqual(end, "4: The application did not open newsstand://article/42.")
  }

  @Test(arguments: await rowNames) func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("It is launched to open an address") {
      let app = AppDriver(device: .current)
      app.launch(DeskDelegate.self, opening: URL(string: "desk://2"))
      try await expectEqual(app.run("expect text \"opened desk://2\""), "")
    }

    test("Whether it took the address is told") {
      expectTrue(
        AppDriver(device: .current).launch(DeskDelegate.self, opening: URL(string: "desk://2")))
      let other = AppDriver(device: HeadlessDevice(clock: TransitionClock(.stepped)))
      expectFalse(other.launch(DeskDelegate.self, opening: URL(string: "newsstand://article/42")))
    }

    test("It is launched with a delegate that the test has made") {
      let app = AppDriver(device: .current)
      var made: DeskDelegate?
      let isTaken = app.launch(opening: URL(string: "desk://2")) {
        let delegate = DeskDelegate()
        made = delegate
        return delegate
      }
      expectTrue(isTaken)
      expectSame(app.device.application.delegate, made)
      app.expect(.text("opened desk://2"))
      app.open("desk://3")
      app.expect(.text("opened desk://3"))
    }

    test("Its scenes can be declared where its delegate is made by the test") {
      let app = AppDriver(device: .current)
      app.launch(scenes: SceneManifest(OfficesScene.self)) { OfficesDelegate() }
      app.expect(.screen("Desk"))
      expectEqual(app.runner?.scenes.count, 1)
    }

    test("Before a launch there is nothing to be seen") {
      let app = AppDriver(device: HeadlessDevice(clock: TransitionClock(.stepped)))
      expectEqual(app.screen, "(no window)")
      expectEqual(app.tree, "")
      expectEqual(app.depth, 0)
      try await expectEqual(
        app.run("tap \"Later\""),
        "1: Nothing that can be tapped here is labelled \"Later\". There is none at all.")
    }
  }
}
