import CoordinatorTesting
import HeadlessUIKit
import Testing

@testable import Coordinators

/// What is set in UIKit follows the guard, and leaves alone what is the app's.
@MainActor @Suite(.coordinators) struct GuardDetailTests {
  let stage: LeaveStage

  init() throws { stage = try LeaveStage() }

  private func show() {
    stage.shop.show(stage.editor, animated: false)
    stage.app.settle()
  }

  private func guards(_ isGuarded: Bool) {
    stage.editor.guardsLeaving = isGuarded
    stage.editor.setNeedsLeaveGuardUpdate()
  }

  // MARK: Escape

  @Test func `The view's own answer to the escape gesture asks, and is taken back`() async {
    show()
    let view = stage.editor.view
    #expect(view?.accessibilityPerformEscapeBlock?() == true)
    #expect(await stage.editor.isAsked())
    await stage.editor.answer(false)
    guards(false)
    #expect(view?.accessibilityPerformEscapeBlock == nil)
    view?.accessibilityPerformEscapeBlock = { false }
    stage.shop.show(Editor("Next"), animated: false)
    stage.app.settle()
    #expect(view?.accessibilityPerformEscapeBlock?() == false)
  }

  @Test func `An answer of the app's own to the escape gesture stays`() {
    var escapes = 0
    stage.editor.loadViewIfNeeded()
    stage.editor.view.accessibilityPerformEscapeBlock = {
      escapes += 1
      return true
    }
    show()
    stage.app.escape()
    #expect(escapes == 1)
    guards(false)
    stage.app.escape()
    #expect(escapes == 2)
  }

  // MARK: Back

  @Test func `A back action that the app takes back leaves its place to the guard`() async {
    stage.editor.navigationItem.backAction = UIAction { _ in }
    show()
    stage.editor.navigationItem.backAction = nil
    stage.editor.setNeedsLeaveGuardUpdate()
    stage.app.back()
    #expect(await stage.editor.isAsked())
    await stage.editor.answer(false)
  }

  @Test func `The back button stays the same while the guard does`() {
    show()
    let button = stage.shop.list.navigationItem.backBarButtonItem
    #expect(button is GuardedBackButton)
    stage.editor.setNeedsLeaveGuardUpdate()
    #expect(stage.shop.list.navigationItem.backBarButtonItem === button)
    let own = UIBarButtonItem(title: "Home", style: .plain, target: nil, action: nil)
    stage.shop.list.navigationItem.backBarButtonItem = own
    stage.editor.setNeedsLeaveGuardUpdate()
    #expect(stage.shop.list.navigationItem.backBarButtonItem?.title == "Home")
    #expect(stage.shop.list.navigationItem.backBarButtonItem is GuardedBackButton)
  }

  @Test func `The back button has the title that UIKit would show`() {
    stage.shop.list.navigationItem.title = "Shelf"
    show()
    #expect(stage.shop.list.navigationItem.backBarButtonItem?.title == "Shelf")
    guards(false)
    stage.shop.list.navigationItem.backButtonTitle = "Books"
    guards(true)
    #expect(stage.shop.list.navigationItem.backBarButtonItem?.title == "Books")
    guards(false)
    stage.shop.list.navigationItem.backButtonDisplayMode = .minimal
    guards(true)
    #expect(stage.shop.list.navigationItem.backBarButtonItem is GuardedBackButton)
    #expect(stage.shop.list.navigationItem.backBarButtonItem?.title == nil)
  }

  @Test func `The back button has the image and the menu that UIKit would show`() throws {
    let home = UIBarButtonItem(title: "Home", style: .plain, target: nil, action: nil)
    home.image = UIImage(systemName: "house")
    stage.shop.list.navigationItem.backBarButtonItem = home
    let middle = Screen("Middle")
    middle.navigationItem.backButtonTitle = "Between"
    stage.shop.show(middle, animated: false)
    stage.shop.show(stage.editor, animated: false)
    stage.shop.show(Screen("Preview"), animated: false)
    stage.app.settle()
    #expect(try stage.input.backMenuTitles(in: stage.stack) == ["Editor", "Between", "Home"])
    stage.shop.set([stage.shop.list, stage.editor], animated: false)
    stage.app.settle()
    let button = stage.shop.list.navigationItem.backBarButtonItem
    #expect(button is GuardedBackButton)
    #expect(button?.image === home.image)
  }

  @Test func `A back action of the app's own on the next screen leaves its escape gesture alone`() {
    show()
    let next = Editor("Next")
    next.navigationItem.backAction = UIAction { _ in }
    stage.shop.show(next, animated: false)
    stage.app.settle()
    #expect(next.view.accessibilityPerformEscapeBlock == nil)
    #expect(stage.editor.navigationItem.backAction == nil)
  }

  // MARK: Swipe

  final class Refusing: NSObject, UIGestureRecognizerDelegate {
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }
  }

  @Test func `A swipe that another delegate refuses is no attempt`() async {
    let refusing = Refusing()
    stage.stack.interactivePopGestureRecognizer?.delegate = refusing
    show()
    #expect(throws: InputRefusal.self) {
      try stage.app.device.run { try stage.input.beginSwipeBack(in: stage.stack) }
    }
    #expect(await !stage.editor.isAsked())
  }

  @Test func `A swipe begins where the guard has ended without a word`() throws {
    show()
    stage.editor.guardsLeaving = false
    try stage.app.device.run { try stage.input.beginSwipeBack(in: stage.stack) }
    stage.app.finishSwipe()
    #expect(stage.picture == "List")
    #expect(stage.editor.asked == 0)
  }

  // MARK: Sheets

  @Test func `A sheet is modal again when the guard is again`() {
    stage.shop.present(stage.editor, style: .pageSheet)
    stage.app.settle()
    guards(false)
    #expect(!stage.editor.isModalInPresentation)
    guards(true)
    #expect(stage.editor.isModalInPresentation)
  }

  @Test func `A sheet asks also where the guard has begun without a word`() async {
    stage.editor.guardsLeaving = false
    stage.shop.present(stage.editor, style: .pageSheet)
    stage.app.settle()
    stage.editor.guardsLeaving = true
    #expect(!stage.editor.isModalInPresentation)
    stage.app.swipeDown()
    #expect(await stage.editor.isAsked())
    #expect(stage.picture == "List ^ Editor")
    await stage.editor.answer(true)
    stage.app.settle()
    #expect(stage.picture == "List")
  }

  @Test func `A stack that is presented with a guard in it is prepared`() async {
    let sheet = UINavigationController(rootViewController: Screen("Below"))
    sheet.pushViewController(stage.editor, animated: false)
    stage.shop.present(sheet, style: .pageSheet)
    stage.app.settle()
    #expect(sheet.isModalInPresentation)
    stage.app.back()
    #expect(await stage.editor.isAsked())
    await stage.editor.answer(true)
    stage.app.settle()
    #expect(sheet.viewControllers.map { $0.title ?? "-" } == ["Below"])
  }

  @Test func `A sheet that a raw call has presented over a stack in nobody's tabs asks, too`() async
  {
    let app = AppDriver { (window: UIWindow) in Mall(window: window) }
    let bare = Bare(UINavigationController())
    bare.launch()
    bare.show(Screen("Tab"), animated: false)
    let tabs = UITabBarController()
    tabs.viewControllers = [bare.navigationController]
    app.window?.rootViewController = tabs
    app.settle()
    stage.editor.modalPresentationStyle = .pageSheet
    tabs.present(stage.editor, animated: false)
    app.settle()
    stage.editor.setNeedsLeaveGuardUpdate()
    app.swipeDown()
    #expect(await stage.editor.isAsked())
    await stage.editor.answer(true)
    app.settle()
    #expect(tabs.presentedViewController == nil)
  }

  @Test func `A screen in a container of the app's own guards when it says so`() async {
    let frame = Screen("Frame")
    frame.addChild(stage.editor)
    stage.editor.didMove(toParent: frame)
    stage.shop.show(frame, animated: false)
    stage.app.settle()
    stage.editor.setNeedsLeaveGuardUpdate()
    stage.app.back()
    #expect(await stage.editor.isAsked())
    await stage.editor.answer(true)
    stage.app.settle()
    #expect(stage.picture == "List")
  }

  @Test func `A sheet that a raw call has presented asks when it says so`() async {
    stage.app.device.run {
      stage.editor.modalPresentationStyle = .pageSheet
      stage.shop.list.present(stage.editor, animated: false)
    }
    stage.app.settle()
    stage.editor.setNeedsLeaveGuardUpdate()
    #expect(stage.editor.isModalInPresentation)
    stage.app.swipeDown()
    #expect(await stage.editor.isAsked())
    await stage.editor.answer(true)
    stage.app.settle()
    #expect(stage.picture == "List")
  }

  // MARK: Stacks that change meanwhile

  @Test func `A guard that is set while a swipe back runs asks once the swipe is cancelled`()
    async throws
  {
    stage.editor.guardsLeaving = false
    show()
    try stage.input.beginSwipeBack(in: stage.stack)
    stage.input.moveSwipe(to: 0.5)
    guards(true)
    stage.input.cancelSwipe()
    stage.app.settle()
    #expect(stage.picture == "List Editor")
    stage.app.back()
    #expect(await stage.editor.isAsked())
    await stage.editor.answer(false)
  }

  @Test func `A guard that says so first while a swipe back runs asks once that is cancelled`()
    async throws
  {
    let frame = Screen("Frame")
    frame.addChild(stage.editor)
    stage.editor.didMove(toParent: frame)
    stage.shop.show(frame, animated: false)
    stage.app.settle()
    try stage.input.beginSwipeBack(in: stage.stack)
    stage.input.moveSwipe(to: 0.5)
    stage.editor.setNeedsLeaveGuardUpdate()
    stage.input.cancelSwipe()
    stage.app.settle()
    stage.app.back()
    #expect(await stage.editor.isAsked())
    await stage.editor.answer(false)
    #expect(stage.picture == "List Frame")
  }

  @Test func `What moves to another stack is prepared there, and set back`() async {
    // That stack is known before.
    let first = Editor("First")
    first.guardsLeaving = false
    stage.shop.show(first, animated: false)
    let below = Screen("Below")
    let sheet = UINavigationController(rootViewController: Screen("Root"))
    stage.shop.present(sheet, animated: false)
    stage.shop.perform(.push(below, on: sheet, animated: false))
    stage.shop.perform(.push(stage.editor, on: sheet, animated: false))
    stage.app.settle()
    #expect(below.navigationItem.backBarButtonItem is GuardedBackButton)
    sheet.setViewControllers([Screen("Other")], animated: false)
    stage.stack.setViewControllers([stage.shop.list, below, stage.editor], animated: false)
    stage.editor.setNeedsLeaveGuardUpdate()
    #expect(stage.editor.view.accessibilityPerformEscapeBlock != nil)
    stage.app.settle()
    stage.shop.dismiss(animated: false)
    stage.app.settle()
    #expect(stage.picture == "List Below Editor")
    #expect(stage.editor.view.accessibilityPerformEscapeBlock?() == true)
    #expect(await stage.editor.isAsked())
    await stage.editor.answer(false)
    guards(false)
    #expect(below.navigationItem.backBarButtonItem == nil)
    #expect(stage.editor.view.accessibilityPerformEscapeBlock == nil)
  }

  @Test func `Of the stack of a collapsed column only the top has a back action`() async {
    let app = AppDriver { (window: UIWindow) in Mall(window: window) }
    let desk = app.root(Desk(), on: .phone)
    let inner = UINavigationController(rootViewController: Screen("Inner"))
    desk.set(inner, for: .secondary)
    app.settle()
    desk.perform(.push(stage.editor, on: inner, animated: false))
    app.settle()
    #expect(stage.editor.navigationItem.backAction != nil)
    #expect(inner.viewControllers[0].navigationItem.backAction == nil)
  }

  @Test func `The way back from a collapsed column asks`() async {
    let app = AppDriver { (window: UIWindow) in Mall(window: window) }
    let desk = app.root(Desk(), on: .phone)
    let note = Note()
    desk.set(note, for: .secondary)
    app.settle()
    app.back()
    #expect(await note.rootViewController.isAsked())
    await note.rootViewController.answer(false)
    app.settle()
    #expect(app.title == "Note")
    app.back()
    await note.rootViewController.answer(true)
    app.settle()
    #expect(app.title == "Mailboxes")
    #expect(note.isActive)
  }

  @Test func `The way back from a collapsed column asks also once another primary lies below`()
    async
  {
    let app = AppDriver { (window: UIWindow) in Mall(window: window) }
    let desk = app.root(Desk(), on: .phone)
    let note = Note()
    desk.set(note, for: .secondary)
    app.settle()
    desk.set(Screen("Other"), for: .primary)
    desk.splitViewController.show(.secondary)
    app.settle()
    app.back()
    #expect(await note.rootViewController.isAsked())
    await note.rootViewController.answer(false)
    note.rootViewController.guardsLeaving = false
    note.rootViewController.setNeedsLeaveGuardUpdate()
    app.settle()
    app.back()
    #expect(app.title == "Other")
  }
}
