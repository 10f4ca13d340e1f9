import CompactTesting
import CoordinatorTesting
import HeadlessUIKit
import Testing

/// The effects of the verbs, and their timing.
struct VerbTests: TableSuite {
  var (app, shop) = launchShop()

  @Test(.coordinators, .serialized, arguments: await rowNames)
  func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("A change without animation ends when UIKit has performed it, or at once if not visible") {
      let (app, mall) = launchMall()
      app.device.policies.unanimatedPageCompletion = .nextTurn
      var text = ""
      /// Notes whether a change ends at once, or in one of the next run-loop turns.
      @MainActor func note(_ name: String, _ handle: TransitionHandle) {
        var turns = 0
        while handle.ended == nil, turns < 9 {
          app.device.clock.turn()
          turns += 1
        }
        text += "\(name): \(handle.ended == nil ? "never" : turns == 0 ? "at once" : "later")\n"
      }
      let shop = Shop(navigationController: UINavigationController())
      let (market, album) = (Market(tabBarController: UITabBarController()), Album())
      note("setRoot", mall.setRoot(shop))
      note("push", shop.push(Screen("A"), animated: false))
      note("pop", shop.pop(animated: false))
      note("set", shop.set([Screen("A"), Screen("B")], animated: false))
      note("present", mall.present(Screen("Sheet"), animated: false))
      note("dismiss", mall.dismiss(animated: false))
      mall.present(Screen("Sheet"), animated: false)
      app.settle()
      note("setRoot over a sheet", mall.setRoot(market))
      note("select", market.select(index: 1))
      note("setTabs", market.setTabs([market.milk, market.bread]))
      note("setRoot", mall.setRoot(album))
      note("setPages", album.setPages([album.pages[1], album.pages[2]]))
      note("turn", album.turn(to: album.pages[2], animated: false))
      mall.window.isHidden = true
      note("turn", album.turn(to: album.pages[1], animated: false))
      note("setRoot", mall.setRoot(market))
      note("setPages", album.setPages([album.pages[1], album.pages[0]]))
      note("select", market.select(index: 0))
      note("setTabs", market.setTabs([market.bread]))
      note("setRoot", mall.setRoot(shop))
      note("push", shop.push(Screen("C"), animated: false))
      expectEqual(
        text,
        """
        setRoot: later
        push: later
        pop: later
        set: later
        present: later
        dismiss: later
        setRoot over a sheet: later
        select: later
        setTabs: later
        setRoot: later
        setPages: later
        turn: later
        turn: at once
        setRoot: at once
        setPages: at once
        select: at once
        setTabs: at once
        setRoot: at once
        push: at once

        """)
    }

    test("A push requested during a raw dismissal is performed") {
      shop.present(Screen("Sheet"))
      app.settle()
      shop.navigationController.dismiss(animated: true)
      shop.push(Screen("A"))
      app.settle()
      expectEqual(shop.titles, ["List", "A"])
      expectEqual(app.title, "A")
    }

    test("Each rejection has its reason") {
      let there = Screen("There")
      shop.push(there)
      app.settle()
      let stranger = Screen("Stranger")
      let reasons = [
        shop.push(there), shop.push(UINavigationController()),
        shop.push(UISplitViewController(style: .doubleColumn)), shop.popTo(stranger),
        shop.set([there, there]), shop.present(there), shop.dismiss(),
      ].map(reason)
      expectEqual(
        reasons.joined(separator: "\n"),
        """
        Screen "There" is already on the stack: push a new instance, or pop to this one with 'popTo'.
        UINavigationController is a navigation controller, which UIKit cannot push: present it.
        UISplitViewController is a split view controller, which UIKit cannot push: present it.
        Screen "Stranger" is not on this stack.
        The new stack contains a screen twice.
        Screen "There" is already in the user interface: present a new instance.
        This coordinator presents nothing that can be dismissed.
        """)
      shop.popToRoot()
      app.settle()
      expectEqual(
        shop.pop().ended?.rejection?.description,
        "The stack has only one screen, so there is nothing to pop.")
    }

    test("Pushing a presented screen or another stack is rejected") {
      let sheet = Screen("Sheet")
      shop.present(sheet)
      app.settle()
      let reasons = [
        shop.push(sheet), shop.set([shop.list, sheet]),
        shop.set([shop.list, UINavigationController()]),
        shop.set([shop.list, UISplitViewController(style: .doubleColumn)]),
      ].map { handle in
        app.settle()
        return reason(handle)
      }
      expectEqual(
        reasons.joined(separator: "\n"),
        """
        Screen "Sheet" is already in the user interface: present a new instance.
        Screen "Sheet" is already in the user interface: present a new instance.
        UINavigationController is a navigation controller, which UIKit cannot push: present it.
        UISplitViewController is a split view controller, which UIKit cannot push: present it.
        """)
      expectEqual(app.title, "Sheet")
      expectEqual(shop.titles, ["List"])
    }

    test("popToRoot at the root is performed, as UIKit accepts it") {
      expectEqual(shop.popToRoot().ended, .performed)
      expectEqual(shop.navigationController.viewControllers, [shop.list])
    }

    test("The only screen of a finished flow stays visible until it is replaced") {
      let (app, root) = launchBare()
      let login = Order(on: root.navigationController, titles: ["Login"])
      root.start(login)
      app.settle()
      login.finish(1)
      app.settle()
      expectEqual(app.title, "Login")
      root.push(Screen("Main"))
      app.settle()
      expectEqual(root.titles, ["Main"])
    }

    test("Setting the stack keeps the owners of the remaining screens") {
      let order = shop.watch()
      app.settle()
      let screen = try require(shop.navigationController.topViewController)
      shop.set([shop.list, Screen("Between"), screen])
      app.settle()
      expectEqual(order.summary, "alive")
      expectEqual(shop.childViewControllers.map { $0.title ?? "" }, ["List", "Between"])
    }

    test("A screen that another coordinator shows changes its owner") {
      let order = shop.startOrder([])
      let screen = Screen("Shared")
      order.push(screen)
      app.settle()
      shop.pop()
      shop.present(screen)
      app.settle()
      expectEqual(app.title, "Shared")
      expectTrue(order.isInactive)
      expectTrue(shop.isActive)
    }

    test("A screen belongs to one scene: a second scene is rejected, and the report names both") {
      final class Scene: SceneCoordinator {
        let context = CoordinatorContext()
        let rootViewController: UIViewController
        init(_ screen: UIViewController) { rootViewController = screen }
      }
      final class Rival: SceneCoordinator {
        let context = CoordinatorContext()
        let rootViewController: UIViewController
        init(_ screen: UIViewController) { rootViewController = screen }
      }
      let screen = Screen("Shared")
      let (scene, rival, other) = (Scene(screen), Rival(screen), Rival(screen))
      shop.push(scene)
      app.settle()
      let diagnostics = DiagnosticReporter.collecting {
        shop.present(rival)
        shop.perform(.push(other))
      }
      app.settle()
      expectEqual(diagnostics.map(\.code), ["screenOfTwoScenes", "screenOfTwoScenes"])
      let text = "\(diagnostics[0])"
      expectTrue(text.contains("Scene") && text.contains("Rival") && text.contains("Screen"))
      expectTrue(scene.isActive && rival.isInactive && other.isInactive)
      expectSame(shop.navigationController.topViewController, screen)

      shop.stop(scene)
      shop.push(rival)
      app.settle()
      expectTrue(rival.isActive)
      expectSame(shop.navigationController.topViewController, screen)
    }

    test("dismiss removes the screen that it names and all above it") {
      let (lower, upper) = (Screen("Lower"), Screen("Upper"))
      shop.present(lower)
      shop.present(upper)
      app.settle()
      expectNotNil(shop.dismiss(Screen("Elsewhere")).ended?.rejection)
      app.expectPerformed(shop.dismiss(lower))
      expectEqual(app.title, "List")
      expectNil(upper.presentingViewController)
    }

    test("dismiss keeps a screen that a child has presented") {
      let order = shop.startOrder()
      app.settle()
      let help = Screen("Help")
      order.present(help)
      app.settle()
      expectNotNil(shop.dismiss().ended?.rejection)
      app.settle()
      expectEqual(app.title, "Help")
      order.dismiss()
      app.settle()

      shop.present(Coupon())
      app.settle()
      order.present(help)
      app.settle()
      shop.dismiss()
      app.settle()
      expectEqual(app.title, "Order")
    }

    test("Selecting a tab restarts its stopped coordinator") {
      let (app, market) = launchMarket()
      market.stop(market.milk)
      app.settle()
      market.select(market.milk)
      app.settle()
      expectEqual(app.title, "Milk")
      expectTrue(market.milk.isActive)
      expectEqual(market.tabCoordinators.count, 3)
      let wine = Aisle("Wine")
      let rejected = market.select(wine)
      app.settle()
      expectNotNil(rejected.ended?.rejection)
      expectTrue(wine.isInactive)
      expectEqual(app.title, "Milk")
    }
  }
}
