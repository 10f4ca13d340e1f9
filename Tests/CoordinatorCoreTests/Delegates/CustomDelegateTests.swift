import CompactTesting
import CoordinatorCore
import Testing

/// A namespace that declares its own `Coordinator` and `Delegate`.
@MainActor private enum Registration {
  @MainActor protocol Delegate: AnyObject {
    func registrationDidFinish(_ coordinator: Registration.Coordinator)
  }

  final class Coordinator: CoordinatorCore.Coordinator {
    let context = CoordinatorContext()
    weak var delegate: (any Registration.Delegate)?
    func start() {}
    func register() { delegate?.registrationDidFinish(self) }
  }
}

private final class AppCoordinator: Coordinator, Registration.Delegate {
  let context = CoordinatorContext()
  var calls: [String] = []
  func start() {}
  func coordinatorDidStop(_ coordinator: AnyCoordinator) { calls.append("stopped") }

  func registrationDidFinish(_ coordinator: Registration.Coordinator) {
    calls.append("registered")
    stop(coordinator)
  }
}

@MainActor struct CustomDelegateTests {
  @Test func `A coordinator can declare a weak delegate of its own`() {
    let app = AppCoordinator()
    let registration = Registration.Coordinator()
    registration.delegate = app
    app.launch()
    app.start(registration)
    registration.register()
    expectEqual(app.calls, ["registered", "stopped"])
  }
}
