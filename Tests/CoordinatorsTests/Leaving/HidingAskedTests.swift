import CompactTesting
import CoordinatorTesting
import HeadlessUIKit
import Testing

/// The guards that are asked when tabs and pages are hidden.
struct HidingAskedTests: TableSuite {
  let stage = LeaveStage()

  @Test(.coordinators, .serialized, arguments: await rowNames)
  func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
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
      await draft.guardian.answer(false, in: app)
      expectTrue(handle.ended?.rejection?.isVeto == true)
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
        await draft.guardian.answer(false, in: app)
        expectTrue(handle.ended?.rejection?.isVeto == true)
        expectEqual(draft.titles.suffix(2), ["One", "Two"])
      }
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
      await app.expectPerformed(market.attempt(.select(index: 1)), allowedBy: stack.guardian)
    }

    test("A flow is asked when the tab in which it is visible is left") {
      let (app, market) = launchMarket()
      let draft = Draft(on: market.fruit.navigationController)
      market.fruit.start(draft)
      app.settle()
      await app.expectPerformed(market.attempt(.select(index: 1)), allowedBy: draft.guardian)
      expectTrue(draft.isPaused)
    }

    test("A flow is asked when the page in which it is visible is left") {
      let (app, _) = launchMall()
      let album = app.root(Album())
      let draft = Draft(on: UINavigationController())
      album.turn(to: draft, animated: false)
      app.settle()
      await app.expectPerformed(album.attempt(.turn(to: album.pages[1])), allowedBy: draft.guardian)
    }

    test("A page in a tab is asked when the tab is left") {
      let (app, market) = launchMarket()
      let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
      pages.setViewControllers([stage.editor], direction: .forward, animated: false)
      market.perform(.setTabs([.made(pages), .running(market.bread, startedByVerb: false)]))
      market.select(index: 0)
      app.settle()
      await app.expectPerformed(market.attempt(.select(index: 1)), allowedBy: stage.editor)
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
        app.expectPerformed(market.attempt(.select(index: 1)))
        expectEqual(hidden.asked, 0)
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
      await app.expectPerformed(album.attempt(.turn(to: album.pages[1])), allowedBy: stage.editor)
      expectTrue(order.isInactive)
    }

    test("A screen that is presented in a tab is asked when the tab is left") {
      let (app, market) = launchMarket()
      market.fruit.present(stage.editor, style: .currentContext)
      app.settle()
      await app.expectPerformed(market.attempt(.select(index: 1)), allowedBy: stage.editor)
    }

    test("A shown page without a place in the list is asked when others are listed") {
      let (app, _) = launchMall()
      let album = app.root(Album())
      album.turn(to: stage.editor, animated: false)
      app.settle()
      expectEqual(album.shown, ["Editor"])
      await app.expectPerformed(
        album.attempt(.setPages([.screen(Screen("Only"))])), allowedBy: stage.editor)
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
      await app.expectPerformed(album.attempt(.turn(to: album.pages[1])), allowedBy: stage.editor)
      expectEqual(hidden.asked, 0)
    }
  }

  /// A tab that guards as a container.
  final class GuardedStack: UINavigationController, LeaveGuarding {
    let guardian = Editor("Container")
    var guardsLeaving: Bool { guardian.guardsLeaving }
    func canLeave() async -> Bool { await guardian.canLeave() }
  }
}
