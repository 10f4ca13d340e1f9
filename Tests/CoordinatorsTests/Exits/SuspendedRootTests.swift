import CompactTesting
import CoordinatorTesting
import HeadlessUIKit
import Testing

/// Roots that are suspended while another one is shown.
@MainActor @Suite(.coordinators, .serialized) struct SuspendedRootTests: TableSuite {
  let app = AppDriver(Mall.init(window:))
  let mall: Mall
  let coupon: Coupon
  let lock = Account()

  init() throws {
    mall = try #require(app.root as? Mall)
    coupon = try #require(mall.children.first as? Coupon)
    app.settle()
  }

  private func lockUp() {
    mall.setRoot(lock, suspendingCurrent: true)
    app.settle()
  }

  /// The titles of the root and of the screens presented over it.
  private var picture: String {
    var titles: [String] = []
    var next = mall.window.rootViewController
    while let screen = next {
      titles.append(
        (screen as? UINavigationController)?.topViewController?.title ?? screen.title ?? "-")
      next = screen.presentedViewController
    }
    return titles.joined(separator: " ^ ")
  }

  @Test(arguments: await rowNames) func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("A plain screen replaces a suspended root") {
      let handle = mall.setRoot(Screen("Lock"), suspendingCurrent: true)
      app.settle()
      expectEqual(handle.ended, .performed)
      expectEqual(picture, "Lock")
      expectTrue(coupon.isPaused)
      mall.setRoot(coupon)
      app.settle()
      expectEqual(picture, "Coupon")
      expectTrue(coupon.isActive)
    }

    // MARK: Rejections

    test("A rejected return leaves the suspended root paused") {
      let vault = Note()
      mall.setRoot(vault, suspendingCurrent: true)
      app.settle()
      let coupon = coupon
      let handle = mall.attempt(.setRoot(coupon))
      expectTrue(coupon.isPaused)
      await vault.rootViewController.answer(false)
      app.settle()
      expectTrue("\(handle.ended.map { "\($0)" } ?? "")".contains("did not allow"))
      expectTrue(coupon.isPaused)
      expectEqual(picture, "Note")
      mall.attempt(.setRoot(coupon))
      await vault.rootViewController.answer(true)
      app.settle()
      expectTrue(coupon.isActive)
      expectEqual(picture, "Coupon")
      expectTrue(vault.isInactive)
    }

    test("A return that waits in the queue resumes the suspended root when it runs") {
      lockUp()
      mall.present(Screen("S"))
      mall.setRoot(coupon)
      expectTrue(coupon.isPaused)
      app.settle()
      expectTrue(coupon.isActive)
      expectEqual(picture, "Coupon")
    }

    // MARK: The queue

    test("A repeated request suspends the root once") {
      mall.present(Screen("S"))
      mall.setRoot(lock, suspendingCurrent: true)
      let again = mall.setRoot(lock, suspendingCurrent: true)
      expectEqual(again.ended, .merged)
      app.settle()
      expectTrue(coupon.isPaused)
      expectEqual(coupon.log, ["start"])
      mall.setRoot(coupon)
      app.settle()
      expectTrue(coupon.isActive)
    }

    test("The request suspends the root at the time when it runs") {
      mall.present(Screen("S"))
      let second = Coupon()
      mall.setRoot(second)
      mall.setRoot(lock, suspendingCurrent: true)
      expectTrue(coupon.isActive)
      app.settle()
      expectTrue(coupon.isInactive)
      expectTrue(second.isPaused)
      mall.setRoot(second)
      app.settle()
      expectTrue(second.isActive)
    }

    test("The suspension is a part of the transition's value") {
      let lock = lock
      let plan = ScreenTransition.setRoot(lock, suspendingCurrent: true)
      expectTrue(plan.suspendsCurrent)
      expectNotEqual(plan, .setRoot(lock))
      expectEqual("\(plan)", "setRoot Account, suspending the current one")
      mall.perform(plan)
      app.settle()
      expectTrue(coupon.isPaused)
      let coupon = coupon
      mall.perform(.setRoot(coupon))
      app.settle()
      expectTrue(coupon.isActive)
      expectTrue(lock.isInactive)
    }

    // MARK: Nothing leaves

    test("A guard of the suspended root is not asked, because nothing is removed") {
      let editor = Editor("Editor")
      mall.setRoot(editor)
      app.settle()
      mall.setRoot(lock, suspendingCurrent: true)
      app.settle()
      expectEqual(picture, "Account")
      expectEqual(editor.asked, 0)
      mall.setRoot(editor)
      app.settle()
      expectEqual(picture, "Editor")
    }

    test("The owner of the new root stays active, even if the suspended root was its own") {
      mall.setRoot(Screen("Plain"))
      app.settle()
      lockUp()
      expectTrue(mall.isActive)
      expectTrue(lock.isActive)
    }

    test("A coordinator with screens in the suspended root is paused, and resumed with it") {
      let stack = UINavigationController(rootViewController: Screen("Bottom"))
      mall.setRoot(stack)
      let order = Order(on: stack)
      mall.start(order)
      app.settle()
      lockUp()
      expectTrue(order.isPaused)
      mall.setRoot(stack)
      app.settle()
      expectEqual(order.log, ["start", "pause", "resume"])
      expectEqual(picture, "Order")
    }

    test("A root that no verb has shown is suspended for the requester") {
      let (app, shop) = launchShop()
      let sheet = Coupon()
      shop.present(sheet)
      app.settle()
      shop.perform(.setRoot(Screen("Lock"), suspendingCurrent: true))
      app.settle()
      expectEqual(app.title, "Lock")
      expectTrue(shop.isActive)
      expectTrue(sheet.isPaused)
      let stack = shop.navigationController
      shop.perform(.setRoot(stack))
      app.settle()
      expectEqual(app.title, "Coupon")
      expectTrue(sheet.isActive)
      expectEqual(shop.childViewControllers, [shop.list])
    }

    // MARK: What it presents

    test("A suspended root presents its screens again when it returns") {
      let login = Note()
      mall.present(login, style: .pageSheet(detents: [.medium()], showsGrabber: true))
      let help = Coupon()
      login.present(help, style: .fullScreen)
      app.settle()
      lockUp()
      expectEqual(picture, "Account")
      expectTrue(login.isPaused && help.isPaused)
      mall.setRoot(coupon)
      app.settle()
      expectEqual(picture, "Coupon ^ Note ^ Coupon")
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

    test("A sheet that returns behaves as before for the user") {
      let login = Note()
      mall.present(login, style: .pageSheet)
      app.settle()
      lockUp()
      mall.setRoot(coupon)
      app.settle()
      app.swipeDown()
      await login.rootViewController.answer(true)
      app.settle()
      expectEqual(picture, "Coupon")
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
        let popover = try #require(screen.popoverPresentationController)
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

    for style in [UIModalPresentationStyle.pageSheet, .popover] {
      test("A sheet that returns has the settings of the app: \(style)") {
        let screen = Screen("Sheet")
        screen.modalPresentationStyle = style
        var sheet: UISheetPresentationController? {
          screen.sheetPresentationController
            ?? screen.popoverPresentationController?.adaptiveSheetPresentationController
        }
        sheet?.detents = [.medium(), .large()]
        sheet?.prefersGrabberVisible = true
        sheet?.largestUndimmedDetentIdentifier = .medium
        mall.present(screen)
        app.settle()
        sheet?.selectedDetentIdentifier = .large
        lockUp()
        mall.setRoot(coupon)
        app.settle()
        expectEqual(picture, "Coupon ^ Sheet")
        expectEqual(sheet?.detents.map(\.identifier), [.medium, .large])
        expectEqual(sheet?.prefersGrabberVisible, true)
        expectEqual(sheet?.largestUndimmedDetentIdentifier, .medium)
        expectEqual(sheet?.selectedDetentIdentifier, .large)
      }
    }

    test("A screen that is dismissed during the suspension does not return") {
      let login = Note()
      mall.present(login)
      app.settle()
      let help = Coupon()
      login.present(help)
      app.settle()
      lockUp()
      let handle = login.dismiss()
      app.settle()
      expectEqual(handle.ended, .performed)
      expectTrue(help.isInactive)
      login.finish(1)
      app.settle()
      mall.setRoot(coupon)
      app.settle()
      expectEqual(picture, "Coupon")
      expectTrue(app.isIdle)
    }

    test("Visible screens are dismissed before those that return with the suspended root") {
      let note = Note()
      mall.present(note)
      app.settle()
      lockUp()
      mall.present(Screen("Help"))
      app.settle()
      expectEqual(picture, "Account ^ Help")
      mall.dismiss()
      app.settle()
      expectEqual(picture, "Account")
      expectTrue(note.isPaused)
      mall.dismiss()
      app.settle()
      expectTrue(note.isInactive)
      mall.setRoot(coupon)
      app.settle()
      expectEqual(picture, "Coupon")
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
      await note.rootViewController.answer(true)
      app.settle()
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
      expectEqual(picture, "Coupon ^ Lower")
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
      for _ in 0..<20 where picture != "Coupon ^ Note" { app.device.clock.turn() }
      expectEqual(picture, "Coupon ^ Note")
      login.finish(1)
      app.settle()
      expectEqual(picture, "Coupon")
      expectTrue(help.isInactive)
      expectTrue(app.isIdle)
    }

    test("A suspended root that stops releases the screens that it presents") {
      weak var coupon: Coupon?
      weak var note: Note?
      weak var screen: UIViewController?
      @MainActor func show() {
        let flow = Coupon()
        mall.setRoot(flow)
        app.settle()
        let login = Note()
        mall.present(login)
        app.settle()
        (coupon, note, screen) = (flow, login, login.rootViewController)
      }
      show()
      lockUp()
      expectEqual(note?.isPaused, true)
      if let coupon { mall.stop(coupon) }
      app.settle()
      expectNil(coupon)
      expectNil(note)
      expectNil(screen)
      expectEqual(mall.children.count, 1)
    }

    test("A suspended root that stops below a sheet frees its listed pages") {
      weak var page: UIViewController?
      @MainActor func show() {
        let pages = ContainerExitTests.Pages()
        mall.setRoot(pages)
        let screen = Screen("Page")
        pages.setPages([screen])
        pages.present(Screen("Sheet"))
        app.settle()
        page = screen
      }
      show()
      lockUp()
      expectNotNil(page)
      mall.children.first?.context.stop()
      app.settle()
      expectNil(page)
    }

    test("A coordinator with a screen in a suspended root is stopped with that root") {
      let account = Account()
      mall.setRoot(account)
      let order = Order(on: account.navigationController)
      mall.start(order)
      app.settle()
      lockUp()
      expectTrue(order.isPaused)
      mall.stop(account)
      app.settle()
      expectTrue(order.isInactive)
      expectTrue(app.isIdle)
    }

    test("A coordinator with a screen in another tree's suspended root stops with that tree") {
      let (stack, other) = (UINavigationController(), Bare(UINavigationController()))
      other.launch()
      other.perform(.setRoot(stack, of: mall.window))
      let order = Order(on: stack)
      mall.start(order)
      app.settle()
      lockUp()
      expectTrue(order.isPaused)
      other.context.stop()
      app.settle()
      expectTrue(order.isInactive)
      withExtendedLifetime(stack) {}
    }

    test("A suspended root that returns to a hidden window presents when the window is visible") {
      mall.present(Screen("Sheet"))
      app.settle()
      lockUp()
      mall.window.isHidden = true
      mall.setRoot(coupon)
      // Its presentations wait for the window, which is reported.
      _ = DiagnosticReporter.collecting { app.settle() }
      expectEqual(picture, "Coupon")
      app.device.run { mall.window.isHidden = false }
      app.settle()
      expectEqual(picture, "Coupon ^ Sheet")
    }

    test("A suspended root that a raw call shows again is as before") {
      let login = Coupon()
      mall.present(login)
      app.settle()
      lockUp()
      app.device.run { mall.window.rootViewController = coupon.rootViewController }
      app.settle()
      expectTrue(coupon.isActive)
      expectEqual(picture, "Coupon ^ Coupon")
      expectTrue(lock.isInactive)
    }

    test("An animated change suspends and restores a root as well") {
      mall.present(Screen("Sheet"))
      app.settle()
      mall.setRoot(lock, suspendingCurrent: true, animated: true)
      app.settle()
      expectEqual(picture, "Account")
      mall.setRoot(coupon, animated: true)
      app.settle()
      expectEqual(picture, "Coupon ^ Sheet")
    }
  }

  @Test(arguments: ["finished", "stopped"])
  func `A sheet that ends while its root is suspended is freed, with everything above it`(
    end: String
  ) throws {
    let log = ExitLog()
    mall.exits = log
    let children = { () -> [Child] in
      let login = Sheet(Screen("Login"), log)
      mall.present(login)
      app.settle()
      let help = Leaf(UINavigationController(), ["Help"], log)
      login.present(help)
      app.settle()
      return [
        Child(login, [login.rootViewController], app, log),
        Child(help, [help.navigationController], app, log),
      ]
    }()
    lockUp()
    for child in children { child.begin() }
    if let login = children[0].flow as? Sheet {
      if end == "finished" { login.finish(1) } else { mall.stop(login) }
    }
    let outcome = end == "finished" ? "finished" : "cancelled: stopped by its parent"
    let rest = """
      freed: coordinator, context, screens
      journal: Leaf stopped; Leaf cancelled: its parent was stopped; Sheet stopped; \
      Sheet \(outcome)
      """
    expectEqual(
      children.map(\.story),
      [
        """
        Sheet hears that Leaf stopped
        Sheet.stop()
        Observer hears that Sheet stopped
        Mall hears that Sheet stopped
        Sheet outcome: \(outcome)
        \(rest)
        """,
        """
        Leaf.stop()
        Observer hears that Leaf stopped
        Sheet hears that Leaf stopped
        Leaf outcome: cancelled: its parent was stopped
        \(rest)
        """,
      ])
    mall.setRoot(coupon)
    app.settle()
    expectEqual(picture, "Coupon")
    expectTrue(app.isIdle)
  }
}
