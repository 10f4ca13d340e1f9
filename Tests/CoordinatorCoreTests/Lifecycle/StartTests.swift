import CompactTesting
import CoordinatorCore
import Testing

@MainActor @Suite struct StartTests: TableSuite {
  let log = CallLog()

  func probe(_ name: String) -> Probe { Probe(name, log) }

  @Test(arguments: await rowNames) func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("A child is attached and active when start runs, and its parent hears of it afterwards") {
      let app = probe("app")
      let child = probe("child")
      child.inStart = { [log] in
        log.note(
          "\($0.state), parent \(($0.parent as? Probe)?.name ?? "none"), listed \(app.hasChild($0))"
        )
      }
      app.launch()
      app.start(child)
      expectEqual(
        log.text,
        """
        app.start
        child.start
        active, parent app, listed true
        app hears child started
        """)
    }

    test("A coordinator that finishes in its own start is stopped and no start is told") {
      let app = probe("app")
      let child = probe("child")
      let ear = Ear("ear", log)
      child.context.addObserver(ear)
      child.inStart = { [log] in
        $0.finish("early")
        log.note("start goes on")
      }
      app.launch()
      app.start(child).whenEnded { [log] in log.note("\($0.output ?? "none")") }
      expectEqual(
        log.text,
        """
        app.start
        child.start
        child.stop
        ear hears stopped
        app hears child stopped
        start goes on
        early
        """)
      expectTrue(app.children.isEmpty)
    }

    test("Starting a running child again has no effect and gives the handle of the running flow") {
      let app = probe("app")
      let child = probe("child")
      app.launch()
      let first = app.start(child)
      let second = app.start(child)
      expectEqual(log.text, "app.start\nchild.start\napp hears child started")
      expectSame(first.flow, second.flow)
      expectEqual(app.children.count, 1)
    }

    test("Launching twice has no effect") {
      let app = probe("app")
      app.launch()
      app.launch()
      expectEqual(log.text, "app.start")
    }

    test("A parent that ends while its child starts takes the child along") {
      let app = probe("app")
      let child = probe("child")
      app.launch()
      child.inStart = { _ in app.cancel() }
      app.start(child).whenEnded { [log] in log.note("\($0)") }
      expectEqual(
        log.text,
        """
        app.start
        child.start
        child.stop
        app hears child stopped
        app.stop
        cancelled: its parent was stopped
        """)
      expectTrue(app.isInactive && child.isInactive && child.parent == nil)
    }

    test("A child may start children in its own start") {
      let app = probe("app")
      app.inStart = { [log] in
        let library = Probe("library", log)
        library.inStart = { $0.start(Probe("article", $0.log)) }
        $0.start(library)
      }
      app.launch()
      expectEqual(
        log.text,
        """
        app.start
        library.start
        article.start
        library hears article started
        app hears library started
        """)
    }

    test("Listeners hear all calls in their order although one of them ends the coordinator") {
      let app = probe("app")
      let child = probe("child")
      let impatient = Ear("impatient", log)
      let patient = Ear("patient", log)
      impatient.onCall = { change, coordinator in
        if change == .started { app.stop(child) }
      }
      child.delegate += impatient
      child.context.addObserver(patient)
      app.launch()
      app.start(child)
      expectEqual(
        log.text,
        """
        app.start
        child.start
        impatient hears started
        child.stop
        patient hears started
        app hears child started
        impatient hears stopped
        patient hears stopped
        app hears child stopped
        """)
    }

    test("A stopped coordinator may be started again, under another parent too") {
      let app = probe("app")
      let first = probe("first")
      let second = probe("second")
      let child = probe("child")
      app.launch()
      app.start(first)
      app.start(second)
      first.start(child)
      child.cancel()
      _ = log.text
      second.start(child)
      expectEqual(log.text, "child.start\nsecond hears child started")
      expectSame(child.parent, second)
      expectTrue(first.children.isEmpty)
    }

    test("The labelled spellings of the verbs do the same") {
      let app = probe("app")
      let child = probe("child")
      app.launch()
      app.start(coordinator: child).whenEnded { [log] in log.note("\($0)") }
      app.pause(coordinator: child)
      app.resume(coordinator: child)
      app.stop(coordinator: child)
      expectEqual(
        log.text,
        """
        app.start
        child.start
        app hears child started
        child.pause
        app hears child paused
        child.resume
        app hears child resumed
        child.stop
        app hears child stopped
        cancelled: stopped by its parent
        """)
    }
  }
}
