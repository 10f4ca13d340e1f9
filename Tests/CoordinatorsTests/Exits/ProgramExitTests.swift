import CoordinatorTesting
import HeadlessUIKit
import Testing

/// Ends that no screen began: they take the screens along.
@MainActor @Suite(.coordinators) struct ProgramExitTests {
  let stage = ExitStage()

  @Test func `The parent is stopped`() {
    let parent = stage.push(["Parent"])
    let child = parent.flow.flatMap { $0 as? Leaf }.map { stage.push(["Child"], of: $0) }
    child?.begin()
    if let flow = parent.flow as? Leaf { stage.host.stop(flow) }
    stage.app.settle()
    #expect(
      child?.story == """
        Leaf.stop()
        Observer hears that Leaf stopped
        Leaf hears that Leaf stopped
        Leaf outcome: cancelled: its parent was stopped
        Leaf.stop()
        Observer hears that Leaf stopped
        Host hears that Leaf stopped
        Leaf outcome: cancelled: stopped by its parent
        freed: coordinator, context, screens
        journal: Leaf stopped; Leaf cancelled: its parent was stopped; Leaf stopped; \
        Leaf cancelled: stopped by its parent
        """)
    #expect(stage.app.depth == 1)
  }

  @Test func `The task that awaits the child is cancelled`() async {
    let child = stage.push()
    let handle = (child.flow as? Leaf)?.context.flowHandle() as FlowHandle<Int>?
    let task = Task { await handle?.outcome.description }
    await Task.yield()
    task.cancel()
    #expect(await task.value == "cancelled: the awaiting task was cancelled")
    #expect(
      child.story
        == ExitStage.left(reason: .taskCancelled, then: ["Host leave Screen performed"]))
    #expect(stage.app.title == "List")
  }

  @Test func `The child finishes`() {
    let child = stage.push()
    (child.flow as? Leaf)?.finish(1)
    #expect(
      child.story == """
        Leaf.stop()
        Observer hears that Leaf stopped
        Host hears that Leaf stopped
        Leaf outcome: finished
        freed: coordinator, context, screens
        journal: Leaf stopped; Leaf finished; \
        Host leave Screen performed
        """)
  }

  /// Notes when it is about to be seen.
  final class Step: UIViewController {
    var appearances = 0
    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      appearances += 1
    }
  }

  @Test func `A flow of several steps that finishes shows its last one on the way down`() {
    let first = Step()
    let account = Account()
    stage.host.present(account)
    account.set([first], animated: false)
    stage.app.settle()
    account.show(Screen("Last"))
    stage.app.settle()
    let seen = first.appearances
    account.finish("done")
    stage.app.settle()
    #expect(first.appearances == seen)
    #expect(account.navigationController.viewControllers.map { $0.title } == [nil, "Last"])
    #expect(account.navigationController.presentingViewController == nil)
  }
}
