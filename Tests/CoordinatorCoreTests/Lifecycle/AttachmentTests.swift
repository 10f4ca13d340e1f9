import CompactTesting
import CoordinatorCore
import Testing

private final class Attachment: _ContextAttachment {
  let log: CallLog
  init(_ log: CallLog) { self.log = log }

  func hookWillRun(_ hook: LifecycleHook, of coordinator: AnyCoordinator) {
    log.note("will \(hook)")
  }

  func hookDidRun(_ hook: LifecycleHook, of coordinator: AnyCoordinator) {
    log.note("did \(hook)")
  }

  func coordinatorDidStop(_ coordinator: AnyCoordinator) {
    log.note("has stopped, parent \(coordinator.parent == nil ? "none" : "kept")")
  }

  func coordinatorDidBecomeRoot(_ coordinator: AnyCoordinator) {
    log.note("is root")
  }

  var treeAnnotation: String? { "Screen" }
}

private final class Attached: FlowCoordinator {
  let context = CoordinatorContext()
  let log: CallLog
  var onStart: (Attached) -> Void = { _ in }

  init(_ log: CallLog) { self.log = log }

  func start() {
    log.note("start")
    onStart(self)
  }

  func stop() { log.note("stop") }

  func _makeContextAttachment() -> (any _ContextAttachment)? {
    log.note("makes attachment")
    return Attachment(log)
  }
}

/// Notes only what is asked after hooks and delegate calls.
private final class Asked: _ContextAttachment {
  let log: CallLog
  let context: CoordinatorContext

  init(_ log: CallLog, _ context: CoordinatorContext) {
    self.log = log
    self.context = context
  }

  func hookWillRun(_ hook: LifecycleHook, of coordinator: AnyCoordinator) {}

  func hookDidRun(_ hook: LifecycleHook, of coordinator: AnyCoordinator) {
    log.note(context.latestDefaultHook == hook ? "\(hook) is a default" : "\(hook)")
  }

  func delegateCallDidRun(of coordinator: AnyCoordinator) { log.note("delegate call") }
  func coordinatorDidStop(_ coordinator: AnyCoordinator) {}
  func coordinatorDidBecomeRoot(_ coordinator: AnyCoordinator) {}
}

/// Hears only of a start, and resumes by itself.
private final class Listening: Coordinator {
  let context = CoordinatorContext()
  func start() {}
  func resume() {}
  func coordinatorDidStart(_ coordinator: AnyCoordinator) {}
}

/// One whose functions do something, and end by a default of its own.
private final class Handing: Coordinator {
  let context = CoordinatorContext()
  func start() {}
  func resume() { pause() }
  func coordinatorDidStart(_ coordinator: AnyCoordinator) { coordinatorDidPause(coordinator) }
}

@MainActor @Suite struct AttachmentTests: TableSuite {
  let log = CallLog()

  @Test(arguments: await rowNames) func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("It is made once, before the first start, and hears every hook and every stop") {
      let app = Probe("app", CallLog())
      let child = Attached(log)
      app.launch()
      for _ in 1...2 {
        app.start(child).whenEnded { [log] in log.note("\($0)") }
        child.finish()
      }
      let run = """
        will start
        start
        did start
        will stop
        stop
        did stop
        has stopped, parent none
        finished
        """
      expectEqual(log.text, "makes attachment\n" + run + "\n" + run)
    }

    test("It hears that its coordinator became the root before the start") {
      let app = Attached(log)
      app.launch()
      expectEqual(log.text, "makes attachment\nis root\nwill start\nstart\ndid start")
    }

    test("It hears that a root was started by hand") {
      let app = Attached(log)
      app.onStart = { $0.start(Probe("child", CallLog())) }
      app.start()
      expectEqual(log.text, "start\nmakes attachment\nis root")
    }

    test("One that the layer attached itself is kept") {
      let app = Attached(log)
      app.context.attachment = Attachment(log)
      app.launch()
      expectEqual(log.text, "is root\nwill start\nstart\ndid start")
    }

    test("The running context is that of the hook, and of the parent in its delegate calls") {
      let app = Probe("app", log)
      let child = Probe("child", log)
      child.inStart = { [log] child in
        log.note("runs child: \(CoordinatorContext.running === child.context)")
      }
      app.onChild = { [log] app, _, _ in
        log.note("runs app: \(CoordinatorContext.running === app.context)")
      }
      app.launch()
      app.start(child)
      expectEqual(
        log.text,
        """
        app.start
        child.start
        runs child: true
        app hears child started
        runs app: true
        """)
      child.cancel()
      expectEqual(log.text, "child.stop\napp hears child stopped\nruns app: true")
    }

    test("It is not asked after defaults, which do nothing") {
      let app = Listening()
      app.context.attachment = Asked(log, app.context)
      app.launch()
      expectEqual(log.text, "start")
      let child = Probe("child", CallLog())
      app.start(child)
      expectEqual(log.text, "delegate call")
      app.stop(child)
      app.context.pause()
      app.context.resume()
      expectEqual(log.text, "pause is a default\nresume")
    }

    test("It is asked after what only ends by a default") {
      let app = Handing()
      app.context.attachment = Asked(log, app.context)
      app.launch()
      let child = Probe("child", CallLog())
      child.context.addObserver(app)
      app.start(child)
      let other = Probe("other", CallLog())
      other.launch()
      let heard = Probe("heard", CallLog())
      heard.context.addObserver(app)
      other.start(heard)
      app.context.pause()
      expectEqual(codes { app.context.resume() }, "hookCalledByHand")
      expectEqual(log.text, "start\ndelegate call\ndelegate call\npause is a default\nresume")
    }

    test("A coordinator that is ended from outside stops with the given reason") {
      let app = Attached(log)
      let handle = app.launch()
      app.context.end(reason: .sceneDisconnected)
      var reason: CancelReason?
      handle.whenEnded { reason = $0.cancelReason }
      expectEqual(reason, .sceneDisconnected)
      expectTrue(app.isInactive)
    }
  }
}
