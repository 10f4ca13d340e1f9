import CompactTesting
import CoordinatorCore
import Testing

@MainActor @Suite struct RefusalTests: TableSuite {
  let log = CallLog()

  func probe(_ name: String) -> Probe { Probe(name, log) }

  @Test(arguments: await rowNames) func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("A coordinator cannot start itself") {
      let app = probe("app")
      app.launch()
      expectEqual(codes { app.start(app) }, "startsItself")
      expectTrue(app.children.isEmpty && app.isActive)
    }

    test("A coordinator cannot start an ancestor") {
      let (app, a, b) = (probe("app"), probe("a"), probe("b"))
      app.launch()
      app.start(a)
      a.start(b)
      expectEqual(codes { b.start(app) }, "startsAncestor")
      expectEqual(codes { b.start(a) }, "startsAncestor")
      expectTrue(b.children.isEmpty && a.parent === app && app.parent == nil)
    }

    test("A child of another is not taken away") {
      let (app, a, b) = (probe("app"), probe("a"), probe("b"))
      let child = probe("child")
      app.launch()
      app.start(a)
      app.start(b)
      a.start(child)
      var outcome = ""
      expectEqual(codes { b.start(child).whenEnded { outcome = "\($0)" } }, "startsChildOfAnother")
      expectEqual(outcome, "cancelled: could not be started")
      expectTrue(child.parent === a && child.isActive)
    }

    test("A launched root is not taken as a child") {
      let (app, other) = (probe("app"), probe("other"))
      app.launch()
      other.launch()
      expectEqual(codes { app.start(other) }, "startsRoot")
      expectTrue(other.parent == nil && other.isActive)
    }

    test("A child cannot be launched") {
      let (app, child) = (probe("app"), probe("child"))
      app.launch()
      app.start(child)
      expectEqual(codes { child.launch() }, "launchedChild")
      expectSame(child.parent, app)
    }

    test("A stopped coordinator starts no child") {
      let (app, child, late) = (probe("app"), probe("child"), probe("late"))
      app.launch()
      app.start(child)
      child.cancel()
      expectEqual(codes { child.start(late) }, "startsWhileInactive")
      expectTrue(late.isInactive && late.parent == nil)
    }

    test("Nothing is started from within stop") {
      let (app, child, late) = (probe("app"), probe("child"), probe("late"))
      app.launch()
      app.start(child)
      child.inStop = { $0.start(late) }
      expectEqual(codes { child.cancel() }, "startsWhileStopping")
      expectTrue(late.isInactive && late.parent == nil)
    }

    test("A coordinator that is stopping is not started again before it is through") {
      let (app, child) = (probe("app"), probe("child"))
      app.launch()
      app.start(child)
      child.inStop = { app.start($0) }
      expectEqual(codes { child.cancel() }, "startedWhileStopping")
      expectTrue(child.isInactive && child.parent == nil)
    }

    test("Strangers are not stopped, paused or resumed") {
      let (app, other, stranger) = (probe("app"), probe("other"), probe("stranger"))
      app.launch()
      other.launch()
      other.start(stranger)
      _ = log.text
      let reported = codes {
        app.stop(stranger)
        app.pause(stranger)
        app.resume(stranger)
      }
      expectEqual(reported, "notAChild\nnotAChild\nnotAChild")
      expectEqual(log.text, "")
      expectTrue(stranger.isActive)
    }

    test("Stopping, pausing or resuming a child that has just ended is no mistake") {
      let (app, child) = (probe("app"), probe("child"))
      app.launch()
      app.start(child)
      child.cancel()
      let reported = codes {
        app.stop(child)
        app.pause(child)
        app.resume(child)
      }
      expectEqual(reported, "")
    }

    test("A coordinator that was never started has nothing to end") {
      let child = probe("child")
      child.finish("nothing")
      child.cancel()
      expectEqual(log.text, "")
      expectTrue(child.isInactive)
    }

    test("Two coordinators cannot share a context") {
      final class Borrower: Coordinator {
        let context: CoordinatorContext
        init(_ context: CoordinatorContext) { self.context = context }
        func start() {}
      }
      let app = probe("app")
      app.launch()
      let borrower = Borrower(app.context)
      expectEqual(codes { borrower.launch() }, "sharesContext")
      expectTrue(app.isActive)
    }

    test("A context that is made anew each time is refused, as root and as child") {
      final class Forgetful: Coordinator {
        var context: CoordinatorContext { CoordinatorContext() }
        func start() {}
      }
      let app = probe("app")
      app.launch()
      let forgetful = Forgetful()
      expectEqual(codes { forgetful.launch() }, "contextNotKept")
      expectEqual(codes { app.start(forgetful) }, "contextNotKept")
      expectTrue(app.children.isEmpty)
    }

    test("A root is not launched again before its stop is through") {
      let app = probe("app")
      app.launch()
      app.inStop = { $0.launch().whenEnded { [log] in log.note("\($0)") } }
      expectEqual(codes { app.cancel() }, "startedWhileStopping")
      expectTrue(app.isInactive)
      expectEqual(log.lines.last, "cancelled: could not be started")
    }
  }
}
