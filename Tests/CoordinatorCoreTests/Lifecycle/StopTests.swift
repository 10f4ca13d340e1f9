import CompactTesting
import CoordinatorCore
import Testing

@MainActor @Suite struct StopTests: TableSuite {
  let log = CallLog()

  func probe(_ name: String) -> Probe { Probe(name, log) }

  /// The tree app -> (a -> (a1, a2), b).
  func makeTree() -> (app: Probe, a: Probe, b: Probe, a1: Probe, a2: Probe) {
    let tree = (
      app: probe("app"), a: probe("a"), b: probe("b"), a1: probe("a1"), a2: probe("a2")
    )
    tree.app.launch()
    tree.app.start(tree.a)
    tree.app.start(tree.b)
    tree.a.start(tree.a1)
    tree.a.start(tree.a2)
    _ = log.text
    return tree
  }

  @Test(arguments: await rowNames) func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("The youngest child stops first, and depth comes before siblings") {
      let tree = makeTree()
      tree.app.cancel()
      expectEqual(
        log.text,
        """
        b.stop
        app hears b stopped
        a2.stop
        a hears a2 stopped
        a1.stop
        a hears a1 stopped
        a.stop
        app hears a stopped
        app.stop
        """)
      expectTrue(tree.app.children.isEmpty && tree.a.children.isEmpty)
    }

    test("In stop and in coordinatorDidStop the child is inactive and still attached") {
      let tree = makeTree()
      tree.b.inStop = { [log] in
        log.note("\($0.state), parent \($0.parent === tree.app), listed \(tree.app.hasChild($0))")
      }
      tree.app.onChild = { [log] app, _, child in
        log.note("\(child.state), parent \(child.parent === app), listed \(app.hasChild(child))")
      }
      tree.app.stop(tree.b)
      log.note(
        "parent \(tree.b.parent == nil ? "none" : "kept"), listed \(tree.app.hasChild(tree.b))")
      expectEqual(
        log.text,
        """
        b.stop
        inactive, parent true, listed true
        app hears b stopped
        inactive, parent true, listed true
        parent none, listed false
        """)
    }

    test("Ending twice stops once, and the first end gives the outcome") {
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
      expectEqual(
        log.text,
        """
        child.stop
        app hears child stopped
        first
        """)
    }

    test("The outcome comes after the child was detached") {
      let app = probe("app")
      let child = probe("child")
      app.launch()
      app.start(child).whenEnded { [log] _ in log.note("children \(app.children.count)") }
      child.finish("done")
      expectEqual(log.lines.last, "children 0")
    }

    test(
      "A parent that is ended from its child's coordinatorDidStop stops after the child has left"
    ) {
      let tree = makeTree()
      tree.a.onChild = { a, change, _ in if change == .stopped { a.cancel() } }
      tree.a2.cancel()
      expectEqual(
        log.text,
        """
        a2.stop
        a hears a2 stopped
        a1.stop
        a hears a1 stopped
        a.stop
        app hears a stopped
        """)
      expectEqual(tree.app.children.count, 1)
    }

    test("A root that is ended from a grandchild's stop stops last all the same") {
      let tree = makeTree()
      tree.a1.inStop = { _ in tree.app.cancel() }
      tree.app.stop(tree.a)
      expectEqual(
        log.text,
        """
        a2.stop
        a hears a2 stopped
        a1.stop
        b.stop
        app hears b stopped
        a hears a1 stopped
        a.stop
        app hears a stopped
        app.stop
        """)
    }

    test("A child that stops its sibling while both are being stopped stops each once") {
      let tree = makeTree()
      tree.b.inStop = { _ in tree.app.stop(tree.a) }
      tree.app.cancel()
      expectEqual(
        log.text,
        """
        b.stop
        a2.stop
        a hears a2 stopped
        a1.stop
        a hears a1 stopped
        a.stop
        app hears a stopped
        app hears b stopped
        app.stop
        """)
    }

    test("The next child may be started in coordinatorDidStop") {
      let app = probe("app")
      let login = probe("login")
      app.onChild = { [log] app, change, child in
        if change == .stopped, child === login { app.start(Probe("main", log)) }
      }
      app.launch()
      app.start(login)
      _ = log.text
      login.finish("user")
      expectEqual(
        log.text,
        """
        login.stop
        app hears login stopped
        main.start
        app hears main started
        """)
      expectEqual(app.children.count, 1)
    }

    test("What a parent starts in coordinatorDidStop while it ends itself is not started") {
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
      expectEqual(
        log.text,
        """
        login.stop
        app hears login stopped
        main cancelled: could not be started
        app.stop
        """)
    }

    test("Stopping takes the parent from the delegates and leaves the others") {
      let app = probe("app")
      let child = probe("child")
      let ear = Ear("ear", log)
      child.delegate += ear
      app.launch()
      app.start(child)
      expectTrue(child.delegate.contains(app))
      app.stop(child)
      expectFalse(child.delegate.contains(app))
      expectTrue(child.delegate.contains(ear))
    }

    test("A root may be launched again in coordinatorDidStop, and each run has its outcome") {
      let app = probe("app")
      let ear = Ear("ear", log)
      var second: FlowHandle<String>?
      ear.onCall = { [log] change, _ in
        guard change == .stopped, second == nil else { return }
        second = app.launch()
        second?.whenEnded { log.note("second \($0)") }
      }
      app.delegate += ear
      app.context.journal = Journal { .zero }
      let recorder = JournalRecorder(app.context.journal)
      app.launch().whenEnded { [log] in log.note("first \($0)") }
      app.cancel()
      expectEqual(
        log.text,
        """
        app.start
        ear hears started
        app.stop
        ear hears stopped
        first cancelled: cancelled by itself
        app.start
        ear hears started
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
  }

  @Test
  func
    `The same child may be started again in coordinatorDidStop, and everybody hears both in order`()
  {
    let app = probe("app")
    let child = probe("child")
    let first = Ear("first", log)
    let second = Ear("second", log)
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
    expectEqual(
      log.text,
      """
      child.stop
      first hears stopped
      second hears stopped
      app hears child stopped
      outcome cancelled: cancelled by itself
      child.start
      first hears started
      second hears started
      app hears child started
      """)
    expectTrue(child.isActive)
    expectEqual(app.children.count, 1)
  }
}
