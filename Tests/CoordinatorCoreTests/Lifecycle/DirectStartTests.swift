import CompactTesting
import CoordinatorCore
import Testing

struct DirectStartTests: ProbeSuite {
  let log = CallLog()
  let app: Probe

  init() { app = Probe("app", log) }

  @Test(arguments: await rowNames) func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("A root started directly becomes active when it starts its first child") {
      app.inStart = { $0.start(Probe("login", $0.log)) }
      expectEqual(codes { app.start() }, "")
      expectTrue(app.isActive)
      log.expect("app.start\nlogin.start\napp.didStart(login)")
    }

    test("A root started directly can be stopped, and then starts no children") {
      app.inStart = { $0.start(Probe("login", $0.log)) }
      app.start()
      app.context.stop()
      expectTrue(app.isInactive)
      expectEqual(log.lines.suffix(3), ["login.stop", "app.didStop(login)", "app.stop"])
      expectEqual(codes { app.start(probe("late")) }, "startsWhileInactive")
    }

    test("Launching a root that was started directly does not start it twice") {
      app.inStart = { $0.start(Probe("login", $0.log)) }
      app.start()
      _ = log.text
      expectEqual(codes { app.launch() }, "launchedInUse")
      log.expect("")
    }

    test("Launching a root after its first verb is reported once") {
      app.start(probe("early"))
      expectEqual(codes { app.launch() }, "launchedInUse")
      expectEqual(codes { app.launch() }, "")
      log.expect("early.start\napp.didStart(early)")
    }

    test("A coordinator started directly and then as a child is reported, and started once") {
      let child = probe("child")
      child.inStart = { $0.start(Probe("grandchild", $0.log)) }
      app.launch()
      child.start()
      _ = log.text
      expectEqual(codes { app.start(child) }, "hookCalledByHand")
      log.expect("app.didStart(child)")
      expectSame(child.parent, app)
      app.cancel()
      expectTrue(child.isInactive && child.children.isEmpty)
    }

    test("A child started directly in its parent's hook is reported at its first verb") {
      let child = probe("child")
      child.inStart = { $0.start(Probe("grandchild", $0.log)) }
      app.inStart = { _ in child.start() }
      expectEqual(codes { app.launch() }, "hookCalledByHand")
    }
  }
}
