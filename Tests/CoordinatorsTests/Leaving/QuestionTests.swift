import CoordinatorTesting
import HeadlessUIKit
import Testing

@testable import Coordinators

/// Who is asked, how often, and what becomes of an answer that comes late.
@MainActor @Suite(.coordinators) struct QuestionTests {
  let stage: LeaveStage

  init() throws { stage = try LeaveStage() }

  @Test func `Attempts while an answer is pending ask once, and leave once`() async {
    stage.shop.show(stage.editor, animated: false)
    stage.app.settle()
    stage.app.back()
    stage.app.back()
    #expect(await stage.editor.isAsked())
    stage.app.back()
    try? stage.app.device.run { try stage.input.beginSwipeBack(in: stage.stack) }
    await stage.editor.answer(true)
    stage.app.settle()
    #expect(stage.editor.asked == 1)
    #expect(stage.picture == "List")
  }

  @Test func `Another attempt shares the question, and is carried out after the first`() async {
    stage.shop.show(Screen("Shelf"), animated: false)
    stage.shop.show(stage.editor, animated: false)
    stage.app.settle()
    stage.app.back()
    let second = stage.shop.attempt(.popToRoot())
    await stage.editor.answer(true)
    stage.app.settle()
    #expect(stage.editor.asked == 1)
    #expect(second.ended == .performed)
    #expect(stage.picture == "List")
  }

  @Test func `The answer to a question that was dropped counts for nobody who came later`() async {
    let clerk = Bare(stage.stack)
    stage.shop.start(clerk)
    stage.shop.show(stage.editor, animated: false)
    stage.app.settle()
    let first = clerk.attempt(.popToRoot())
    #expect(await stage.editor.isAsked())
    stage.shop.stop(clerk)
    let second = stage.shop.attempt(.popToRoot())
    await stage.editor.answer(false)
    #expect(await stage.editor.isAsked())
    await stage.editor.answer(true)
    stage.app.settle()
    #expect("\(first.ended ?? .performed)".hasPrefix("rejected"))
    #expect(second.ended == .performed)
    #expect(stage.editor.asked == 2)
  }

  @Test func `A coordinator is asked when its last screen would leave, not before`() async {
    let draft = Draft(on: stage.stack)
    stage.shop.start(draft)
    stage.app.settle()
    #expect(await stage.story(of: draft.guardian) { stage.app.back() } == "not asked: List One")
    let story = await stage.story(of: draft.guardian) { stage.app.back() }
    #expect(
      story == """
        asked: List One
        kept: List One
        left: List, asked 2 times
        """)
    #expect(draft.isInactive)
  }

  @Test func `Each guard is asked in turn, and the first refusal counts`() async {
    let below = Editor("Below")
    stage.shop.show(below, animated: false)
    stage.shop.show(stage.editor, animated: false)
    stage.app.settle()
    let handle = stage.shop.attempt(.popToRoot())
    #expect(await stage.editor.isAsked())
    #expect(below.asked == 0)
    stage.editor.resume(true)
    #expect(await below.isAsked())
    await below.answer(false)
    stage.app.settle()
    #expect("\(handle.ended.map { "\($0)" } ?? "")".contains("Editor guards its leaving"))
    #expect(stage.picture == "List Below Editor")
  }

  @Test func `Of a stack that leaves as a whole the top is asked first`() async {
    let below = Editor("Below")
    let sheet = UINavigationController(rootViewController: below)
    sheet.pushViewController(stage.editor, animated: false)
    stage.shop.present(sheet)
    stage.app.settle()
    stage.shop.attempt(.dismiss(sheet))
    #expect(await stage.editor.isAsked())
    #expect(below.asked == 0)
    await stage.editor.answer(false)
  }

  @Test func `An answer that comes when another screen is on top changes nothing`() async {
    stage.shop.show(stage.editor, animated: false)
    stage.app.settle()
    stage.app.back()
    #expect(await stage.editor.isAsked())
    stage.shop.show(Screen("Help"), animated: false)
    stage.app.settle()
    await stage.editor.answer(true)
    stage.app.settle()
    #expect(stage.picture == "List Editor Help")
  }

  @Test func `Who has come while an answer was pending is asked, too`() async {
    let second = Editor("Second")
    stage.shop.show(stage.editor, animated: false)
    stage.app.settle()
    let handle = stage.shop.attempt(.popToRoot())
    #expect(await stage.editor.isAsked())
    stage.shop.show(second, animated: false)
    stage.app.settle()
    await stage.editor.answer(true)
    stage.app.settle()
    #expect(await second.isAsked())
    #expect(stage.picture == "List Editor Second")
    await second.answer(true)
    stage.app.settle()
    #expect(handle.ended == .performed)
    #expect(stage.picture == "List")
    #expect(stage.editor.asked == 1)
  }

  @Test func `Who comes before the turn of an attempt is asked`() async {
    stage.shop.show(stage.editor)
    let handle = stage.shop.attempt(.popToRoot())
    stage.app.settle()
    #expect(await stage.editor.isAsked())
    #expect(stage.picture == "List Editor")
    await stage.editor.answer(false)
    #expect("\(handle.ended.map { "\($0)" } ?? "")".contains("did not allow"))
  }

  @Test func `An answer that comes while another screen comes takes nothing else away`() async {
    stage.shop.show(stage.editor, animated: false)
    stage.app.settle()
    stage.app.back()
    #expect(await stage.editor.isAsked())
    stage.shop.show(Screen("Help"))
    await stage.editor.answer(true)
    stage.app.settle()
    #expect(stage.picture == "List Editor Help")
  }

  @Test func `While a question is open, the queue goes on`() async {
    stage.shop.show(stage.editor, animated: false)
    stage.app.settle()
    let first = stage.shop.attempt(.sequence(.popToRoot(), .push(Screen("A"))))
    #expect(await stage.editor.isAsked())
    let second = stage.shop.present(Screen("Sheet"))
    stage.app.settle()
    #expect(second.ended == .performed)
    #expect(first.ended == nil)
    stage.shop.dismiss()
    stage.app.settle()
    await stage.editor.answer(true)
    stage.app.settle()
    #expect(first.ended == .performed)
    #expect(stage.picture == "List A")
  }

  @Test func `A sequence that is attempted twice takes nothing away before the answer`() async {
    stage.shop.show(stage.editor, animated: false)
    stage.app.settle()
    let first = stage.shop.attempt(.sequence(.popToRoot(), .push(Screen("A"))))
    #expect(await stage.editor.isAsked())
    let second = stage.shop.attempt(.sequence(.popToRoot(), .push(Screen("B"))))
    stage.app.settle()
    #expect(stage.picture == "List Editor")
    await stage.editor.answer(false)
    stage.app.settle()
    #expect(stage.picture == "List Editor")
    for handle in [first, second] {
      #expect("\(handle.ended.map { "\($0)" } ?? "")".contains("did not allow"))
    }
  }

  @Test func `A sequence that begins with a way back that waits goes on after the answer only`()
    async
  {
    stage.shop.show(stage.editor, animated: false)
    stage.app.settle()
    stage.shop.attempt(.pop())
    #expect(await stage.editor.isAsked())
    let second = stage.shop.attempt(.sequence(.pop(), .push(Screen("A"))))
    stage.app.settle()
    #expect(stage.picture == "List Editor")
    #expect(second.ended == nil)
    await stage.editor.answer(false)
    stage.app.settle()
    #expect(stage.picture == "List Editor")
  }

  @Test func `A way back with which a sequence begins that waits is no repeat of it`() async {
    stage.shop.show(stage.editor, animated: false)
    stage.app.settle()
    stage.shop.attempt(.sequence(.pop(), .push(Screen("A"))))
    #expect(await stage.editor.isAsked())
    let second = stage.shop.attempt(.pop())
    #expect(second.ended == nil)
    await stage.editor.answer(false)
    stage.app.settle()
    #expect("\(second.ended.map { "\($0)" } ?? "")".contains("did not allow"))
    #expect(stage.editor.asked == 1)
  }

  @Test func `One who stops leaves the question to those who share it`() async {
    let clerk = Bare(stage.stack)
    stage.shop.start(clerk)
    stage.shop.show(Screen("Shelf"), animated: false)
    stage.shop.show(stage.editor, animated: false)
    stage.app.settle()
    clerk.attempt(.pop())
    let second = stage.shop.attempt(.popToRoot())
    #expect(await stage.editor.isAsked())
    #expect(LeaveQuestions.asked(in: [stage.shop]).count == 1)
    #expect(LeaveQuestions.asked(in: [clerk]).isEmpty)
    stage.shop.stop(clerk)
    await stage.editor.answer(true)
    stage.app.settle()
    #expect(stage.editor.asked == 1)
    #expect(second.ended == .performed)
    #expect(stage.picture == "List")
  }

  @Test func `The question is void when the one stops who was to come`() async throws {
    let app = AppDriver { (window: UIWindow) in Mall(window: window) }
    let mall = try #require(app.root as? Mall)
    mall.setRoot(stage.editor)
    app.settle()
    let coupon = Coupon()
    let handle = mall.setRoot(coupon)
    #expect(await stage.editor.isAsked())
    mall.stop(coupon)
    #expect(handle.transition.isOver)
    await stage.editor.answer(true)
    app.settle()
    #expect(mall.window.rootViewController === stage.editor)
  }

  @Test func `A sequence that is attempted again by its route is merged with the first`() async {
    stage.shop.show(stage.editor, animated: false)
    stage.app.settle()
    var plan = ScreenTransition.sequence(.popToRoot(), .push(Screen("A")))
    plan.route = "a"
    let first = stage.shop.attempt(plan)
    #expect(await stage.editor.isAsked())
    let second = stage.shop.attempt(plan)
    #expect(second.ended == .merged)
    await stage.editor.answer(true)
    stage.app.settle()
    #expect(first.ended == .performed)
    #expect(stage.picture == "List A")
  }

  @Test func `The question is void, and its task cancelled, when the one who asks stops`() async {
    let note = CancelledNote()
    stage.shop.present(note)
    stage.app.settle()
    let handle = note.attempt(.dismiss(note.rootViewController))
    await LeaveStage.passed { note.isAsked }
    stage.shop.stop(note)
    guard case .rejected? = handle.ended else {
      Issue.record("The attempt has not ended.")
      return
    }
    #expect(await LeaveStage.passed { note.wasCancelled })
    stage.app.settle()
    #expect(stage.picture == "List")
  }

  /// Answers when its task is cancelled.
  final class CancelledNote: SceneCoordinator, LeaveGuarding {
    let context = CoordinatorContext()
    let rootViewController = Screen("Note")
    private(set) var isAsked = false
    private(set) var wasCancelled = false
    var guardsLeaving: Bool { true }

    func canLeave() async -> Bool {
      isAsked = true
      await LeaveStage.passed { Task.isCancelled }
      wasCancelled = true
      return true
    }
  }

  @Test func `A guard that asks by an alert leaves when the person says so`() async throws {
    let asking = AskingNote()
    let flow = stage.shop.present(asking, style: .pageSheet)
    stage.app.settle()
    stage.app.swipeDown()
    await LeaveStage.passed { asking.isAsked }
    stage.app.settle()
    #expect(stage.picture == "List ^ Note ^ Discard?")
    stage.app.tap("Discard")
    await LeaveStage.passed { !LeaveQuestions.isAsking(asking) }
    stage.app.settle()
    #expect(stage.picture == "List")
    _ = flow
    #expect(asking.isInactive)
  }

  /// Asks a person.
  final class AskingNote: SceneCoordinator, LeaveGuarding {
    let context = CoordinatorContext()
    let rootViewController = Screen("Note")
    private(set) var isAsked = false
    var guardsLeaving: Bool { true }

    func canLeave() async -> Bool {
      let question = ask(
        Alert(
          "Discard?", actions: [.destructive("Discard", true), .cancel("Keep", false)]))
      isAsked = true
      return await question.outcome.output?.choice ?? false
    }
  }
}
