import CompactTesting
import CoordinatorTesting
import HeadlessUIKit
import Testing

/// The framework's settings in UIKit for screens that may guard, which ask guards at the attempt.
struct GuardSetupTests: TableSuite {
  let stage = LeaveStage()

  private func setUp() -> String {
    let item = stage.editor.navigationItem
    let gate = stage.stack.interactivePopGestureRecognizer?.delegate
    return """
      back action \(item.backAction != nil), \
      swipe \(EngineProbe.isOurs(gate)), \
      menu \(EngineProbe.isOurs(stage.shop.list.navigationItem.backBarButtonItem))
      """
  }

  @Test(.coordinators, .serialized, arguments: await rowNames)
  func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("A stack is prepared for a screen that may guard, and restored when that is removed") {
      stage.editor.guardsLeaving = false
      stage.shop.push(stage.editor, animated: false)
      expectEqual(setUp(), "back action true, swipe true, menu true")
      stage.app.swipeBack()
      expectEqual(stage.picture, "List")
      expectEqual(setUp(), "back action false, swipe false, menu false")
    }

    test("Only a stack with a guard is prepared, also if every coordinator guards") {
      stage.shop.push(Screen("Middle"), animated: false)
      stage.app.settle()
      expectNil(stage.stack.topViewController?.navigationItem.backAction)
      let app = AppDriver(GuardingFlow.init(on:))
      let root = try require(app.root as? GuardingFlow)
      expectNotNil(root.navigationController.topViewController?.navigationItem.backAction)
    }

    test("A stack stays prepared when a swipe back is cancelled") {
      stage.editor.guardsLeaving = false
      stage.pushEditor()
      try stage.app.beginSwipeBack()
      stage.app.moveGesture(to: 0.4)
      stage.shop.perform(.present(Screen("Sheet"), animated: false))
      stage.app.cancelGesture()
      expectEqual(setUp(), "back action true, swipe true, menu true")
    }

    test("A stack is prepared for a guard inside a screen that the user is swiping off") {
      let outer = Screen("Outer")
      stage.shop.push(outer, animated: false)
      stage.app.settle()
      try stage.app.beginSwipeBack()
      stage.app.moveGesture(to: 0.4)
      outer.embedRaw(stage.editor)
      stage.shop.perform(.present(Screen("Sheet"), animated: false))
      stage.app.cancelGesture()
      expectNotNil(outer.navigationItem.backAction)
    }

    test("A stack is prepared for a coordinator with another screen only while that is asked") {
      let screen = Screen("One")
      let draft = Draft(on: stage.stack, of: [screen])
      stage.shop.start(draft)
      draft.present(Coupon())
      stage.app.settle()
      expectNil(screen.navigationItem.backAction)
      draft.requestDismissal()
      await expectTrue(draft.guardian.isAsked())
      stage.app.settle()
      expectNotNil(screen.navigationItem.backAction)
      await draft.guardian.answer(false, in: stage.app)
      expectNil(screen.navigationItem.backAction)
    }

    test("A changed guard is read at the attempt, for every way of going back") {
      let ways: [() -> Void] = [
        { stage.app.back() }, { stage.app.swipeBack() }, { stage.app.escape() },
      ]
      for leave in ways {
        stage.editor.guardsLeaving = false
        stage.pushEditor()
        stage.editor.guardsLeaving = true
        leave()
        await stage.editor.answer(false, in: stage.app)
        expectEqual(stage.picture, "List Editor")
        stage.editor.guardsLeaving = false
        leave()
        await expectFalse(stage.editor.isAsked())
        stage.app.settle()
        expectEqual(stage.picture, "List")
      }
    }

    test("A changed guard is read when the user chooses from the back button's menu") {
      stage.shop.push(Screen("Middle"), animated: false)
      stage.shop.push(stage.editor, animated: false)
      stage.shop.push(Screen("Top"), animated: false)
      stage.app.settle()
      stage.editor.guardsLeaving = false
      try stage.input.chooseBackMenu(at: 1, in: stage.stack)
      await expectFalse(stage.editor.isAsked())
      stage.app.settle()
      expectEqual(stage.picture, "List Middle")
    }

    test("A changed guard is read when the user swipes a sheet down") {
      stage.editor.guardsLeaving = false
      stage.shop.present(stage.editor, style: .pageSheet)
      stage.app.settle()
      stage.editor.guardsLeaving = true
      stage.app.swipeDown()
      await stage.editor.answer(false, in: stage.app)
      expectFalse(stage.editor.isModalInPresentation)
      stage.editor.guardsLeaving = false
      stage.app.swipeDown()
      expectEqual(stage.picture, "List")
    }

    test("A sheet that the app makes modal stays modal without a guard") {
      stage.editor.isModalInPresentation = true
      stage.editor.guardsLeaving = false
      stage.shop.present(stage.editor, style: .pageSheet)
      stage.app.swipeDown()
      expectSame(stage.shop.navigationController.presentedViewController, stage.editor)
      await expectFalse(stage.editor.isAsked())
    }

    test("The app's delegate of the swipe stays if it is set while a screen guards") {
      stage.pushEditor()
      let swipe = SwipeLog()
      stage.stack.interactivePopGestureRecognizer?.delegate = swipe
      stage.shop.pop(animated: false)
      stage.app.settle()
      expectSame(stage.stack.interactivePopGestureRecognizer?.delegate, swipe)
    }

    test("A late delegate of the swipe that forwards to the former one is asked once") {
      stage.pushEditor()
      let (swipe, stack) = (SwipeLog(), stage.stack)
      swipe.next = stack.interactivePopGestureRecognizer?.delegate
      stack.interactivePopGestureRecognizer?.delegate = swipe
      stage.shop.present(Screen("Help"), animated: false)
      stage.shop.dismiss(animated: false)
      stage.app.settle()
      try? stage.input.beginSwipeBack(in: stack)
      expectEqual(swipe.asked, 1)
      await stage.editor.answer(false)
    }

    test("The app's delegate of the swipe decides about simultaneous gestures") {
      let swipe = SwipeLog()
      let recognizer = try require(stage.stack.interactivePopGestureRecognizer)
      recognizer.delegate = swipe
      let other = UIPanGestureRecognizer()
      stage.pushEditor()
      expectTrue(recognizer.delegate !== swipe)
      let answers = [true, false].map { answer in
        swipe.goesOnBeside = answer
        return recognizer.delegate?.gestureRecognizer(
          recognizer, shouldRecognizeSimultaneouslyWith: other)
      }
      expectEqual(answers, [true, false])
    }

    test("The app's own settings stay") {
      let own = UIBarButtonItem(title: "Home", style: .plain, target: nil, action: nil)
      stage.shop.list.navigationItem.backBarButtonItem = own
      let swipe = SwipeLog()
      stage.stack.interactivePopGestureRecognizer?.delegate = swipe
      stage.pushEditor()
      expectEqual(stage.shop.list.navigationItem.backBarButtonItem?.title, "Home")
      try? stage.input.beginSwipeBack(in: stage.stack)
      expectEqual(swipe.asked, 1)
      stage.shop.pop(animated: false)
      stage.app.settle()
      expectSame(stage.shop.list.navigationItem.backBarButtonItem, own)
      expectSame(stage.stack.interactivePopGestureRecognizer?.delegate, swipe)
    }

    test("The app's own back action is left alone") {
      var taps = 0
      stage.editor.navigationItem.backAction = UIAction { _ in taps += 1 }
      stage.pushEditor()
      stage.app.back()
      expectEqual(taps, 1)
      expectNil(stage.editor.view.accessibilityPerformEscapeBlock)
      await expectFalse(stage.editor.isAsked())
    }

    test("A stack that is filled before its window is visible handles the escape gesture") {
      let stack = UINavigationController()
      let bare = Bare(stack)
      bare.launch()
      bare.set([Screen("List"), stage.editor])
      expectNil(stage.editor.viewIfLoaded)
      let window = UIWindow()
      window.rootViewController = stack
      window.makeKeyAndVisible()
      stage.app.settle()
      expectNotNil(stage.editor.navigationItem.backAction)
      expectEqual(stage.editor.view.accessibilityPerformEscapeBlock?(), true)
      await expectTrue(stage.editor.isAsked())
      stage.editor.resume(false)
    }

    test("A sheet delegate's veto comes before the guards, also if it vetoes only later") {
      let delegate = SheetRecorder()
      delegate.answersItself = false
      delegate.allows = true
      stage.editor.modalPresentationStyle = .pageSheet
      stage.editor.presentationController?.delegate = delegate
      stage.shop.present(stage.editor)
      stage.app.swipeDown()
      await stage.editor.answer(false, in: stage.app)
      delegate.allows = false
      delegate.forget()
      stage.app.swipeDown()
      await expectFalse(stage.editor.isAsked())
      expectTrue(delegate.calls.contains("shouldDismiss"))
      expectEqual(delegate.calls.count { $0 == "didAttempt" }, 1)
    }

    test("A removed screen with a guard is freed") {
      weak var left: Editor?
      do {
        let editor = Editor("Editor")
        left = editor
        stage.shop.push(editor, animated: false)
        stage.app.back()
        await editor.answer(true)
      }
      stage.app.settle()
      await expectTrue(wait { left == nil })
    }

    test("A sheet asks the guard of a page that was never shown") {
      let pages = ContainerExitTests.Pages()
      stage.shop.start(pages)
      stage.shop.list.present(pages.pageViewController, animated: false)
      stage.app.settle()
      pages.setPages([Screen("First"), stage.editor])
      stage.app.settle()
      await stage.expectLeft("List ^ -") { stage.app.swipeDown() }
    }

    test("A stack asks the guard of a page that was never shown, or inside that page") {
      for isInside in [false, true] {
        let pages = ContainerExitTests.Pages()
        stage.shop.push(pages, animated: false)
        let page = Editor("Page")
        let first = Screen("First")
        pages.setPages([first, isInside ? UINavigationController(rootViewController: page) : page])
        stage.app.back()
        await page.answer(true, in: stage.app)
        expectEqual(stage.picture, "List")
      }
    }

    test("A sheet does not ask the guard of its page that a raw call has shown elsewhere") {
      let pages = ContainerExitTests.Pages()
      stage.shop.present(pages, animated: false)
      pages.setPages([Screen("First"), stage.editor])
      stage.app.settle()
      stage.stack.pushViewController(stage.editor, animated: false)
      stage.app.swipeDown()
      expectEqual(stage.picture, "List Editor")
    }

    test("A sheet asks the guard of a column that collapsing has hidden") {
      let desk = ContainerExitTests.Columns(UISplitViewController(style: .doubleColumn))
      let delegate = ContainerAnnouncementTests.PrimaryOnCollapse()
      desk.splitViewController.delegate = delegate
      stage.app.device.screen = .pad
      stage.shop.present(desk, animated: false)
      desk.setColumn(Screen("Mailboxes"), for: .primary)
      desk.setColumn(stage.editor, for: .secondary)
      stage.app.settle()
      stage.app.device.screen = .phone
      stage.app.settle()
      expectEqual(stage.app.title, "Mailboxes")
      stage.app.swipeDown()
      await stage.editor.answer(true, in: stage.app)
      expectEqual(stage.picture, "List")
    }

    test("A sheet whose guarded tab is removed asks no guard") {
      let tabs = ContainerExitTests.Tabs()
      stage.shop.present(tabs, animated: false)
      let sheet = Sheet(stage.editor, ExitLog())
      tabs.setTabs([Sheet(Screen("First"), ExitLog()), sheet])
      stage.app.settle()
      tabs.removeTab(sheet)
      stage.app.swipeDown()
      expectEqual(stage.picture, "List")
    }
  }

  final class SwipeLog: NSObject, UIGestureRecognizerDelegate {
    var asked = 0
    var goesOnBeside = false
    weak var next: (any UIGestureRecognizerDelegate)?
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
      asked += 1
      return next?.gestureRecognizerShouldBegin(gestureRecognizer) ?? true
    }
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { goesOnBeside }
  }
}

private final class GuardingFlow: NavigationCoordinator, LeaveGuarding {
  let context = CoordinatorContext()
  let navigationController: UINavigationController
  let guardsLeaving = false

  init(on navigationController: UINavigationController) {
    self.navigationController = navigationController
  }

  func start() {
    push(Screen("List"), animated: false)
    if parent == nil { start(GuardingFlow(on: navigationController)) }
  }

  func canLeave() async -> Bool { true }
}
