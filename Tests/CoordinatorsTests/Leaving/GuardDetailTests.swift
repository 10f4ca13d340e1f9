import CompactTesting
import CoordinatorTesting
import HeadlessUIKit
import Testing

/// The framework's settings in UIKit follow the guard, and leave the app's settings alone.
struct GuardDetailTests: TableSuite {
  let stage = LeaveStage()

  private func show() { stage.pushEditor() }

  private func guards(_ isGuarded: Bool) { stage.editor.guardsLeaving = isGuarded }

  /// Makes the framework read what the app has set itself.
  private func reconcile() {
    stage.shop.present(Screen("Over"), animated: false)
    stage.shop.dismiss(animated: false)
    stage.app.settle()
  }

  // MARK: Escape

  @Test(.coordinators, .serialized, arguments: await rowNames)
  func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("The view's own response to the escape gesture asks, or leaves it to UIKit") {
      show()
      let view = stage.editor.view
      expectEqual(view?.accessibilityPerformEscapeBlock?(), true)
      await stage.editor.answer(false)
      guards(false)
      expectEqual(view?.accessibilityPerformEscapeBlock?(), false)
    }

    test("A screen without an owner, on a stack without an owner, guards itself") {
      let coupon = Coupon()
      let stack = UINavigationController(rootViewController: coupon.rootViewController)
      let app = AppDriver { (window: UIWindow) -> Coupon in
        window.rootViewController = stack
        return coupon
      }
      let editor = Editor("Raw")
      stack.pushViewController(editor, animated: false)
      coupon.present(Screen("Over"), animated: false)
      app.settle()
      coupon.dismiss(animated: false)
      app.back()
      await editor.answer(true, in: app)
      expectEqual(app.title, "Coupon")
    }

    test("The app's own response to the escape gesture stays") {
      var escapes = 0
      stage.editor.loadViewIfNeeded()
      stage.editor.view.accessibilityPerformEscapeBlock = {
        escapes += 1
        return true
      }
      show()
      stage.app.escape()
      expectEqual(escapes, 1)
      guards(false)
      stage.app.escape()
      expectEqual(escapes, 2)
    }

    // MARK: Back

    test("A back action that the app removes leaves its place to the guard") {
      stage.editor.navigationItem.backAction = UIAction { _ in }
      show()
      stage.editor.navigationItem.backAction = nil
      reconcile()
      stage.app.back()
      await stage.editor.answer(false)
      stage.editor.navigationItem.backAction = UIAction { _ in }
      reconcile()
      stage.editor.navigationItem.backAction = nil
      reconcile()
      stage.app.back()
      await stage.editor.answer(false)
    }

    test("The back button does not change while the guard does not") {
      show()
      let button = stage.shop.list.navigationItem.backBarButtonItem
      expectTrue(EngineProbe.isOurs(button))
      reconcile()
      expectSame(stage.shop.list.navigationItem.backBarButtonItem, button)
      let own = UIBarButtonItem(title: "Home", style: .plain, target: nil, action: nil)
      stage.shop.list.navigationItem.backBarButtonItem = own
      reconcile()
      expectEqual(stage.shop.list.navigationItem.backBarButtonItem?.title, "Home")
      expectTrue(EngineProbe.isOurs(stage.shop.list.navigationItem.backBarButtonItem))
    }

    test("The back button has the title that UIKit would show") {
      stage.shop.list.navigationItem.title = "Shelf"
      show()
      expectEqual(stage.shop.list.navigationItem.backBarButtonItem?.title, "Shelf")
      stage.shop.list.navigationItem.title = "Shelf (3)"
      reconcile()
      expectEqual(stage.shop.list.navigationItem.backBarButtonItem?.title, "Shelf (3)")
      stage.shop.pop(animated: false)
      stage.shop.list.navigationItem.backButtonTitle = "Books"
      show()
      expectEqual(stage.shop.list.navigationItem.backBarButtonItem?.title, "Books")
      stage.shop.pop(animated: false)
      stage.shop.list.navigationItem.backButtonDisplayMode = .minimal
      show()
      expectTrue(EngineProbe.isOurs(stage.shop.list.navigationItem.backBarButtonItem))
      expectNil(stage.shop.list.navigationItem.backBarButtonItem?.title)
    }

    test("The back button has the image and the menu that UIKit would show") {
      let home = UIBarButtonItem(title: "Home", style: .plain, target: nil, action: nil)
      home.image = UIImage(systemName: "house")
      stage.shop.list.navigationItem.backBarButtonItem = home
      let middle = Screen("Middle")
      middle.navigationItem.backButtonTitle = "Between"
      stage.shop.push(middle, animated: false)
      stage.shop.push(stage.editor, animated: false)
      stage.shop.push(Screen("Preview"), animated: false)
      stage.app.settle()
      try expectEqual(stage.input.backMenuTitles(in: stage.stack), ["Editor", "Between", "Home"])
      stage.shop.set([stage.shop.list, stage.editor], animated: false)
      stage.app.settle()
      let button = stage.shop.list.navigationItem.backBarButtonItem
      expectTrue(EngineProbe.isOurs(button))
      expectSame(button?.image, home.image)
    }

    test("The app's own back action on the next screen keeps its escape gesture") {
      show()
      let next = Editor("Next")
      next.navigationItem.backAction = UIAction { _ in }
      stage.shop.push(next, animated: false)
      stage.app.settle()
      expectNil(next.view.accessibilityPerformEscapeBlock)
      expectNil(stage.editor.navigationItem.backAction)
    }

    // MARK: Swipe

    test("A swipe that another delegate rejects is not an attempt") {
      let delegate = RejectingDelegate()
      stage.stack.interactivePopGestureRecognizer?.delegate = delegate
      show()
      #expect(throws: InputRejection.self) {
        try stage.app.device.run { try stage.input.beginSwipeBack(in: stage.stack) }
      }
      await expectFalse(stage.editor.isAsked())
    }

    // MARK: Sheets

    test("A presented stack with a guard in it is prepared") {
      let sheet = UINavigationController(rootViewController: Screen("Below"))
      sheet.pushViewController(stage.editor, animated: false)
      stage.shop.present(sheet, style: .pageSheet)
      stage.app.back()
      await stage.editor.answer(true, in: stage.app)
      expectEqual(sheet.viewControllers.map { $0.title ?? "-" }, ["Below"])
    }

    test("A sheet from a raw call over a stack in tabs without an owner asks, too") {
      let (app, _) = launchMall()
      let bare = Bare(UINavigationController())
      app.device.run {
        bare.launch()
        bare.push(Screen("Tab"), animated: false)
      }
      let tabs = UITabBarController()
      tabs.viewControllers = [bare.navigationController]
      app.window?.rootViewController = tabs
      app.settle()
      stage.editor.modalPresentationStyle = .pageSheet
      tabs.present(stage.editor, animated: false)
      app.settle()
      bare.embed(Screen("Part"))
      app.swipeDown()
      await stage.editor.answer(true, in: app)
      expectNil(tabs.presentedViewController)
    }

    test("A screen that the app adds to the top screen guards from the next verb on") {
      let frame = Screen("Frame")
      stage.shop.push(frame, animated: false)
      stage.app.settle()
      frame.addChild(stage.editor)
      stage.editor.didMove(toParent: frame)
      reconcile()
      stage.app.back()
      await stage.editor.answer(false)
      expectEqual(stage.picture, "List Frame")
    }

    test("A sheet from a raw call asks from the next verb on") {
      stage.editor.modalPresentationStyle = .pageSheet
      stage.shop.list.present(stage.editor, animated: false)
      stage.app.settle()
      stage.shop.embed(Screen("Part"), in: stage.shop.list)
      stage.app.swipeDown()
      await stage.editor.answer(true, in: stage.app)
      expectEqual(stage.picture, "List")
    }

    // MARK: Stacks that change meanwhile

    test("A guard that is set during a swipe back asks once the swipe is cancelled") {
      stage.editor.guardsLeaving = false
      show()
      try stage.input.beginSwipeBack(in: stage.stack)
      stage.input.moveGesture(to: 0.5)
      guards(true)
      stage.input.cancelGesture()
      stage.app.settle()
      expectEqual(stage.picture, "List Editor")
      stage.app.back()
      await stage.editor.answer(false)
    }

    test("A screen that moves to another stack is prepared there, and restored") {
      // The framework knows that stack already.
      let first = Editor("First")
      first.guardsLeaving = false
      stage.shop.push(first, animated: false)
      let below = Screen("Below")
      let sheet = UINavigationController(rootViewController: Screen("Root"))
      stage.shop.present(sheet, animated: false)
      stage.shop.perform(.push(below, on: sheet, animated: false))
      stage.shop.perform(.push(stage.editor, on: sheet, animated: false))
      stage.app.settle()
      expectTrue(EngineProbe.isOurs(below.navigationItem.backBarButtonItem))
      sheet.setViewControllers([Screen("Other")], animated: false)
      stage.stack.setViewControllers([stage.shop.list, below, stage.editor], animated: false)
      stage.app.settle()
      stage.shop.dismiss(animated: false)
      stage.app.settle()
      expectEqual(stage.picture, "List Below Editor")
      expectEqual(stage.editor.view.accessibilityPerformEscapeBlock?(), true)
      await stage.editor.answer(false)
      stage.shop.popToRoot(animated: false)
      stage.app.settle()
      expectNil(below.navigationItem.backBarButtonItem)
      expectNil(stage.editor.view.accessibilityPerformEscapeBlock)
    }

    test("Only the top of the stack of collapsed columns has a back action") {
      let (app, _) = launchMall()
      let desk = app.root(Desk(), on: .phone)
      let inner = UINavigationController(rootViewController: Screen("Inner"))
      desk.setColumn(inner, for: .secondary)
      app.settle()
      desk.perform(.push(stage.editor, on: inner, animated: false))
      app.settle()
      expectNotNil(stage.editor.navigationItem.backAction)
      expectNil(inner.viewControllers[0].navigationItem.backAction)
    }

    test("Going back from a collapsed column asks its flow, and gives the list no owner") {
      let (app, _) = launchMall()
      let desk = app.root(Desk(), on: .phone)
      let list = Screen("List")
      let stack = UINavigationController(rootViewController: list)
      desk.setColumn(stack, for: .primary)
      let draft = Draft(on: UINavigationController())
      desk.setColumn(draft, for: .secondary)
      draft.pop()
      app.settle()
      for byPerson in [true, false] {
        if byPerson { app.back() } else { draft.attempt(.popTo(list, on: stack)) }
        await draft.guardian.answer(false, in: app)
        expectEqual(app.title, "One")
        expectNil(EngineProbe.owner(of: list))
      }
    }

    test("Going back from a collapsed column asks, also if the primary column has changed") {
      let (app, _) = launchMall()
      let desk = app.root(Desk(), on: .phone)
      let note = Note()
      desk.setColumn(note, for: .secondary)
      app.settle()
      desk.setColumn(Screen("Other"), for: .primary)
      desk.splitViewController.show(.secondary)
      app.back()
      await note.rootViewController.answer(false)
      note.rootViewController.guardsLeaving = false
      app.back()
      expectEqual(app.title, "Other")
    }
  }

  final class RejectingDelegate: NSObject, UIGestureRecognizerDelegate {
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }
  }
}
