import CompactTesting
import CoordinatorCore
import Testing

@MainActor private protocol LoginCoordinatorDelegate: CoordinatorDelegate {
  func coordinatorDidLoginSuccessfully()
}

extension ListenerSpy: LoginCoordinatorDelegate {
  fileprivate func coordinatorDidLoginSuccessfully() {}
}

/// A coordinator that specialises its delegate with a type alias.
private final class LoginCoordinator: Coordinator {
  typealias Delegate = any LoginCoordinatorDelegate
  let context = CoordinatorContext()
  func start() {}
  func logIn() { delegate => { $0.coordinatorDidLoginSuccessfully() } }
}

/// A coordinator that declares its delegate as a property.
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

struct CoordinatorDelegateTests: TableSuite {
  @Test(arguments: await rowNames) func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("The parent is added to a specialised delegate") {
      let app = AppCoordinator()
      let login = LoginCoordinator()
      app.launch()
      app.start(login)
      login.logIn()
      app.stop(login)
      login.logIn()
      expectEqual(app.calls, ["started", "logged in", "stopped"])
    }

    test("The parent is added to a delegate property of the child") {
      // The context detects once whether a class has the default delegate, so the second child counts, too.
      for signUp in [SignUpCoordinator(), SignUpCoordinator()] {
        let app = AppCoordinator()
        app.launch()
        app.start(signUp)
        signUp.logIn()
        app.stop(signUp)
        signUp.logIn()
        expectEqual(app.calls, ["started", "logged in", "stopped"])
      }
    }

    test("A parent that also adds itself is notified once") {
      let app = AppCoordinator()
      let login = LoginCoordinator()
      login.delegate += app
      login.context.addObserver(app)
      app.launch()
      app.start(login)
      login.logIn()
      expectEqual(app.calls, ["started", "logged in"])
    }

    test("An observer that is also a delegate is notified once") {
      let log = CallLog()
      let listener = ListenerSpy("listener", log)
      let plain = Plain()
      plain.delegate += listener
      plain.context.addObserver(listener)
      plain.launch()
      plain.context.removeObserver(listener)
      plain.cancel()
      log.expect("listener.didStart")
    }

    test("The listeners of a specialised delegate are notified before the observers") {
      let log = CallLog()
      let login = LoginCoordinator()
      let spies = ["first", "second", "third"].map { ListenerSpy($0, log) }
      login.context.addObserver(spies[0])
      login.delegate += spies[1]
      login.context.addObserver(spies[2])
      login.launch()
      log.expect("second.didStart\nfirst.didStart\nthird.didStart")
    }

    test("A listener's context is the running one during a delegate call") {
      final class Observer: Coordinator {
        let context = CoordinatorContext()
        var names: [String] = []
        func start() {}
        func note() {
          names.append(CoordinatorContext.running === context ? "own" : "other")
        }
        func coordinatorDidStop(_ coordinator: any Coordinator) { note() }
      }
      let observer = Observer()
      observer.launch()
      let plain = Plain()
      plain.launch()
      plain.context.addObserver(observer)
      let delegate = MulticastDelegate<Observer>()
      delegate += observer
      plain.context.whileRunning { delegate => { $0.note() } }
      plain.cancel()
      expectEqual(observer.names, ["own", "own"])
      expectNil(CoordinatorContext.running)
    }

    test("A listener removed during a call is skipped, an added one gets the next call") {
      let log = CallLog()
      let (app, child) = (Probe("app", log), Probe("child", log))
      let (first, removed, added) = (
        ListenerSpy("first", log), ListenerSpy("removed", log), ListenerSpy("added", log)
      )
      first.onCall = { _, _ in
        child.delegate -= removed
        child.delegate += added
      }
      child.delegate += first
      child.delegate += removed
      app.launch()
      app.start(child)
      app.stop(child)
      log.expect(
        """
        app.start
        child.start
        first.didStart
        app.didStart(child)
        child.stop
        first.didStop
        added.didStop
        app.didStop(child)
        """)
    }

    test("A parent that does not conform to the child's delegate is reported and still notified") {
      final class Parent: Coordinator {
        let context = CoordinatorContext()
        var calls: [String] = []
        func start() {}
        func coordinatorDidStart(_ coordinator: AnyCoordinator) { calls.append("started") }
        func coordinatorDidStop(_ coordinator: AnyCoordinator) { calls.append("stopped") }
        func coordinatorDidPause(_ coordinator: AnyCoordinator) { calls.append("paused") }
        func coordinatorDidResume(_ coordinator: AnyCoordinator) { calls.append("resumed") }
      }
      let app = Parent()
      let login = LoginCoordinator()
      app.launch()
      expectEqual(codes { app.start(login) }, "parentIsNoDelegate")
      expectTrue(login.isActive)
      app.pause(login)
      app.resume(login)
      app.stop(login)
      expectEqual(app.calls, ["started", "paused", "resumed", "stopped"])
      let plain = Plain()
      expectEqual(codes { app.start(plain) }, "")
    }
  }
}
