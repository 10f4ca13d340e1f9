import CompactTesting
import CoordinatorCore
import Testing

struct PauseTests: ProbeSuite {
  let log = CallLog()

  /// The tree app -> tab -> (a, b).
  func makeTree() -> (app: Probe, tab: Probe, a: Probe, b: Probe) {
    let tree = (app: probe("app"), tab: probe("tab"), a: probe("a"), b: probe("b"))
    tree.app.launch()
    tree.app.start(tree.tab)
    tree.tab.start(tree.a)
    tree.tab.start(tree.b)
    _ = log.text
    return tree
  }

  @Test(arguments: await rowNames) func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("A pause reaches descendants first, a resume reaches them last") {
      let tree = makeTree()
      tree.app.pause(tree.tab)
      log.note("--")
      tree.app.resume(tree.tab)
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
      let tree = makeTree()
      tree.tab.pause(tree.a)
      tree.app.pause(tree.tab)
      tree.app.resume(tree.tab)
      expectTrue(tree.tab.isActive && tree.b.isActive)
      expectTrue(tree.a.isPaused)
      tree.tab.resume(tree.a)
      expectTrue(tree.a.isActive)
    }

    test("A child of a paused parent cannot be resumed alone") {
      let tree = makeTree()
      tree.tab.pause(tree.a)
      tree.app.pause(tree.tab)
      tree.tab.resume(tree.a)
      expectTrue(tree.a.isPaused)
      tree.app.resume(tree.tab)
      expectTrue(tree.a.isActive)
    }

    test("The verb resume leaves a child paused that has another cause") {
      let tree = makeTree()
      tree.a.context.pause(.covered)
      tree.tab.pause(tree.a)
      tree.tab.resume(tree.a)
      expectTrue(tree.a.isPaused)
      tree.a.context.resume(.covered)
      expectTrue(tree.a.isActive)
    }

    test("Repeated pause and resume have no effect") {
      let tree = makeTree()
      tree.tab.resume(tree.a)
      tree.tab.pause(tree.a)
      tree.tab.pause(tree.a)
      tree.tab.resume(tree.a)
      tree.tab.resume(tree.a)
      log.expect(
        """
        a.pause
        tab.didPause(a)
        a.resume
        tab.didResume(a)
        """)
    }

    test("A child started under a paused parent starts, then pauses") {
      let tree = makeTree()
      tree.app.pause(tree.tab)
      _ = log.text
      let late = probe("late")
      late.inStart = { [log] in log.note("\($0.state)") }
      tree.tab.start(late)
      log.expect(
        """
        late.start
        active
        tab.didStart(late)
        late.pause
        tab.didPause(late)
        """)
      tree.app.resume(tree.tab)
      expectTrue(late.isActive)
    }

    test("A pause during start waits until the parent is notified of the start") {
      let tree = makeTree()
      let late = probe("late")
      late.inStart = { [log] _ in
        tree.app.pause(tree.tab)
        log.note("start continues")
      }
      tree.tab.start(late)
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
      let tree = makeTree()
      tree.b.inPause = { $0.cancel() }
      tree.app.pause(tree.tab)
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
      let tree = makeTree()
      tree.b.inPause = { _ in tree.app.stop(tree.tab) }
      tree.app.pause(tree.tab)
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
      let tree = makeTree()
      tree.b.inPause = { _ in tree.app.resume(tree.tab) }
      tree.app.pause(tree.tab)
      log.expect("b.pause\nb.resume")
      expectTrue(tree.tab.isActive && tree.a.isActive && tree.b.isActive)
    }

    test("Resuming in the pause hook sends no notifications") {
      let tree = makeTree()
      tree.a.inPause = { _ in tree.tab.resume(tree.a) }
      tree.tab.pause(tree.a)
      log.expect("a.pause\na.resume")
      expectTrue(tree.a.isActive)
    }

    test("Pausing in the resume hook sends no notifications") {
      let tree = makeTree()
      tree.tab.pause(tree.a)
      _ = log.text
      tree.a.inResume = { _ in tree.tab.pause(tree.a) }
      tree.tab.resume(tree.a)
      log.expect("a.resume\na.pause")
      tree.a.inResume = { _ in }
      tree.tab.resume(tree.a)
      log.expect("a.resume\ntab.didResume(a)")
    }

    test("A paused coordinator stops without a resume") {
      let tree = makeTree()
      tree.tab.pause(tree.a)
      _ = log.text
      tree.tab.stop(tree.a)
      log.expect("a.stop\ntab.didStop(a)")
    }

    test("A root is paused through its context") {
      let tree = makeTree()
      tree.app.context.pause()
      expectTrue(tree.app.isPaused && tree.tab.isPaused && tree.b.isPaused)
      tree.app.context.resume()
      expectTrue(tree.app.isActive && tree.tab.isActive && tree.b.isActive)
    }

    test("Children are counted by state") {
      let tree = makeTree()
      tree.tab.pause(tree.a)
      expectEqual(tree.tab.numberOfChildren(inState: .active), 1)
      expectTrue(tree.tab.hasChildren(inState: .paused))
      expectFalse(tree.tab.hasChildren(inState: .inactive))
      expectSame(tree.a.root, tree.app)
      expectEqual(tree.tab.childCoordinators.count, 2)
    }

    test("A child started directly pauses when a paused parent starts it") {
      let tree = makeTree()
      tree.app.pause(tree.tab)
      let late = probe("late")
      late.inStart = { $0.start(Probe("later", $0.log)) }
      late.start()
      _ = log.text
      expectEqual(codes { tree.tab.start(late) }, "hookCalledByHand")
      expectTrue(late.isPaused && late.hasChildren(inState: .paused))
      expectEqual(log.lines.last, "tab.didPause(late)")
    }

    test("A child that gets a new parent during a pause is not paused") {
      let tree = makeTree()
      tree.b.inPause = { _ in
        tree.tab.stop(tree.a)
        tree.app.start(tree.a)
      }
      tree.app.pause(tree.tab)
      expectTrue(tree.a.isActive && tree.a.parent === tree.app)
    }

    test("A child that gets a new, paused parent during a resume is paused") {
      let tree = makeTree()
      let other = probe("other")
      tree.app.start(other)
      tree.app.pause(other)
      tree.app.pause(tree.tab)
      tree.a.inResume = { _ in
        tree.tab.stop(tree.b)
        other.start(tree.b)
      }
      tree.app.resume(tree.tab)
      expectTrue(tree.b.isPaused && tree.b.parent === other)
    }

    test("A parent that is paused while it resumes its children resumes no more") {
      let tree = makeTree()
      tree.app.pause(tree.tab)
      tree.a.inResume = { _ in tree.app.pause(tree.tab) }
      tree.app.resume(tree.tab)
      expectTrue(tree.tab.isPaused && tree.a.isPaused && tree.b.isPaused)
    }

    test("Pausing in coordinatorDidResume resumes no child") {
      let tree = makeTree()
      tree.app.pause(tree.tab)
      tree.app.onChild = { app, change, _ in if change == .resumed { app.pause(tree.tab) } }
      _ = log.text
      tree.app.resume(tree.tab)
      log.expect(
        """
        tab.resume
        app.didResume(tab)
        tab.pause
        app.didPause(tab)
        """)
      expectTrue(tree.a.isPaused && tree.b.isPaused)
    }

    test("A coordinator restarted after a pause sends pause notifications again") {
      let tree = makeTree()
      tree.tab.pause(tree.a)
      tree.tab.stop(tree.a)
      tree.tab.start(tree.a)
      _ = log.text
      tree.tab.pause(tree.a)
      tree.tab.resume(tree.a)
      log.expect("a.pause\ntab.didPause(a)\na.resume\ntab.didResume(a)")
    }
  }
}
