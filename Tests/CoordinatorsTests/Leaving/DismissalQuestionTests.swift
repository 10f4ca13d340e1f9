import CompactTesting
import CoordinatorTesting
import HeadlessUIKit
import Testing

/// Several requests for the dismissal of one flow.
@MainActor struct DismissalQuestionTests: TableSuite {
  let stage = LeaveStage()

  @Test(.coordinators, .serialized, arguments: await rowNames)
  func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("A flow that requests its dismissal twice is asked once, and stopped once") {
      let draft = Draft(on: stage.stack)
      stage.shop.start(draft)
      stage.app.settle()
      draft.requestDismissal()
      draft.requestDismissal()
      await draft.guardian.answer(true, in: stage.app)
      expectTrue(draft.isInactive)
      expectEqual(draft.guardian.asked, 1)
      expectEqual(stage.shop.log.filter { $0 == "did stop" }.count, 1)
    }

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

    for isAttempt in [false, true] {
      test(
        "The visible tab or page is asked first, by \(isAttempt ? "attempt" : "requestDismissal")"
      ) {
        let (page, hidden) = (Editor("Page"), Editor("Hidden"))
        let (tabs, album) = (ContainerExitTests.Tabs(), Album())
        stage.shop.present(tabs)
        tabs.setTabs([album, Sheet(hidden, ExitLog())])
        album.setPages([page, stage.editor])
        stage.app.settle()
        if isAttempt { stage.shop.attempt(.dismiss()) } else { tabs.requestDismissal() }
        for editor in [page, hidden, stage.editor] { await editor.answer(true) }
        stage.app.settle()
        expectTrue(tabs.isInactive)
      }
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
