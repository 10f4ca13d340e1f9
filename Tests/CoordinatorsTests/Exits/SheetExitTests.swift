import CoordinatorTesting
import HeadlessUIKit
import Testing

/// The ends of presented flows that the flow itself brings about.
@MainActor @Suite(.coordinators) struct SheetExitTests {
  let stage = ExitStage()

  @Test func `A sheet that may not be swiped down keeps the child`() {
    let screen = Screen("Sheet")
    screen.isModalInPresentation = true
    let child = stage.present(screen: screen)
    stage.app.swipeDown()
    #expect(child.story == ExitStage.kept("Sheet"))
    #expect(stage.app.title == "Sheet")
  }

  @Test func `A flow that finishes dismisses its sheet`() async {
    let child = stage.present()
    let handle = (child.flow as? Sheet)?.context.flowHandle() as FlowHandle<Int>?
    (child.flow as? Sheet)?.finish(10)
    #expect(child.story == Self.finished)
    #expect(await handle?.outcome.output == 10)
    #expect(stage.stack.presentedViewController == nil)
  }

  private static let finished = """
    Sheet.stop()
    Observer hears that Sheet stopped
    Host hears that Sheet stopped
    Sheet outcome: finished
    freed: coordinator, context, screens
    journal: Sheet stopped; Sheet finished; Host leave Screen performed
    """

  @Test func `A finished flow gives way to the next sheet in one go`() {
    let child = stage.present()
    let handle = (child.flow as? Sheet)?.context.flowHandle() as FlowHandle<Int>?
    handle?.whenEnded { [stage] _ in
      stage.host.present(Leaf(UINavigationController(), ["Next"], stage.log))
    }
    (child.flow as? Sheet)?.finish(10)
    #expect(
      child.story == """
        Sheet.stop()
        Observer hears that Sheet stopped
        Host hears that Sheet stopped
        Sheet outcome: finished
        freed: coordinator, context, screens
        journal: Sheet stopped; Sheet finished; Leaf started; Leaf push Screen requested; \
        Leaf push Screen performed; Host present UINavigationController requested; \
        Host leave Screen performed; Host present UINavigationController performed
        """)
    #expect(stage.app.title == "Next")
    #expect(
      stage.app.tree == """
        Host  active  ◀ Screen
        └─ Leaf  active  ◀ Screen
        """)
  }

  @Test func `A scene that requests its dismissal is stopped by its parent`() {
    let child = stage.present()
    (child.flow as? Sheet)?.requestDismissal()
    #expect(
      child.story
        == ExitStage.left(
          "Sheet", reason: .stoppedByParent, then: ["Host leave Screen performed"]))
    #expect(stage.app.title == "List")
  }

  @Test func `A request for dismissal that nobody hears is reported`() {
    let alone = Coupon()
    alone.launch()
    let diagnostics = DiagnosticReporter.collecting { alone.requestDismissal() }
    #expect(diagnostics.map(\.code.text) == ["dismissalRequestUnheard"])
    #expect("\(diagnostics[0])".contains("add a 'SceneCoordinatorDelegate'"))
    alone.context.stop()
    alone.requestDismissal()
    let several = Account()
    several.launch()
    let told = DiagnosticReporter.collecting { several.requestDismissal() }
    #expect(told.map(\.code.text) == ["dismissalRequestUnheard"])
    #expect("\(told[0])".contains("To fix this, show it by a parent's verb."))
    several.context.stop()
  }

  @Test func `A raw presentation in start belongs to the child, and its end is the child's`() {
    let child = { () -> Child in
      let leaf = Leaf(stage.stack, [], stage.log) {
        $0.navigationController.present(Screen("Raw"), animated: true)
      }
      stage.host.start(leaf)
      stage.app.settle()
      return stage.follow(leaf, leaf.childViewControllers)
    }()
    #expect(stage.app.title == "Raw")
    stage.stack.dismiss(animated: true)
    #expect(child.story == ExitStage.left(after: "Leaf dismiss Screen observed"))
  }
}
