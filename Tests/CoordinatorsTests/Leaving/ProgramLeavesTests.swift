import CompactTesting
import CoordinatorTesting
import HeadlessUIKit
import Testing

/// Changes by the program, of which only some ask.
struct ProgramLeavesTests: TableSuite {
  let stage = LeaveStage()

  // MARK: Asked

  @Test(.coordinators, .serialized, arguments: await rowNames)
  func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("A new root asks") {
      let (app, mall) = launchMall()
      mall.setRoot(stage.editor)
      app.settle()
      let handle = mall.attempt(.setRoot(Note()))
      await expectTrue(stage.editor.isAsked())
      expectSame(mall.window.rootViewController, stage.editor)
      await stage.editor.answer(false)
      guard case .rejected(let rejection)? = handle.ended else {
        Issue.record("The root was not rejected.")
        return
      }
      expectTrue(rejection.isVeto)
      expectEqual(
        rejection.description, "Editor is a leave guard, and did not allow the transition.")
      await app.expectPerformed(mall.attempt(.setRoot(Screen("New"))), allowedBy: stage.editor)
      expectEqual(mall.window.rootViewController?.title, "New")
    }

    test("setRoot does not ask") {
      let (app, mall) = launchMall()
      mall.setRoot(stage.editor)
      app.settle()
      app.expectPerformed(mall.setRoot(Screen("New")))
      expectEqual(stage.editor.asked, 0)
    }

    test("A scene that requests its dismissal asks") {
      let note = Note()
      stage.shop.present(note)
      await stage.expectLeft("List ^ Note", of: note.rootViewController) { note.requestDismissal() }
      expectTrue(note.isInactive)
    }

    test("A flow of several steps that requests its dismissal asks") {
      let draft = Draft(on: UINavigationController())
      draft.navigationController.title = "Draft"
      stage.shop.present(draft)
      await stage.expectLeft("List ^ Draft", of: draft.guardian) { draft.requestDismissal() }
      expectTrue(draft.isInactive)
      let pushed = Draft(on: stage.stack)
      stage.shop.start(pushed)
      await stage.expectLeft("List One Two", of: pushed.guardian) { pushed.requestDismissal() }
    }

    test("A presented flow that attempts to dismiss itself asks") {
      let draft = Draft(on: UINavigationController())
      draft.navigationController.title = "Draft"
      stage.shop.present(draft)
      await stage.expectLeft("List ^ Draft", of: draft.guardian) { draft.attempt(.dismiss()) }
      expectTrue(draft.isInactive)
    }

    test("An attempted transition asks, and reports its real end") {
      stage.shop.push(stage.editor, animated: false)
      stage.shop.push(Screen("Preview"), animated: false)
      stage.app.settle()
      let rejected = stage.shop.attempt(.popToRoot())
      expectNil(rejected.ended)
      await stage.editor.answer(false, in: stage.app)
      expectTrue(reason(rejected).contains("did not allow"))
      let allowed = stage.shop.attempt(.popToRoot())
      await stage.editor.answer(true)
      expectNil(allowed.ended)
      stage.app.expectPerformed(allowed)
      expectEqual(stage.picture, "List")
    }

    test("An attempted transition is performed at once without a guard") {
      stage.shop.push(stage.editor, animated: false)
      stage.editor.guardsLeaving = false
      stage.app.settle()
      stage.shop.attempt(.pop(animated: false))
      expectEqual(stage.picture, "List")
      expectEqual(stage.editor.asked, 0)
    }

    test("An attempt to dismiss a screen that is yet to be made asks") {
      let editor = stage.editor
      stage.shop.push(Screen("A"))
      stage.shop.perform(.present(editor))
      let handle = stage.shop.attempt(.dismiss())
      stage.app.settle()
      await expectTrue(editor.isAsked())
      expectEqual(stage.picture, "List A ^ Editor")
      await editor.answer(true, in: stage.app)
      expectEqual(handle.ended, .performed)
      expectEqual(stage.picture, "List A")
    }

    test("An attempt makes its destination once, even if another guard is asked later") {
      var made = 0
      @MainActor func make() -> Screen {
        made += 1
        expectSame(CoordinatorContext.running, stage.shop.context)
        return Screen("New")
      }
      let second = Editor("Second")
      stage.shop.push(stage.editor)
      let handle = stage.shop.attempt(.set([.screen(stage.shop.list), .screen(make())]))
      stage.app.settle()
      await expectTrue(stage.editor.isAsked())
      stage.shop.push(Screen("A"))
      stage.shop.push(second)
      await stage.editor.answer(true)
      expectNil(second.parent)
      stage.app.settle()
      expectEqual(stage.picture, "List Editor A Second")
      await second.answer(true, in: stage.app)
      expectEqual(stage.editor.asked, 1)
      expectEqual(handle.ended, .performed)
      expectEqual(stage.picture, "List New")
      expectEqual(made, 1)
    }

    test("An attempt makes its flow once, and starts it after the answer") {
      let (app, mall) = launchMall()
      app.device.run { _ = mall.setRoot(stage.editor, animated: true) }
      var made: [Coupon] = []
      @MainActor func make() -> Coupon {
        expectSame(CoordinatorContext.running, mall.context)
        made.append(Coupon())
        return made[made.count - 1]
      }
      let handle = mall.attempt(.setRoot(make()))
      app.settle()
      await expectTrue(stage.editor.isAsked())
      expectEqual(made.map(\.log), [[]])
      await stage.editor.answer(true, in: app)
      expectEqual(handle.ended, .performed)
      expectEqual(made.map(\.log), [["start"]])
    }

    // MARK: Requests for a dismissal

    test("A flow that has requested its dismissal twice, and starts again, keeps running") {
      let restarter = Restarter(on: stage.stack)
      stage.shop.start(restarter)
      let draft = restarter.draft
      stage.app.settle()
      draft.requestDismissal()
      draft.requestDismissal()
      await draft.guardian.answer(true, in: stage.app)
      expectTrue(draft.isActive)
      expectEqual(restarter.ends, 1)
      expectEqual(draft.guardian.asked, 1)
    }

    test("A request for dismissal is handled while an attempt of the same flow waits") {
      let draft = Draft(on: stage.stack)
      draft.guardian.guardsLeaving = false
      stage.shop.start(draft)
      draft.push(stage.editor, animated: false)
      stage.app.settle()
      draft.attempt(.pop())
      await expectTrue(stage.editor.isAsked())
      draft.requestDismissal()
      await stage.editor.answer(true, in: stage.app)
      expectTrue(draft.isInactive)
      expectEqual(stage.editor.asked, 1)
    }

    // MARK: Not asked

    test("Signing out by a stop before the new root asks no guard") {
      let (app, mall) = launchMall()
      let main = Bare(UINavigationController())
      mall.setRoot(main)
      let (bottom, top) = (Editor("Bottom"), Editor("Top"))
      main.push(bottom, animated: false)
      main.push(top, animated: false)
      app.settle()
      let draft = Draft(on: UINavigationController())
      main.present(draft)
      app.settle()
      // A guard is being asked already.
      app.swipeDown()
      await expectTrue(draft.guardian.isAsked())
      mall.stop(main)
      app.expectPerformed(mall.setRoot(Coupon()))
      expectEqual(mall.window.rootViewController?.title, "Coupon")
      expectNil(mall.window.rootViewController?.presentedViewController)
      expectEqual("\(bottom.asked) \(top.asked) \(draft.guardian.asked)", "0 0 1")
      expectTrue(main.isInactive && draft.isInactive)
      await draft.guardian.answer(false, in: app)
      expectEqual(app.tree, "Mall  active\n└─ Coupon  active  ◀ Screen")
      expectTrue(app.device.log.entries.isEmpty)
    }

    test("A coordinator that is stopped, or finishes, asks no guard") {
      let note = Note()
      stage.shop.present(note)
      let story = await stage.story(of: note.rootViewController) { note.finish(1) }
      expectEqual(story, "not asked: List")
      let other = Note()
      stage.shop.present(other)
      stage.app.settle()
      let second = await stage.story(of: other.rootViewController) { stage.shop.stop(other) }
      expectEqual(second, "not asked: List")
    }
  }

  enum Call: CaseIterable {
    case pop, popTo, popToRoot, set, rawPop, rawSet, dismiss, rawDismiss
  }

  @Test(.coordinators, .serialized, arguments: Call.allCases)
  func `Changes of a stack or a presentation by code ask no guard`(call: Call) async {
    let shop = stage.shop
    if call == .dismiss || call == .rawDismiss {
      shop.present(stage.editor)
    } else {
      shop.push(stage.editor, animated: false)
    }
    let story = await stage.story {
      switch call {
      case .pop: shop.pop()
      case .popTo: shop.popTo(shop.list)
      case .popToRoot: shop.popToRoot()
      case .set: shop.set([shop.list])
      case .rawPop: shop.navigationController.popViewController(animated: true)
      case .rawSet: shop.navigationController.setViewControllers([shop.list], animated: false)
      case .dismiss: shop.dismiss()
      case .rawDismiss: stage.editor.dismiss(animated: true)
      }
    }
    expectEqual(story, "not asked: List")
  }

  /// A parent that starts its flow again when the flow has ended.
  final class Restarter: NavigationCoordinator {
    let context = CoordinatorContext()
    let navigationController: UINavigationController
    let draft: Draft
    private(set) var ends = 0

    init(on navigationController: UINavigationController) {
      self.navigationController = navigationController
      draft = Draft(on: navigationController)
    }

    func start() { start(draft) }
    func coordinatorDidStop(_ coordinator: any Coordinator) {
      ends += 1
      start(draft)
    }
  }
}
