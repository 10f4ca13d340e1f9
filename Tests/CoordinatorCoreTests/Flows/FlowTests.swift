import CoordinatorCore
import Testing

private final class Confirmation: FlowCoordinator {
  let context = CoordinatorContext()
  func start() {}
}

@MainActor @Suite struct FlowTests {
  let log = CallLog()

  func probe(_ name: String) -> Probe { Probe(name, log) }

  @Test func `An awaited outcome is the output`() async {
    let (app, child) = (probe("app"), probe("child"))
    app.launch()
    child.inStart = { child in
      Task { child.finish("user") }
    }
    let outcome = await app.start(child).outcome
    #expect(outcome == .finished("user"))
    #expect(child.isInactive && app.children.isEmpty)
  }

  @Test func `A flow without an output finishes without an argument`() async {
    let (app, confirmation) = (probe("app"), Confirmation())
    app.launch()
    let handle = app.start(confirmation)
    confirmation.finish()
    #expect(await handle.outcome.isFinished)
  }

  @Test func `A root has an outcome too`() async {
    let app = probe("app")
    let handle = app.launch()
    app.finish("the end")
    #expect(await handle.outcome.output == "the end")
  }

  @Test func `The reason tells who ended a flow`() {
    let (app, parent, child) = (probe("app"), probe("parent"), probe("child"))
    app.launch()
    var reasons: [CancelReason] = []
    func end(_ body: () -> Void) {
      app.start(parent)
      parent.start(child).whenEnded { reasons.append($0.cancelReason ?? .notShown) }
      body()
    }
    end { child.cancel() }
    end { parent.stop(child) }
    end { app.stop(parent) }
    end { child.context.end(reason: .left) }
    #expect(reasons == [.cancelled, .stoppedByParent, .parentStopped, .left])
  }

  @Test func `Cancelling the task that awaits it ends the flow`() async {
    let (app, child) = (probe("app"), probe("child"))
    app.launch()
    let handle = app.start(child)
    let task = Task { await handle.outcome }
    let other = Task { await handle.outcome }
    await Task.yield()
    task.cancel()
    #expect(await task.value == .cancelled(.taskCancelled))
    #expect(await other.value == .cancelled(.taskCancelled))
    #expect(child.isInactive)
    #expect(log.lines.suffix(2) == ["child.stop", "app hears child stopped"])
  }

  @Test func `A task that is cancelled before it awaits ends the flow too`() async {
    let (app, child) = (probe("app"), probe("child"))
    app.launch()
    let handle = app.start(child)
    let task = Task { await handle.outcome }
    task.cancel()
    #expect(await task.value == .cancelled(.taskCancelled))
    #expect(child.isInactive)
  }

  @Test func `A late cancellation changes nothing, for the next run neither`() async {
    let (app, child) = (probe("app"), probe("child"))
    app.launch()
    let handle = app.start(child)
    let task = Task { await handle.outcome }
    await Task.yield()
    child.finish("user")
    app.start(child)
    task.cancel()
    #expect(await task.value == .finished("user"))
    #expect(child.isActive)
  }

  @Test func `Everybody who asked is told once, those who ask later at once`() {
    let (app, child) = (probe("app"), probe("child"))
    app.launch()
    let handle = app.start(child)
    handle.whenEnded { [log] in log.note("first \($0)") }
    handle.whenEnded { [log] in log.note("second \($0)") }
    _ = log.text
    child.finish("user")
    child.cancel()
    handle.whenEnded { [log] in log.note("late \($0)") }
    #expect(
      log.text == """
        child.stop
        app hears child stopped
        first finished
        second finished
        late finished
        """)
  }

  @Test func `Each run has an outcome of its own`() {
    let (app, child) = (probe("app"), probe("child"))
    app.launch()
    var outcomes: [Outcome<String>] = []
    app.start(child).whenEnded { outcomes.append($0) }
    child.finish("one")
    app.start(child).whenEnded { outcomes.append($0) }
    child.finish("two")
    #expect(outcomes == [.finished("one"), .finished("two")])
  }

  @Test func `A flow that is freed while it runs has an outcome`() async {
    var child: Probe? = probe("child")
    let handle = child?.launch()
    child = nil
    #expect(await handle?.outcome == .cancelled(.deallocated))
  }

  @Test func `A flow whose whole tree is freed has an outcome`() {
    var outcomes: [Outcome<String>] = []
    do {
      let app = probe("app")
      app.launch()
      app.start(probe("child")).whenEnded { outcomes.append($0) }
    }
    #expect(outcomes == [.cancelled(.deallocated)])
  }

  @Test func `A flow that was started as a plain coordinator has a handle when it is asked for`() {
    func startPlainly(_ child: some Coordinator, by parent: some Coordinator) {
      parent.start(child)
    }
    let (app, child) = (probe("app"), probe("child"))
    app.launch()
    startPlainly(child, by: app)
    var outcomes: [Outcome<String>] = []
    app.start(child).whenEnded { outcomes.append($0) }
    child.finish("user")
    #expect(outcomes == [.finished("user")])
  }

  @Test func `Outcomes can be taken apart`() {
    #expect(Outcome.finished(1).output == 1)
    #expect(Outcome.finished(1).cancelReason == nil)
    #expect(Outcome<Int>.cancelled(.left).output == nil)
    #expect(!Outcome<Int>.cancelled(.left).isFinished)
    #expect("\(Outcome<Int>.cancelled(CancelReason("too late")))" == "cancelled: too late")
  }

  @Test func `A handle that is dropped ends nothing`() {
    let (app, child) = (probe("app"), probe("child"))
    app.launch()
    weak var dropped: FlowHandle<String>?
    do {
      let handle = app.start(child)
      handle.whenEnded { [log] in log.note("\($0.output ?? "none")") }
      dropped = handle
    }
    #expect(child.isActive)
    child.finish("user")
    #expect(log.lines.last == "user")
    #expect(dropped == nil)
  }

  @Test func `An outcome can be awaited twice, and after the end`() async {
    let (app, child) = (probe("app"), probe("child"))
    app.launch()
    let handle = app.start(child)
    let tasks = [Task { await handle.outcome }, Task { await handle.outcome }]
    await Task.yield()
    child.finish("user")
    for task in tasks { #expect(await task.value == .finished("user")) }
    #expect(await handle.outcome == .finished("user"))
    #expect(await handle.outcome == .finished("user"))
  }

  @Test func `A task that is cancelled while the flow is ending gets how it ended`() async {
    let (app, child) = (probe("app"), probe("child"))
    app.launch()
    let handle = app.start(child)
    let task = Task { await handle.outcome }
    await Task.yield()
    child.inStop = { _ in task.cancel() }
    child.finish("user")
    #expect(await task.value == .finished("user"))
  }

  @Test func `What waits for the outcome is let go when it has come`() {
    let (app, child) = (probe("app"), probe("child"))
    app.launch()
    weak var kept: CallLog?
    do {
      let other = CallLog()
      app.start(child).whenEnded { other.note("\($0)") }
      kept = other
    }
    #expect(kept != nil)
    child.finish("user")
    #expect(kept == nil)
  }

  @Test func `A root that is stopped through its context was cancelled, not stopped by a parent`() {
    let app = probe("app")
    var outcomes: [Outcome<String>] = []
    app.launch().whenEnded { outcomes.append($0) }
    app.context.stop()
    #expect(outcomes == [.cancelled(.cancelled)])
  }
}
