import CompactTesting
import CoordinatorTesting
import HeadlessUIKit
import Testing

/// The guards that an attempt asks, for each kind of transition.
@MainActor struct AttemptTests: TableSuite {
  var (app, mall) = launchMall()
  let editor = Editor("Editor")

  /// Makes an attempt, vetoes it, makes it again and allows it.
  private func story(
    _ picture: () -> String, _ attempt: () -> TransitionHandle
  ) async -> String {
    app.settle()
    let rejected = attempt()
    app.settle()
    guard await editor.isAsked() else { return "not asked: \(picture())" }
    var lines = ["asked: \(picture())"]
    await editor.answer(false)
    app.settle()
    if case .rejected(let reason)? = rejected.ended, reason.isVeto {
      lines.append("kept: \(picture())")
    }
    let allowed = attempt()
    app.settle()
    await editor.answer(true)
    app.settle()
    lines.append("\(allowed.ended.map { "\($0)" } ?? "-"): \(picture())")
    return lines.joined(separator: "\n")
  }

  private func titles(_ screens: [UIViewController]?) -> String {
    (screens ?? []).map { $0.title ?? "-" }.joined(separator: " ")
  }

  // MARK: Tabs

  @Test(.coordinators, .serialized, arguments: await rowNames)
  func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("New tabs ask the guards of removed tabs") {
      let market = app.root(Market(tabBarController: UITabBarController()))
      market.fruit.push(editor, animated: false)
      let picture = { market.tabBarController.viewControllers?.map { $0.tabBarItem.title ?? "" } }
      let story = await story({ "\(picture() ?? [])" }) {
        market.attempt(.setTabs([.screen(market.bread), .screen(market.milk)]))
      }
      expectEqual(
        story,
        """
        asked: ["Fruit", "Bread", "Milk"]
        kept: ["Fruit", "Bread", "Milk"]
        performed: ["Bread", "Milk"]
        """)
      expectTrue(market.fruit.isInactive)
    }

    test("Tabs that stay are not asked") {
      let market = app.root(Market(tabBarController: UITabBarController()))
      market.fruit.push(editor, animated: false)
      app.settle()
      let tabs = [market.fruit, market.bread].map {
        ScreenDestination.running($0, startedByVerb: false)
      }
      let handle = market.attempt(.setTabs(tabs))
      app.settle()
      expectEqual(handle.ended, .performed)
      market.select(index: 1)
      app.settle()
      let children: [ScreenDestination] = [.screen(market.fruit), .screen(market.bread)]
      let sequence = market.attempt(.sequence(.setTabs(children), .select(index: 1)))
      app.settle()
      expectEqual(sequence.ended, .performed)
      expectEqual(editor.asked, 0)
      expectEqual(market.tabBarController.viewControllers?.count, 2)
    }

    test("A tab that is selected by its class asks, unless it is already selected") {
      let market = app.root(Market(tabBarController: UITabBarController()))
      market.fruit.push(editor, animated: false)
      app.settle()
      expectEqual(market.attempt(.select(Aisle.self)).ended, .performed)
      expectEqual(editor.asked, 0)
      market.attempt(.select(index: 2))
      await editor.answer(true)
      app.settle()
      expectEqual(market.tabBarController.selectedIndex, 2)
    }

    // MARK: Columns

    test("A column asks the guard of its own screen only") {
      let desk = app.root(Desk(), on: .pad)
      desk.setColumn(editor, for: .secondary)
      app.settle()
      let picture = {
        titles(
          [.primary, .secondary].compactMap { desk.splitViewController.viewController(for: $0) })
      }
      expectNil(desk.attempt(.setColumn(Screen("Folders"), for: .primary)).ended)
      app.settle()
      expectEqual(picture(), "Folders Editor")
      expectEqual(editor.asked, 0)
      let story = await story(picture) { desk.attempt(.setColumn(Screen("Next"), for: .secondary)) }
      expectEqual(
        story,
        """
        asked: Folders Editor
        kept: Folders Editor
        performed: Folders Next
        """)
    }

    test("A column of the classic style asks for its contents") {
      let split = app.root(Classic(), on: .pad)
      split.setColumn(editor, for: .secondary)
      let picture = { titles(split.splitViewController.viewControllers) }
      let story = await story(picture) {
        split.attempt(.setColumn(Screen("Next"), for: .secondary))
      }
      expectEqual(
        story,
        """
        asked: Mailboxes Editor
        kept: Mailboxes Editor
        performed: Mailboxes Next
        """)
      let handle = split.attempt(.setColumn(Screen("Folders"), for: .primary))
      app.settle()
      expectEqual(handle.ended, .performed)
      expectEqual(picture(), "Folders Next")
    }

    // MARK: Pages

    test("New pages ask the guards of removed pages") {
      let album = app.root(Album())
      album.setPages([album.pages[0], editor])
      let pages = { titles(EngineProbe.pages(of: album.pageViewController)) }
      let story = await story(pages) { album.attempt(.setPages([.screen(Screen("Only"))])) }
      expectEqual(
        story,
        """
        asked: One Editor
        kept: One Editor
        performed: Only
        """)
    }

    test("A page turn asks the guard of the previous page, and keeps that page") {
      let album = app.root(Album())
      album.setPages([editor, album.pages[1]])
      let story = await story({ "\(album.shown)" }) { album.attempt(.turn(to: album.pages[1])) }
      expectEqual(
        story,
        """
        asked: ["Editor"]
        kept: ["Editor"]
        performed: ["Two"]
        """)
      expectSame(EngineProbe.pages(of: album.pageViewController).first, editor)
      // It is not visible now.
      expectEqual(album.attempt(.turn(to: album.pages[1])).ended, .performed)
      expectEqual(editor.asked, 2)
    }

    // MARK: Embedded screens

    test("An embedded screen asks the guard of the screen that it replaces") {
      let shop = app.root(Shop(navigationController: UINavigationController()))
      shop.embed(editor, in: shop.list)
      let picture = { titles(shop.list.children) }
      let story = await story(picture) { shop.attempt(.embed(Screen("Next"), in: shop.list)) }
      expectEqual(
        story,
        """
        asked: Editor
        kept: Editor
        performed: Next
        """)
      expectNil(editor.parent)
    }

    test("A step that embeds into the screen on top asks before the first step") {
      let shop = app.root(Shop(navigationController: UINavigationController()))
      shop.embed(editor, in: shop.list)
      shop.push(Screen("Top"), animated: false)
      let picture = {
        titles(shop.navigationController.viewControllers) + ": " + titles(shop.list.children)
      }
      let story = await story(picture) {
        shop.attempt(.sequence(.pop(animated: false), .embed(Screen("Next"), animated: false)))
      }
      expectEqual(
        story,
        """
        asked: List Top: Editor
        kept: List Top: Editor
        performed: List: Next
        """)
      let again = Editor("Again")
      shop.embed(again, in: shop.list)
      app.settle()
      let pushed = shop.attempt(.sequence(.push(Screen("New")), .embed(Screen("Other"))))
      app.settle()
      await expectFalse(again.isAsked())
      expectEqual(pushed.ended, .performed)
    }

    test("A screen that is unembedded asks") {
      let shop = app.root(Shop(navigationController: UINavigationController()))
      let place = UIView()
      shop.list.view.addSubview(place)
      shop.embed(Screen("Banner"), in: shop.list)
      shop.embed(editor, in: shop.list, view: place)
      let picture = { titles(shop.list.children) }
      let story = await story(picture) { shop.attempt(.unembed(editor)) }
      expectEqual(
        story,
        """
        asked: Banner Editor
        kept: Banner Editor
        performed: Banner
        """)
    }

    // MARK: Stacks, sequences and roots

    test("A screen that is named by its class is found before a guard is asked") {
      let shop = app.root(Shop(navigationController: UINavigationController()))
      shop.push(editor, animated: false)
      shop.push(UITableViewController(), animated: false)
      app.settle()
      let handle = shop.attempt(.popTo(Editor.self, animated: false))
      app.settle()
      expectEqual(handle.ended, .performed)
      expectEqual(editor.asked, 0)
      let picture = { titles(shop.navigationController.viewControllers) }
      let story = await story(picture) { shop.attempt(.popTo(Screen.self)) }
      expectEqual(
        story,
        """
        asked: List Editor
        kept: List Editor
        performed: List
        """)
    }

    test("The guards of all steps are asked before the first step") {
      let shop = app.root(Shop(navigationController: UINavigationController()))
      shop.start(Order(on: shop.navigationController))
      shop.present(editor, animated: false)
      let picture = {
        self.titles(shop.navigationController.viewControllers)
          + (self.editor.presentingViewController == nil ? "" : " ^ Editor")
      }
      let story = await story(picture) { shop.attempt(.sequence(.popToRoot(), .dismissAll())) }
      expectEqual(
        story,
        """
        asked: List Order ^ Editor
        kept: List Order ^ Editor
        performed: List
        """)
      expectEqual(editor.asked, 2)
    }

    test("A veto names its step, and nothing is stopped") {
      let shop = app.root(Shop(navigationController: UINavigationController()))
      let order = Order(on: shop.navigationController)
      shop.start(order)
      shop.present(editor, animated: false)
      app.settle()
      let handle = shop.attempt(.sequence(.popToRoot(), .none, .dismissAll()))
      await editor.answer(false)
      app.settle()
      expectTrue(order.isActive)
      expectTrue(reason(handle).contains("Step 3 of 3, 'dismiss all': Editor"))
    }

    test("Each step is previewed on the result of the earlier ones") {
      let shop = app.root(Shop(navigationController: UINavigationController()))
      shop.push(editor, animated: false)
      app.settle()
      // A step that removes only screens of earlier steps asks no guard.
      expectEqual(shop.attempt(.sequence(.push(Screen("Next")), .pop())).ended, nil)
      app.settle()
      shop.attempt(.sequence(.present(Screen("Sheet")), .dismiss()))
      app.settle()
      expectEqual(editor.asked, 0)
      let sheet = Editor("Sheet")
      shop.present(sheet, animated: false)
      app.settle()
      shop.attempt(.sequence(.present(Screen("Above")), .dismiss(), .dismiss()))
      await expectTrue(sheet.isAsked())
      expectNil(sheet.presentedViewController)
      await sheet.answer(false)
      sheet.guardsLeaving = false
      shop.dismiss()
      app.settle()
      shop.push(Screen("Top"), animated: false)
      let story = await story({ self.titles(shop.navigationController.viewControllers) }) {
        shop.attempt(.sequence(.pop(), .pop()))
      }
      expectEqual(
        story,
        """
        asked: List Editor Top
        kept: List Editor Top
        performed: List
        """)
    }

    test("The second of two dismissals in a sequence removes the screen below the first") {
      let shop = app.root(Shop(navigationController: UINavigationController()))
      let above = Editor("Above")
      shop.present(editor, animated: false)
      shop.present(above, animated: false)
      app.settle()
      for isGuarded in [false, true] {
        above.guardsLeaving = isGuarded
        let handle = shop.attempt(.sequence(.dismiss(), .dismiss()))
        if isGuarded { await above.answer(true) }
        await editor.answer(false)
        app.settle()
        expectTrue(reason(handle).contains("Step 2 of 2, 'dismiss': Editor"))
        expectSame(editor.presentedViewController, above)
      }
    }

    test("A dismissal in a sequence with destinations asks before the first step, too") {
      let shop = app.root(Shop(navigationController: UINavigationController()))
      shop.push(Screen("Next"), animated: false)
      shop.present(editor, animated: false)
      app.settle()
      let handle = shop.attempt(.sequence(.popToRoot(), .dismiss(), .push(Screen("New"))))
      await editor.answer(false)
      app.settle()
      expectTrue(reason(handle).contains("Step 2 of 3"))
      expectEqual(titles(shop.navigationController.viewControllers), "List Next")
    }

    test("A page turn to the shown facing pages asks no guard") {
      let album = app.root(Album(.pageCurl, spine: .mid))
      album.setPages([album.pages[0], editor, album.pages[2], album.pages[3]])
      app.settle()
      expectEqual(album.shown, ["One", "Editor"])
      expectEqual(album.attempt(.turn(to: album.pages[0])).ended, .performed)
      expectEqual(editor.asked, 0)
    }

    test("A screen that a later step keeps is not asked, even if the step makes it") {
      let shop = app.root(Shop(navigationController: UINavigationController()))
      shop.push(editor, animated: false)
      app.settle()
      let list = shop.navigationController.viewControllers[0]
      let editor = editor
      let handle = shop.attempt(
        .sequence(.dismissAll(), .set([.screen(list), .screen(editor), .screen(Screen("Next"))])))
      app.settle()
      expectEqual(handle.ended, .performed)
      expectEqual(editor.asked, 0)
    }

    test("A suspended root is not asked, nor is what it presents") {
      let note = Note()
      mall.setRoot(note)
      app.settle()
      expectNil(mall.setRoot(Coupon(), suspendingCurrent: true).ended)
      app.settle()
      expectEqual(note.rootViewController.asked, 0)
      expectTrue(note.isPaused)
      note.rootViewController.guardsLeaving = false
      mall.setRoot(note)
      app.settle()
      note.rootViewController.guardsLeaving = true
      note.present(editor)
      app.settle()
      let lock = Coupon()
      expectNil(mall.setRoot(lock, suspendingCurrent: true).ended)
      app.settle()
      expectSame(mall.window.rootViewController, lock.rootViewController)
      mall.setRoot(note)
      app.settle()
      expectEqual(editor.asked, 0)
      expectEqual(note.rootViewController.asked, 0)
      expectTrue(note.isActive)
      expectSame(note.rootViewController.presentedViewController, editor)
    }
  }

  final class Classic: SplitCoordinator {
    let context = CoordinatorContext()
    let splitViewController = UISplitViewController()
    func start() { setColumn(Screen("Mailboxes"), for: .primary) }
  }
}
