import CompactTesting
import CoordinatorTesting
import HeadlessUIKit
import Testing

/// The number of questions, and late answers.
struct QuestionTests: TableSuite {
  let stage = LeaveStage()

  @Test(.coordinators, .serialized, arguments: await rowNames)
  func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("Attempts during a pending answer ask once, and leave once") {
      stage.pushEditor()
      stage.app.back()
      stage.app.back()
      await expectTrue(stage.editor.isAsked())
      stage.app.back()
      try? stage.input.beginSwipeBack(in: stage.stack)
      await stage.editor.answer(true, in: stage.app)
      expectEqual(stage.editor.asked, 1)
      expectEqual(stage.picture, "List")
    }

    test("Another attempt shares the question that a coordinator asks in an alert") {
      let asking = AskingNote()
      stage.shop.push(asking)
      stage.app.back()
      await stage.app.settleTasks()
      expectEqual(stage.picture, "List Note ^ Discard?")
      let second = stage.shop.attempt(.popToRoot())
      await stage.app.settleTasks()
      expectEqual(second.ended, nil)
      stage.app.tap("Keep")
      await stage.app.settleTasks()
      expectNotNil(second.ended?.rejection)
      expectEqual(stage.picture, "List Note")
      expectTrue(asking.isActive)
    }

    test("An allowed attempt runs, even if the same attempt waits by then") {
      stage.pushEditor()
      let first = stage.shop.attempt(.popToRoot())
      await expectTrue(stage.editor.isAsked())
      stage.shop.present(Screen("Sheet"))
      let second = stage.shop.attempt(.popToRoot())
      await stage.editor.answer(true, in: stage.app)
      expectEqual(first.ended, .performed)
      // The screen about which it asked has left.
      expectEqual(second.ended, .performed)
      expectFalse(stage.shop.titles.contains("Editor"))
    }

    test("The answer to a dropped question does not count for later attempts") {
      let clerk = Bare(stage.stack)
      stage.shop.start(clerk)
      stage.pushEditor()
      let first = clerk.attempt(.popToRoot())
      await expectTrue(stage.editor.isAsked())
      expectEqual(TransitionQueues.openQuestions.count, 1)
      stage.shop.stop(clerk)
      let second = stage.shop.attempt(.popToRoot())
      await stage.editor.answer(false)
      await stage.editor.answer(true, in: stage.app)
      expectNotNil(first.ended?.rejection)
      expectEqual(second.ended, .performed)
      expectEqual(stage.editor.asked, 2)
    }

    test("A coordinator is asked only when its last screen would be removed") {
      let draft = Draft(on: stage.stack)
      stage.shop.start(draft)
      stage.app.settle()
      await expectEqual(stage.story(of: draft.guardian) { stage.app.back() }, "not asked: List One")
      await stage.expectLeft("List One", of: draft.guardian) { stage.app.back() }
      expectTrue(draft.isInactive)
    }

    test("The guards are asked one after the other, and the first veto counts") {
      let below = Editor("Below")
      stage.shop.push(below, animated: false)
      stage.pushEditor()
      let handle = stage.shop.attempt(.popToRoot())
      await expectTrue(stage.editor.isAsked())
      expectEqual(below.asked, 0)
      await stage.editor.answer(true)
      await below.answer(false, in: stage.app)
      expectTrue(reason(handle).contains("Editor is a leave guard"))
      expectEqual(stage.picture, "List Below Editor")
    }

    test("A guard is not asked if the attempt ends before the question begins") {
      stage.shop.present(stage.editor)
      stage.app.settle()
      let child = Order(on: UINavigationController(), titles: [])
      stage.shop.start(child)
      child.attempt(.dismiss(stage.editor))
      stage.shop.stop(child)
      await wait { !EngineProbe.isAsking(stage.editor) }
      expectEqual(stage.editor.asked, 0)
    }

    test("When a whole stack is removed, the top is asked first") {
      let below = Editor("Below")
      let sheet = UINavigationController(rootViewController: below)
      sheet.pushViewController(stage.editor, animated: false)
      stage.shop.present(sheet)
      stage.app.settle()
      stage.shop.attempt(.dismiss(sheet))
      await expectTrue(stage.editor.isAsked())
      expectEqual(below.asked, 0)
      await stage.editor.answer(false)
    }

    for moment in ["during", "after"] {
      test("An answer \(moment) the push of another screen removes nothing") {
        stage.pushEditor()
        stage.app.back()
        await expectTrue(stage.editor.isAsked())
        stage.shop.push(Screen("Help"))
        if moment == "after" { stage.app.settle() }
        await stage.editor.answer(true, in: stage.app)
        expectEqual(stage.picture, "List Editor Help")
      }
    }

    test("The queue continues while a question is open") {
      stage.pushEditor()
      let first = stage.shop.attempt(.sequence(.popToRoot(), .push(Screen("A"))))
      await expectTrue(stage.editor.isAsked())
      stage.app.expectPerformed(stage.shop.present(Screen("Sheet")))
      expectNil(first.ended)
      stage.shop.dismiss()
      stage.app.settle()
      await stage.editor.answer(true, in: stage.app)
      expectEqual(first.ended, .performed)
      expectEqual(stage.picture, "List A")
    }

    let sequence = ScreenTransition.sequence(.pop(), .push(Screen("A")))
    let pairs: [(name: String, first: ScreenTransition, second: ScreenTransition)] = [
      ("a sequence twice", sequence, .sequence(.pop(), .push(Screen("B")))),
      ("a pop, then a sequence", .pop(), sequence), ("a sequence, then a pop", sequence, .pop()),
    ]
    for pair in pairs {
      test("Attempts that share a question remove nothing before its answer: \(pair.name)") {
        stage.pushEditor()
        let first = stage.shop.attempt(pair.first)
        await expectTrue(stage.editor.isAsked())
        let second = stage.shop.attempt(pair.second)
        stage.app.settle()
        expectEqual(stage.picture, "List Editor")
        expectNil(second.ended)
        await stage.editor.answer(false, in: stage.app)
        expectEqual(stage.picture, "List Editor")
        for handle in [first, second] { expectTrue(reason(handle).contains("did not allow")) }
        expectEqual(stage.editor.asked, 1)
      }
    }

    test("A guard that only a freed root has asked is not waited for") {
      let editor = Editor()
      var root: Bare? = Bare(UINavigationController(rootViewController: Screen("List")))
      root?.launch()
      root?.push(editor, animated: false)
      root?.attempt(.pop())
      await expectTrue(editor.isAsked())
      expectEqual(TransitionQueues.openQuestions.count, 1)
      root = nil
      expectEqual(TransitionQueues.openQuestions, [])
    }

    test("An attempt that a stop cancels leaves its question to the attempts that share it") {
      let clerk = Bare(stage.stack)
      stage.shop.start(clerk)
      stage.shop.push(Screen("Shelf"), animated: false)
      stage.pushEditor()
      clerk.attempt(.pop())
      let second = stage.shop.attempt(.popToRoot())
      await expectTrue(stage.editor.isAsked())
      stage.shop.stop(clerk)
      await stage.editor.answer(true, in: stage.app)
      expectEqual(stage.editor.asked, 1)
      expectEqual(second.ended, .performed)
      expectEqual(stage.picture, "List")
    }

    test("A sequence that is attempted again by its route is merged with the first") {
      stage.pushEditor()
      var plan = ScreenTransition.sequence(.popToRoot(), .push(Screen("A")))
      plan.route = "a"
      let first = stage.shop.attempt(plan)
      await expectTrue(stage.editor.isAsked())
      let second = stage.shop.attempt(plan)
      expectEqual(second.ended, .merged)
      await stage.editor.answer(true, in: stage.app)
      expectEqual(first.ended, .performed)
      expectEqual(stage.picture, "List A")
    }

    for isOwn in [true, false] {
      test(
        "A question is dropped, and its task cancelled, when the guard stops: own attempt \(isOwn)"
      ) {
        let note = CancelledNote()
        stage.shop.present(note)
        stage.app.settle()
        let requester: any ScreenCoordinator = isOwn ? note : stage.shop
        let handle = requester.attempt(.dismiss(note.rootViewController))
        await wait { note.isAsked }
        stage.shop.stop(note)
        if isOwn { expectNotNil(handle.ended?.rejection) }
        await expectTrue(wait { note.wasCancelled })
        stage.app.settle()
        expectNotNil(handle.ended)
        expectEqual(stage.picture, "List")
      }
    }

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
      await wait { Task.isCancelled }
      wasCancelled = true
      return true
    }
  }

  /// Asks the user.
  final class AskingNote: SceneCoordinator, LeaveGuarding {
    let context = CoordinatorContext()
    let rootViewController = Screen("Note")
    var guardsLeaving: Bool { true }

    func canLeave() async -> Bool {
      let question = ask(
        Alert(
          "Discard?", actions: [.destructive("Discard", true), .cancel("Keep", false)]))
      return await question.outcome.output?.choice ?? false
    }
  }
}
