import CompactTesting
import CoordinatorCore
import Testing

@MainActor private protocol LoginCoordinatorDelegate: CoordinatorDelegate {
  func coordinatorDidLoginSuccessfully()
}

/// The shortest way to a delegate of one's own.
private final class LoginCoordinator: Coordinator {
  typealias Delegate = any LoginCoordinatorDelegate
  let context = CoordinatorContext()
  func start() {}
  func logIn() { delegate => { $0.coordinatorDidLoginSuccessfully() } }
}

/// The way of those who want to see the property.
private final class SignUpCoordinator: Coordinator {
  let context = CoordinatorContext()
  let delegate = MulticastDelegate<any LoginCoordinatorDelegate>()
  func start() {}
  func logIn() { delegate => { $0.coordinatorDidLoginSuccessfully() } }
}

private final class AppCoordinator: Coordinator, LoginCoordinatorDelegate {
  let context = CoordinatorContext()
  var calls: [String] = []
  func start() {}
  func coordinatorDidStart(_ coordinator: AnyCoordinator) { calls.append("started") }
  func coordinatorDidStop(_ coordinator: AnyCoordinator) { calls.append("stopped") }
  func coordinatorDidLoginSuccessfully() { calls.append("logged in") }
}

private final class DeafCoordinator: Coordinator {
  let context = CoordinatorContext()
  func start() {}
}

@MainActor @Suite struct CoordinatorDelegateTests: TableSuite {
  @Test(arguments: await rowNames) func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("The parent joins a specialised delegate by itself") {
      let app = AppCoordinator()
      let login = LoginCoordinator()
      app.launch()
      app.start(login)
      login.logIn()
      app.stop(login)
      login.logIn()
      expectEqual(app.calls, ["started", "logged in", "stopped"])
    }

    test("The parent joins a delegate that is a property of the child") {
      let app = AppCoordinator()
      let signUp = SignUpCoordinator()
      app.launch()
      app.start(signUp)
      signUp.logIn()
      app.stop(signUp)
      signUp.logIn()
      expectEqual(app.calls, ["started", "logged in", "stopped"])
    }

    test("A parent that added itself too hears once") {
      let app = AppCoordinator()
      let login = LoginCoordinator()
      login.delegate += app
      login.context.addObserver(app)
      app.launch()
      app.start(login)
      login.logIn()
      expectEqual(app.calls, ["started", "logged in"])
    }

    test("Observers hear any coordinator, and one that is a delegate too hears once") {
      let log = CallLog()
      let ear = Ear("ear", log)
      let deaf = DeafCoordinator()
      deaf.delegate += ear
      deaf.context.addObserver(ear)
      deaf.launch()
      deaf.context.removeObserver(ear)
      deaf.cancel()
      expectEqual(log.text, "ear hears started")
    }

    test("Somebody in the specialised delegate and among the observers hears once") {
      let app = AppCoordinator()
      let login = LoginCoordinator()
      login.delegate += app
      login.context.addObserver(app)
      login.launch()
      expectEqual(app.calls, ["started"])
    }

    test("What a coordinator does in a call that it hears is done in its own name") {
      final class Hearer: Coordinator {
        let context = CoordinatorContext()
        var names: [String] = []
        func start() {}
        func note() {
          names.append(CoordinatorContext.running === context ? "own" : "another's")
        }
        func coordinatorDidStop(_ coordinator: any Coordinator) { note() }
      }
      let hearer = Hearer()
      hearer.launch()
      let deaf = DeafCoordinator()
      deaf.launch()
      deaf.context.addObserver(hearer)
      let delegate = MulticastDelegate<Hearer>()
      delegate += hearer
      deaf.context.whileRunning { delegate => { $0.note() } }
      deaf.cancel()
      expectEqual(hearer.names, ["own", "own"])
      expectNil(CoordinatorContext.running)
    }

    test("An observer is kept on request") {
      weak var seen: Ear?
      let deaf = DeafCoordinator()
      do {
        let ear = Ear("ear", CallLog())
        seen = ear
        deaf.context.addObserver(ear, strongly: true)
      }
      expectNotNil(seen)
    }

    test("Observers that come while others are told hear from the next call on") {
      let log = CallLog()
      let (early, late) = (Ear("early", log), Ear("late", log))
      let deaf = DeafCoordinator()
      early.onCall = { _, coordinator in coordinator.context.addObserver(late) }
      deaf.context.addObserver(early)
      deaf.launch()
      deaf.cancel()
      expectEqual(log.text, "early hears started\nearly hears stopped\nlate hears stopped")
    }

    test("Who is removed or added while a call is told is passed over or hears the next") {
      let log = CallLog()
      let (app, child) = (Probe("app", log), Probe("child", log))
      let (first, removed, added) = (Ear("first", log), Ear("removed", log), Ear("added", log))
      first.onCall = { _, _ in
        child.delegate -= removed
        child.delegate += added
      }
      child.delegate += first
      child.delegate += removed
      app.launch()
      app.start(child)
      app.stop(child)
      expectEqual(
        log.text,
        """
        app.start
        child.start
        first hears started
        app hears child started
        child.stop
        first hears stopped
        added hears stopped
        app hears child stopped
        """)
    }
  }

  @Test
  func
    `A parent that is not what the child's delegate must be is reported and hears the four calls`()
  {
    final class Parent: Coordinator {
      let context = CoordinatorContext()
      var heard: [String] = []
      func start() {}
      func coordinatorDidStart(_ coordinator: AnyCoordinator) { heard.append("started") }
      func coordinatorDidStop(_ coordinator: AnyCoordinator) { heard.append("stopped") }
      func coordinatorDidPause(_ coordinator: AnyCoordinator) { heard.append("paused") }
      func coordinatorDidResume(_ coordinator: AnyCoordinator) { heard.append("resumed") }
    }
    let app = Parent()
    let login = LoginCoordinator()
    app.launch()
    expectEqual(codes { app.start(login) }, "parentIsNoDelegate")
    expectTrue(login.isActive)
    app.pause(login)
    app.resume(login)
    app.stop(login)
    expectEqual(app.heard, ["started", "paused", "resumed", "stopped"])
    let deaf = DeafCoordinator()
    expectEqual(codes { app.start(deaf) }, "")
  }
}
