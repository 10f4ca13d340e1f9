import CompactTesting
import CoordinatorTesting
import HeadlessUIKit
import Testing

/// The guards that are asked when screens are removed or hidden.
@MainActor struct AskedTests: TableSuite {
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
      let handle = stage.shop.attempt(.set([list, .made(stage.editor)]))
      await above.answer(true)
      stage.app.settle()
      expectEqual(handle.ended, .performed)
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

    test("A coordinator that shows nothing itself is asked when its child's last screen is removed")
    {
      let guide = Guide(on: stage.stack)
      guide.guardian.asker = guide
      stage.shop.start(guide)
      let story = await stage.story(of: guide.guardian) { stage.app.back() }
      expectEqual(story, LeaveStage.left("List Order"))
      expectTrue(guide.isInactive)
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
      await parent.guardian.answer(true)
      stage.app.settle()
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
      let story = await stage.story(of: draft.guardian) { order.requestDismissal() }
      expectEqual(story, LeaveStage.left("List Order One Two"))
      expectTrue(order.isInactive)
    }

    test("A wrapper that nobody keeps requests the dismissal of its base") {
      final class Page: TabCoordinator {
        let context = CoordinatorContext()
        let rootController: UINavigationController
        let tabBarItem = UITabBarItem(title: "Page", image: nil, tag: 0)
        init(_ screen: UIViewController) {
          rootController = UINavigationController(rootViewController: screen)
        }
        func start() {}
      }
      let page = Page(stage.editor)
      stage.shop.present(page)
      stage.app.settle()
      deGenericize(page).requestDismissal()
      await stage.editor.answer(true)
      stage.app.settle()
      expectTrue(page.isInactive)
    }

    test("A guard that ends while another one is asked is not asked") {
      let below = Editor("Below")
      stage.shop.push(below, animated: false)
      stage.shop.push(stage.editor, animated: false)
      stage.app.settle()
      let handle = stage.shop.attempt(.popToRoot())
      await expectTrue(stage.editor.isAsked())
      below.guardsLeaving = false
      await stage.editor.answer(true)
      stage.app.settle()
      expectEqual(handle.ended, .performed)
      expectEqual(below.asked, 0)
    }

    // MARK: Presentations

    test("A screen that a removed screen presents is asked") {
      let (app, mall) = launchMall()
      let coupon = Coupon()
      mall.setRoot(coupon)
      coupon.present(stage.editor)
      app.settle()
      let handle = mall.attempt(.setRoot(Screen("Next")))
      await stage.editor.answer(true)
      app.settle()
      expectEqual(handle.ended, .performed)
    }

    test("A screen of a suspended root is asked when it is to be dismissed") {
      let (app, mall) = launchMall()
      let coupon = Coupon()
      mall.setRoot(coupon)
      coupon.present(stage.editor)
      app.settle()
      mall.setRoot(Coupon(), suspendingCurrent: true)
      app.settle()
      let handle = coupon.attempt(.dismiss(stage.editor))
      await stage.editor.answer(true)
      app.settle()
      expectNotNil(handle.ended)
    }

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
      let handle = stage.shop.dismiss()
      stage.app.settle()
      expectEqual(handle.ended, .performed)
      await again.answer(false)
    }

    test("A screen about which a stopped coordinator asked can be dismissed later") {
      stage.shop.present(stage.editor)
      stage.app.settle()
      let child = Order(on: UINavigationController(), titles: [])
      stage.shop.start(child)
      child.attempt(.dismiss(stage.editor))
      await expectTrue(stage.editor.isAsked())
      stage.shop.stop(child)
      let handle = stage.shop.dismiss()
      stage.app.settle()
      expectEqual(handle.ended, .performed)
      await stage.editor.answer(true)
    }

    // MARK: Visibility

    test("Only the visible screens of a tab are asked when the tab is left") {
      let (app, market) = launchMarket()
      market.fruit.push(stage.editor, animated: false)
      market.fruit.push(Screen("Preview"), animated: false)
      app.settle()
      market.attempt(.select(index: 1))
      app.settle()
      expectEqual(market.tabBarController.selectedIndex, 1)
      expectEqual(stage.editor.asked, 0)
    }

    for (detour, step) in [("pops a screen", 2), ("selects yet another tab", 1)] {
      test("A sequence that returns to a tab asks if it \(detour)") {
        let (app, market) = launchMarket()
        market.fruit.push(stage.editor, animated: false)
        app.settle()
        let steps: [ScreenTransition] =
          step == 2
          ? [.popToRoot(on: market.fruit.navigationController), .select(index: 0)]
          : [.select(index: 0), .select(index: 2)]
        let handle = market.attempt(.sequence([.select(index: 1)] + steps))
        await stage.editor.answer(false)
        app.settle()
        expectTrue(reason(handle).contains("Step \(step) of 3"))
        expectEqual(market.tabBarController.selectedIndex, 0)
      }
    }

    test("A flow whose tab a sequence hides and then removes is asked after its screens") {
      let (app, market) = launchMarket()
      let draft = Draft(on: market.fruit.navigationController)
      market.fruit.start(draft)
      let below = Editor("Below")
      draft.push(below, animated: false)
      draft.push(stage.editor, animated: false)
      app.settle()
      let tabs: [ScreenDestination] = [.screen(market.bread), .screen(market.milk)]
      let handle = market.attempt(.sequence(.select(index: 1), .setTabs(tabs)))
      await stage.editor.answer(true)
      expectEqual(draft.guardian.asked, 0)
      await below.answer(true)
      await draft.guardian.answer(false)
      app.settle()
      expectTrue(reason(handle).contains("Step 1 of 2"))
      expectTrue(draft.isActive)
    }

    for isPopFirst in [false, true] {
      test("A flow in a tab that is hidden and loses a screen is asked; first loses: \(isPopFirst)")
      {
        let (app, market) = launchMarket()
        let draft = Draft(on: market.fruit.navigationController)
        market.fruit.start(draft)
        app.settle()
        let pop = ScreenTransition.pop(on: market.fruit.navigationController)
        let steps = isPopFirst ? [pop, .select(index: 1)] : [.select(index: 1), pop]
        let handle = market.attempt(.sequence(steps))
        await draft.guardian.answer(false)
        app.settle()
        expectTrue(handle.ended?.rejection?.isVeto == true)
        expectEqual(draft.titles.suffix(2), ["One", "Two"])
      }
    }

    test("Selecting the selected tab asks no guard") {
      let (app, market) = launchMarket()
      market.fruit.push(stage.editor, animated: false)
      app.settle()
      expectEqual(market.attempt(.select(index: 0)).ended, .performed)
      expectEqual(stage.editor.asked, 0)
    }

    test("Selecting a missing tab asks no guard") {
      let (app, market) = launchMarket()
      market.fruit.push(stage.editor, animated: false)
      app.settle()
      let handles = [
        market.attempt(.select(index: 9)), market.attempt(.select(Screen("Stranger"))),
        market.attempt(
          .select(UITab(title: "Else", image: nil, identifier: "else") { _ in Screen() })),
      ]
      app.settle()
      for handle in handles {
        guard case .rejected(let rejection)? = handle.ended else {
          Issue.record("It was not rejected: \(handle.ended as Any)")
          continue
        }
        expectFalse(rejection.isVeto)
      }
      expectEqual(stage.editor.asked, 0)
    }

    test("A container that is not visible guards like a screen") {
      let (app, market) = launchMarket()
      let stack = GuardedStack(rootViewController: Screen("Inner"))
      stack.guardian.asker = stack
      market.perform(.setTabs([.made(stack), .running(market.bread, startedByVerb: false)]))
      app.settle()
      market.select(index: 0)
      app.settle()
      let handle = market.attempt(.select(index: 1))
      await stack.guardian.answer(true)
      app.settle()
      expectEqual(handle.ended, .performed)
    }

    test("A flow is asked when the tab in which it is visible is left") {
      let (app, market) = launchMarket()
      let draft = Draft(on: market.fruit.navigationController)
      market.fruit.start(draft)
      app.settle()
      let handle = market.attempt(.select(index: 1))
      await draft.guardian.answer(true)
      app.settle()
      expectEqual(handle.ended, .performed)
      expectTrue(draft.isPaused)
    }

    test("A flow is asked when the page in which it is visible is left") {
      let (app, _) = launchMall()
      let album = app.root(Album())
      let draft = Draft(on: UINavigationController())
      album.turn(to: draft, animated: false)
      app.settle()
      let handle = album.attempt(.turn(to: album.pages[1]))
      await draft.guardian.answer(true)
      app.settle()
      expectEqual(handle.ended, .performed)
    }

    test("A page in a tab is asked when the tab is left") {
      let (app, market) = launchMarket()
      let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
      pages.setViewControllers([stage.editor], direction: .forward, animated: false)
      market.perform(.setTabs([.made(pages), .running(market.bread, startedByVerb: false)]))
      market.select(index: 0)
      app.settle()
      let handle = market.attempt(.select(index: 1))
      await stage.editor.answer(true)
      app.settle()
      expectEqual(handle.ended, .performed)
    }

    test("A hidden page of embedded or presented pages is not asked when the tab is left") {
      for isEmbedded in [true, false] {
        let (app, market) = launchMarket()
        let album = Album()
        if isEmbedded {
          market.fruit.embed(album, in: market.fruit.navigationController.viewControllers[0])
        } else {
          market.fruit.present(album, style: .currentContext)
        }
        let hidden = Editor("Hidden")
        album.setPages([album.pages[0], hidden])
        app.settle()
        let handle = market.attempt(.select(index: 1))
        app.settle()
        await expectFalse(hidden.isAsked())
        expectEqual(handle.ended, .performed)
      }
    }

    test("A page that is not listed is asked for all its screens when it is turned away") {
      let (app, _) = launchMall()
      let album = app.root(Album())
      let order = Order(on: UINavigationController(), titles: ["First"])
      album.turn(to: order, animated: false)
      order.push(stage.editor, animated: false)
      order.push(Screen("Top"), animated: false)
      app.settle()
      let handle = album.attempt(.turn(to: album.pages[1]))
      await stage.editor.answer(true)
      app.settle()
      expectEqual(handle.ended, .performed)
      expectTrue(order.isInactive)
    }

    test("A screen that is presented in a tab is asked when the tab is left") {
      let (app, market) = launchMarket()
      market.fruit.present(stage.editor, style: .currentContext)
      app.settle()
      let handle = market.attempt(.select(index: 1))
      await stage.editor.answer(true)
      app.settle()
      expectEqual(handle.ended, .performed)
    }

    test("A shown page without a place in the list is asked when others are listed") {
      let (app, _) = launchMall()
      let album = app.root(Album())
      album.turn(to: stage.editor, animated: false)
      app.settle()
      expectEqual(album.shown, ["Editor"])
      let handle = album.attempt(.setPages([.screen(Screen("Only"))]))
      await stage.editor.answer(true)
      app.settle()
      expectEqual(handle.ended, .performed)
      expectEqual(album.shown, ["Only"])
    }

    test("Only the selected one of the tabs on a page is asked") {
      let (app, _) = launchMall()
      let album = app.root(Album())
      let tabs = UITabBarController()
      let hidden = Editor("Hidden")
      tabs.viewControllers = [stage.editor, hidden]
      album.setPages([tabs, album.pages[1]])
      app.settle()
      let handle = album.attempt(.turn(to: album.pages[1]))
      await stage.editor.answer(true)
      app.settle()
      expectEqual(handle.ended, .performed)
      expectEqual(hidden.asked, 0)
    }
  }

  /// A guarded flow that shows only its child's screen.
  final class Guide: NavigationCoordinator, LeaveGuarding {
    let context = CoordinatorContext()
    let navigationController: UINavigationController
    let guardian = Editor("Guide")

    init(on navigationController: UINavigationController) {
      self.navigationController = navigationController
    }

    func start() { start(Order(on: navigationController)) }
    var guardsLeaving: Bool { true }
    func canLeave() async -> Bool { await guardian.canLeave() }
  }

  /// A tab that guards as a container.
  final class GuardedStack: UINavigationController, LeaveGuarding {
    let guardian = Editor("Container")
    var guardsLeaving: Bool { guardian.guardsLeaving }
    func canLeave() async -> Bool { await guardian.canLeave() }
  }
}
