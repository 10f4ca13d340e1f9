import CompactTesting
import CoordinatorTesting
import HeadlessUIKit
import Testing

/// Attempts that remove no guarded screen, and ask no guard.
struct StayingTests: TableSuite {
  var (app, mall) = launchMall()
  let editor = Editor("Editor")

  private func shop() -> Shop { app.root(Shop(navigationController: UINavigationController())) }

  // MARK: Stacks and roots

  @Test(.coordinators, .serialized, arguments: await rowNames)
  func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("The root of a stack is not asked when all screens above it are removed") {
      let shop = shop()
      shop.set([editor, Screen("Top")], animated: false)
      app.settle()
      expectNil(editor.navigationItem.backBarButtonItem)
      app.expectPerformed(shop.attempt(.popToRoot()))
      expectEqual(editor.asked, 0)
    }

    test("Popping to a missing screen asks no guard") {
      let shop = shop()
      shop.push(editor, animated: false)
      app.settle()
      let handle = shop.attempt(.popTo(Screen("Elsewhere")))
      app.settle()
      await expectFalse(editor.isAsked())
      expectTrue(handle.ended != nil && handle.ended != .performed)
      expectEqual(app.title, "Editor")
    }

    test("A root that is set again is not asked") {
      mall.setRoot(editor)
      app.settle()
      app.expectPerformed(mall.attempt(.setRoot(editor)))
      expectEqual(editor.asked, 0)
    }

    test("A coordinator whose child keeps a screen is not asked") {
      let shop = shop()
      let draft = Draft(on: shop.navigationController)
      shop.start(draft)
      app.settle()
      let coupon = Coupon()
      draft.present(coupon)
      app.settle()
      app.expectPerformed(shop.attempt(.popToRoot()))
      expectEqual(draft.guardian.asked, 0)
      expectTrue(coupon.isActive)
    }

    // MARK: Containers

    test("A column that is set to its own screen does not ask") {
      let desk = app.root(Desk(), on: .pad)
      desk.setColumn(editor, for: .secondary)
      app.settle()
      app.expectPerformed(desk.attempt(.setColumn(editor, for: .secondary)))
      expectEqual(editor.asked, 0)
    }

    test("Pages that stay listed are not asked") {
      let album = app.root(Album())
      album.setPages([editor, album.pages[1]])
      app.settle()
      app.expectPerformed(album.attempt(.setPages([.screen(editor)])))
      expectEqual(editor.asked, 0)
    }

    test("A hidden page that moves to the stack, to the outer pages or to the root is not asked") {
      let shop = shop()
      let album = Album()
      shop.push(album, animated: false)
      album.setPages([album.pages[0], editor])
      app.settle()
      app.expectPerformed(shop.attempt(.set([.made(shop.list), .made(editor)])))

      let outer = app.root(Album())
      let inner = Album()
      outer.setPages([inner, outer.pages[0]])
      let page = Editor("Page")
      inner.setPages([inner.pages[0], page])
      app.settle()
      app.expectPerformed(outer.attempt(.setPages([.screen(outer.pages[1]), .screen(page)])))
      app.expectPerformed(mall.attempt(.setRoot(page)))
      expectEqual(editor.asked + page.asked, 0)
    }

    test("A page turn to the shown page, or to a missing one, asks no guard") {
      let album = app.root(Album())
      album.setPages([editor, album.pages[1]])
      app.settle()
      app.expectPerformed(album.attempt(.turn(to: editor)))
      let handle = album.attempt(.turn(to: Coupon.self))
      app.settle()
      await expectFalse(editor.isAsked())
      expectTrue(handle.ended != nil && handle.ended != .performed)
    }

    test("A screen that is embedded again in the same place is not asked") {
      let shop = shop()
      shop.embed(editor, in: shop.list)
      app.settle()
      let handle = shop.attempt(.embed(editor, in: shop.list))
      app.settle()
      await expectFalse(editor.isAsked())
      expectNotNil(handle.ended)
      expectSame(editor.parent, shop.list)
    }

    test("An unembedded screen is not asked when it is to be removed again") {
      let shop = shop()
      shop.embed(editor, in: shop.list)
      app.settle()
      editor.unembedRaw()
      let handle = shop.attempt(.unembed(editor))
      app.settle()
      await expectFalse(editor.isAsked())
      expectNotNil(handle.ended)
    }

    test("A screen that no transition has embedded is not asked") {
      let shop = shop()
      shop.list.embedRaw(editor)
      app.settle()
      let handle = shop.attempt(.unembed(editor))
      app.settle()
      await expectFalse(editor.isAsked())
      expectNotNil(handle.ended?.rejection)
    }

    // MARK: Visibility

    test("A parent is not asked when the tab with its child's screen is left") {
      let market = app.root(Market(tabBarController: UITabBarController()))
      let draft = Draft(on: market.fruit.navigationController)
      market.fruit.start(draft)
      draft.start(Order(on: market.fruit.navigationController))
      app.settle()
      app.expectPerformed(market.attempt(.select(index: 1)))
      expectEqual(draft.guardian.asked, 0)
    }

    test("A tab whose coordinator has stopped is not asked") {
      let tabs = app.root(ContainerExitTests.Tabs())
      let note = Note()
      tabs.setTabs([note, Sheet(Screen("Other"), ExitLog())])
      app.settle()
      tabs.stop(note)
      app.settle()
      expectSame(tabs.tabBarController.selectedViewController, note.rootViewController)
      app.expectPerformed(tabs.attempt(.select(index: 1)))
      expectEqual(note.rootViewController.asked, 0)
    }

    test("Going back from a collapsed column or to the More list asks nothing that was hidden") {
      let desk = app.root(Desk(), on: .phone)
      let album = Album()
      desk.setColumn(album, for: .secondary)
      album.setPages([album.pages[0], editor])
      app.back()
      expectEqual(app.title, "Mailboxes")

      let tabs = app.root(ContainerExitTests.Tabs())
      let last = Album()
      tabs.setTabs((1...5).map { Sheet(Screen("Tab \($0)"), ExitLog()) } + [last])
      last.setPages([last.pages[0], Editor("Page")])
      tabs.select(index: 5)
      app.back()
      expectEqual(app.title, "More")
    }

    test("Leaving a tab asks nothing in a hidden column, or below a covering screen") {
      for screen in [ScreenMetrics.phone, .pad] {
        let tabs = app.root(ContainerExitTests.Tabs(), on: screen)
        let desk = Desk()
        tabs.setTabs([desk, Sheet(Screen("Other"), ExitLog())])
        app.settle()
        desk.setColumn(Editor("Editor"), for: .compact)
        app.settle()
        expectEqual(app.title, "Message")
        app.expectPerformed(tabs.attempt(.select(index: 1)))
      }

      let market = app.root(Market(tabBarController: UITabBarController()))
      let covered = Editor("Covered")
      market.fruit.push(covered, animated: false)
      market.fruit.present(Screen("Cover"), style: .currentContext)
      app.settle()
      app.expectPerformed(market.attempt(.select(index: 1)))
      expectEqual(covered.asked, 0)
    }

    test("Selecting the More list while it shows a tab asks nothing, because the tab stays") {
      let tabs = app.root(ContainerExitTests.Tabs())
      tabs.setTabs(
        (1...5).map { Sheet(Screen("Tab \($0)"), ExitLog()) } + [Sheet(editor, ExitLog())])
      tabs.select(index: 5)
      app.settle()
      let more = tabs.tabBarController.moreNavigationController
      app.expectPerformed(tabs.attempt(.select(more)))
      expectEqual(editor.asked, 0)
      expectEqual(app.title, "Editor")
    }

    test("The escape gesture asks nothing if it goes back inside the stack of a collapsed column") {
      let desk = app.root(Desk(), on: .phone)
      let draft = Draft(on: UINavigationController())
      desk.setColumn(draft, for: .secondary)
      app.escape()
      app.settle()
      await expectFalse(draft.guardian.isAsked())
      expectEqual(app.title, "One")
    }

    // MARK: Those who stop

    test("A flow and its screen are not asked while the flow stops") {
      let shop = shop()
      var handle: TransitionHandle?
      let draft = Draft(on: shop.navigationController, of: [editor])
      draft.stopped = { handle = shop.attempt(.popToRoot(animated: false)) }
      shop.start(draft)
      app.settle()
      shop.stop(draft)
      await expectFalse(editor.isAsked())
      await expectFalse(draft.guardian.isAsked())
      app.settle()
      expectNotNil(handle?.ended)
      expectEqual(app.title, "List")
    }

    test("A screen inside an orphan is not asked") {
      let shop = shop()
      let frame = Screen("Frame")
      frame.addChild(editor)
      editor.didMove(toParent: frame)
      let order = Order(on: shop.navigationController, titles: []) {
        $0.push(frame, animated: false)
      }
      shop.start(order)
      app.settle()
      shop.stop(order)
      let handle = shop.attempt(.popToRoot(animated: false))
      app.settle()
      await expectFalse(editor.isAsked())
      expectNotNil(handle.ended)
      expectEqual(app.title, "List")
    }

    test("A screen that a raw call has just removed is not asked when its flow ends") {
      let shop = shop()
      let order = Order(on: shop.navigationController) { [editor] in
        $0.push(editor, animated: false)
      }
      shop.start(order)
      app.settle()
      shop.navigationController.popViewController(animated: false)
      order.requestDismissal()
      await expectFalse(editor.isAsked())
      app.settle()
      expectTrue(order.isInactive)
    }
  }
}
