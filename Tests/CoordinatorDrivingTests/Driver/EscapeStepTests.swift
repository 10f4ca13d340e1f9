import CompactTesting
import CoordinatorTesting
import HeadlessUIKit
import Testing

/// The escape gesture as a step of a script.
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
    test("It goes back and dismisses") {
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

    test("Where nothing answers it, the step fails with the reason") {
      let failure = #expect(throws: StepFailure.self) { try app.perform(.escape) }
      expectEqual(
        failure?.description,
        "The escape gesture leads nowhere: nothing answers the escape gesture.")
    }

    test("It is read and printed as a line, which has nothing more") {
      expectEqual("\(Step.escape)", "escape")
      let error = #expect(throws: ScriptError.self) { try Script("escape twice", name: "a.txt") }
      expectEqual(error?.reason, "the line should end here")
      expectEqual(error?.column, 8)
    }
  }
}
