import CompactTesting
import CoordinatorCore
import Testing

struct StopTests: ProbeSuite {
  let log = CallLog()
  let app, a, b, a1, a2: Probe

  /// Makes the tree app -> (a -> (a1, a2), b).
  init() {
    (app, a, b) = (Probe("app", log), Probe("a", log), Probe("b", log))
    (a1, a2) = (Probe("a1", log), Probe("a2", log))
    app.launch()
    app.start(a)
    app.start(b)
    a.start(a1)
    a.start(a2)
    _ = log.text
  }

  @Test(arguments: await rowNames) func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("The youngest child stops first, and descendants before siblings") {
      app.cancel()
      log.expect(
        """
        b.stop
        app.didStop(b)
        a2.stop
        a.didStop(a2)
        a1.stop
        a.didStop(a1)
        a.stop
        app.didStop(a)
        app.stop
        """)
      expectTrue(app.children.isEmpty && a.children.isEmpty)
    }

    test("A child is inactive and still attached in stop and coordinatorDidStop") {
      b.inStop = { [log] in
        log.note("\($0.state), parent \($0.parent === app), listed \(app.hasChild($0))")
      }
      app.onChild = { [log] app, _, child in
        log.note("\(child.state), parent \(child.parent === app), listed \(app.hasChild(child))")
      }
      app.stop(b)
      log.note(
        "parent \(b.parent == nil ? "none" : "set"), listed \(app.hasChild(b))")
      log.expect(
        """
        b.stop
        inactive, parent true, listed true
        app.didStop(b)
        inactive, parent true, listed true
        parent none, listed false
        """)
    }

    test("Only the first finish or cancel has an effect") {
      let app = probe("app")
      let child = probe("child")
      child.inStop = {
        $0.finish("second")
        $0.cancel()
        app.stop($0)
      }
      app.launch()
      app.start(child).whenEnded { [log] in log.note("\($0.output ?? "none")") }
      _ = log.text
      child.finish("first")
      child.finish("third")
      expectEqual(codes { app.stop(child) }, "")
      log.expect(
        """
        child.stop
        app.didStop(child)
        first
        """)
    }

    test("The outcome is delivered after the child is detached") {
      let app = probe("app")
      let child = probe("child")
      app.launch()
      app.start(child).whenEnded { [log] _ in log.note("children \(app.children.count)") }
      child.finish("done")
      expectEqual(log.lines.last, "children 0")
    }

    test("A parent cancelled in its child's coordinatorDidStop stops after the child") {
      a.onChild = { a, change, _ in if change == .stopped { a.cancel() } }
      a2.cancel()
      log.expect(
        """
        a2.stop
        a.didStop(a2)
        a1.stop
        a.didStop(a1)
        a.stop
        app.didStop(a)
        """)
      expectEqual(app.children.count, 1)
    }

    test("A root cancelled in a grandchild's stop stops last") {
      a1.inStop = { _ in app.cancel() }
      app.stop(a)
      log.expect(
        """
        a2.stop
        a.didStop(a2)
        a1.stop
        b.stop
        app.didStop(b)
        a.didStop(a1)
        a.stop
        app.didStop(a)
        app.stop
        """)
    }

    test("A child that stops its sibling during the parent's stop stops each once") {
      b.inStop = { _ in app.stop(a) }
      app.cancel()
      log.expect(
        """
        b.stop
        a2.stop
        a.didStop(a2)
        a1.stop
        a.didStop(a1)
        a.stop
        app.didStop(a)
        app.didStop(b)
        app.stop
        """)
    }

    test("The next child can be started in coordinatorDidStop") {
      let app = probe("app")
      let login = probe("login")
      app.onChild = { [log] app, change, child in
        if change == .stopped, child === login { app.start(Probe("main", log)) }
      }
      app.launch()
      app.start(login)
      _ = log.text
      login.finish("user")
      log.expect(
        """
        login.stop
        app.didStop(login)
        main.start
        app.didStart(main)
        """)
      expectEqual(app.children.count, 1)
    }

    test("A stopping parent starts no child in coordinatorDidStop") {
      let app = probe("app")
      app.launch()
      app.start(probe("login"))
      app.onChild = { [log] app, change, _ in
        if change == .stopped {
          app.start(Probe("main", log)).whenEnded { log.note("main \($0)") }
        }
      }
      _ = log.text
      expectEqual(codes { app.cancel() }, "")
      log.expect(
        """
        login.stop
        app.didStop(login)
        main cancelled: could not be started
        app.stop
        """)
    }

    test("A stopping parent does not restart its last child in coordinatorDidStop") {
      let app = probe("app")
      let login = probe("login")
      app.launch()
      app.start(login).whenEnded { [log] in log.note("first \($0)") }
      app.onChild = { [log] app, change, child in
        if change == .stopped { app.start(child).whenEnded { log.note("second \($0)") } }
      }
      _ = log.text
      expectEqual(codes { app.cancel() }, "")
      log.expect(
        """
        login.stop
        app.didStop(login)
        second cancelled: could not be started
        first cancelled: its parent was stopped
        app.stop
        """)
    }

    test("A root can be launched again in coordinatorDidStop, and each run has its outcome") {
      let app = probe("app")
      let listener = ListenerSpy("listener", log)
      var second: FlowHandle<String>?
      listener.onCall = { [log] change, _ in
        guard change == .stopped, second == nil else { return }
        second = app.launch()
        second?.whenEnded { log.note("second \($0)") }
      }
      app.delegate += listener
      app.context.journal = Journal { .zero }
      let recorder = JournalRecorder(app.context.journal)
      app.launch().whenEnded { [log] in log.note("first \($0)") }
      app.cancel()
      log.expect(
        """
        app.start
        listener.didStart
        app.stop
        listener.didStop
        first cancelled: cancelled by itself
        app.start
        listener.didStart
        """)
      expectEqual(
        recorder.text,
        """
        [0.000] Probe started
        [0.000] Probe stopped
        [0.000] Probe cancelled: cancelled by itself
        [0.000] Probe started
        """)
      expectTrue(app.isActive)
    }

    test(
      "A child can be restarted in coordinatorDidStop, and all listeners are notified in order"
    ) {
      let app = probe("app")
      let child = probe("child")
      let first = ListenerSpy("first", log)
      let second = ListenerSpy("second", log)
      var restarts = 1
      first.onCall = { change, _ in
        guard change == .stopped, restarts > 0 else { return }
        restarts -= 1
        app.start(child)
      }
      child.delegate += first
      child.delegate += second
      app.launch()
      app.start(child).whenEnded { [log] in log.note("outcome \($0)") }
      _ = log.text
      child.cancel()
      log.expect(
        """
        child.stop
        first.didStop
        second.didStop
        app.didStop(child)
        outcome cancelled: cancelled by itself
        child.start
        first.didStart
        second.didStart
        app.didStart(child)
        """)
      expectTrue(child.isActive)
      expectEqual(app.children.count, 1)
    }
  }
}
