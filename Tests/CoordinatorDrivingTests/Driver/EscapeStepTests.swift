import CompactTesting
import CoordinatorTesting
import HeadlessUIKit
import Testing

@MainActor @Suite(.coordinators) struct EscapeStepTests: TableSuite {
  let stack = UINavigationController(rootViewController: UIViewController())
  let app: AppDriver

  init() {
    let stack = stack
    app = AppDriver { (window: UIWindow) in
      window.rootViewController = stack
      return Idle(context: CoordinatorContext())
    }
  }

  final class Idle: Coordinator {
    let context: CoordinatorContext
    init(context: CoordinatorContext) { self.context = context }
    func start() {}
  }

  private func titled(_ title: String) -> UIViewController {
    let screen = UIViewController()
    screen.title = title
    return screen
  }

  @Test(arguments: await rowNames) func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("The escape gesture goes back, and dismisses a sheet") {
      app.device.run {
        stack.viewControllers = [titled("List"), titled("Article")]
        stack.present(titled("Sheet"), animated: false)
      }
      app.settle()
      let script = try Script(
        """
        expect screen "Sheet"
        escape      # dismisses the sheet
        expect screen "Article"
        escape
        expect screen "List"
        """, name: "escape.txt")
      try await ScriptRunner(script, app: app) { _ in }.run()
    }

    test("The step fails if nothing handles the gesture") {
      let failure = #expect(throws: StepFailure.self) { try app.perform(.escape) }
      expectEqual(
        failure?.description,
        "The escape gesture has no effect: nothing answers the escape gesture.")
    }

    test("The step is a line without arguments") {
      expectEqual("\(Step.escape)", "escape")
      let error = #expect(throws: ScriptError.self) { try Script("escape twice", name: "a.txt") }
      expectEqual(error?.reason, "expected the end of the line")
      expectEqual(error?.column, 8)
    }
  }
}
