import CompactTesting
import CoordinatorCore
import Testing

private final class Confirmation: FlowCoordinator {
  let context = CoordinatorContext()
  func start() {}
}

@MainActor @Suite struct FlowTests: TableSuite {
  let log = CallLog()

  func probe(_ name: String) -> Probe { Probe(name, log) }

  @Test(arguments: await rowNames) func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("An awaited outcome is the output") {
      let (app, child) = (probe("app"), probe("child"))
      app.launch()
      child.inStart = { child in
        Task { child.finish("user") }
      }
      let outcome = await app.start(child).outcome
      expectEqual(outcome, .finished("user"))
      expectTrue(child.isInactive && app.children.isEmpty)
    }

    test("A flow without an output finishes without an argument") {
      let (app, confirmation) = (probe("app"), Confirmation())
      app.launch()
      let handle = app.start(confirmation)
      confirmation.finish()
      await expectTrue(handle.outcome.isFinished)
    }

    test("A root has an outcome too") {
      let app = probe("app")
      let handle = app.launch()
      app.finish("the end")
      await expectEqual(handle.outcome.output, "the end")
    }

    test("The reason tells who ended a flow") {
      let (app, parent, child) = (probe("app"), probe("parent"), probe("child"))
      app.launch()
      var reasons: [CancelReason] = []
      @MainActor func end(_ body: () -> Void) {
        app.start(parent)
        parent.start(child).whenEnded { reasons.append($0.cancelReason ?? .notShown) }
        body()
      }
      end { child.cancel() }
      end { parent.stop(child) }
      end { app.stop(parent) }
      end { child.context.end(reason: .left) }
      expectEqual(reasons, [.cancelled, .stoppedByParent, .parentStopped, .left])
    }

    test("Cancelling the task that awaits it ends the flow") {
      let (app, child) = (probe("app"), probe("child"))
      app.launch()
      let handle = app.start(child)
      let task = await startTask { await handle.outcome }
      let other = await startTask { await handle.outcome }
      task.cancel()
      await expectEqual(task.value, .cancelled(.taskCancelled))
      await expectEqual(other.value, .cancelled(.taskCancelled))
      expectTrue(child.isInactive)
      expectEqual(log.lines.suffix(2), ["child.stop", "app hears child stopped"])
    }

    test("A task that is cancelled before it awaits ends the flow too") {
      let (app, child) = (probe("app"), probe("child"))
      app.launch()
      let handle = app.start(child)
      let task = Task { await handle.outcome }
      task.cancel()
      await expectEqual(task.value, .cancelled(.taskCancelled))
      expectTrue(child.isInactive)
    }

    test("A late cancellation changes nothing, for the next run neither") {
      let (app, child) = (probe("app"), probe("child"))
      app.launch()
      let handle = app.start(child)
      let task = await startTask { await handle.outcome }
      child.finish("user")
      app.start(child)
      task.cancel()
      await expectEqual(task.value, .finished("user"))
      expectTrue(child.isActive)
    }

    test("Everybody who asked is told once, those who ask later at once") {
      let (app, child) = (probe("app"), probe("child"))
      app.launch()
      let handle = app.start(child)
      handle.whenEnded { [log] in log.note("first \($0)") }
      handle.whenEnded { [log] in log.note("second \($0)") }
      _ = log.text
      child.finish("user")
      child.cancel()
      handle.whenEnded { [log] in log.note("late \($0)") }
      expectEqual(
        log.text,
        """
        child.stop
        app hears child stopped
        first finished
        second finished
        late finished
        """)
    }

    test("Each run has an outcome of its own") {
      let (app, child) = (probe("app"), probe("child"))
      app.launch()
      var outcomes: [Outcome<String>] = []
      app.start(child).whenEnded { outcomes.append($0) }
      child.finish("one")
      app.start(child).whenEnded { outcomes.append($0) }
      child.finish("two")
      expectEqual(outcomes, [.finished("one"), .finished("two")])
    }

    test("A flow that is freed while it runs has an outcome") {
      var child: Probe? = probe("child")
      let handle = child?.launch()
      child = nil
      await expectEqual(handle?.outcome, .cancelled(.deallocated))
    }

    test("A flow whose whole tree is freed has an outcome") {
      var outcomes: [Outcome<String>] = []
      do {
        let app = probe("app")
        app.launch()
        app.start(probe("child")).whenEnded { outcomes.append($0) }
      }
      expectEqual(outcomes, [.cancelled(.deallocated)])
    }

    test("A flow that was started as a plain coordinator has a handle when it is asked for") {
      @MainActor func startPlainly(_ child: some Coordinator, by parent: some Coordinator) {
        parent.start(child)
      }
      let (app, child) = (probe("app"), probe("child"))
      app.launch()
      startPlainly(child, by: app)
      var outcomes: [Outcome<String>] = []
      app.start(child).whenEnded { outcomes.append($0) }
      child.finish("user")
      expectEqual(outcomes, [.finished("user")])
    }

    test("A flow reports the end of the run for which it was asked") {
      let app = probe("app")
      app.launch()
      var outcomes: [Outcome<String>] = []
      let child = probe("child").whenEnded { outcomes.append($0) }
      for output in ["first", "second"] {
        app.start(child)
        child.finish(output)
      }
      app.start(child)
      child.whenEnded { outcomes.append($0) }.cancel()
      expectEqual(outcomes, [.finished("first"), .cancelled(.cancelled)])
    }

    test("A root that no launch has started reports its end") {
      var outcomes: [Outcome<String>] = []
      var app: Probe? = probe("app").whenEnded { outcomes.append($0) }
      app?.start(probe("child"))
      app = nil
      expectEqual(outcomes, [.cancelled(.deallocated)])
    }

    test("A flow that finishes before its start, or twice, is reported") {
      let (app, child) = (probe("app"), probe("child"))
      app.launch()
      var outcomes: [Outcome<String>] = []
      child.whenEnded { outcomes.append($0) }
      @MainActor func expect(_ code: String, _ body: () -> Void) {
        expectEqual(DiagnosticReporter.collecting(body).map(\.code.text).joined(), code)
      }
      expect("finishedBeforeStart") { child.finish("early") }
      expect("") {
        app.start(child)
        child.finish("first")
      }
      expect("finishedTwice") { child.finish("second") }
      expect("") {
        app.start(child)
        child.cancel()
        child.finish("after another end")
      }
      expectEqual(outcomes, [.finished("first")])
    }

    test("A flow that is freed before its start is cancelled") {
      var outcomes: [Outcome<String>] = []
      probe("child").whenEnded { outcomes.append($0) }
      expectEqual(outcomes, [.cancelled(.notStarted)])
    }

    test("A flow that is started needs no transition") {
      let app = probe("app")
      expectEqual([app.launch().ended, app.start(probe("child")).ended], [.performed, .performed])
    }

    test("Outcomes can be taken apart") {
      expectEqual(Outcome.finished(1).output, 1)
      expectNil(Outcome.finished(1).cancelReason)
      expectNil(Outcome<Int>.cancelled(.left).output)
      expectFalse(Outcome<Int>.cancelled(.left).isFinished)
      expectEqual("\(Outcome<Int>.cancelled(CancelReason("too late")))", "cancelled: too late")
    }

    test("A handle that is dropped ends nothing") {
      let (app, child) = (probe("app"), probe("child"))
      app.launch()
      weak var dropped: FlowHandle<String>?
      do {
        let handle = app.start(child)
        handle.whenEnded { [log] in log.note("\($0.output ?? "none")") }
        dropped = handle
      }
      expectTrue(child.isActive)
      child.finish("user")
      expectEqual(log.lines.last, "user")
      expectNil(dropped)
    }

    test("An outcome can be awaited twice, and after the end") {
      let (app, child) = (probe("app"), probe("child"))
      app.launch()
      let handle = app.start(child)
      let tasks = [
        await startTask { await handle.outcome }, await startTask { await handle.outcome },
      ]
      child.finish("user")
      for task in tasks { await expectEqual(task.value, .finished("user")) }
      await expectEqual(handle.outcome, .finished("user"))
      await expectEqual(handle.outcome, .finished("user"))
    }

    test("A task that is cancelled while the flow is ending gets how it ended") {
      let (app, child) = (probe("app"), probe("child"))
      app.launch()
      let handle = app.start(child)
      let task = await startTask { await handle.outcome }
      child.inStop = { _ in task.cancel() }
      child.finish("user")
      await expectEqual(task.value, .finished("user"))
    }

    test("What waits for the outcome is let go when it has come") {
      let (app, child) = (probe("app"), probe("child"))
      app.launch()
      weak var kept: CallLog?
      do {
        let other = CallLog()
        app.start(child).whenEnded { other.note("\($0)") }
        kept = other
      }
      expectNotNil(kept)
      child.finish("user")
      expectNil(kept)
    }

    test("A root that is stopped through its context was cancelled, not stopped by a parent") {
      let app = probe("app")
      var outcomes: [Outcome<String>] = []
      app.launch().whenEnded { outcomes.append($0) }
      app.context.stop()
      expectEqual(outcomes, [.cancelled(.cancelled)])
    }
  }
}
