import CompactTesting
import CoordinatorTesting
import HeadlessUIKit
import Testing

/// A line waits for what it needs, and tells all about it when that does not come.
@MainActor @Suite(.coordinators) struct ScriptRunnerTests: TableSuite {
  // What waits for a day, where it should not, is told from what waits a moment by this limit.
  @Test(.timeLimit(.minutes(5)), arguments: await rowNames)
  func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("A line waits for an answer from elsewhere") {
      let app = AppDriver(Desk.init(navigationController:))
      let script = "tap \"Later\"\nexpect text \"answer\""
      try await expectEqual(app.run(script, patience: .seconds(86_400)), "")
    }

    test("What holds before the answer passes before it") {
      let app = AppDriver(Desk.init(navigationController:))
      let script = "tap \"Later\"\nexpect no text \"answer\"\nexpect text \"answer\""
      try await expectEqual(app.run(script, patience: .seconds(86_400)), "")
    }

    test(
      "A line waits for the whole patience, also where another number is shown, which is no slip"
    ) {
      let app = AppDriver(Desk.init(navigationController:))
      app.tap("Drawer")
      for (line, problem) in [
        ("expect text \"answer\"", "1: Expected the text \"answer\", which is not shown."),
        (
          "expect screen \"Drawer 2\"", "1: Expected the screen \"Drawer 2\", but it is \"Drawer\"."
        ),
      ] {
        let start = ContinuousClock.now
        let end = try await app.run(line, patience: .milliseconds(40))
        expectEqual(end, problem)
        expectTrue(start.duration(to: .now) >= .milliseconds(40))
      }
    }

    test("Time in which the main actor is busy with other work does not use up the patience") {
      let app = AppDriver(Desk.init(navigationController:))
      var runner = ScriptRunner(try Script("expect text \"answer\"", name: "t"), app: app) { _ in }
      runner.patience = .seconds(86_400)
      var times: [ContinuousClock.Instant] = [.now]
      // Each wait ends two days late, and in the second the answer is on its way.
      runner.now = {
        times.append(times[times.endIndex - 1] + .seconds(2 * 86_400))
        if times.count == 4 { app.tap("Later") }
        return times[times.endIndex - 1]
      }
      try await runner.run()
    }

    test("The first line that fails is the last that is run") {
      let app = AppDriver(Desk.init(navigationController:))
      let end = try await app.run("tree\nexpect depth 3\ntap \"Drawer\"")
      expectEqual(
        end,
        """
        Desk  active  ◀ FormScreen
        2: Expected 3 screens on the visible stack, but found 1.
        """)
      expectEqual(app.depth, 1)
    }

    test("A failure names file and line and shows the screen and the tree") {
      let app = AppDriver(Office.init(tabBarController:))
      app.tap("Lamp")
      var runner = ScriptRunner(
        try Script("\n# a comment\nexpect screen \"Desk\"", name: "tour.txt"), app: app
      ) { _ in }
      runner.patience = .zero
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

    test("An empty script does nothing") {
      let app = AppDriver(Desk.init(navigationController:))
      try await expectEqual(app.run(""), "")
      try await expectEqual(app.run("# nothing\n\n\t \n"), "")
    }

    test("A slip is not waited for to the end, and a line that waits says what for") {
      let app = AppDriver(Desk.init(navigationController:))
      var notices: [String] = []
      var runner = ScriptRunner(try Script("tree\ntap \"Draver\"", name: "t"), app: app) { _ in }
      runner.patience = .seconds(86_400)
      runner.slipPatience = .milliseconds(40)
      runner.noticeDelay = .milliseconds(20)
      runner.notice = { notices.append($0) }
      let failure = await #expect(throws: ScriptFailure.self) { try await runner.run() }
      let reason = failure?.reason ?? ""
      expectTrue(reason.contains("Did you mean \"Drawer\"?"))
      expectEqual(notices, ["t:2: waiting, for 86400 seconds at most. \(reason)"])
    }

    test("Who asks is told each step before it is done") {
      let app = AppDriver(Desk.init(navigationController:))
      var lines: [String] = []
      var runner = ScriptRunner(try Script("tap \"Drawer\"\n\ntree", name: "t"), app: app) {
        lines.append($0)
      }
      runner.tellsSteps = true
      runner.notice = { lines.append($0) }
      try await runner.run()
      expectEqual(lines, ["t:1: tap \"Drawer\"", "t:3: tree", app.tree])
    }

    test("What cannot pass later fails at once") {
      let app = AppDriver(Desk.init(navigationController:))
      let end = try await app.run("open \"nowhere\"", patience: .seconds(86_400))
      expectTrue(end.hasPrefix("1: "))
    }

    test("Waiting leaves a host's own callback in place") {
      let app = AppDriver(Desk.init(navigationController:))
      app.tap("Later")
      var calls = 0
      app.device.onDisplayNeeded = { calls += 1 }
      _ = try await app.run("expect text \"answer\"", patience: .seconds(86_400))
      let before = calls
      expectTrue(before > 0)
      app.tap("Drawer")
      expectTrue(calls > before)
    }
  }
}
