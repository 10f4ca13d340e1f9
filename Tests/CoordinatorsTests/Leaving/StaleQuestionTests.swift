import CompactTesting
import CoordinatorTesting
import HeadlessUIKit
import Testing

/// Attempts during which guards are added, removed or stopped.
struct StaleQuestionTests: TableSuite {
  let stage = LeaveStage()

  // MARK: Guards that have gone

  @Test(.coordinators, .serialized, arguments: await rowNames)
  func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("A screen that a verb has removed in the meantime is not asked") {
      let below = Editor("Below")
      stage.shop.push(below, animated: false)
      stage.pushEditor()
      let handle = stage.shop.attempt(.popToRoot())
      await expectTrue(stage.editor.isAsked())
      stage.shop.set([stage.shop.list, stage.editor], animated: false)
      stage.app.settle()
      await stage.editor.answer(true, in: stage.app)
      expectEqual(handle.ended, .performed)
      await expectFalse(below.isAsked())
      expectEqual(stage.picture, "List")
    }

    test("A coordinator that is stopped while it is asked vetoes nothing") {
      let draft = Draft(on: stage.stack)
      stage.shop.start(draft)
      stage.app.settle()
      let handle = stage.shop.attempt(.popToRoot())
      await expectTrue(draft.guardian.isAsked())
      stage.shop.stop(draft)
      await draft.guardian.answer(false, in: stage.app)
      expectEqual(handle.ended, .performed)
      expectEqual(stage.picture, "List")
    }

    test("A child of a screen whose coordinator is stopped meanwhile vetoes nothing") {
      let coupon = Coupon()
      coupon.rootViewController.addChild(stage.editor)
      stage.shop.push(coupon)
      stage.app.settle()
      let handle = stage.shop.attempt(.popToRoot())
      await expectTrue(stage.editor.isAsked())
      stage.shop.stop(coupon)
      await stage.editor.answer(false, in: stage.app)
      expectEqual(handle.ended, .performed)
      expectEqual(stage.picture, "List")
    }

    test("An attempt ends with its coordinator, even if that starts again before its turn") {
      stage.pushEditor()
      let helper = Order(on: stage.stack, titles: [])
      stage.shop.start(helper)
      let twice = Screen("Twice")
      let first = stage.shop.attempt(.set([.screen(twice), .screen(twice)]))
      first.whenCompleted { _ in
        stage.shop.stop(helper)
        stage.shop.start(helper)
      }
      let second = helper.attempt(.popTo(stage.shop.list))
      await stage.editor.answer(true, in: stage.app)
      expectEqual(
        second.ended.map { "\($0)" },
        "rejected(Its coordinator stopped before the transition could run.)")
      expectEqual(stage.picture, "List Editor")
    }

    test("An attempt whose coordinator is freed is over when the answer comes") {
      let stack = UINavigationController()
      let window = UIWindow()
      window.rootViewController = stack
      var bare: Bare? = Bare(stack)
      let handle: TransitionHandle?
      do {
        bare?.launch()
        bare?.set([Screen("List"), stage.editor], animated: false)
        stage.app.settle()
        handle = bare?.attempt(.pop())
      }
      await expectTrue(stage.editor.isAsked())
      weak let dropped = bare
      bare = nil
      stage.app.settle()
      expectNil(dropped)
      await stage.editor.answer(true, in: stage.app)
      expectEqual(handle.map(reason), "The screen or its container no longer exists.")
      expectEqual(stack.viewControllers.count, 2)
    }

    test("A new root neither waits for a finished draft nor uses its answer") {
      let (app, mall) = launchMall()
      let coupon = Coupon()
      mall.setRoot(coupon)
      let note = Note()
      coupon.present(note)
      app.settle()
      let handle = mall.attempt(.setRoot(Screen("Next")))
      await expectTrue(note.rootViewController.isAsked())
      note.finish(1)
      app.expectPerformed(handle)
      expectEqual(app.title, "Next")
      await note.rootViewController.answer(false, in: app)
      expectEqual(handle.ended, .performed)
    }

    test("The guard below a stopped one is asked next") {
      stage.shop.push(stage.editor, animated: false)
      let draft = Draft(on: stage.stack)
      stage.shop.start(draft)
      stage.app.settle()
      let handle = stage.shop.attempt(.popToRoot())
      await expectTrue(draft.guardian.isAsked())
      draft.finish(1)
      stage.app.settle()
      await stage.editor.answer(false)
      expectTrue(reason(handle).contains("Editor is a leave guard"))
      expectEqual(stage.picture, "List Editor")
      await draft.guardian.answer(true)
    }

    test("A sheet that a verb has removed in the meantime is not asked") {
      let above = Editor("Above")
      stage.shop.present(stage.editor)
      stage.shop.present(above)
      stage.app.settle()
      let handle = stage.shop.attempt(.dismiss(stage.editor))
      await expectTrue(above.isAsked())
      stage.shop.dismissAll()
      stage.app.settle()
      await above.answer(true, in: stage.app)
      await expectFalse(stage.editor.isAsked())
      expectEqual(handle.ended, .rejected(.gone()))
      expectEqual(stage.picture, "List")
    }

    test("An attempt goes on when a verb has removed the asked screen") {
      stage.pushEditor()
      let handle = stage.shop.attempt(.popToRoot())
      await expectTrue(stage.editor.isAsked())
      stage.app.expectPerformed(stage.shop.pop(animated: false))
      expectEqual(handle.ended, .performed)
      expectEqual(TransitionQueues.openQuestions.count, 0)
      stage.editor.resume(true)
    }

    for isPopped in [false, true] {
      test("An attempt goes on when an asked screen without an owner leaves: popped \(isPopped)") {
        let sheet = UINavigationController(rootViewController: Screen("Form"))
        sheet.pushViewController(stage.editor, animated: false)
        stage.shop.present(sheet)
        stage.app.settle()
        expectFalse(EngineProbe.isOwned(stage.editor))
        let handle = stage.shop.attempt(.dismissAll())
        await expectTrue(stage.editor.isAsked())
        if isPopped { sheet.popViewController(animated: false) } else { stage.shop.dismiss(sheet) }
        EngineProbe.readHiddenScreens()
        stage.app.settle()
        expectEqual(handle.ended, .performed)
        expectEqual(TransitionQueues.openQuestions.count, 0)
        expectEqual(stage.picture, "List")
        stage.editor.resume(true)
      }
    }

    test("A sequence asks about a screen that it shows again only when the step removes it") {
      let below = Editor("Below")
      stage.shop.push(below, animated: false)
      stage.pushEditor()
      stage.shop.pop(animated: false)
      stage.app.settle()
      let handle = stage.shop.attempt(.sequence(.push(stage.editor), .popToRoot()))
      await below.answer(true, in: stage.app)
      await stage.editor.answer(true, in: stage.app)
      expectEqual(handle.ended, .performed)
      expectEqual(stage.editor.asked, 1)
    }

    test("An attempt ends with its coordinator, whose asked screen a verb has removed") {
      let clerk = Order(on: stage.stack, titles: [])
      stage.shop.push(Screen("A"), animated: false)
      stage.shop.start(clerk)
      clerk.push(stage.editor, animated: false)
      stage.app.settle()
      let handle = clerk.attempt(.popToRoot())
      await expectTrue(stage.editor.isAsked())
      stage.shop.pop(animated: false)
      stage.app.settle()
      expectTrue(clerk.isInactive)
      let rejection = try require(handle.ended?.rejection)
      expectTrue("\(rejection)".contains("stopped"), "\(rejection)")
      expectEqual(stage.picture, "List A")
      stage.editor.resume(true)
    }

    test("A pop that would remove nothing asks no guard") {
      stage.shop.set([stage.editor], animated: false)
      stage.app.settle()
      let handle = stage.shop.attempt(.pop())
      stage.app.settle()
      await expectFalse(stage.editor.isAsked())
      expectEqual(handle.ended, .rejected(.nothingToPop()))
    }

    // MARK: Who is started again

    test("An attempt after a restart is not dropped with the attempts before it") {
      let shop = stage.shop
      let order = Order(on: stage.stack, titles: [])
      let stack = detachedStack()
      shop.start(order)
      shop.push(Screen("Busy"))
      var attempt: TransitionHandle?
      order.push(Screen("Waits")).whenCompleted { _ in
        shop.start(order)
        attempt = order.attempt(.popToRoot(on: stack))
      }
      shop.stop(order)
      expectTrue(order.isActive)
      await expectTrue(stage.editor.isAsked())
      expectNil(attempt?.ended)
      await stage.editor.answer(true, in: stage.app)
      expectEqual(attempt?.ended, .performed)
      expectEqual(stack.viewControllers.count, 1)
    }

    test("An attempt after a restart is kept if the coordinator was covered before") {
      let shop = stage.shop
      let stack = detachedStack()
      let order = Order(on: stage.stack, titles: [])
      let covered = Chooser()
      shop.push(covered, animated: false)
      shop.start(order)
      stage.app.settle()
      order.present(Screen("Cover"), style: .fullScreen.pausingCovered())
      stage.app.settle()
      expectTrue(covered.isPaused)
      var attempt: TransitionHandle?
      covered.resumed = {
        shop.start(order)
        attempt = order.attempt(.popToRoot(on: stack))
      }
      shop.stop(order)
      expectTrue(order.isActive)
      await expectTrue(stage.editor.isAsked())
      expectNil(attempt?.ended)
      await stage.editor.answer(true, in: stage.app)
      expectEqual(attempt?.ended, .performed)
      expectEqual(stage.picture, "List Chooser")
    }

    // MARK: Guards that have come

    test("A pop for another screen asks that screen") {
      stage.pushEditor()
      let first = stage.shop.attempt(.pop())
      await expectTrue(stage.editor.isAsked())
      let above = Editor("Above")
      stage.shop.push(above, animated: false)
      stage.app.settle()
      let second = stage.shop.attempt(.pop())
      await expectTrue(above.isAsked())
      await stage.editor.answer(true, in: stage.app)
      expectEqual(first.ended, .rejected(.gone()))
      expectEqual(stage.picture, "List Editor Above")
      await above.answer(true, in: stage.app)
      expectEqual(second.ended, .performed)
      expectEqual(stage.picture, "List Editor")
    }

    test("A request for dismissal asks new guards, and asks none twice") {
      let draft = Draft(on: stage.stack)
      stage.shop.start(draft)
      stage.app.settle()
      draft.requestDismissal()
      await expectTrue(draft.guardian.isAsked())
      draft.push(stage.editor, animated: false)
      stage.app.settle()
      await draft.guardian.answer(true)
      await expectTrue(stage.editor.isAsked())
      expectTrue(draft.isActive)
      await stage.editor.answer(true, in: stage.app)
      expectTrue(draft.isInactive)
      expectEqual(draft.guardian.asked, 1)
      expectEqual(stage.picture, "List")
    }
  }

  /// A stack without a window, with a guarded screen.
  private func detachedStack() -> UINavigationController {
    let stack = UINavigationController()
    stack.viewControllers = [Screen("Bottom"), stage.editor]
    return stack
  }
}
