import CompactTesting
import CoordinatorCore
import Testing

struct PauseTests: ProbeSuite {
  let log = CallLog()
  let app, tab, a, b: Probe

  /// Makes the tree app -> tab -> (a, b).
  init() {
    (app, tab) = (Probe("app", log), Probe("tab", log))
    (a, b) = (Probe("a", log), Probe("b", log))
    app.launch()
    app.start(tab)
    tab.start(a)
    tab.start(b)
    _ = log.text
  }

  @Test(arguments: await rowNames) func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("A pause reaches descendants first, a resume reaches them last") {
      app.pause(tab)
      log.note("--")
      app.resume(tab)
      log.expect(
        """
        b.pause
        tab.didPause(b)
        a.pause
        tab.didPause(a)
        tab.pause
        app.didPause(tab)
        --
        tab.resume
        app.didResume(tab)
        a.resume
        tab.didResume(a)
        b.resume
        tab.didResume(b)
        """)
    }

    test("A resume does not reach descendants that were paused before") {
      tab.pause(a)
      app.pause(tab)
      app.resume(tab)
      expectTrue(tab.isActive && b.isActive)
      expectTrue(a.isPaused)
      tab.resume(a)
      expectTrue(a.isActive)
    }

    test("A child of a paused parent cannot be resumed alone") {
      tab.pause(a)
      app.pause(tab)
      tab.resume(a)
      expectTrue(a.isPaused)
      app.resume(tab)
      expectTrue(a.isActive)
    }

    test("The verb resume leaves a child paused that has another cause") {
      a.context.pause(.covered)
      tab.pause(a)
      tab.resume(a)
      expectTrue(a.isPaused)
      a.context.resume(.covered)
      expectTrue(a.isActive)
    }

    test("Repeated pause and resume have no effect") {
      tab.resume(a)
      tab.pause(a)
      tab.pause(a)
      tab.resume(a)
      tab.resume(a)
      log.expect(
        """
        a.pause
        tab.didPause(a)
        a.resume
        tab.didResume(a)
        """)
    }

    test("A child started under a paused parent starts, then pauses") {
      app.pause(tab)
      _ = log.text
      let late = probe("late")
      late.inStart = { [log] in log.note("\($0.state)") }
      tab.start(late)
      log.expect(
        """
        late.start
        active
        tab.didStart(late)
        late.pause
        tab.didPause(late)
        """)
      app.resume(tab)
      expectTrue(late.isActive)
    }

    test("A pause during start waits until the parent is notified of the start") {
      let late = probe("late")
      late.inStart = { [log] _ in
        app.pause(tab)
        log.note("start continues")
      }
      tab.start(late)
      log.expect(
        """
        late.start
        b.pause
        tab.didPause(b)
        a.pause
        tab.didPause(a)
        tab.pause
        app.didPause(tab)
        start continues
        tab.didStart(late)
        late.pause
        tab.didPause(late)
        """)
    }

    test("Stopping in the pause hook sends no pause notification") {
      b.inPause = { $0.cancel() }
      app.pause(tab)
      log.expect(
        """
        b.pause
        b.stop
        tab.didStop(b)
        a.pause
        tab.didPause(a)
        tab.pause
        app.didPause(tab)
        """)
    }

    test("A parent that is stopped while it pauses its children pauses no more") {
      b.inPause = { _ in app.stop(tab) }
      app.pause(tab)
      log.expect(
        """
        b.pause
        b.stop
        tab.didStop(b)
        a.stop
        tab.didStop(a)
        tab.stop
        app.didStop(tab)
        """)
    }

    test("A parent that is resumed while it pauses its children runs neither hook") {
      b.inPause = { _ in app.resume(tab) }
      app.pause(tab)
      log.expect("b.pause\nb.resume")
      expectTrue(tab.isActive && a.isActive && b.isActive)
    }

    test("Resuming in the pause hook sends no notifications") {
      a.inPause = { _ in tab.resume(a) }
      tab.pause(a)
      log.expect("a.pause\na.resume")
      expectTrue(a.isActive)
    }

    test("Pausing in the resume hook sends no notifications") {
      tab.pause(a)
      _ = log.text
      a.inResume = { _ in tab.pause(a) }
      tab.resume(a)
      log.expect("a.resume\na.pause")
      a.inResume = { _ in }
      tab.resume(a)
      log.expect("a.resume\ntab.didResume(a)")
    }

    test("A paused coordinator stops without a resume") {
      tab.pause(a)
      _ = log.text
      tab.stop(a)
      log.expect("a.stop\ntab.didStop(a)")
    }

    test("A root is paused through its context") {
      app.context.pause()
      expectTrue(app.isPaused && tab.isPaused && b.isPaused)
      app.context.resume()
      expectTrue(app.isActive && tab.isActive && b.isActive)
    }

    test("Children are counted by state") {
      tab.pause(a)
      expectEqual(tab.numberOfChildren(inState: .active), 1)
      expectTrue(tab.hasChildren(inState: .paused))
      expectFalse(tab.hasChildren(inState: .inactive))
      expectSame(a.root, app)
      expectEqual(tab.childCoordinators.count, 2)
    }

    test("A child started directly pauses when a paused parent starts it") {
      app.pause(tab)
      let late = probe("late")
      late.inStart = { $0.start(Probe("later", $0.log)) }
      late.start()
      _ = log.text
      expectEqual(codes { tab.start(late) }, "hookCalledByHand")
      expectTrue(late.isPaused && late.hasChildren(inState: .paused))
      expectEqual(log.lines.last, "tab.didPause(late)")
    }

    test("A child that gets a new parent during a pause is not paused") {
      b.inPause = { _ in
        tab.stop(a)
        app.start(a)
      }
      app.pause(tab)
      expectTrue(a.isActive && a.parent === app)
    }

    test("A child that gets a new, paused parent during a resume is paused") {
      let other = probe("other")
      app.start(other)
      app.pause(other)
      app.pause(tab)
      a.inResume = { _ in
        tab.stop(b)
        other.start(b)
      }
      app.resume(tab)
      expectTrue(b.isPaused && b.parent === other)
    }

    test("A parent that is paused while it resumes its children resumes no more") {
      app.pause(tab)
      a.inResume = { _ in app.pause(tab) }
      app.resume(tab)
      expectTrue(tab.isPaused && a.isPaused && b.isPaused)
    }

    test("Pausing in coordinatorDidResume resumes no child") {
      app.pause(tab)
      app.onChild = { app, change, _ in if change == .resumed { app.pause(tab) } }
      _ = log.text
      app.resume(tab)
      log.expect(
        """
        tab.resume
        app.didResume(tab)
        tab.pause
        app.didPause(tab)
        """)
      expectTrue(a.isPaused && b.isPaused)
    }

    test("A coordinator restarted after a pause sends pause notifications again") {
      tab.pause(a)
      tab.stop(a)
      tab.start(a)
      _ = log.text
      tab.pause(a)
      tab.resume(a)
      log.expect("a.pause\ntab.didPause(a)\na.resume\ntab.didResume(a)")
    }
  }
}
