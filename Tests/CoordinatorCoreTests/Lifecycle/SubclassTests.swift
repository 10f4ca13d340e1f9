import CompactTesting
import CoordinatorCore
import Foundation
import Testing

/// Implements only `start`, so `stop` and the delegate methods are defaults.
private class BaseWithDefaults: Coordinator {
  let context = CoordinatorContext()
  var calls = ""
  func start() {}
}

private final class Subclass: BaseWithDefaults {
  func stop() { calls += "stop " }
  func coordinatorDidStart(_ coordinator: AnyCoordinator) { calls += "didStart " }
}

/// Implements every hook, as a base class should.
private class CompleteBase: Coordinator {
  let context = CoordinatorContext()
  var calls = ""
  func start() {}
  func stop() {}
  func pause() {}
  func resume() {}
  func coordinatorDidStart(_ coordinator: AnyCoordinator) {}
}

private final class CompleteSubclass: CompleteBase {
  override func start() { calls += "start " }
  override func stop() { calls += "stop" }
  override func pause() { calls += "pause " }
  override func resume() { calls += "resume " }
  override func coordinatorDidStart(_ coordinator: AnyCoordinator) { calls += "didStart " }
}

private final class ObjectCoordinator: NSObject, Coordinator {
  let context = CoordinatorContext()
  func start() {}
}

struct SubclassTests: TableSuite {
  @Test(arguments: await rowNames) func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("A method that only a subclass implements is never called") {
      let coordinator = Subclass()
      coordinator.launch()
      coordinator.start(ObjectCoordinator())
      coordinator.cancel()
      expectEqual(coordinator.calls, "")
    }

    test("A subclass can override methods of the base class") {
      let coordinator = CompleteSubclass()
      coordinator.launch()
      coordinator.start(ObjectCoordinator())
      coordinator.context.pause()
      coordinator.context.resume()
      coordinator.cancel()
      expectEqual(coordinator.calls, "start didStart pause resume stop")
    }

    test("A coordinator can have any superclass") {
      let app = ObjectCoordinator()
      let child = ObjectCoordinator()
      app.launch()
      app.start(child)
      expectTrue(app.hasChild(child))
      expectTrue(child.delegate.contains(app))
    }
  }
}
