import CompactTesting
import CoordinatorCore
import Testing

/// Implements methods that call its own default implementations.
private final class DefaultCaller: Coordinator {
  let context = CoordinatorContext()
  var calls: [String] = []

  func start() {}

  func stop() {
    calls.append("stop")
    pause()
  }

  func coordinatorDidStart(_ coordinator: AnyCoordinator) {
    calls.append("started")
    coordinatorDidPause(coordinator)
  }
}

/// Uses all default implementations.
private final class PlainCoordinator: Coordinator {
  let context = CoordinatorContext()
  func start() {}
}

@MainActor struct DefaultCallTests: TableSuite {
  @Test(arguments: await rowNames) func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("A delegate method that calls a default one is called each time") {
      let caller = DefaultCaller()
      caller.launch()
      for _ in 0..<3 { caller.start(PlainCoordinator()) }
      expectEqual(caller.calls, ["started", "started", "started"])
    }

    test("A hook that calls a default hook runs each time") {
      let root = PlainCoordinator()
      root.launch()
      let caller = DefaultCaller()
      for _ in 0..<3 {
        root.start(caller)
        root.stop(caller)
      }
      expectEqual(caller.calls, ["stop", "stop", "stop"])
    }

    test("A direct call of a default hook of a running child is reported") {
      let root = PlainCoordinator()
      root.launch()
      for _ in 0..<2 {
        let child = PlainCoordinator()
        let reported = codes {
          root.start(child)
          root.pause(child)
          root.resume(child)
          child.stop()
          root.stop(child)
          child.stop()
        }
        expectEqual(reported, "hookCalledByHand")
      }
    }
  }
}
