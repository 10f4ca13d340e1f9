import CompactTesting
import CoordinatorTesting
import HeadlessUIKit
import Testing

/// The guards that are asked when screens are removed.
struct AskedTests: TableSuite {
  let stage = LeaveStage()

  // MARK: Stacks

  @Test(.coordinators, .serialized, arguments: await rowNames)
  func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("A replaced stack asks for the screens that are not in the new one") {
      stage.shop.push(stage.editor, animated: false)
      let above = Editor("Above")
      stage.shop.push(above, animated: false)
      stage.app.settle()
      let list = ScreenDestination.made(stage.shop.list)
      await stage.app.expectPerformed(
        stage.shop.attempt(.set([list, .made(stage.editor)])), allowedBy: above)
      expectEqual(stage.editor.asked, 0)
      expectEqual(stage.picture, "List Editor")
    }

    test("A coordinator is asked when its child's screens are removed with its own") {
      let draft = Draft(on: stage.stack)
      stage.shop.start(draft)
      draft.start(Order(on: stage.stack))
      stage.app.settle()
      let story = await stage.story(of: draft.guardian) { stage.shop.attempt(.popToRoot()) }
      expectTrue(story.hasPrefix("asked: List One Two Order"))
      expectTrue(draft.isInactive)
    }

    test("A flow is asked when its last screen is removed below an alert of its own") {
      let draft = Draft(on: stage.stack, of: [Screen("One")])
      stage.shop.start(draft)
      draft.alert("Saved offline")
      stage.app.settle()
      let handle = stage.shop.attempt(.popToRoot())
      await draft.guardian.answer(false, in: stage.app)
      expectTrue(handle.ended?.rejection?.isVeto == true)
      expectEqual(stage.picture, "List One ^ Saved offline")
    }

    test("A coordinator that shows nothing itself is asked when its child's last screen is removed")
    {
      let draft = Draft(on: stage.stack, of: [])
      draft.started = { $0.start(Order(on: $0.navigationController)) }
      stage.shop.start(draft)
      await stage.expectLeft("List Order", of: draft.guardian) { stage.app.back() }
      expectTrue(draft.isInactive)
    }

    test("A flow is asked by its own attempt that removes its screens, even if it shows others") {
      let leaving: [(Draft) -> ScreenTransition] = [
        { _ in .popTo(Screen.self) }, { _ in .sequence(.popToRoot(), .popTo(Screen.self)) },
        { _ in .sequence(.push(UIViewController()), .popToRoot()) },
        { _ in .sequence(.popToRoot(), .push(Screen("Three"))) },
      ]
      for transition in leaving {
        let stage = LeaveStage()
        let draft = Draft(on: stage.stack, of: [UIViewController(), UIViewController()])
        stage.shop.start(draft)
        stage.app.settle()
        let handle = draft.attempt(transition(draft))
        await expectTrue(draft.guardian.isAsked())
        await draft.guardian.answer(false, in: stage.app)
        expectNotNil(handle.ended?.rejection)
      }
    }

    test("A root is asked that was given a path before its start was called directly") {
      let stack = UINavigationController()
      let draft = Draft(on: stack)
      draft.open(RoutePath([]))
      draft.start()
      stage.stack.present(stack, animated: false)
      _ = DiagnosticReporter.collecting { stage.app.settle() }
      stage.app.swipeDown()
      await expectTrue(draft.guardian.isAsked())
      await draft.guardian.answer(true, in: stage.app)
      expectEqual(stage.picture, "List")
    }

    test("A flow is asked after all its screens, and before its parent") {
      let (parent, draft) = (Draft(on: stage.stack), Draft(on: stage.stack))
      stage.shop.start(parent)
      parent.start(draft)
      draft.push(stage.editor, animated: false)
      draft.push(Screen("Top"), animated: false)
      stage.app.settle()
      let handle = stage.shop.attempt(.popToRoot())
      await stage.editor.answer(true)
      expectEqual(parent.guardian.asked, 0)
      await draft.guardian.answer(true)
      await parent.guardian.answer(true, in: stage.app)
      expectEqual(handle.ended, .performed)
    }

    test("A flow is asked when all screens are removed after a raw dismissal") {
      let draft = Draft(on: stage.stack)
      stage.shop.start(draft)
      let sheet = Screen("Sheet")
      draft.present(sheet)
      stage.app.settle()
      sheet.dismiss(animated: true)
      stage.shop.attempt(.popToRoot())
      stage.app.settle()
      await draft.guardian.answer(false)
      expectEqual(stage.picture, "List One Two")
    }

    test("A flow that requests its dismissal asks the guards of screens above it") {
      let order = Order(on: stage.stack)
      stage.shop.start(order)
      let draft = Draft(on: stage.stack)
      order.start(draft)
      await stage.expectLeft("List Order One Two", of: draft.guardian) { order.requestDismissal() }
      expectTrue(order.isInactive)
    }

    test("A wrapper that nobody keeps requests the dismissal of its base") {
      let page = TabTests.Counter()
      page.rootController.viewControllers = [stage.editor]
      stage.shop.present(page)
      stage.app.settle()
      deGenericize(page).requestDismissal()
      await stage.editor.answer(true, in: stage.app)
      expectTrue(page.isInactive)
    }

    test("A guard that ends while another one is asked is not asked") {
      let below = Editor("Below")
      stage.shop.push(below, animated: false)
      stage.pushEditor()
      let handle = stage.shop.attempt(.popToRoot())
      await expectTrue(stage.editor.isAsked())
      below.guardsLeaving = false
      await stage.editor.answer(true, in: stage.app)
      expectEqual(handle.ended, .performed)
      expectEqual(below.asked, 0)
    }

    test("A guard that ends for a while and guards again is asked") {
      let below = Editor("Below")
      stage.shop.push(below, animated: false)
      stage.pushEditor()
      let handle = stage.shop.attempt(.popToRoot())
      stage.editor.guardsLeaving = false
      await stage.app.settleTasks()
      await expectTrue(below.isAsked())
      stage.editor.guardsLeaving = true
      await below.answer(true, in: stage.app)
      await stage.editor.answer(true, in: stage.app)
      expectEqual(handle.ended, .performed)
      expectEqual(stage.editor.asked, 1)
    }

    // MARK: Presentations

    test("A screen above the one to dismiss is asked, even if their root is suspended") {
      let (app, mall) = launchMall()
      let (coupon, sheet) = (Coupon(), Account())
      mall.setRoot(coupon)
      coupon.present(sheet)
      coupon.present(stage.editor)
      app.settle()
      mall.setRoot(Coupon(), suspendingCurrent: true)
      app.settle()
      coupon.attempt(.dismiss(sheet.navigationController))
      await stage.editor.answer(false)
      expectTrue(sheet.isPaused)
      sheet.requestDismissal()
      await stage.editor.answer(true)
      expectTrue(sheet.isInactive)
    }

    test("A screen stays in place while its guard is asked, and after a veto") {
      stage.shop.present(stage.editor)
      stage.app.settle()
      stage.shop.attempt(.dismiss(stage.editor))
      await stage.editor.answer(false)
      expectNil(stage.shop.dismiss().ended)
      stage.app.settle()
      expectEqual(stage.picture, "List")
      let again = Editor("Again")
      stage.shop.present(again)
      stage.app.settle()
      stage.shop.attempt(.dismiss(again))
      await expectTrue(again.isAsked())
      stage.app.expectPerformed(stage.shop.dismiss())
      await again.answer(false)
    }

    test("A dismissal of a screen in a sheet asks all screens of the sheet") {
      let (sheet, last) = (Account(), Screen("Last"))
      stage.shop.present(sheet)
      sheet.push(stage.editor)
      sheet.push(last)
      stage.app.settle()
      let handle = sheet.attempt(.dismiss(last))
      await stage.editor.answer(false, in: stage.app)
      expectTrue(reason(handle).contains("did not allow"))
      expectTrue(sheet.isActive)
      stage.app.expectPerformed(sheet.dismiss(last))
      expectTrue(sheet.isInactive)
    }

    test("A dismissal asks all screens of the stack to which a popover has adapted") {
      let adapting = StackingDelegate()
      let coupon = Coupon()
      coupon.rootViewController.modalPresentationStyle = .popover
      coupon.rootViewController.popoverPresentationController?.sourceView = stage.shop.list.view
      coupon.rootViewController.presentationController?.delegate = adapting
      stage.shop.present(coupon)
      stage.app.settle()
      coupon.perform(.push(stage.editor))
      stage.app.settle()
      let handle = stage.shop.attempt(.dismiss())
      await stage.editor.answer(false, in: stage.app)
      expectTrue(reason(handle).contains("did not allow"))
      expectTrue(coupon.isActive)
    }
  }
}
