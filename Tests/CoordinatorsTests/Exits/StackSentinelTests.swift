import CompactTesting
import CoordinatorTesting
import HeadlessUIKit
import Testing

/// What watches the screens of a stack, and stays in their views.
@MainActor @Suite(.coordinators, .serialized) struct StackSentinelTests: TableSuite {
  private let stage = ExitStage()
  private let screen = Screen("Kept")

  /// - Returns: How many watch the screen while it is shown.
  private func showAndPop() -> Int {
    stage.host.show(screen, animated: false)
    stage.app.settle()
    let count = sentinels.count
    stage.host.pop(animated: false)
    stage.app.settle()
    return count
  }

  private var sentinels: [UIView] {
    (screen.viewIfLoaded?.subviews ?? []).filter { EngineProbe.isOurs($0) }
  }

  @Test(arguments: await rowNames) func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("A screen that is shown again and again has one") {
      expectEqual((0..<3).map { _ in showAndPop() }, [1, 1, 1])
    }

    test("One that the app has removed is replaced when the screen is shown again") {
      stage.host.show(screen, animated: false)
      stage.app.settle()
      for view in screen.view.subviews { view.removeFromSuperview() }
      stage.host.pop(animated: false)
      stage.app.settle()
      expectEqual(showAndPop(), 1)
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
