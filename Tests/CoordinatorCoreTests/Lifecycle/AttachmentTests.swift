import CompactTesting
import CoordinatorCore
import Testing

private final class Attachment: ContextAttachment {
  let log: CallLog
  init(_ log: CallLog) { self.log = log }

  func hookWillRun(_ hook: LifecycleHook, of coordinator: AnyCoordinator) {
    log.note("will \(hook)")
  }

  func hookDidRun(_ hook: LifecycleHook, of coordinator: AnyCoordinator, isDefault: Bool) {
    log.note("did \(hook)")
  }

  func coordinatorDidStop(_ coordinator: AnyCoordinator) {
    log.note("did stop, parent \(coordinator.parent == nil ? "none" : "set")")
  }

  func coordinatorDidBecomeRoot(_ coordinator: AnyCoordinator) {
    log.note("did become root")
  }

  var treeAnnotation: String? { "Screen" }
}

private final class AttachedCoordinator: FlowCoordinator {
  let context = CoordinatorContext()
  let log: CallLog
  var onStart: (AttachedCoordinator) -> Void = { _ in }

  init(_ log: CallLog) { self.log = log }

  func start() {
    log.note("start")
    onStart(self)
  }

  func stop() { log.note("stop") }

  func _makeContextAttachment() -> _ContextAttachment? {
    log.note("create attachment")
    return _ContextAttachment(Attachment(log))
  }
}

/// Logs only the calls after hooks and delegate methods.
private final class CallAttachment: ContextAttachment {
  let log: CallLog
  let context: CoordinatorContext

  init(_ log: CallLog, _ context: CoordinatorContext) {
    self.log = log
    self.context = context
  }

  func hookWillRun(_ hook: LifecycleHook, of coordinator: AnyCoordinator) {}

  func hookDidRun(_ hook: LifecycleHook, of coordinator: AnyCoordinator, isDefault: Bool) {
    log.note(isDefault ? "\(hook) is a default" : "\(hook)")
  }

  func delegateCallDidRun(of coordinator: AnyCoordinator) { log.note("delegate call") }
  func coordinatorDidStop(_ coordinator: AnyCoordinator) {}
  func coordinatorDidBecomeRoot(_ coordinator: AnyCoordinator) {}
}

/// Implements only `resume` and `coordinatorDidStart`.
private final class PartialCoordinator: Coordinator {
  let context = CoordinatorContext()
  func start() {}
  func resume() {}
  func coordinatorDidStart(_ coordinator: AnyCoordinator) {}
}

/// Implements methods that call its own default implementations.
private final class DefaultCaller: Coordinator {
  let context = CoordinatorContext()
  func start() {}
  func resume() { pause() }
  func coordinatorDidStart(_ coordinator: AnyCoordinator) { coordinatorDidPause(coordinator) }
}

struct AttachmentTests: TableSuite {
  let log = CallLog()

  @Test(arguments: await rowNames) func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("The attachment is created once, and called for every hook and stop") {
      let app = Probe("app", CallLog())
      let child = AttachedCoordinator(log)
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
        did stop, parent none
        finished
        """
      expectEqual(log.text, "create attachment\n" + run + "\n" + run)
    }

    test("The attachment is called before a root starts") {
      let app = AttachedCoordinator(log)
      app.launch()
      log.expect("create attachment\ndid become root\nwill start\nstart\ndid start")
    }

    test("The attachment is called for a root that was started directly") {
      let app = AttachedCoordinator(log)
      app.onStart = { $0.start(Probe("child", CallLog())) }
      app.start()
      log.expect("start\ncreate attachment\ndid become root")
    }

    test("An attachment that the layer has set is used") {
      let app = AttachedCoordinator(log)
      app.context.attachment = Attachment(log)
      app.launch()
      log.expect("did become root\nwill start\nstart\ndid start")
    }

    test("A hook runs in the child's context, a delegate call in the parent's") {
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
      log.expect(
        """
        app.start
        child.start
        runs child: true
        app.didStart(child)
        runs app: true
        """)
      child.cancel()
      log.expect("child.stop\napp.didStop(child)\nruns app: true")
    }

    test("The attachment is not called after default implementations") {
      let app = PartialCoordinator()
      app.context.attachment = CallAttachment(log, app.context)
      app.launch()
      log.expect("start")
      let child = Probe("child", CallLog())
      app.start(child)
      log.expect("delegate call")
      app.stop(child)
      app.context.pause()
      app.context.resume()
      log.expect("pause is a default\nresume")
    }

    test("The attachment is called after a method that calls a default implementation") {
      let app = DefaultCaller()
      app.context.attachment = CallAttachment(log, app.context)
      app.launch()
      let child = Probe("child", CallLog())
      child.context.addObserver(app)
      app.start(child)
      let other = Probe("other", CallLog())
      other.launch()
      let observed = Probe("observed", CallLog())
      observed.context.addObserver(app)
      other.start(observed)
      app.context.pause()
      expectEqual(codes { app.context.resume() }, "hookCalledByHand")
      log.expect("start\ndelegate call\ndelegate call\npause is a default\nresume")
    }
  }
}
