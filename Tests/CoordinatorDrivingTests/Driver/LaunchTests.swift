import CompactTesting
import CoordinatorTesting
import Foundation
import HeadlessUIKit
import Testing

@Suite(.coordinators) struct LaunchTests: TableSuite {
  let app = AppDriver(device: .current)

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
    expectEqual(
      end,
      """
      4: The application did not open 'newsstand://article/42': its delegate has no \
      'application(_:open:options:)', or it returned false. To fix this, implement the method, or \
      write a URL that it accepts.
      """)
  }

  @Test(arguments: await rowNames) func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("The link of a launch waits for its slow guard, and a failure names the reason") {
      for (place, timeout, reason) in [
        ("garden", Duration.seconds(86_400), nil),
        ("garden", .zero, "it still waits, usually for an entry guard."),
        ("cellar", .seconds(86_400), "House does not admit it: It is dark."),
      ] {
        let app = AppDriver(device: HeadlessDevice(clock: TransitionClock(.stepped)))
        let url = try require(URL(string: "house://\(place)"))
        expectTrue(app.launch(HouseDelegate.self, opening: url))
        var runner = ScriptRunner(try Script(""), app: app) { _ in }
        runner.timeout = timeout
        var problem: String?
        do { try await runner.waitForLink(url) } catch { problem = "\(error)" }
        expectEqual(problem, reason.map { "The application did not open '\(url)': \($0)" })
        expectEqual(app.title, problem == nil ? "Lamp" : "")
      }
    }

    test("A link that the delegate passes to no coordinator is not opened") {
      let forgotten = "its delegate did not pass it to a coordinator"
      for (text, goes, reason) in [
        ("house://garden", "", forgotten), ("house://attic", "", nil),
        ("house://garden", "house://garden?lamp=on", nil), ("house://garden", "trigger", nil),
        ("house://garden", "house://cellar", "It is dark."),
        ("house://cellar", "trigger", forgotten),
      ] {
        let app = AppDriver(device: HeadlessDevice(clock: TransitionClock(.stepped)))
        let url = try require(URL(string: text))
        let delegate = ForgetfulHouseDelegate()
        delegate.goes = goes
        expectTrue(app.launch(opening: url) { delegate })
        var runner = ScriptRunner(try Script(""), app: app) { _ in }
        runner.timeout = reason == forgotten ? .zero : .seconds(60)
        var problem: String?
        do { try await runner.waitForLink(url) } catch { problem = "\(error)" }
        expectEqual(problem?.contains(reason ?? "nothing"), reason.map { _ in true })
      }
    }

    test("A later link does not decide whether the link of the launch was opened") {
      let app = AppDriver(device: HeadlessDevice(clock: TransitionClock(.stepped)))
      let url = try require(URL(string: "house://garden"))
      let delegate = ForgetfulHouseDelegate()
      delegate.goes = "house://garden?lamp=on"
      app.launch(opening: url) { delegate }
      var runner = ScriptRunner(try Script(""), app: app) { _ in }
      runner.timeout = .seconds(60)
      try await runner.waitForLink(url)
      delegate.goes = "house://cellar"
      app.open("house://cellar")
      await wait { app.journal.contains("denied") }
      try app.requireOpened(url)
    }

    test("A line that fails after a denied link names the denial") {
      app.launch(HouseDelegate.self)
      app.open("house://cellar")
      await wait { app.journal.contains("denied") }
      var runner = ScriptRunner(try Script("expect depth 2", name: "t"), app: app) { _ in }
      runner.timeout = .zero
      let failure = await #expect(throws: ScriptFailure.self) { try await runner.run() }
      expectEqual(
        failure?.description.components(separatedBy: "\n\n").first,
        """
        t:1: expect depth 2
        Expected 2 screens on the visible stack, but found 1.
        The application did not open 'house://cellar': House does not admit it: It is dark.
        """)
    }

    test("An expectation that fails after a denied link names the denial") {
      app.launch(HouseDelegate.self)
      app.open("house://cellar")
      await wait { app.journal.contains("denied") }
      withKnownIssue {
        app.expect(.screen("Lamp"))
      } matching: { issue in
        "\(issue)".contains("did not open 'house://cellar': House does not admit it: It is dark.")
      }
    }

    test("The roots of a former launch end with it, even if something keeps them") {
      app.launch(DeskDelegate.self)
      let former = try require(app.coordinator(Desk.self))
      app.launch(DeskDelegate.self)
      expectEqual(former.context.state, .inactive)
      expectTrue(try require(app.coordinator(Desk.self)) !== former)
      expectEqual(app.tree.components(separatedBy: "Desk  active").count, 2)
    }

    test("A relaunch is not reported to fail because of a link of the former launch") {
      app.launch(HouseDelegate.self)
      try require(app.coordinator(House.self)).open(require(URL(string: "house://attic")))
      app.settle()
      expectTrue(app.launch(DeskDelegate.self))
      expectTrue(app.launch(DeskDelegate.self, opening: URL(string: "desk://2")))
    }

    test("The roots of a relaunch are numbered from the first one again") {
      app.launch(DeskDelegate.self)
      app.launch(DeskDelegate.self)
      expectEqual(app.journal.components(separatedBy: "Desk started").count, 3)
      expectFalse(app.journal.contains("Desk#2"))
    }

    test("A second driver of a device reaches the application that the first one launched") {
      app.launch(DeskDelegate.self)
      let second = AppDriver(device: .current)
      expectSame(second.runner, app.runner)
      try await expectEqual(second.run("open desk://5\nexpect text \"opened desk://5\""), "")
    }

    test("A launch opens a URL, and returns whether the application did") {
      expectTrue(app.launch(DeskDelegate.self, opening: URL(string: "desk://2")))
      app.expect(.text("opened desk://2"))
      let other = AppDriver(device: HeadlessDevice(clock: TransitionClock(.stepped)))
      expectFalse(other.launch(DeskDelegate.self, opening: URL(string: "newsstand://article/42")))
    }

    test("An application is launched with a delegate from the test") {
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
