import CoordinatorTesting
import HeadlessUIKit
import Testing

@testable import Coordinators

/// What is set in UIKit up front, and set back.
@MainActor @Suite(.coordinators) struct GuardSetupTests {
  let stage: LeaveStage

  init() throws { stage = try LeaveStage() }

  private func setUp() -> String {
    let item = stage.editor.navigationItem
    let gate = stage.stack.interactivePopGestureRecognizer?.delegate
    return """
      back action \(item.backAction != nil), \
      modal \(stage.editor.isModalInPresentation), \
      swipe \(gate is PopGestureObserver), \
      menu \(stage.shop.list.navigationItem.backBarButtonItem is GuardedBackButton)
      """
  }

  @Test func `A stack is prepared while its top guards, and set back when it stops`() {
    stage.editor.guardsLeaving = false
    stage.shop.show(stage.editor, animated: false)
    #expect(setUp() == "back action false, modal false, swipe false, menu false")
    stage.editor.guardsLeaving = true
    stage.editor.setNeedsLeaveGuardUpdate()
    #expect(setUp() == "back action true, modal false, swipe true, menu true")
    stage.editor.guardsLeaving = false
    stage.editor.setNeedsLeaveGuardUpdate()
    #expect(setUp() == "back action false, modal false, swipe false, menu false")
    stage.app.settle()
    stage.app.swipeBack()
    #expect(stage.picture == "List")
  }

  @Test func `A sheet is modal while what it shows guards`() {
    stage.shop.present(stage.editor, style: .pageSheet)
    #expect(stage.editor.isModalInPresentation)
    stage.app.settle()
    stage.editor.guardsLeaving = false
    stage.editor.setNeedsLeaveGuardUpdate()
    #expect(!stage.editor.isModalInPresentation)
    stage.app.swipeDown()
    #expect(stage.picture == "List")
  }

  @Test func `A sheet that the app itself holds is held also when nobody guards`() {
    stage.editor.isModalInPresentation = true
    stage.shop.present(stage.editor, style: .pageSheet)
    stage.app.settle()
    stage.editor.guardsLeaving = false
    stage.editor.setNeedsLeaveGuardUpdate()
    #expect(stage.editor.isModalInPresentation)
  }

  @Test func `A sheet that has been dismissed is not modal any more`() {
    stage.shop.present(stage.editor, style: .pageSheet)
    stage.app.settle()
    #expect(stage.editor.isModalInPresentation)
    stage.shop.dismiss()
    stage.app.settle()
    #expect(!stage.editor.isModalInPresentation)
  }

  @Test func `A delegate of the swipe that comes while a screen guards stays`() {
    stage.shop.show(stage.editor, animated: false)
    stage.app.settle()
    let swipe = SwipeLog()
    stage.stack.interactivePopGestureRecognizer?.delegate = swipe
    stage.editor.guardsLeaving = false
    stage.editor.setNeedsLeaveGuardUpdate()
    #expect(stage.stack.interactivePopGestureRecognizer?.delegate === swipe)
  }

  @Test func `What the app has set itself stays as it was`() {
    let own = UIBarButtonItem(title: "Home", style: .plain, target: nil, action: nil)
    stage.shop.list.navigationItem.backBarButtonItem = own
    let swipe = SwipeLog()
    stage.stack.interactivePopGestureRecognizer?.delegate = swipe
    stage.editor.isModalInPresentation = true
    stage.shop.show(stage.editor, animated: false)
    stage.app.settle()
    #expect(stage.shop.list.navigationItem.backBarButtonItem?.title == "Home")
    try? stage.app.device.run { try stage.input.beginSwipeBack(in: stage.stack) }
    #expect(swipe.asked == 1)
    stage.editor.guardsLeaving = false
    stage.editor.setNeedsLeaveGuardUpdate()
    #expect(stage.shop.list.navigationItem.backBarButtonItem === own)
    #expect(stage.stack.interactivePopGestureRecognizer?.delegate === swipe)
    #expect(stage.editor.isModalInPresentation)
  }

  @Test func `A back action of the app's own is left alone`() async {
    var taps = 0
    stage.editor.navigationItem.backAction = UIAction { _ in taps += 1 }
    stage.shop.show(stage.editor, animated: false)
    stage.app.settle()
    stage.app.back()
    #expect(taps == 1)
    #expect(stage.editor.view.accessibilityPerformEscapeBlock == nil)
    #expect(await !stage.editor.isAsked())
  }

  @Test func `A stack that was filled before its window is seen hears the escape gesture`() async {
    let stack = UINavigationController()
    let bare = Bare(stack)
    bare.launch()
    bare.set([Screen("List"), stage.editor])
    #expect(stage.editor.viewIfLoaded == nil)
    let window = UIWindow()
    window.rootViewController = stack
    window.makeKeyAndVisible()
    stage.app.settle()
    #expect(stage.editor.navigationItem.backAction != nil)
    #expect(stage.editor.view.accessibilityPerformEscapeBlock?() == true)
    #expect(await stage.editor.isAsked())
    stage.editor.resume(false)
  }

  @Test func `A delegate of the sheet that forbids the dismissal is heard before the guards`() async
  {
    let delegate = SheetCloseTests.Veto()
    stage.editor.modalPresentationStyle = .pageSheet
    stage.editor.presentationController?.delegate = delegate
    stage.shop.present(stage.editor)
    stage.app.settle()
    stage.app.swipeDown()
    #expect(delegate.attempts == 1)
    #expect(await !stage.editor.isAsked())
  }

  @Test func `A delegate of the sheet that forbids it only later is heard then`() async {
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
    #expect(await !stage.editor.isAsked())
    #expect(delegate.calls.contains("shouldDismiss"))
  }

  @Test func `A screen that guarded and has left is freed`() async {
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
    await Task.yield()
    #expect(left == nil)
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

  @Test func `A sheet whose guarded page is turned away is not modal any more`() {
    let pages = Pages()
    stage.shop.present(pages, animated: false)
    pages.setPages(screens: [stage.editor])
    stage.app.settle()
    #expect(pages.pageViewController.isModalInPresentation)
    pages.turn(to: Screen("Other"), animated: false)
    stage.app.settle()
    #expect(!pages.pageViewController.isModalInPresentation)
  }

  @Test func `A sheet whose guarded tab is removed is not modal any more`() {
    let tabs = ContainerExitTests.Tabs()
    stage.shop.present(tabs, animated: false)
    let sheet = Sheet(stage.editor, ExitLog())
    tabs.setTabs([Sheet(Screen("First"), ExitLog()), sheet])
    stage.app.settle()
    #expect(tabs.tabBarController.isModalInPresentation)
    tabs.removeTab(sheet)
    stage.app.settle()
    #expect(!tabs.tabBarController.isModalInPresentation)
  }
}
