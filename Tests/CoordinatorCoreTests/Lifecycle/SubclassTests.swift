import CompactTesting
import CoordinatorCore
import Foundation
import Testing

/// Takes the defaults of `stop` and of the delegate calls.
private class BaseWithDefaults: Coordinator {
  let context = CoordinatorContext()
  var calls = ""
  func start() {}
}

private final class Heir: BaseWithDefaults {
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

private final class CompleteHeir: CompleteBase {
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

@MainActor @Suite struct SubclassTests: TableSuite {
  @Test(arguments: await rowNames) func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("What only a subclass implements, while its base took the default, is never called") {
      let heir = Heir()
      heir.launch()
      heir.start(ObjectCoordinator())
      heir.cancel()
      expectEqual(heir.calls, "")
    }

    test("What the base class implements can be overridden") {
      let heir = CompleteHeir()
      heir.launch()
      heir.start(ObjectCoordinator())
      heir.context.pause()
      heir.context.resume()
      heir.cancel()
      expectEqual(heir.calls, "start didStart pause resume stop")
    }

    test("Any superclass will do") {
      let app = ObjectCoordinator()
      let child = ObjectCoordinator()
      app.launch()
      app.start(child)
      expectTrue(app.hasChild(child))
      expectTrue(child.delegate.contains(app))
    }
  }
}
