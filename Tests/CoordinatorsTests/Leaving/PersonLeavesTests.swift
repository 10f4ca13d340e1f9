import CompactTesting
import CoordinatorTesting
import HeadlessUIKit
import Testing

/// The ways in which the user leaves a screen, each of which asks.
struct PersonLeavesTests: TableSuite {
  let stage = LeaveStage()

  @Test(.coordinators, .serialized, arguments: await rowNames)
  func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("The back button asks") {
      stage.shop.push(stage.editor)
      await stage.expectLeft { stage.app.back() }
    }

    test("A swipe back does not begin, and asks") {
      stage.shop.push(stage.editor)
      await stage.expectLeft { try stage.input.beginSwipeBack(in: stage.stack) }
    }

    test("The back button's menu asks the guard of a screen in between") {
      stage.shop.push(stage.editor, animated: false)
      stage.shop.push(Screen("Preview"), animated: false)
      await stage.expectLeft("List Editor Preview") {
        try stage.input.chooseBackMenu(at: 1, in: stage.stack)
      }
    }

    test("The back button's menu leads to a screen above the guard without asking") {
      stage.shop.push(stage.editor, animated: false)
      stage.shop.push(Screen("Preview"), animated: false)
      stage.app.settle()
      try expectEqual(stage.input.backMenuTitles(in: stage.stack), ["Editor", "List"])
      let story = await stage.story { try stage.input.chooseBackMenu(at: 0, in: stage.stack) }
      expectEqual(story, "not asked: List Editor")
    }

    test("An open back menu ignores a screen that has left the stack") {
      let preview = Screen("Preview")
      stage.shop.push(stage.editor, animated: false)
      stage.shop.push(preview, animated: false)
      stage.app.settle()
      let row = stage.app.device.run { stage.stack.backMenu }?.children.first as? UIAction
      expectEqual(row?.title, "Editor")
      stage.shop.set([stage.shop.list, preview], animated: false)
      stage.app.settle()
      row?.perform(sender: nil)
      stage.app.settle()
      expectEqual(stage.picture, "List Preview")
    }

    test("The back button's menu leads to its screen if the asked flow ends itself") {
      stage.shop.push(Screen("A"), animated: false)
      let draft = Draft(on: stage.stack)
      stage.shop.start(draft)
      stage.app.settle()
      try stage.input.chooseBackMenu(at: 2, in: stage.stack)
      await expectTrue(draft.guardian.isAsked())
      draft.finish(1)
      await draft.guardian.answer(true, in: stage.app)
      expectEqual(stage.picture, "List")
    }

    test("Collapsed columns go back if the asked flow ends itself") {
      let app = launchMall().app
      let desk = app.root(Desk(), on: .phone)
      let draft = Draft(on: UINavigationController(), of: [Screen("One")])
      desk.setColumn(draft, for: .secondary)
      app.back()
      await expectTrue(draft.guardian.isAsked())
      draft.finish(1)
      await draft.guardian.answer(true, in: app)
      expectEqual(app.title, "Mailboxes")
    }

    test("The chosen tab is selected if the coordinator of the asked tab ends itself") {
      let (app, market) = launchMarket()
      let draft = Draft(on: UINavigationController(), of: [Screen("One")])
      market.addTab(draft, at: 0)
      market.select(index: 0)
      app.settle()
      try app.device.run {
        try UserInput(device: app.device).selectTab(1, in: market.tabBarController)
      }
      await expectTrue(draft.guardian.isAsked())
      draft.finish(1)
      await draft.guardian.answer(true, in: app)
      expectEqual(market.tabBarController.selectedIndex, 1)
      expectTrue(market.fruit.isActive)
    }

    test("A screen that is on top again after a child has stopped during its push asks") {
      for isUnderSheet in [false, true] {
        stage.pushEditor()
        if isUnderSheet { stage.shop.present(Screen("Sheet"), animated: false) }
        stage.app.settle()
        let draft = Draft(on: stage.stack)
        draft.guardian.guardsLeaving = false
        stage.shop.start(draft)
        stage.shop.stop(draft)
        stage.app.settle()
        expectNotNil(stage.editor.navigationItem.backAction)
        if isUnderSheet { stage.shop.dismiss(animated: false) }
        stage.app.settle()
        expectEqual(stage.picture, "List Editor")
        stage.app.back()
        await stage.editor.answer(true, in: stage.app)
      }
    }

    test("Swiping down a sheet asks") {
      stage.shop.present(stage.editor, style: .pageSheet)
      await stage.expectLeft("List ^ Editor") {
        try stage.input.beginSheetDrag(of: stage.editor)
        stage.input.finishGesture()
      }
    }

    test("A sheet asks for a screen without an owner that was added later") {
      let sheet = Screen("Sheet")
      stage.shop.present(sheet, style: .pageSheet)
      stage.app.settle()
      sheet.embedRaw(stage.editor)
      await stage.expectLeft("List ^ Sheet") {
        try stage.input.beginSheetDrag(of: sheet)
        stage.input.finishGesture()
      }
    }

    test("A sheet with a stack asks for the screens on it") {
      let sheet = UINavigationController(rootViewController: stage.editor)
      sheet.pushViewController(Screen("Preview"), animated: false)
      sheet.title = "Sheet"
      stage.shop.present(sheet, style: .pageSheet)
      await stage.expectLeft("List ^ Sheet") {
        try stage.input.beginSheetDrag(of: sheet)
        stage.input.finishGesture()
      }
    }

    test("A tap outside a popover asks") {
      stage.app.device.screen = .pad
      stage.shop.present(stage.editor, style: .popover(from: stage.shop.list.view))
      await stage.expectLeft("List ^ Editor") { try stage.input.tapOutside() }
    }

    test("Selecting another tab asks") {
      let (app, market) = launchMarket()
      market.fruit.push(stage.editor, animated: false)
      app.settle()
      let log = TabRecorder(animator: nil)
      log.allows = true
      let tabs = market.tabBarController
      tabs.delegate = log
      market.select(index: 0)
      await stage.editor.expectAsked("0", "1", in: app, of: { "\(tabs.selectedIndex)" }) {
        try UserInput(device: app.device).selectTab(1, in: tabs)
      }
      expectEqual(
        log.calls.filter { $0.contains("Select ") },
        ["shouldSelect Bread", "shouldSelect Bread", "didSelect Bread"])
      expectTrue(market.fruit.isPaused)
      expectTrue(market.bread.isActive)
    }

    test("The escape gesture goes back, and asks") {
      stage.shop.push(stage.editor)
      await stage.expectLeft { try stage.input.performEscape() }
    }

    test("The escape gesture dismisses a sheet, and asks") {
      stage.shop.present(stage.editor, style: .pageSheet)
      await stage.expectLeft("List ^ Editor") { try stage.input.performEscape() }
    }
  }
}
