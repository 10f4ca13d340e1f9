import CoordinatorTesting
import HeadlessUIKit
import Testing

@testable import Coordinators

/// What becomes of an attempt where those who guard come, go or stop while somebody is asked.
@MainActor @Suite(.coordinators) struct StaleQuestionTests {
  let stage: LeaveStage

  init() throws { stage = try LeaveStage() }

  private func rejection(_ handle: TransitionHandle) -> String {
    guard case .rejected(let reason)? = handle.ended else { return "\(handle.ended as Any)" }
    return "\(reason)"
  }

  // MARK: Guards that have gone

  @Test func `A screen that a verb has taken away meanwhile is not asked`() async {
    let below = Editor("Below")
    stage.shop.show(below, animated: false)
    stage.shop.show(stage.editor, animated: false)
    stage.app.settle()
    let handle = stage.shop.attempt(.popToRoot())
    #expect(await stage.editor.isAsked())
    stage.shop.set([stage.shop.list, stage.editor], animated: false)
    stage.app.settle()
    await stage.editor.answer(true)
    stage.app.settle()
    #expect(handle.ended == .performed)
    #expect(await !below.isAsked())
    #expect(stage.picture == "List")
  }

  @Test func `A coordinator that is stopped while it is asked vetoes nothing`() async {
    let draft = Draft(on: stage.stack)
    stage.shop.start(draft)
    stage.app.settle()
    let handle = stage.shop.attempt(.popToRoot())
    #expect(await draft.guardian.isAsked())
    stage.shop.stop(draft)
    await draft.guardian.answer(false)
    stage.app.settle()
    #expect(handle.ended == .performed)
    #expect(stage.picture == "List")
  }

  @Test func `A new root does not wait for a draft that has finished, nor hears its answer`()
    async throws
  {
    let app = AppDriver(Mall.init(window:))
    let mall = try #require(app.root as? Mall)
    let coupon = Coupon()
    mall.setRoot(coupon)
    let note = Note()
    coupon.present(note)
    app.settle()
    let handle = mall.setRoot(Screen("Next"))
    #expect(await note.rootViewController.isAsked())
    note.finish(1)
    app.settle()
    #expect(handle.ended == .performed)
    #expect(app.title == "Next")
    await note.rootViewController.answer(false)
    app.settle()
    #expect(handle.ended == .performed)
  }

  @Test func `Who guards below one that has stopped is asked next`() async {
    stage.shop.show(stage.editor, animated: false)
    let draft = Draft(on: stage.stack)
    stage.shop.start(draft)
    stage.app.settle()
    let handle = stage.shop.attempt(.popToRoot())
    #expect(await draft.guardian.isAsked())
    draft.finish(1)
    stage.app.settle()
    #expect(await stage.editor.isAsked())
    await stage.editor.answer(false)
    #expect(rejection(handle).contains("Editor guards its leaving"))
    #expect(stage.picture == "List Editor")
    await draft.guardian.answer(true)
  }

  @Test func `A task that asked one who has stopped is cancelled`() async {
    let note = QuestionTests.CancelledNote()
    stage.shop.present(note)
    stage.app.settle()
    let handle = stage.shop.attempt(.dismiss(note.rootViewController))
    await LeaveStage.passed { note.isAsked }
    stage.shop.stop(note)
    #expect(await LeaveStage.passed { note.wasCancelled })
    stage.app.settle()
    #expect(handle.isOver)
    #expect(stage.picture == "List")
  }

  @Test func `A sheet that a verb has taken away meanwhile is not asked`() async {
    let above = Editor("Above")
    stage.shop.present(stage.editor)
    stage.shop.present(above)
    stage.app.settle()
    let handle = stage.shop.attempt(.dismiss(stage.editor))
    #expect(await above.isAsked())
    stage.shop.dismissAll()
    stage.app.settle()
    await above.answer(true)
    stage.app.settle()
    #expect(await !stage.editor.isAsked())
    #expect(handle.ended == .rejected(.gone()))
    #expect(stage.picture == "List")
  }

  @Test func `A pop that would take nothing away asks nobody`() async {
    stage.shop.set([stage.editor], animated: false)
    stage.app.settle()
    let handle = stage.shop.attempt(.pop())
    stage.app.settle()
    #expect(await !stage.editor.isAsked())
    #expect(handle.ended == .rejected(.nothingToPop()))
  }

  // MARK: Who is started again

  /// A stack without a window, with a screen that guards.
  private func detachedStack() -> UINavigationController {
    let stack = UINavigationController()
    stack.viewControllers = [Screen("Bottom"), stage.editor]
    return stack
  }

  @Test func `What a coordinator attempts in its next life is not dropped with its last one`() async
  {
    let shop = stage.shop
    let order = Order(on: stage.stack, titles: [])
    let stack = detachedStack()
    shop.start(order)
    shop.show(Screen("Busy"))
    var attempt: TransitionHandle?
    order.show(Screen("Waits")).whenEnded { _ in
      shop.start(order)
      attempt = order.attempt(.popToRoot(on: stack))
    }
    shop.stop(order)
    #expect(order.isActive)
    #expect(await stage.editor.isAsked())
    #expect(attempt?.ended == nil)
    await stage.editor.answer(true)
    stage.app.settle()
    #expect(attempt?.ended == .performed)
    #expect(stack.viewControllers.count == 1)
  }

  @Test func `Nor is it where who was covered starts the next life`() async {
    let shop = stage.shop
    let stack = detachedStack()
    let order = Order(on: stage.stack, titles: [])
    let covered = Covered(on: stage.stack)
    shop.start(covered)
    shop.start(order)
    stage.app.settle()
    order.present(Screen("Cover"), style: .fullScreen.pausingWhatItCovers())
    stage.app.settle()
    #expect(covered.isPaused)
    var attempt: TransitionHandle?
    covered.resumed = {
      shop.start(order)
      attempt = order.attempt(.popToRoot(on: stack))
    }
    shop.stop(order)
    #expect(order.isActive)
    #expect(await stage.editor.isAsked())
    #expect(attempt?.ended == nil)
    await stage.editor.answer(true)
    stage.app.settle()
    #expect(attempt?.ended == .performed)
    #expect(stage.picture == "List Covered")
  }

  /// A flow that calls back when it is resumed.
  private final class Covered: NavigationCoordinator {
    let context = CoordinatorContext()
    let navigationController: UINavigationController
    var resumed: () -> Void = {}
    init(on navigationController: UINavigationController) {
      self.navigationController = navigationController
    }
    func start() { show(Screen("Covered"), animated: false) }
    func resume() { resumed() }
  }

  // MARK: Guards that have come

  @Test func `A way back that means another screen asks that one`() async {
    stage.shop.show(stage.editor, animated: false)
    stage.app.settle()
    let first = stage.shop.attempt(.pop())
    #expect(await stage.editor.isAsked())
    let above = Editor("Above")
    stage.shop.show(above, animated: false)
    stage.app.settle()
    let second = stage.shop.attempt(.pop())
    #expect(await above.isAsked())
    await stage.editor.answer(true)
    stage.app.settle()
    #expect(first.ended == .rejected(.gone()))
    #expect(stage.picture == "List Editor Above")
    await above.answer(true)
    stage.app.settle()
    #expect(second.ended == .performed)
    #expect(stage.picture == "List Editor")
  }

  @Test func `A request for dismissal asks who has come meanwhile, and nobody twice`() async {
    let draft = Draft(on: stage.stack)
    stage.shop.start(draft)
    stage.app.settle()
    draft.requestDismissal()
    #expect(await draft.guardian.isAsked())
    draft.show(stage.editor, animated: false)
    stage.app.settle()
    await draft.guardian.answer(true)
    #expect(await stage.editor.isAsked())
    #expect(draft.isActive)
    await stage.editor.answer(true)
    stage.app.settle()
    #expect(draft.isInactive)
    #expect(draft.guardian.asked == 1)
    #expect(stage.picture == "List")
  }
}
