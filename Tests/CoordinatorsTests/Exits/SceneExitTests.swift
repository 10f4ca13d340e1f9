import CompactTesting
import CoordinatorTesting
import HeadlessUIKit
import Testing

/// Disconnected and closed scenes.
struct SceneExitTests: TableSuite {
  @Test(.coordinators, .serialized, arguments: await rowNames)
  func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("A scene that is disconnected while a child of its starts") {
      let scenes = try TwoScenes()
      let frame = try scenes.frame(1)
      let handle = scenes.driver.device.run {
        frame.perform(
          .present(
            Leaf(UINavigationController(), ["Leaf"], ExitLog()) { _ in scenes.disconnect(1) }))
      }
      scenes.driver.settle()
      expectTrue(handle.ended?.rejection != nil)
      expectTrue(frame.isInactive)
      expectEqual(frame.children.count, 0)
    }

    test("A scene that is disconnected while a child of another scene starts in it") {
      final class Closing: SceneCoordinator {
        let context = CoordinatorContext()
        let rootViewController = Screen("Closing")
        private let close: () -> Void
        init(_ close: @escaping () -> Void) { self.close = close }
        func start() { close() }
      }
      let scenes = try TwoScenes()
      let (first, second) = try (scenes.frame(0), scenes.frame(1))
      let stack = UINavigationController(rootViewController: Screen("Home"))
      let handle = scenes.driver.device.run {
        second.setRoot(stack)
        return first.perform(.push(Closing { scenes.disconnect(1) }, on: stack))
      }
      scenes.driver.settle()
      expectNotNil(handle.ended?.rejection)
      expectEqual(scenes.driver.tree, "Frame  active\n└─ Sheet  active  ◀ Screen")
      expectEqual(stack.viewControllers.map(\.title), ["Home"])
    }

    test("A window that gets another scene after its own has gone shows a new root") {
      let scenes = try TwoScenes()
      let window = try scenes.frame(1).window
      scenes.disconnect(1)
      scenes.driver.settle()
      let next = scenes.driver.device.run {
        window.windowScene = scenes.runner.scenes[0] as? UIWindowScene
        return Frame(window, ExitLog())
      }
      let leaf = Leaf(UINavigationController(), ["Leaf"], ExitLog())
      _ = scenes.driver.device.run {
        next.launch()
        return next.present(leaf)
      }
      scenes.driver.settle()
      expectTrue(next.isActive && leaf.isActive)
      _ = scenes.driver.device.run { next.dismiss() }
      scenes.driver.settle()
      expectTrue(leaf.isInactive)
    }

    test("A stack whose scene has gone is presented in another scene, and dismissed") {
      let scenes = try TwoScenes()
      let stack = UINavigationController()
      @MainActor func present(in index: Int) throws {
        let frame = try scenes.frame(index)
        _ = scenes.driver.device.run {
          frame.present(Leaf(stack, ["Leaf"], ExitLog()), style: .fullScreen)
        }
        scenes.driver.settle()
        expectNotNil(stack.presentingViewController)
      }
      try present(in: 1)
      scenes.disconnect(1)
      scenes.driver.settle()
      expectNil(stack.presentingViewController)
      try present(in: 0)
      let root = try require(scenes.frame(0).window.rootViewController)
      scenes.driver.device.run { stack.dismiss(animated: false) }
      scenes.driver.settle()
      expectNotNil(root.view.window)
    }

    test("A disconnected scene stops only its own tree") {
      let scenes = try TwoScenes()
      let kept = try scenes.frame(0).follow(in: scenes.driver)
      let child = try scenes.frame(1).follow(in: scenes.driver)
      weak let root = try scenes.frame(1)
      weak let window = root?.window
      expectNotNil(window)
      scenes.disconnect(1)
      let ends = ["Frame#2 stopped", "Frame#2 ended: its scene was disconnected"]
      child.expectLeft(of: "Frame", reason: .parentStopped, then: ends)
      expectEqual(
        kept.story,
        """
        Sheet is active
        journal: Sheet stopped; Sheet cancelled: its parent was stopped; \
        \(ends.joined(separator: "; "))
        """)
      expectEqual(scenes.driver.tree, "Frame  active\n└─ Sheet  active  ◀ Screen")
      expectNil(root)
      expectNil(window)
    }

    test("Screens of coordinators that stop in another scene are removed there") {
      let scenes = try TwoScenes()
      let first = try scenes.frame(0)
      let stack = UINavigationController(rootViewController: Screen("Home"))
      let order = Order(on: stack, titles: [])
      let pushed = Order(on: stack)
      scenes.driver.device.run {
        first.setRoot(stack)
        first.start(pushed)
        first.start(order)
        order.present(Screen("Sheet"))
      }
      scenes.driver.settle()
      expectNotNil(stack.presentedViewController)
      let second = try scenes.frame(1)
      scenes.driver.device.run {
        second.present(Coupon()).whenEnded { _ in
          first.stop(order)
          first.stop(pushed)
        }
      }
      scenes.driver.settle()
      scenes.disconnect(1)
      scenes.driver.settle()
      expectNil(stack.presentedViewController)
      expectEqual(stack.viewControllers.map(\.title), ["Home"])
    }

    test("A screen in a window without its scene does not keep a coordinator") {
      let scenes = try TwoScenes()
      let (first, held) = try (scenes.frame(0), scenes.frame(1).window)
      let here = UINavigationController()
      let there = UINavigationController(rootViewController: Screen("There"))
      let order = Order(on: here)
      try scenes.driver.device.run {
        first.setRoot(here)
        first.perform(.push(Screen("Home"), on: here))
        try scenes.frame(1).setRoot(there)
        first.start(order)
        order.perform(.push(Screen("Detail"), on: there))
      }
      scenes.driver.settle()
      scenes.disconnect(1)
      scenes.driver.settle()
      expectTrue(order.isActive)
      scenes.driver.device.run { _ = first.perform(.popToRoot(on: here)) }
      scenes.driver.settle()
      expectTrue(order.isInactive)
      withExtendedLifetime(held) {}
    }

    test("A root that is suspended when its scene is disconnected is stopped") {
      let scenes = try TwoScenes()
      let shop = Shop(navigationController: UINavigationController())
      let window = try UIWindow(windowScene: require(scenes.frame(1).window.windowScene))
      scenes.driver.device.run {
        window.rootViewController = shop.navigationController
        window.makeKeyAndVisible()
        shop.launch()
        _ = shop.setRoot(Screen("Lock"), suspendingCurrent: true)
      }
      scenes.driver.settle()
      scenes.disconnect(1)
      scenes.driver.settle()
      expectTrue(shop.isInactive)
    }

    test("A root whose window was never visible is stopped with its scene") {
      let scenes = try TwoScenes()
      let market = Market(tabBarController: UITabBarController())
      let window = try UIWindow(windowScene: require(scenes.frame(1).window.windowScene))
      _ = DiagnosticReporter.collecting {
        scenes.driver.device.run {
          window.rootViewController = market.tabBarController
          market.launch()
        }
        scenes.driver.settle()
      }
      scenes.disconnect(1)
      expectTrue(market.isInactive && market.fruit.isInactive)
    }

    test("The last scene that is closed removes its window") {
      let scenes = try TwoScenes()
      let children = try [0, 1].map { try scenes.frame($0).follow(in: scenes.driver) }
      weak let first = try scenes.frame(0).window
      weak let second = try scenes.frame(1).window
      expectTrue(first != nil && second != nil)
      for session in scenes.runner.scenes.map(\.session) { scenes.runner.close(session) }
      let ends = """
        Sheet stopped; Sheet cancelled: its parent was stopped; \
        Frame stopped; Frame ended: its scene was disconnected
        """
      let story = """
        \(ExitStage.calls("Sheet", of: "Frame", as: "cancelled: its parent was stopped"))
        freed: coordinator, context, screens
        journal: \(ends); Sheet paused; Frame#2 paused; \
        \(ends.replacing("Frame", with: "Frame#2"))
        """
      expectEqual(children.map(\.story), [story, "Sheet.pause()\n" + story])
      expectEqual(scenes.driver.tree, "")
      expectTrue(first == nil && second == nil)
    }
  }

  @Test(.coordinators, .serialized, arguments: [true, false])
  func `A disconnected scene stops another scene's coordinators whose last screens it shows`(
    isKept: Bool
  ) throws {
    let scenes = try TwoScenes()
    let host = try scenes.frame(0)
    let held = isKept ? try scenes.frame(1).window : nil
    try scenes.driver.device.run {
      let leaf = Leaf(UINavigationController(), ["Leaf"], host.log)
      try scenes.frame(1).setRoot(leaf)
      host.start(RootExitTests.Guest(leaf.navigationController, host.log))
    }
    scenes.driver.settle()
    let child = try host.followGuest(in: scenes.driver)
    scenes.disconnect(1)
    child.expectLeft(
      of: "Frame", after: "Leaf stopped", "Leaf cancelled: its parent was stopped",
      "Frame#2 stopped", "Frame#2 ended: its scene was disconnected", isScreenRetained: isKept)
    withExtendedLifetime(held) {}
  }
}
