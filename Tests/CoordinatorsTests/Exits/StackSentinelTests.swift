import CoordinatorTesting
import HeadlessUIKit
import Testing

@testable import Coordinators

/// What watches the screens of a stack, and stays in their views.
@MainActor @Suite(.coordinators) struct StackSentinelTests {
  private let stage = ExitStage()
  private let screen = Screen("Kept")

  private func showAndPop() {
    stage.host.show(screen, animated: false)
    stage.app.settle()
    stage.host.pop(animated: false)
    stage.app.settle()
  }

  private var sentinels: [StackSentinel] {
    (screen.viewIfLoaded?.subviews ?? []).compactMap { $0 as? StackSentinel }
  }

  @Test func `A screen that is shown again and again has one`() {
    for _ in 0..<3 { showAndPop() }
    #expect(sentinels.count == 1)
  }

  @Test func `One that the app has removed is replaced when the screen is shown again`() {
    showAndPop()
    for view in screen.view.subviews { view.removeFromSuperview() }
    showAndPop()
    #expect(sentinels.count == 1)
  }

  @Test func `It is freed with its screen`() {
    weak var view: UIView?
    weak var sentinel: StackSentinel?
    do {
      let screen = Screen("Passing")
      stage.host.show(screen, animated: false)
      stage.app.settle()
      view = screen.view
      sentinel = screen.view.subviews.compactMap { $0 as? StackSentinel }.first
    }
    #expect(sentinel != nil)
    stage.host.pop(animated: false)
    stage.app.settle()
    #expect(view == nil && sentinel == nil)
  }
}
