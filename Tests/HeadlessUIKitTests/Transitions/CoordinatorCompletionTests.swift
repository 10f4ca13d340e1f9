import CompactTesting
import HeadlessUIKit
import Testing

struct CoordinatorCompletionTests: StageSuite {
  let stage = Stage()

  @Test(arguments: await rowNames) func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("A completion can register another one, which runs too") {
      for order in [Policies.CompletionOrder.beforeCallbacks, .afterCallbacks] {
        stage.device.policies.coordinatorCompletions = order
        let navigation = stage.showStack("A")
        stage.runToEnd {
          navigation.pushViewController(stage.screen("B"), animated: true)
          let coordinator = navigation.transitionCoordinator
          coordinator?.animate(alongsideTransition: nil) { _ in
            stage.recorder.note("first")
            coordinator?.animate(alongsideTransition: nil) { _ in stage.recorder.note("second") }
          }
        }
        expectTrue(stage.take().contains("first\nsecond"))
      }
    }

    test("Code that registers completions until there is no transition comes to an end") {
      let navigation = stage.showStack("A")
      @MainActor func settle(attempts: Int) {
        guard attempts > 0, let coordinator = navigation.transitionCoordinator else {
          return stage.recorder.note(attempts > 0 ? "settled" : "endless")
        }
        coordinator.animate(alongsideTransition: nil) { _ in settle(attempts: attempts - 1) }
      }
      stage.runToEnd {
        navigation.pushViewController(stage.screen("B"), animated: true)
        settle(attempts: 99)
      }
      expectTrue(stage.take().hasSuffix("settled"))
    }

    test("A presentation whose window gets another root runs its completions") {
      let root = stage.show("A")
      root.present(stage.screen("M"), animated: true)
      root.transitionCoordinator?.animate(alongsideTransition: nil) { context in
        stage.recorder.note("cancelled: \(context.isCancelled)")
      }
      stage.clock.turn()
      stage.runToEnd { stage.window.rootViewController = UIViewController() }
      expectTrue(stage.take().contains("cancelled: true"))
    }
  }
}
