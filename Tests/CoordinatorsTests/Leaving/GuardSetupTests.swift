import CompactTesting
import CoordinatorTesting
import HeadlessUIKit
import Testing

/// What is set in UIKit up front, and set back.
@MainActor @Suite(.coordinators, .serialized) struct GuardSetupTests: TableSuite {
  let stage: LeaveStage

  init() throws { stage = try LeaveStage() }

  private func setUp() -> String {
    let item = stage.editor.navigationItem
    let gate = stage.stack.interactivePopGestureRecognizer?.delegate
    return """
      back action \(item.backAction != nil), \
      modal \(stage.editor.isModalInPresentation), \
      swipe \(EngineProbe.isOurs(gate)), \
      menu \(EngineProbe.isOurs(stage.shop.list.navigationItem.backBarButtonItem))
      """
  }

  @Test(arguments: await rowNames) func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("A stack is prepared while its top guards, and set back when it stops") {
      stage.editor.guardsLeaving = false
      stage.shop.show(stage.editor, animated: false)
      expectEqual(setUp(), "back action false, modal false, swipe false, menu false")
      stage.editor.guardsLeaving = true
      stage.editor.setNeedsLeaveGuardUpdate()
      expectEqual(setUp(), "back action true, modal false, swipe true, menu true")
      stage.editor.guardsLeaving = false
      stage.editor.setNeedsLeaveGuardUpdate()
      expectEqual(setUp(), "back action false, modal false, swipe false, menu false")
      stage.app.settle()
      stage.app.swipeBack()
      expectEqual(stage.picture, "List")
    }

    test("A sheet is modal while what it shows guards") {
      stage.shop.present(stage.editor, style: .pageSheet)
      expectTrue(stage.editor.isModalInPresentation)
      stage.app.settle()
      stage.editor.guardsLeaving = false
      stage.editor.setNeedsLeaveGuardUpdate()
      expectFalse(stage.editor.isModalInPresentation)
      stage.app.swipeDown()
      expectEqual(stage.picture, "List")
    }

    test("A sheet that the app itself holds is held also when nobody guards") {
      stage.editor.isModalInPresentation = true
      stage.shop.present(stage.editor, style: .pageSheet)
      stage.app.settle()
      stage.editor.guardsLeaving = false
      stage.editor.setNeedsLeaveGuardUpdate()
      expectTrue(stage.editor.isModalInPresentation)
    }

    test("A sheet that has been dismissed is not modal any more") {
      stage.shop.present(stage.editor, style: .pageSheet)
      stage.app.settle()
      expectTrue(stage.editor.isModalInPresentation)
      stage.shop.dismiss()
      stage.app.settle()
      expectFalse(stage.editor.isModalInPresentation)
    }

    test("A delegate of the swipe that comes while a screen guards stays") {
      stage.shop.show(stage.editor, animated: false)
      stage.app.settle()
      let swipe = SwipeLog()
      stage.stack.interactivePopGestureRecognizer?.delegate = swipe
      stage.editor.guardsLeaving = false
      stage.editor.setNeedsLeaveGuardUpdate()
      expectSame(stage.stack.interactivePopGestureRecognizer?.delegate, swipe)
    }

    test("What the app has set itself stays as it was") {
      let own = UIBarButtonItem(title: "Home", style: .plain, target: nil, action: nil)
      stage.shop.list.navigationItem.backBarButtonItem = own
      let swipe = SwipeLog()
      stage.stack.interactivePopGestureRecognizer?.delegate = swipe
      stage.editor.isModalInPresentation = true
      stage.shop.show(stage.editor, animated: false)
      stage.app.settle()
      expectEqual(stage.shop.list.navigationItem.backBarButtonItem?.title, "Home")
      try? stage.app.device.run { try stage.input.beginSwipeBack(in: stage.stack) }
      expectEqual(swipe.asked, 1)
      stage.editor.guardsLeaving = false
      stage.editor.setNeedsLeaveGuardUpdate()
      expectSame(stage.shop.list.navigationItem.backBarButtonItem, own)
      expectSame(stage.stack.interactivePopGestureRecognizer?.delegate, swipe)
      expectTrue(stage.editor.isModalInPresentation)
    }

    test("A back action of the app's own is left alone") {
      var taps = 0
      stage.editor.navigationItem.backAction = UIAction { _ in taps += 1 }
      stage.shop.show(stage.editor, animated: false)
      stage.app.settle()
      stage.app.back()
      expectEqual(taps, 1)
      expectNil(stage.editor.view.accessibilityPerformEscapeBlock)
      await expectFalse(stage.editor.isAsked())
    }

    test("A stack that was filled before its window is seen hears the escape gesture") {
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

    test("A delegate of the sheet that forbids the dismissal is heard before the guards") {
      let delegate = SheetCloseTests.Veto()
      stage.editor.modalPresentationStyle = .pageSheet
      stage.editor.presentationController?.delegate = delegate
      stage.shop.present(stage.editor)
      stage.app.settle()
      stage.app.swipeDown()
      expectEqual(delegate.attempts, 1)
      await expectFalse(stage.editor.isAsked())
    }

    test("A delegate of the sheet that forbids it only later is heard then") {
      let delegate = SheetRecorder()
      delegate.answersItself = false
      delegate.allows = true
      stage.editor.modalPresentationStyle = .pageSheet
      stage.editor.presentationController?.delegate = delegate
      stage.shop.present(stage.editor)
      stage.app.settle()
      stage.app.swipeDown()
      await stage.editor.answer(false)
      stage.app.settle()
      delegate.allows = false
      delegate.forget()
      stage.app.swipeDown()
      await expectFalse(stage.editor.isAsked())
      expectTrue(delegate.calls.contains("shouldDismiss"))
    }

    test("A screen that guarded and has left is freed") {
      weak var left: Editor?
      do {
        let editor = Editor("Editor")
        left = editor
        stage.shop.show(editor, animated: false)
        stage.app.settle()
        stage.app.back()
        await editor.answer(true)
      }
      stage.app.settle()
      await expectTrue(wait { left == nil })
    }

    test("A sheet whose guarded page is turned away is not modal any more") {
      let pages = Pages()
      stage.shop.present(pages, animated: false)
      pages.setPages(screens: [stage.editor])
      stage.app.settle()
      expectTrue(pages.pageViewController.isModalInPresentation)
      pages.turn(to: Screen("Other"), animated: false)
      stage.app.settle()
      expectFalse(pages.pageViewController.isModalInPresentation)
    }

    test("A sheet whose guarded tab is removed is not modal any more") {
      let tabs = ContainerExitTests.Tabs()
      stage.shop.present(tabs, animated: false)
      let sheet = Sheet(stage.editor, ExitLog())
      tabs.setTabs([Sheet(Screen("First"), ExitLog()), sheet])
      stage.app.settle()
      expectTrue(tabs.tabBarController.isModalInPresentation)
      tabs.removeTab(sheet)
      stage.app.settle()
      expectFalse(tabs.tabBarController.isModalInPresentation)
    }
  }

  final class SwipeLog: NSObject, UIGestureRecognizerDelegate {
    var asked = 0
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
      asked += 1
      return true
    }
  }

  final class Pages: PageCoordinator {
    let context = CoordinatorContext()
    let pageViewController = UIPageViewController(
      transitionStyle: .scroll, navigationOrientation: .horizontal)
    func start() {}
  }
}
