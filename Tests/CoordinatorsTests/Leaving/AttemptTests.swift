import CompactTesting
import CoordinatorTesting
import HeadlessUIKit
import Testing

/// The guards that an attempt asks, for each kind of transition.
struct AttemptTests: TableSuite {
  var (app, mall) = launchMall()
  let editor = Editor("Editor")

  /// Makes an attempt, vetoes it, makes it again and allows it, and expects its ends as well.
  private func expectAsked(
    _ before: String, _ after: String, _ picture: () -> String, line: Int = #line,
    _ attempt: () -> TransitionHandle
  ) async {
    var handles: [TransitionHandle] = []
    await editor.expectAsked(before, after, in: app, of: picture, line: line) {
      handles.append(attempt())
    }
    expectTrue(handles.first?.ended?.rejection?.isVeto == true, line: line)
    expectEqual(handles.last?.ended, .performed, line: line)
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
      await expectAsked(
        #"["Fruit", "Bread", "Milk"]"#, #"["Bread", "Milk"]"#, { "\(picture() ?? [])" }
      ) {
        market.attempt(.setTabs([.screen(market.bread), .screen(market.milk)]))
      }
      expectTrue(market.fruit.isInactive)
    }

    test("Tabs that stay are not asked") {
      let market = app.root(Market(tabBarController: UITabBarController()))
      market.fruit.push(editor, animated: false)
      app.settle()
      let tabs = [market.fruit, market.bread].map {
        ScreenDestination.running($0, startedByVerb: false)
      }
      app.expectPerformed(market.attempt(.setTabs(tabs)))
      market.select(index: 1)
      app.settle()
      let children: [ScreenDestination] = [.screen(market.fruit), .screen(market.bread)]
      let sequence = market.attempt(.sequence(.setTabs(children), .select(index: 1)))
      app.expectPerformed(sequence)
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
      await editor.answer(true, in: app)
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
      await expectAsked("Folders Editor", "Folders Next", picture) {
        desk.attempt(.setColumn(Screen("Next"), for: .secondary))
      }
    }

    // MARK: Pages

    test("New pages ask the guards of removed pages") {
      let album = app.root(Album())
      album.setPages([album.pages[0], editor])
      let pages = { titles(EngineProbe.pages(of: album.pageViewController)) }
      await expectAsked("One Editor", "Only", pages) {
        album.attempt(.setPages([.screen(Screen("Only"))]))
      }
    }

    test("A page turn asks the guard of the previous page, and keeps that page") {
      let album = app.root(Album())
      album.setPages([editor, album.pages[1]])
      await expectAsked(#"["Editor"]"#, #"["Two"]"#, { "\(album.shown)" }) {
        album.attempt(.turn(to: album.pages[1]))
      }
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
      await expectAsked("Editor", "Next", picture) {
        shop.attempt(.embed(Screen("Next"), in: shop.list))
      }
      expectNil(editor.parent)
    }

    test("A step that embeds into the screen on top asks before the first step") {
      let shop = app.root(Shop(navigationController: UINavigationController()))
      shop.embed(editor, in: shop.list)
      shop.push(Screen("Top"), animated: false)
      let picture = {
        titles(shop.navigationController.viewControllers) + ": " + titles(shop.list.children)
      }
      await expectAsked("List Top: Editor", "List: Next", picture) {
        shop.attempt(.sequence(.pop(animated: false), .embed(Screen("Next"), animated: false)))
      }
      let again = Editor("Again")
      shop.embed(again, in: shop.list)
      app.settle()
      app.expectPerformed(
        shop.attempt(.sequence(.push(Screen("New")), .embed(Screen("Other")))))
      expectEqual(again.asked, 0)
    }

    test("A screen that is unembedded asks") {
      let shop = app.root(Shop(navigationController: UINavigationController()))
      let place = UIView()
      shop.list.view.addSubview(place)
      shop.embed(Screen("Banner"), in: shop.list)
      shop.embed(editor, in: shop.list, view: place)
      let picture = { titles(shop.list.children) }
      await expectAsked("Banner Editor", "Banner", picture) { shop.attempt(.unembed(editor)) }
    }

    // MARK: Stacks, sequences and roots

    test("A screen that is named by its class is found before a guard is asked") {
      let shop = app.root(Shop(navigationController: UINavigationController()))
      shop.push(editor, animated: false)
      shop.push(UITableViewController(), animated: false)
      app.settle()
      app.expectPerformed(shop.attempt(.popTo(Editor.self, animated: false)))
      expectEqual(editor.asked, 0)
      let picture = { titles(shop.navigationController.viewControllers) }
      await expectAsked("List Editor", "List", picture) { shop.attempt(.popTo(Screen.self)) }
    }

    test("The guards of all steps are asked before the first step") {
      let shop = app.root(Shop(navigationController: UINavigationController()))
      shop.start(Order(on: shop.navigationController))
      shop.present(editor, animated: false)
      let picture = {
        self.titles(shop.navigationController.viewControllers)
          + (self.editor.presentingViewController == nil ? "" : " ^ Editor")
      }
      await expectAsked("List Order ^ Editor", "List", picture) {
        shop.attempt(.sequence(.popToRoot(), .dismissAll()))
      }
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
      await expectAsked(
        "List Editor Top", "List", { self.titles(shop.navigationController.viewControllers) }
      ) {
        shop.attempt(.sequence(.pop(), .pop()))
      }
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
        await editor.answer(false, in: app)
        expectTrue(reason(handle).contains("Editor is a leave guard"))
        expectSame(editor.presentedViewController, above)
      }
      // What the first step presents leaves with the screen below it.
      above.guardsLeaving = false
      let handle = shop.attempt(
        .sequence(.present(Screen("Top")), .dismiss(above), .dismiss()))
      await editor.answer(false, in: app)
      expectTrue(reason(handle).contains("Editor is a leave guard"))
      expectSame(editor.presentedViewController, above)
      // The preview has no presentations to come, so a dismissal asks what is presented now.
      above.guardsLeaving = true
      let later = shop.attempt(.sequence(.present(Screen("Sheet")), .dismiss()))
      await above.answer(false, in: app)
      expectTrue(reason(later).contains("Editor is a leave guard"))
    }

    test("A dismissal in a sequence with destinations asks before the first step, too") {
      let shop = app.root(Shop(navigationController: UINavigationController()))
      let order = shop.startOrder()
      shop.present(editor, animated: false)
      app.settle()
      let handle = shop.attempt(
        .sequence(.popToRoot(), .none, .dismiss(), .push(Screen("New"))))
      await editor.answer(false, in: app)
      expectTrue(reason(handle).contains("Editor is a leave guard"))
      expectEqual(titles(shop.navigationController.viewControllers), "List Order")
      expectTrue(order.isActive)
    }

    for (name, step) in [("setRoot", .setRoot(Coupon())), ("dismissAll", .dismissAll())]
      as [(String, ScreenTransition)]
    {
      test("A step after the suspension of a root asks for the new root only: \(name)") {
        let note = Note()
        mall.setRoot(note)
        note.present(editor)
        app.settle()
        let lock = ScreenTransition.setRoot(Coupon(), suspendingCurrent: true)
        app.expectPerformed(mall.attempt(.sequence(lock, step)))
        expectEqual(note.rootViewController.asked + editor.asked, 0)
        expectTrue(note.isPaused)
      }
    }

    test("A dismissal after the return of a suspended root asks what comes back with the root") {
      let (note, lock) = (Note(), Note())
      mall.setRoot(note)
      note.present(editor)
      app.settle()
      mall.setRoot(lock, suspendingCurrent: true)
      app.settle()
      let handle = mall.attempt(.sequence(.setRoot(note), .dismissAll()))
      await lock.rootViewController.answer(true, in: app)
      await editor.answer(false, in: app)
      expectTrue(reason(handle).contains("Editor is a leave guard"))
      expectEqual(app.pile, "Note")
      expectTrue(lock.isActive)
    }

    test("A suspended root is not asked, nor is what it presents") {
      let note = Note()
      mall.setRoot(note)
      note.present(editor)
      app.settle()
      app.expectPerformed(mall.attempt(.setRoot(Coupon(), suspendingCurrent: true)))
      expectEqual(note.rootViewController.asked + editor.asked, 0)
      expectTrue(note.isPaused)
    }
  }
}
