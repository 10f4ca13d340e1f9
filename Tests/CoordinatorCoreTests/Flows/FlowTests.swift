import CompactTesting
import CoordinatorCore
import Testing

private final class Confirmation: FlowCoordinator {
  let context = CoordinatorContext()
  func start() {}
}

struct FlowTests: ProbeSuite {
  let log = CallLog()
  let app, child: Probe

  init() {
    (app, child) = (Probe("app", log), Probe("child", log))
    app.launch()
  }

  func startPlainly(_ child: some Coordinator, by parent: some Coordinator) { parent.start(child) }

  @Test(arguments: await rowNames) func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("Awaiting the outcome returns the output") {
      child.inStart = { child in
        Task { child.finish("user") }
      }
      let outcome = await app.start(child).outcome
      expectEqual(outcome, .finished("user"))
      expectTrue(child.isInactive && app.children.isEmpty)
    }

    test("A flow without an output finishes without an argument") {
      let confirmation = Confirmation()
      let handle = app.start(confirmation)
      confirmation.finish()
      await expectTrue(handle.outcome.isFinished)
    }

    test("The reason shows why a flow was cancelled") {
      let parent = probe("parent")
      var reasons: [CancelReason] = []
      @MainActor func stopChild(_ body: () -> Void) {
        app.start(parent)
        parent.start(child).whenEnded { reasons.append($0.cancelReason ?? .notShown) }
        body()
      }
      stopChild { child.cancel() }
      stopChild { parent.stop(child) }
      stopChild { app.stop(parent) }
      stopChild { child.context.stop(reason: .lastScreenRemoved) }
      expectEqual(reasons, [.cancelled, .stoppedByParent, .parentStopped, .lastScreenRemoved])
    }

    test("Cancelling the awaiting task stops the flow") {
      let handle = app.start(child)
      let task = await startTask { await handle.outcome }
      let other = await startTask { await handle.outcome }
      task.cancel()
      await expectEqual(task.value, .cancelled(.taskCancelled))
      await expectEqual(other.value, .cancelled(.taskCancelled))
      expectTrue(child.isInactive)
      expectEqual(log.lines.suffix(2), ["child.stop", "app.didStop(child)"])
    }

    test("Cancelling the task before it awaits stops the flow too") {
      let handle = app.start(child)
      let task = Task { await handle.outcome }
      task.cancel()
      await expectEqual(task.value, .cancelled(.taskCancelled))
      expectTrue(child.isInactive)
    }

    test("Cancelling the task after the outcome does not stop the next run") {
      let handle = app.start(child)
      let task = await startTask { await handle.outcome }
      child.finish("user")
      app.start(child)
      task.cancel()
      await expectEqual(task.value, .finished("user"))
      expectTrue(child.isActive)
    }

    test("Each closure is called once, and immediately if the flow has ended") {
      let handle = app.start(child)
      handle.whenEnded { [log] in log.note("first \($0)") }
      handle.whenEnded { [log] in log.note("second \($0)") }
      _ = log.text
      child.finish("user")
      child.cancel()
      handle.whenEnded { [log] in log.note("late \($0)") }
      log.expect(
        """
        child.stop
        app.didStop(child)
        first finished
        second finished
        late finished
        """)
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

    test("Starting a running plain child again returns a handle for its outcome") {
      startPlainly(child, by: app)
      var outcomes: [Outcome<String>] = []
      app.start(child).whenEnded { outcomes.append($0) }
      child.finish("user")
      expectEqual(outcomes, [.finished("user")])
    }

    test("whenEnded of a flow reports the current or the next run") {
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

    for ending in ["finish", "stop"] {
      test("whenEnded of a flow that stops reports the outcome of this run: \(ending)") {
        startPlainly(child, by: app)
        var outcomes: [Outcome<String>] = []
        child.inStop = { child in child.whenEnded { outcomes.append($0) } }
        if ending == "finish" { child.finish("user") } else { app.stop(child) }
        expectEqual(
          outcomes, ending == "finish" ? [.finished("user")] : [.cancelled(.stoppedByParent)])
      }
    }

    test("A root that was not launched reports its outcome") {
      var outcomes: [Outcome<String>] = []
      var app: Probe? = probe("app").whenEnded { outcomes.append($0) }
      app?.start(probe("child"))
      app = nil
      expectEqual(outcomes, [.cancelled(.deallocated)])
    }

    test("A flow that finishes before its start is reported, a second end has no effect") {
      var outcomes: [Outcome<String>] = []
      child.whenEnded { outcomes.append($0) }
      expectEqual(codes { child.finish("early") }, "finishedBeforeStart")
      expectEqual(
        codes {
          app.start(child)
          child.finish("first")
          child.finish("second")
        }, "")
      expectEqual(
        codes {
          app.start(child)
          child.cancel()
          child.finish("after cancel")
        }, "")
      expectEqual(outcomes, [.finished("first")])
    }

    test("A flow that is freed before its start is cancelled") {
      var outcomes: [Outcome<String>] = []
      probe("child").whenEnded { outcomes.append($0) }
      expectEqual(outcomes, [.cancelled(.notStarted)])
    }

    test("The transition result of start and launch is performed") {
      let app = probe("app")
      expectEqual([app.launch().ended, app.start(probe("child")).ended], [.performed, .performed])
    }

    test("An outcome has an output or a reason") {
      expectEqual(Outcome.finished(1).output, 1)
      expectNil(Outcome.finished(1).cancelReason)
      expectNil(Outcome<Int>.cancelled(.lastScreenRemoved).output)
      expectFalse(Outcome<Int>.cancelled(.lastScreenRemoved).isFinished)
      expectEqual("\(Outcome<Int>.cancelled(.notShown))", "cancelled: could not be shown")
    }

    test("Dropping a handle does not stop the flow") {
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

    test("An outcome can be awaited twice, and after the flow has ended") {
      let handle = app.start(child)
      let tasks = [
        await startTask { await handle.outcome }, await startTask { await handle.outcome },
      ]
      child.finish("user")
      for task in tasks { await expectEqual(task.value, .finished("user")) }
      await expectEqual(handle.outcome, .finished("user"))
      await expectEqual(handle.outcome, .finished("user"))
    }

    test("Cancelling the task while the flow stops keeps the first outcome") {
      let handle = app.start(child)
      let task = await startTask { await handle.outcome }
      child.inStop = { _ in task.cancel() }
      child.finish("user")
      await expectEqual(task.value, .finished("user"))
    }

    test("Closures are released when the outcome is delivered") {
      weak var retained: CallLog?
      do {
        let other = CallLog()
        app.start(child).whenEnded { other.note("\($0)") }
        retained = other
      }
      expectNotNil(retained)
      child.finish("user")
      expectNil(retained)
    }

    test("Stopping a root through its context cancels it with the reason cancelled") {
      let app = probe("app")
      var outcomes: [Outcome<String>] = []
      app.launch().whenEnded { outcomes.append($0) }
      app.context.stop()
      expectEqual(outcomes, [.cancelled(.cancelled)])
    }
  }
}
