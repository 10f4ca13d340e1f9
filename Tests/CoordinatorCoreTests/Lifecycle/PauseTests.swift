import CompactTesting
import CoordinatorCore
import Testing

@MainActor @Suite struct PauseTests: TableSuite {
  let log = CallLog()

  func probe(_ name: String) -> Probe { Probe(name, log) }

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
    test("A pause reaches the descendants first, a resume last") {
      let tree = makeTree()
      tree.app.pause(tree.tab)
      log.note("--")
      tree.app.resume(tree.tab)
      expectEqual(
        log.text,
        """
        b.pause
        tab hears b paused
        a.pause
        tab hears a paused
        tab.pause
        app hears tab paused
        --
        tab.resume
        app hears tab resumed
        a.resume
        tab hears a resumed
        b.resume
        tab hears b resumed
        """)
    }

    test("A resume leaves alone those who were paused before") {
      let tree = makeTree()
      tree.tab.pause(tree.a)
      tree.app.pause(tree.tab)
      tree.app.resume(tree.tab)
      expectTrue(tree.tab.isActive && tree.b.isActive)
      expectTrue(tree.a.isPaused)
      tree.tab.resume(tree.a)
      expectTrue(tree.a.isActive)
    }

    test("A child that is paused while its parent is stays so when the parent is resumed") {
      let tree = makeTree()
      tree.app.pause(tree.tab)
      tree.tab.pause(tree.a)
      tree.app.resume(tree.tab)
      expectTrue(tree.a.isPaused)
      expectTrue(tree.b.isActive)
    }

    test("A child of a paused parent cannot be resumed by itself") {
      let tree = makeTree()
      tree.tab.pause(tree.a)
      tree.app.pause(tree.tab)
      tree.tab.resume(tree.a)
      expectTrue(tree.a.isPaused)
      tree.app.resume(tree.tab)
      expectTrue(tree.a.isActive)
    }

    test("A pause for two causes ends with the second of them") {
      let tree = makeTree()
      tree.a.context.pause(.covered)
      tree.a.context.pause(.deselected)
      tree.a.context.resume(.covered)
      expectTrue(tree.a.isPaused)
      tree.a.context.resume(.deselected)
      expectTrue(tree.a.isActive)
    }

    test("The verb resumes whatever the cause was") {
      let tree = makeTree()
      tree.a.context.pause(.covered)
      tree.tab.resume(tree.a)
      expectTrue(tree.a.isActive)
    }

    test("Repeated pause and resume have no effect") {
      let tree = makeTree()
      tree.tab.resume(tree.a)
      tree.tab.pause(tree.a)
      tree.tab.pause(tree.a)
      tree.tab.resume(tree.a)
      tree.tab.resume(tree.a)
      expectEqual(
        log.text,
        """
        a.pause
        tab hears a paused
        a.resume
        tab hears a resumed
        """)
    }

    test("A child started under a paused parent starts, then is paused") {
      let tree = makeTree()
      tree.app.pause(tree.tab)
      _ = log.text
      let late = probe("late")
      late.inStart = { [log] in log.note("\($0.state)") }
      tree.tab.start(late)
      expectEqual(
        log.text,
        """
        late.start
        active
        tab hears late started
        late.pause
        tab hears late paused
        """)
      tree.app.resume(tree.tab)
      expectTrue(late.isActive)
    }

    test("A pause that arrives during start waits until start has been told") {
      let tree = makeTree()
      let late = probe("late")
      late.inStart = { [log] _ in
        tree.app.pause(tree.tab)
        log.note("start goes on")
      }
      tree.tab.start(late)
      expectEqual(
        log.text,
        """
        late.start
        b.pause
        tab hears b paused
        a.pause
        tab hears a paused
        tab.pause
        app hears tab paused
        start goes on
        tab hears late started
        late.pause
        tab hears late paused
        """)
    }

    test("A coordinator that is stopped in its pause hook is not told to be paused") {
      let tree = makeTree()
      tree.b.inPause = { $0.cancel() }
      tree.app.pause(tree.tab)
      expectEqual(
        log.text,
        """
        b.pause
        b.stop
        tab hears b stopped
        a.pause
        tab hears a paused
        tab.pause
        app hears tab paused
        """)
    }

    test("A parent that is stopped while it pauses its children pauses no more of them") {
      let tree = makeTree()
      tree.b.inPause = { _ in tree.app.stop(tree.tab) }
      tree.app.pause(tree.tab)
      expectEqual(
        log.text,
        """
        b.pause
        b.stop
        tab hears b stopped
        a.stop
        tab hears a stopped
        tab.stop
        app hears tab stopped
        """)
    }

    test("A parent that is resumed while it pauses its children has not paused") {
      let tree = makeTree()
      tree.b.inPause = { _ in tree.app.resume(tree.tab) }
      tree.app.pause(tree.tab)
      expectEqual(log.text, "b.pause\nb.resume")
      expectTrue(tree.tab.isActive && tree.a.isActive && tree.b.isActive)
    }

    test("A coordinator that is resumed in its pause hook is told neither") {
      let tree = makeTree()
      tree.a.inPause = { _ in tree.tab.resume(tree.a) }
      tree.tab.pause(tree.a)
      expectEqual(log.text, "a.pause\na.resume")
      expectTrue(tree.a.isActive)
    }

    test("A paused coordinator is stopped without being resumed") {
      let tree = makeTree()
      tree.tab.pause(tree.a)
      _ = log.text
      tree.tab.stop(tree.a)
      expectEqual(log.text, "a.stop\ntab hears a stopped")
    }

    test("A stopped coordinator forgets that it was paused") {
      let tree = makeTree()
      tree.tab.pause(tree.a)
      tree.tab.stop(tree.a)
      tree.tab.start(tree.a)
      expectTrue(tree.a.isActive)
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

    test("A child that was started by hand is paused when a paused parent takes it") {
      let tree = makeTree()
      tree.app.pause(tree.tab)
      let late = probe("late")
      late.inStart = { $0.start(Probe("later", $0.log)) }
      late.start()
      _ = log.text
      expectEqual(codes { tree.tab.start(late) }, "hookCalledByHand")
      expectTrue(late.isPaused && late.hasChildren(inState: .paused))
      expectEqual(log.lines.last, "tab hears late paused")
    }

    test("A child that moves away while its siblings are paused is not paused with them") {
      let tree = makeTree()
      tree.b.inPause = { _ in
        tree.tab.stop(tree.a)
        tree.app.start(tree.a)
      }
      tree.app.pause(tree.tab)
      expectTrue(tree.a.isActive && tree.a.parent === tree.app)
    }

    test("A child that moves away while its siblings are resumed obeys its new parent") {
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

    test("A parent that is paused while it resumes its children resumes no more of them") {
      let tree = makeTree()
      tree.app.pause(tree.tab)
      tree.a.inResume = { _ in tree.app.pause(tree.tab) }
      tree.app.resume(tree.tab)
      expectTrue(tree.tab.isPaused && tree.a.isPaused && tree.b.isPaused)
    }

    test("A coordinator that is paused in coordinatorDidResume resumes no child") {
      let tree = makeTree()
      tree.app.pause(tree.tab)
      tree.app.onChild = { app, change, _ in if change == .resumed { app.pause(tree.tab) } }
      _ = log.text
      tree.app.resume(tree.tab)
      expectEqual(
        log.text,
        """
        tab.resume
        app hears tab resumed
        tab.pause
        app hears tab paused
        """)
      expectTrue(tree.a.isPaused && tree.b.isPaused)
    }

    test("The next life of one that was stopped while paused tells its pauses anew") {
      let tree = makeTree()
      tree.tab.pause(tree.a)
      tree.tab.stop(tree.a)
      tree.tab.start(tree.a)
      _ = log.text
      tree.tab.pause(tree.a)
      tree.tab.resume(tree.a)
      expectEqual(log.text, "a.pause\ntab hears a paused\na.resume\ntab hears a resumed")
    }
  }
}
