import CompactTesting
import CoordinatorTesting
import HeadlessUIKit
import Testing

@Suite(.coordinators) struct ScriptRunnerTests: TableSuite {
  let app = AppDriver(Desk.init(navigationController:))

  // Some timeouts last a day: this limit catches a line that waits by mistake.
  @Test(.timeLimit(.minutes(5)), arguments: await rowNames)
  func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("An expectation waits for a response, and one that is met does not wait") {
      let script = "tap \"Later\"\nexpect no text \"answer\"\nexpect text \"answer\""
      try await expectEqual(app.run(script, timeout: .seconds(86_400)), "")
    }

    test("A line waits for the whole timeout, also if a text with another number is shown") {
      app.tap("Drawer")
      for (line, problem) in [
        ("expect text \"answer\"", "1: Expected the text \"answer\", but it is not shown."),
        (
          "expect screen \"Drawer 2\"", "1: Expected the screen \"Drawer 2\", but it is \"Drawer\"."
        ),
      ] {
        let start = ContinuousClock.now
        let end = try await app.run(line, timeout: .milliseconds(40))
        expectEqual(end, problem)
        expectTrue(start.duration(to: .now) >= .milliseconds(40))
      }
    }

    test("Time in which the main actor is busy does not count") {
      var runner = ScriptRunner(try Script("expect text \"answer\"", name: "t"), app: app) { _ in }
      runner.timeout = .seconds(86_400)
      var times: [ContinuousClock.Instant] = [.now]
      // Each wait ends two days late, and the second one starts the response.
      runner.now = {
        times.append(times[times.endIndex - 1] + .seconds(2 * 86_400))
        if times.count == 4 { app.tap("Later") }
        return times[times.endIndex - 1]
      }
      try await runner.run()
    }

    test("A line that fails ends the script") {
      let end = try await app.run("tree\nexpect depth 3\ntap \"Drawer\"")
      expectEqual(
        end,
        """
        Desk  active  ◀ FormScreen
        2: Expected 3 screens on the visible stack, but found 1.
        """)
      expectEqual(app.depth, 1)
    }

    test("A failure names the file and the line, and shows the screen and the tree") {
      let app = AppDriver(Office.init(tabBarController:))
      app.tap("Lamp")
      var runner = ScriptRunner(
        try Script("\n# a comment\nexpect screen \"Desk\"", name: "tour.txt"), app: app
      ) { _ in }
      runner.timeout = .zero
      let failure = await #expect(throws: ScriptFailure.self) { try await runner.run() }
      expectEqual(
        failure?.description,
        """
        tour.txt:3: expect screen "Desk"
        Expected the screen "Desk", but it is "Lamp".

        The screen:
        \(app.screen)

        The tree:
        Office  active
        ├─ Place  active
        │  └─ Desk  active  ◀ FormScreen
        │     └─ Lamp  active  ◀ UIViewController
        └─ Place  paused
           └─ Desk  paused  ◀ FormScreen
        """)
      expectTrue(app.screen.contains("Desk"))
    }

    test("A failure of an app without coordinators shows no tree") {
      let app = AppDriver(device: HeadlessDevice(clock: TransitionClock(.stepped)))
      let window = app.device.run { UIWindow() }
      app.device.run {
        window.rootViewController = UIViewController()
        window.makeKeyAndVisible()
      }
      var runner = ScriptRunner(try Script("back", name: "plain.txt"), app: app) { _ in }
      runner.timeout = .zero
      let failure = await #expect(throws: ScriptFailure.self) { try await runner.run() }
      expectEqual(failure?.description.hasSuffix("The screen:\n\(app.screen)"), true)
    }

    test("An empty script does nothing") {
      try await expectEqual(app.run(""), "")
      try await expectEqual(app.run("# nothing\n\n\t \n"), "")
    }

    test("A line that is probably mistyped waits less, and a line that waits is reported") {
      var notices: [String] = []
      var runner = ScriptRunner(try Script("tree\ntap \"Draver\"", name: "t"), app: app) { _ in }
      runner.timeout = .seconds(86_400)
      runner.typoTimeout = .milliseconds(40)
      runner.noticeDelay = .milliseconds(20)
      runner.notice = { notices.append($0) }
      let failure = await #expect(throws: ScriptFailure.self) { try await runner.run() }
      let reason = failure?.reason ?? ""
      expectTrue(reason.contains("Did you mean \"Drawer\"?"))
      expectEqual(notices, ["t:2: waiting, for 86400 seconds at most. \(reason)"])
    }

    test("A wait of one second is reported in the singular") {
      var notices: [String] = []
      var runner = ScriptRunner(try Script("tap \"Draver\"", name: "t"), app: app) { _ in }
      runner.timeout = .seconds(1)
      runner.typoTimeout = .zero
      runner.noticeDelay = .zero
      runner.notice = { notices.append($0) }
      await #expect(throws: ScriptFailure.self) { try await runner.run() }
      expectEqual(notices.map { $0.hasPrefix("t:1: waiting, for 1 second at most. ") }, [true])
    }

    test("A verbose runner reports each step before it runs") {
      var lines: [String] = []
      var runner = ScriptRunner(try Script("tap \"Drawer\"\n\ntree", name: "t"), app: app) {
        lines.append($0)
      }
      runner.isVerbose = true
      runner.notice = { lines.append($0) }
      try await runner.run()
      expectEqual(lines, ["t:1: tap \"Drawer\"", "t:3: tree", app.tree])
    }

    test("A step that cannot succeed later fails immediately") {
      let end = try await app.run("open \"nowhere\"", timeout: .seconds(86_400))
      expectTrue(end.hasPrefix("1: "))
    }

    test("A cancelled script performs no more lines") {
      for yields in [0, 20] {
        let app = AppDriver(Desk.init(navigationController:))
        let script = "expect text \"answer\"\ntap \"Drawer\""
        let run = Task { try await app.run(script, timeout: .seconds(86_400)) }
        for _ in 0..<yields { await Task.yield() }
        run.cancel()
        (app.root as? Desk)?.form.say("answer")
        try await expectEqual(run.value, "1: The task that runs the script was cancelled.")
        expectEqual(app.depth, 1)
      }
    }

    test("Waiting keeps a host's own callback") {
      app.tap("Later")
      var calls = 0
      app.device.onDisplayNeeded = { calls += 1 }
      _ = try await app.run("expect text \"answer\"", timeout: .seconds(86_400))
      let before = calls
      expectTrue(before > 0)
      app.tap("Drawer")
      expectTrue(calls > before)
    }
  }
}
