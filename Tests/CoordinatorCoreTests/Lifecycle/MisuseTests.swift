import CompactTesting
import CoordinatorCore
import Testing

struct MisuseTests: ProbeSuite {
  let log = CallLog()
  let app, child: Probe

  init() {
    (app, child) = (Probe("app", log), Probe("child", log))
    app.launch()
    _ = log.text
  }

  @Test(arguments: await rowNames) func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("A direct call of a default hook of a running child is reported") {
      let (root, child) = (Plain(), Plain())
      root.launch()
      let reported = codes {
        root.start(child)
        root.pause(child)
        root.resume(child)
        child.stop()
        root.stop(child)
        child.stop()
      }
      expectEqual(reported, "hookCalledByHand")
    }

    test("A coordinator cannot start itself") {
      expectEqual(codes { app.start(app) }, "startsItself")
      expectTrue(app.children.isEmpty && app.isActive)
    }

    test("A coordinator cannot start an ancestor") {
      let (a, b) = (probe("a"), probe("b"))
      app.start(a)
      a.start(b)
      expectEqual(codes { b.start(app) }, "startsAncestor")
      expectEqual(codes { b.start(a) }, "startsAncestor")
      expectTrue(b.children.isEmpty && a.parent === app && app.parent == nil)
    }

    test("A child of another coordinator cannot be started") {
      let (a, b) = (probe("a"), probe("b"))
      app.start(a)
      app.start(b)
      a.start(child)
      var outcome = ""
      expectEqual(codes { b.start(child).whenEnded { outcome = "\($0)" } }, "startsChildOfAnother")
      expectEqual(outcome, "cancelled: could not be started")
      expectTrue(child.parent === a && child.isActive)
    }

    test("A launched root cannot become a child") {
      let other = probe("other")
      other.launch()
      expectEqual(codes { app.start(other) }, "startsRoot")
      expectTrue(other.parent == nil && other.isActive)
    }

    test("A child cannot be launched") {
      app.start(child)
      expectEqual(codes { child.launch() }, "launchedChild")
      expectSame(child.parent, app)
    }

    test("A stopped coordinator cannot start a child") {
      let late = probe("late")
      app.start(child)
      child.cancel()
      expectEqual(codes { child.start(late) }, "startsWhileInactive")
      expectTrue(late.isInactive && late.parent == nil)
    }

    test("A coordinator cannot start a child in its stop") {
      let late = probe("late")
      app.start(child)
      child.inStop = { $0.start(late) }
      expectEqual(codes { child.cancel() }, "startsWhileStopping")
      expectTrue(late.isInactive && late.parent == nil)
    }

    test("A coordinator cannot be started again while it stops") {
      app.start(child)
      child.inStop = { app.start($0) }
      expectEqual(codes { child.cancel() }, "startedWhileStopping")
      expectTrue(child.isInactive && child.parent == nil)
    }

    test("Only the parent can stop, pause or resume a coordinator") {
      let other = probe("other")
      other.launch()
      other.start(child)
      _ = log.text
      let reported = codes {
        app.stop(child)
        app.pause(child)
        app.resume(child)
      }
      expectEqual(reported, "notAChild\nnotAChild\nnotAChild")
      log.expect("")
      expectTrue(child.isActive)
    }

    test("Stopping, pausing or resuming a stopped child is not reported") {
      app.start(child)
      child.cancel()
      let reported = codes {
        app.stop(child)
        app.pause(child)
        app.resume(child)
      }
      expectEqual(reported, "")
    }

    test("Finishing or cancelling a coordinator that was never started has no effect") {
      child.finish("nothing")
      child.cancel()
      log.expect("")
      expectTrue(child.isInactive)
    }

    test("Two coordinators cannot share a context") {
      final class SharingCoordinator: Coordinator {
        let context: CoordinatorContext
        init(_ context: CoordinatorContext) { self.context = context }
        func start() {}
      }
      let sharing = SharingCoordinator(app.context)
      expectEqual(codes { sharing.launch() }, "sharesContext")
      expectTrue(app.isActive)
    }

    test("A coordinator that creates a context each time cannot be started") {
      final class RecreatingCoordinator: Coordinator {
        var context: CoordinatorContext { CoordinatorContext() }
        func start() {}
      }
      let recreating = RecreatingCoordinator()
      expectEqual(codes { recreating.launch() }, "contextNotKept")
      expectEqual(codes { app.start(recreating) }, "contextNotKept")
      expectTrue(app.children.isEmpty)
    }

    test("A root cannot be launched again while it stops") {
      app.inStop = { $0.launch().whenEnded { [log] in log.note("\($0)") } }
      expectEqual(codes { app.cancel() }, "startedWhileStopping")
      expectTrue(app.isInactive)
      expectEqual(log.lines.last, "cancelled: could not be started")
    }
  }
}
