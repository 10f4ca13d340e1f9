import CompactTesting
import CoordinatorCore
import Testing

struct StartTests: ProbeSuite {
  let log = CallLog()
  let app, child: Probe

  init() { (app, child) = (Probe("app", log), Probe("child", log)) }

  @Test(arguments: await rowNames) func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("A child is attached and active in start, then its parent is notified") {
      child.inStart = { [log] in
        log.note(
          "\($0.state), parent \(($0.parent as? Probe)?.name ?? "none"), listed \(app.hasChild($0))"
        )
      }
      app.launch()
      app.start(child)
      log.expect(
        """
        app.start
        child.start
        active, parent app, listed true
        app.didStart(child)
        """)
    }

    test("A coordinator that finishes in its start sends no start notification") {
      let listener = ListenerSpy("listener", log)
      child.context.addObserver(listener)
      child.inStart = { [log] in
        $0.finish("early")
        log.note("start continues")
      }
      app.launch()
      app.start(child).whenEnded { [log] in log.note("\($0.output ?? "none")") }
      log.expect(
        """
        app.start
        child.start
        child.stop
        listener.didStop
        app.didStop(child)
        start continues
        early
        """)
      expectTrue(app.children.isEmpty)
    }

    test("Starting a running child again only returns a handle for the running flow") {
      app.launch()
      let first = app.start(child)
      let second = app.start(child)
      log.expect("app.start\nchild.start\napp.didStart(child)")
      expectSame(first.flow, second.flow)
      expectEqual(app.children.count, 1)
    }

    test("Launching again only returns a handle for the running flow") {
      let first = app.launch()
      let second = app.launch()
      log.expect("app.start")
      expectSame(first.flow, second.flow)
    }

    test("A parent that is cancelled while its child starts also stops the child") {
      app.launch()
      child.inStart = { _ in app.cancel() }
      app.start(child).whenEnded { [log] in log.note("\($0)") }
      log.expect(
        """
        app.start
        child.start
        child.stop
        app.didStop(child)
        app.stop
        cancelled: its parent was stopped
        """)
      expectTrue(app.isInactive && child.isInactive && child.parent == nil)
    }

    test("A child can start children in its start") {
      app.inStart = { [log] in
        let library = Probe("library", log)
        library.inStart = { $0.start(Probe("article", $0.log)) }
        $0.start(library)
      }
      app.launch()
      log.expect(
        """
        app.start
        library.start
        article.start
        library.didStart(article)
        app.didStart(library)
        """)
    }

    test("Listeners are notified in order, even if one of them stops the coordinator") {
      let stopping = ListenerSpy("stopping", log)
      let other = ListenerSpy("other", log)
      stopping.onCall = { change, coordinator in
        if change == .started { app.stop(child) }
      }
      child.delegate += stopping
      child.context.addObserver(other)
      app.launch()
      app.start(child)
      log.expect(
        """
        app.start
        child.start
        stopping.didStart
        child.stop
        other.didStart
        app.didStart(child)
        stopping.didStop
        other.didStop
        app.didStop(child)
        """)
    }

    test("A stopped coordinator can be started again, even under another parent") {
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
      log.expect("child.start\nsecond.didStart(child)")
      expectSame(child.parent, second)
      expectTrue(first.children.isEmpty)
    }

    test(
      "A child whose parent was freed stops when it is started again, and belongs to the new tree"
    ) {
      let child = probe("child")
      weak var journal: Journal?
      @MainActor func startUnderFreedRoot() {
        let app = probe("app")
        app.launch()
        app.start(child).whenEnded { [log] in log.note("first \($0)") }
        journal = app.context.journal
        _ = log.text
      }
      let root = probe("root")
      root.launch()
      startUnderFreedRoot()
      expectEqual(
        codes { root.start(child).whenEnded { [log] in log.note("second \($0)") } }, "")
      child.cancel()
      log.expect(
        """
        child.stop
        first cancelled: its parent was stopped
        child.start
        root.didStart(child)
        child.stop
        root.didStop(child)
        second cancelled: cancelled by itself
        """)
      startUnderFreedRoot()
      expectEqual(codes { child.launch() }, "")
      log.expect("child.stop\nfirst cancelled: its parent was stopped\nchild.start")
      expectNil(journal)
    }

    test("The labelled verbs do the same as the unlabelled ones") {
      app.launch()
      app.start(coordinator: child).whenEnded { [log] in log.note("\($0)") }
      app.pause(coordinator: child)
      app.resume(coordinator: child)
      app.stop(coordinator: child)
      log.expect(
        """
        app.start
        child.start
        app.didStart(child)
        child.pause
        app.didPause(child)
        child.resume
        app.didResume(child)
        child.stop
        app.didStop(child)
        cancelled: stopped by its parent
        """)
    }
  }
}
