import CoordinatorCore
import Testing

@MainActor @Suite struct HandStartTests {
  let log = CallLog()

  func probe(_ name: String) -> Probe { Probe(name, log) }

  @Test func `A root started by hand becomes active when it starts its first child`() {
    let app = probe("app")
    app.inStart = { $0.start(Probe("login", $0.log)) }
    #expect(codes { app.start() } == "")
    #expect(app.isActive)
    #expect(log.text == "app.start\nlogin.start\napp hears login started")
  }

  @Test func `A root started by hand can be stopped, and does not start children after that`() {
    let app = probe("app")
    app.inStart = { $0.start(Probe("login", $0.log)) }
    app.start()
    app.context.stop()
    #expect(app.isInactive)
    #expect(log.lines.suffix(3) == ["login.stop", "app hears login stopped", "app.stop"])
    #expect(codes { app.start(probe("late")) } == "startsWhileInactive")
  }

  @Test func `Launching a root that was started by hand does not start it twice`() {
    let app = probe("app")
    app.inStart = { $0.start(Probe("login", $0.log)) }
    app.start()
    _ = log.text
    #expect(codes { app.launch() } == "launchedInUse")
    #expect(log.text == "")
  }

  @Test func `Launching a root on which a verb was called before is reported, once`() {
    let app = probe("app")
    app.start(probe("early"))
    #expect(codes { app.launch() } == "launchedInUse")
    #expect(codes { app.launch() } == "")
    #expect(log.text == "early.start\napp hears early started")
  }

  @Test
  func
    `A child started by hand from its parent's hook is reported at its first use of the context`()
  {
    let app = probe("app")
    let child = probe("child")
    child.inStart = { $0.start(Probe("grandchild", $0.log)) }
    app.inStart = { _ in child.start() }
    #expect(codes { app.launch() } == "hookCalledByHand")
  }

  @Test func `A coordinator started by hand and then as a child is reported and not started twice`()
  {
    let app = probe("app")
    let child = probe("child")
    child.inStart = { $0.start(Probe("grandchild", $0.log)) }
    app.launch()
    child.start()
    _ = log.text
    #expect(codes { app.start(child) } == "hookCalledByHand")
    #expect(log.text == "app hears child started")
    #expect(child.parent === app)
    app.cancel()
    #expect(child.isInactive && child.children.isEmpty)
  }

  @Test func `The default of a hook reports that it was called by hand`() {
    final class Plain: Coordinator {
      let context = CoordinatorContext()
      func start() {}
    }
    let app = probe("app")
    let child = Plain()
    app.launch()
    let reported = codes {
      app.start(child)
      app.pause(child)
      app.resume(child)
      child.stop()
      app.stop(child)
      child.stop()
    }
    #expect(reported == "hookCalledByHand")
  }

  @Test func `A root that was started by hand and launched is not taken as a child`() {
    let (app, other) = (probe("app"), probe("other"))
    other.inStart = { $0.start(Probe("login", $0.log)) }
    other.start()
    other.launch()
    app.launch()
    #expect(codes { app.start(other) } == "startsRoot")
    #expect(other.parent == nil && other.isActive)
  }
}
