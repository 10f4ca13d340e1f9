import CompactTesting
import CoordinatorTesting
import HeadlessUIKit
import Testing

/// What watches the screens of a stack, and stays in their views.
@MainActor @Suite(.coordinators, .serialized) struct StackSentinelTests: TableSuite {
  private let stage = ExitStage()
  private let screen = Screen("Kept")

  private func showAndPop() {
    stage.host.show(screen, animated: false)
    stage.app.settle()
    stage.host.pop(animated: false)
    stage.app.settle()
  }

  private var sentinels: [UIView] {
    (screen.viewIfLoaded?.subviews ?? []).filter { EngineProbe.isOurs($0) }
  }

  @Test(arguments: await rowNames) func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("A screen that is shown again and again has one") {
      for _ in 0..<3 { showAndPop() }
      expectEqual(sentinels.count, 1)
    }

    test("One that the app has removed is replaced when the screen is shown again") {
      showAndPop()
      for view in screen.view.subviews { view.removeFromSuperview() }
      showAndPop()
      expectEqual(sentinels.count, 1)
    }

    test("It is freed with its screen") {
      weak var view: UIView?
      weak var sentinel: UIView?
      do {
        let screen = Screen("Passing")
        stage.host.show(screen, animated: false)
        stage.app.settle()
        view = screen.view
        sentinel = screen.view.subviews.first { EngineProbe.isOurs($0) }
      }
      expectNotNil(sentinel)
      stage.host.pop(animated: false)
      stage.app.settle()
      expectTrue(view == nil && sentinel == nil)
    }
  }
}
