import CompactTesting
import CoordinatorCore
import Testing

/// One whose own functions call others of its own that are defaults.
private final class Gardener: Coordinator {
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

/// One that takes all defaults.
private final class Bud: Coordinator {
  let context = CoordinatorContext()
  func start() {}
}

@MainActor @Suite struct DefaultCallTests: TableSuite {
  @Test(arguments: await rowNames) func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("A delegate call that makes a default one is told each time") {
      let gardener = Gardener()
      gardener.launch()
      for _ in 0..<3 { gardener.start(Bud()) }
      expectEqual(gardener.calls, ["started", "started", "started"])
    }

    test("A hook that calls a default one runs each time") {
      let root = Bud()
      root.launch()
      let gardener = Gardener()
      for _ in 0..<3 {
        root.start(gardener)
        root.stop(gardener)
      }
      expectEqual(gardener.calls, ["stop", "stop", "stop"])
    }

    test("A default that is called by hand is reported") {
      let root = Bud()
      root.launch()
      for _ in 0..<2 {
        let bud = Bud()
        root.start(bud)
        root.pause(bud)
        root.resume(bud)
        expectEqual(codes { bud.stop() }, "hookCalledByHand")
      }
    }
  }
}
