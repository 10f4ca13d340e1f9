import CoordinatorCore
import Testing

@MainActor @Suite struct RefusalTests {
  let log = CallLog()

  func probe(_ name: String) -> Probe { Probe(name, log) }

  @Test func `A coordinator cannot start itself`() {
    let app = probe("app")
    app.launch()
    #expect(codes { app.start(app) } == "startsItself")
    #expect(app.children.isEmpty && app.isActive)
  }

  @Test func `A coordinator cannot start an ancestor`() {
    let (app, a, b) = (probe("app"), probe("a"), probe("b"))
    app.launch()
    app.start(a)
    a.start(b)
    #expect(codes { b.start(app) } == "startsAncestor")
    #expect(codes { b.start(a) } == "startsAncestor")
    #expect(b.children.isEmpty && a.parent === app && app.parent == nil)
  }

  @Test func `A child of another is not taken away`() {
    let (app, a, b) = (probe("app"), probe("a"), probe("b"))
    let child = probe("child")
    app.launch()
    app.start(a)
    app.start(b)
    a.start(child)
    var outcome = ""
    #expect(codes { b.start(child).whenEnded { outcome = "\($0)" } } == "startsChildOfAnother")
    #expect(outcome == "cancelled: could not be started")
    #expect(child.parent === a && child.isActive)
  }

  @Test func `A launched root is not taken as a child`() {
    let (app, other) = (probe("app"), probe("other"))
    app.launch()
    other.launch()
    #expect(codes { app.start(other) } == "startsRoot")
    #expect(other.parent == nil && other.isActive)
  }

  @Test func `A child cannot be launched`() {
    let (app, child) = (probe("app"), probe("child"))
    app.launch()
    app.start(child)
    #expect(codes { child.launch() } == "launchedChild")
    #expect(child.parent === app)
  }

  @Test func `A stopped coordinator starts no child`() {
    let (app, child, late) = (probe("app"), probe("child"), probe("late"))
    app.launch()
    app.start(child)
    child.cancel()
    #expect(codes { child.start(late) } == "startsWhileInactive")
    #expect(late.isInactive && late.parent == nil)
  }

  @Test func `Nothing is started from within stop`() {
    let (app, child, late) = (probe("app"), probe("child"), probe("late"))
    app.launch()
    app.start(child)
    child.inStop = { $0.start(late) }
    #expect(codes { child.cancel() } == "startsWhileStopping")
    #expect(late.isInactive && late.parent == nil)
  }

  @Test func `A coordinator that is stopping is not started again before it is through`() {
    let (app, child) = (probe("app"), probe("child"))
    app.launch()
    app.start(child)
    child.inStop = { app.start($0) }
    #expect(codes { child.cancel() } == "startedWhileStopping")
    #expect(child.isInactive && child.parent == nil)
  }

  @Test func `Strangers are not stopped, paused or resumed`() {
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
    #expect(reported == "notAChild\nnotAChild\nnotAChild")
    #expect(log.text == "")
    #expect(stranger.isActive)
  }

  @Test func `Stopping, pausing or resuming a child that has just ended is no mistake`() {
    let (app, child) = (probe("app"), probe("child"))
    app.launch()
    app.start(child)
    child.cancel()
    let reported = codes {
      app.stop(child)
      app.pause(child)
      app.resume(child)
    }
    #expect(reported == "")
  }

  @Test func `A coordinator that was never started has nothing to end`() {
    let child = probe("child")
    child.finish("nothing")
    child.cancel()
    #expect(log.text == "")
    #expect(child.isInactive)
  }

  @Test func `Two coordinators cannot share a context`() {
    final class Borrower: Coordinator {
      let context: CoordinatorContext
      init(_ context: CoordinatorContext) { self.context = context }
      func start() {}
    }
    let app = probe("app")
    app.launch()
    let borrower = Borrower(app.context)
    #expect(codes { borrower.launch() } == "sharesContext")
    #expect(app.isActive)
  }

  @Test func `A context that is made anew each time is refused, as root and as child`() {
    final class Forgetful: Coordinator {
      var context: CoordinatorContext { CoordinatorContext() }
      func start() {}
    }
    let app = probe("app")
    app.launch()
    let forgetful = Forgetful()
    #expect(codes { forgetful.launch() } == "contextNotKept")
    #expect(codes { app.start(forgetful) } == "contextNotKept")
    #expect(app.children.isEmpty)
  }

  @Test func `A root is not launched again before its stop is through`() {
    let app = probe("app")
    app.launch()
    app.inStop = { $0.launch().whenEnded { [log] in log.note("\($0)") } }
    #expect(codes { app.cancel() } == "startedWhileStopping")
    #expect(app.isInactive)
    #expect(log.lines.last == "cancelled: could not be started")
  }
}
