import CompactTesting
import CoordinatorTesting
import HeadlessUIKit
import Testing

// What a suspended root presents.
extension SuspendedRootTests {
  func presentationRows(_ test: inout TestTable) {
    test("A suspended root presents its screens again when it returns") {
      let login = Note()
      mall.present(login, style: .pageSheet(detents: [.medium()], showsGrabber: true))
      let help = Coupon()
      login.present(help, style: .fullScreen)
      app.settle()
      lockUp()
      expectEqual(app.pile, "Account")
      expectTrue(login.isPaused && help.isPaused)
      mall.setRoot(coupon)
      app.settle()
      expectEqual(app.pile, "Coupon ^ Note ^ Coupon")
      expectTrue(login.isActive && help.isActive)
      expectEqual(help.log, ["start"])
      expectEqual(login.rootViewController.asked, 0)
      let sheet = login.rootViewController.sheetPresentationController
      expectEqual(sheet?.detents.count, 1)
      expectEqual(sheet?.prefersGrabberVisible, true)
      help.dismiss()
      mall.dismiss()
      app.settle()
      expectTrue(app.isIdle)
    }

    test("A sheet over a cover in a tab's context is presented again when the root returns") {
      let market = Market(tabBarController: UITabBarController())
      let (cover, sheet) = (Note(), Coupon())
      mall.setRoot(market)
      market.fruit.present(cover, style: .overCurrentContext)
      app.settle()
      cover.present(sheet)
      app.settle()
      lockUp()
      expectEqual(app.pile, "Account")
      expectTrue(cover.isPaused && sheet.isPaused)
      mall.setRoot(market)
      app.settle()
      expectEqual(app.title, "Coupon")
      expectTrue(cover.isActive && sheet.isActive)
      market.dismissAll()
      app.settle()
      expectTrue(cover.isInactive && sheet.isInactive)
    }

    test("A root whose coordinator has ended is suspended with its sheets") {
      coupon.finish("Code")
      let sheet = Note()
      mall.present(sheet, style: .pageSheet)
      app.settle()
      app.expectPerformed(mall.attempt(.setRoot(lock, suspendingCurrent: true)))
      expectEqual(sheet.rootViewController.asked, 0)
      expectTrue(sheet.isPaused)
      app.expectPerformed(mall.setRoot(coupon.rootViewController))
      expectEqual(app.pile, "Coupon ^ Note")
      expectTrue(sheet.isActive)
    }

    test("A sheet that returns behaves as before for the user") {
      let login = Note()
      mall.present(login, style: .pageSheet)
      app.settle()
      lockUp()
      mall.setRoot(coupon)
      app.swipeDown()
      await login.rootViewController.answer(true, in: app)
      expectEqual(app.pile, "Coupon")
      expectTrue(login.isInactive)
    }

    for kind in ["share sheet", "action sheet"] {
      test("A popover that returns points to the same place: \(kind)") {
        app.device.screen = .pad
        let screen =
          kind == "share sheet"
          ? UIActivityViewController(activityItems: ["Text"], applicationActivities: nil)
          : UIAlertController(title: "Delete?", message: nil, preferredStyle: .actionSheet)
        let area = CGRect(x: 1, y: 2, width: 3, height: 4)
        let popover = try require(screen.popoverPresentationController)
        popover.sourceItem = coupon.rootViewController.view
        popover.sourceRect = area
        popover.permittedArrowDirections = .up
        mall.present(screen)
        app.settle()
        lockUp()
        mall.setRoot(coupon)
        app.settle()
        expectSame(screen.presentingViewController, coupon.rootViewController)
        let again = screen.popoverPresentationController
        expectSame(again?.sourceView, coupon.rootViewController.view)
        expectEqual(again?.sourceRect, area)
        expectEqual(again?.permittedArrowDirections, .up)
      }
    }

    test("A popover that its delegate puts on a stack returns without that stack") {
      let (account, coupon, stacking) = (Account(), Coupon(), StackingDelegate())
      mall.setRoot(account)
      app.settle()
      coupon.rootViewController.modalPresentationStyle = .popover
      coupon.rootViewController.popoverPresentationController?.delegate = stacking
      account.present(coupon, style: .popover(from: account.navigationController.view))
      app.settle()
      mall.setRoot(Screen("Lock"), suspendingCurrent: true)
      app.settle()
      mall.setRoot(account)
      app.settle()
      expectEqual(stacking.stackedTitles, ["Coupon", "Coupon"])
      coupon.finish("done")
      app.settle()
      expectNil(account.navigationController.presentedViewController)
    }

    test("What was pushed in an adapted popover returns with it") {
      let (account, popover, stacking) = (Account(), Chooser(), StackingDelegate())
      mall.setRoot(account)
      app.settle()
      popover.rootViewController.modalPresentationStyle = .popover
      popover.rootViewController.popoverPresentationController?.delegate = stacking
      account.present(popover, style: .popover(from: account.navigationController.view))
      app.settle()
      let detail = Coupon()
      popover.perform(.push(detail))
      app.settle()
      expectEqual(app.title, "Coupon")
      for _ in 0..<2 {
        let note = Note()
        popover.perform(.push(note))
        app.settle()
        mall.setRoot(Screen("Lock"), suspendingCurrent: true)
        app.settle()
        expectTrue(popover.isPaused && detail.isPaused && note.isPaused)
        note.finish(1)
        app.settle()
        mall.setRoot(account)
        app.settle()
        expectEqual(app.title, "Coupon")
        expectTrue(popover.isActive && detail.isActive)
      }
      app.back()
      expectEqual(app.title, "Chooser")
      expectTrue(detail.isInactive)
      account.dismiss()
      app.settle()
      expectTrue(popover.isInactive && app.isIdle)
    }

    test("A sheet of a suspended root that a raw call moves stays in its new place") {
      let (account, coupon) = (Account(), Coupon())
      mall.setRoot(account)
      app.settle()
      account.present(coupon)
      app.settle()
      mall.setRoot(Screen("Lock"), suspendingCurrent: true)
      app.settle()
      let screen = coupon.rootViewController
      account.navigationController.pushViewController(screen, animated: false)
      app.settle()
      app.expectPerformed(mall.setRoot(account))
      expectSame(account.navigationController.topViewController, screen)
      expectNil(screen.presentingViewController)
      expectTrue(coupon.isActive)
      coupon.finish("done")
      app.settle()
      expectEqual(account.titles, ["Account"])
    }

    for place in ["by a verb", "by a raw push", "as a root"] {
      test("A sheet that is shown and removed during the suspension does not return: \(place)") {
        let sheet = Coupon()
        mall.present(sheet)
        app.settle()
        lockUp()
        let (stack, screen) = (lock.navigationController, sheet.rootViewController)
        if place == "by a verb" {
          app.expectPerformed(mall.present(sheet))
          mall.dismiss()
        } else if place == "as a root" {
          app.expectPerformed(mall.setRoot(sheet))
        } else {
          app.device.run { stack.pushViewController(screen, animated: false) }
          app.settle()
          expectTrue(sheet.isActive)
          app.device.run { _ = stack.popViewController(animated: false) }
        }
        app.settle()
        if place != "as a root" { expectTrue(sheet.isInactive) }
        mall.setRoot(coupon)
        app.settle()
        expectTrue(sheet.isInactive)
        expectEqual(app.pile, "Coupon")
      }
    }

    test("A sheet of a suspended root that another window presents stays there") {
      let (sheet, other) = (Coupon(), visibleWindow(Screen("Other")))
      mall.present(sheet)
      app.settle()
      lockUp()
      other.rootViewController?.present(sheet.rootViewController, animated: false)
      app.settle()
      app.expectPerformed(mall.setRoot(coupon))
      expectSame(sheet.rootViewController.presentingViewController, other.rootViewController)
      expectTrue(sheet.isActive)
    }

    test("A sheet that its own end presents again, over another root, stays presented") {
      let sheet = Coupon()
      mall.present(sheet)
      app.settle()
      lockUp()
      StopListener(sheet) { [mall] in mall.present(sheet) }
      sheet.finish("Code")
      app.settle()
      expectEqual(app.pile, "Account ^ Coupon")
      expectTrue(sheet.isActive)
    }

    test("A screen that is dismissed during the suspension does not return") {
      let login = Note()
      mall.present(login)
      app.settle()
      let help = Coupon()
      login.present(help)
      app.settle()
      lockUp()
      app.expectPerformed(login.dismiss())
      expectTrue(help.isInactive)
      login.finish(1)
      app.settle()
      mall.setRoot(coupon)
      app.settle()
      expectEqual(app.pile, "Coupon")
      expectTrue(app.isIdle)
    }

    test("Visible screens are dismissed before those that return with the suspended root") {
      let note = Note()
      mall.present(note)
      app.settle()
      lockUp()
      mall.present(Screen("Help"))
      app.settle()
      expectEqual(app.pile, "Account ^ Help")
      mall.dismiss()
      app.settle()
      expectEqual(app.pile, "Account")
      expectTrue(note.isPaused)
      mall.dismiss()
      app.settle()
      expectTrue(note.isInactive)
      mall.setRoot(coupon)
      app.settle()
      expectEqual(app.pile, "Coupon")
    }

    test("A guard of a returning screen is asked after a sequence has dismissed all") {
      let note = Note()
      mall.present(note)
      app.settle()
      lockUp()
      let start = app.events.count
      mall.attempt(.sequence(.present(Screen("Help")), .dismissAll(), .dismiss()))
      app.settle()
      await expectTrue(note.rootViewController.isAsked())
      expectFalse(app.events.dropFirst(start).contains { "\($0)".hasSuffix("performed") })
      await note.rootViewController.answer(true, in: app)
      expectTrue(note.isInactive)
    }

    test("Of two returning sheets, the upper one is dismissed first") {
      mall.present(Screen("Lower"))
      mall.present(Screen("Upper"))
      app.settle()
      lockUp()
      mall.present(Screen("Help"))
      expectNil(mall.dismiss().ended)
      mall.dismiss()
      app.settle()
      mall.setRoot(coupon)
      app.settle()
      expectEqual(app.pile, "Coupon ^ Lower")
    }

    test("A sheet that ends during the return is removed again") {
      let login = Note()
      mall.present(login)
      app.settle()
      let help = Coupon()
      mall.present(help)
      app.settle()
      lockUp()
      mall.setRoot(coupon)
      for _ in 0..<20 where app.pile != "Coupon ^ Note" { app.device.clock.turn() }
      expectEqual(app.pile, "Coupon ^ Note")
      login.finish(1)
      app.settle()
      expectEqual(app.pile, "Coupon")
      expectTrue(help.isInactive)
      expectTrue(app.isIdle)
    }

    test("A suspended root that stops frees its listed pages and what is presented over them") {
      weak var root: ContainerExitTests.Pages?
      weak var note: Note?
      var screens: [WeakScreen] = []
      @MainActor func show() {
        let (pages, page, login) = (ContainerExitTests.Pages(), Screen("Page"), Note())
        mall.setRoot(pages)
        pages.setPages([page])
        mall.present(login)
        app.settle()
        (root, note) = (pages, login)
        screens = [WeakScreen(screen: page), WeakScreen(screen: login.rootViewController)]
      }
      show()
      lockUp()
      expectEqual(note?.isPaused, true)
      expectTrue(screens.allSatisfy { $0.screen != nil })
      if let root { mall.stop(root) }
      app.settle()
      expectNil(root)
      expectNil(note)
      expectTrue(screens.allSatisfy { $0.screen == nil })
      expectEqual(mall.children.count, 1)
    }

    test("A root that is suspended again before its next return presents its sheet again") {
      let sheet = Note()
      mall.present(sheet, style: .pageSheet)
      app.settle()
      mall.setRoot(lock, suspendingCurrent: true)
      mall.setRoot(coupon)
      mall.setRoot(Account(), suspendingCurrent: true)
      mall.setRoot(coupon)
      app.settle()
      expectEqual(app.pile, "Coupon ^ Note")
      expectTrue(sheet.isActive)
    }

    test("A root whose return UIKit ignores stays suspended with its sheet") {
      let sheet = Note()
      mall.present(sheet, style: .pageSheet)
      app.settle()
      let stack = LostCompletionTests.Lossy(rootViewController: Screen("Lock"))
      stack.ignored = [.dismiss]
      mall.setRoot(stack, suspendingCurrent: true)
      mall.present(Screen("Over"))
      app.settle()
      let rejected = mall.setRoot(coupon)
      expectTrue(app.end(of: rejected).contains("did not perform"))
      expectTrue(coupon.isPaused && sheet.isPaused)
      stack.ignored = []
      app.expectPerformed(mall.setRoot(coupon))
      expectEqual(app.pile, "Coupon ^ Note")
      expectTrue(coupon.isActive && sheet.isActive)
    }
  }
}
