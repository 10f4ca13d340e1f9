import CompactTesting
import CoordinatorTesting
import HeadlessUIKit
import Testing

/// Requests that wait for a window which becomes visible late or never.
struct WindowTests: TableSuite {
  private let clock = HeadlessDevice.current.clock

  /// Lets time pass and expects the report that a request waits for a window.
  private func waitForWindow(sourceLocation: SourceLocation = #_sourceLocation) {
    let diagnostics = DiagnosticReporter.collecting { clock.drain() }
    #expect(diagnostics.map(\.code) == ["waitsForWindow"], sourceLocation: sourceLocation)
  }

  // MARK: Windows that become visible late

  @Test(.coordinators, .serialized, arguments: await rowNames)
  func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("A presentation runs when its hierarchy enters a container in a visible window") {
      let window = UIWindow()
      let tabs = UITabBarController()
      window.rootViewController = tabs
      window.makeKeyAndVisible()
      let shop = Shop(navigationController: UINavigationController())
      shop.launch()
      let handle = shop.present(Screen("Login"))
      tabs.viewControllers = [shop.navigationController]
      clock.drain()
      expectEqual(handle.ended, .performed)
    }

    test("A presentation runs when its screen becomes the root of a visible window") {
      let window = visibleWindow(UIViewController())
      let coupon = Coupon()
      coupon.launch()
      let handle = coupon.present(Screen("Login"))
      waitForWindow()
      expectNil(handle.ended)
      window.rootViewController = coupon.rootViewController
      clock.drain()
      expectEqual(handle.ended, .performed)
    }

    test("A child that shows the window in its start and ends there leaves no place in the queue") {
      let shop = Shop(navigationController: UINavigationController())
      shop.launch()
      var window: UIWindow?
      var pushed: TransitionHandle?
      let presented = shop.present(
        RequestOrderTests.Requester { child in
          window = visibleWindow(shop.navigationController)
          pushed = shop.push(Screen("Detail"))
          child.context.stop()
        })
      clock.drain()
      expectNotNil(window)
      expectNotNil(presented.ended?.rejection)
      expectEqual(pushed?.ended, .performed)
    }

    test("A presentation waits for its own window even if another window shows a child") {
      for isInStart in [false, true] {
        let shop = Shop(navigationController: UINavigationController())
        let window = visibleWindow(shop.navigationController)
        shop.launch()
        let hidden = Shop(navigationController: UINavigationController())
        hidden.launch()
        var ends: [TransitionHandle] = []
        let request = { ends = [hidden.present(Screen("Login")), hidden.dismiss()] }
        shop.present(RequestOrderTests.Requester { _ in if isInStart { request() } })
        if !isInStart { request() }
        waitForWindow()
        expectEqual(ends.map(\.ended), [nil, nil])
        window.rootViewController = hidden.navigationController
        clock.drain()
        expectEqual(ends.map(\.ended), [.performed, .performed])
      }
    }

    test("A child that setRoot cannot show for lack of a window is stopped") {
      let shop = Shop(navigationController: UINavigationController())
      shop.launch()
      let coupon = Coupon()
      expectNotNil(shop.setRoot(coupon).ended?.rejection)
      expectEqual(coupon.log, ["start", "stop"])
    }

    test("A presentation waits in the app of its coordinator, even if another app is current") {
      let other = HeadlessDevice(clock: TransitionClock(.stepped))
      let (window, shop) = other.run {
        let shop = Shop(navigationController: UINavigationController())
        shop.launch()
        let window = UIWindow()
        window.makeKeyAndVisible()
        return (window, shop)
      }
      let handle = shop.present(Screen("Login"))
      other.run { window.rootViewController = shop.navigationController }
      other.clock.drain()
      expectEqual(handle.ended, .performed)
    }

    test("An app that is let go while transitions run and wait ends quietly") {
      let clock = TransitionClock(.stepped)
      weak var freed: HeadlessDevice?
      let letGo = { (moment: Duration) in
        let device = HeadlessDevice(clock: clock)
        freed = device
        device.run {
          let window = UIWindow()
          let shop = Shop(navigationController: UINavigationController())
          window.rootViewController = shop.navigationController
          window.makeKeyAndVisible()
          shop.launch()
          clock.drain()
          shop.navigationController.pushViewController(Screen("Raw"), animated: true)
          shop.push(Screen("A"))
          clock.advance(by: moment)
        }
      }
      for moment in [0, 250, 1_000] {
        letGo(.milliseconds(moment))
        clock.advance(by: .seconds(30))
        expectNil(freed)
        expectTrue(clock.isIdle)
      }
    }

    test("A reserved place moves to the window of its hierarchy") {
      let (app, _) = launchShop()
      let shop = Shop(navigationController: UINavigationController())
      shop.launch()
      let main = RequestOrderTests.Requester { _ in
        shop.push(Screen("A"), animated: false)
        app.window?.rootViewController = shop.navigationController
        shop.push(Screen("B"))
      }
      let ends = [shop.present(main), shop.push(Screen("C"))]
      app.settle()
      expectEqual(ends.map(\.ended), [.performed, .performed])
      expectEqual(app.pile, "C ^ Home")
    }

    test("In a window without a root, present is rejected and dismissAll is performed") {
      final class Rootless: WindowCoordinator {
        let context = CoordinatorContext()
        let window = UIWindow()
        func start() { window.makeKeyAndVisible() }
      }
      let coordinator = Rootless()
      coordinator.launch()
      let handle = coordinator.present(Screen("Sheet"))
      clock.drain()
      expectEqual(
        reason(handle),
        "The window has no root view controller to present from: give it one by 'setRoot'.")
      expectEqual(coordinator.dismissAll().ended, .performed)
      coordinator.setRoot(Screen("Root"))
      let again = coordinator.present(Screen("Sheet"))
      clock.drain()
      expectEqual(again.ended, .performed)
    }

    test("The root of one window is rejected as the root of another one") {
      let (one, other) = (Mall(window: UIWindow()), Mall(window: UIWindow()))
      one.launch()
      other.launch()
      clock.drain()
      let root = try require(one.window.rootViewController)
      let handle = other.setRoot(root)
      clock.drain()
      expectNotNil(handle.ended?.rejection)
      expectSame(one.window.rootViewController, root)
      expectSame(root.viewIfLoaded?.window, one.window)
    }

    test("A running push ends even if its stack moves to another window") {
      let (app, shop) = launchShop()
      let first = shop.push(Screen("A"), animated: false)
      let window = UIWindow()
      app.window?.rootViewController = Screen("Other")
      window.rootViewController = shop.navigationController
      window.makeKeyAndVisible()
      let second = shop.push(Screen("B"), animated: false)
      app.settle()
      expectEqual([first, second].map(\.ended), [.performed, .performed])
      expectEqual(shop.titles, ["List", "A", "B"])
      expectTrue(app.isIdle)
    }

    // MARK: Dismissals

    test("A dismissal of a visible sheet does not wait for a waiting presentation") {
      let (app, shop) = launchShop()
      let window = try require(app.window)
      let sheet = Screen("Sheet")
      shop.present(sheet)
      app.settle()
      window.isHidden = true
      shop.present(Screen("Second"))
      let dismissed = shop.perform(.dismiss(sheet))
      waitForWindow()
      expectEqual(dismissed.ended, .performed)
    }

    test("A dismissal ends when the waiting screen that it names is no longer presented") {
      let (app, shop) = launchShop()
      try require(app.window).isHidden = true
      let coupon = Coupon()
      shop.present(coupon)
      let dismissed = shop.dismiss()
      shop.stop(coupon)
      app.settle()
      expectNotNil(dismissed.ended)
      expectTrue(app.isIdle)
    }

    // MARK: Windows that are never visible

    test("A presentation ends when its root is released") {
      var shop: Shop? = Shop(navigationController: UINavigationController())
      shop?.launch()
      var lines: [String] = []
      let subscription = shop?.context.journal.subscribe { lines.append("\($0.kind)") }
      weak var screen: UIViewController?
      let handle: TransitionHandle?
      do {
        let sheet = Screen("Sheet")
        screen = sheet
        handle = shop?.present(sheet)
      }
      weak let dropped = shop
      weak let context = shop?.context
      shop = nil
      expectNil(dropped)
      expectNil(context)
      clock.drain()
      expectNil(dropped)
      expectNil(context)
      expectNotNil(handle?.ended)
      expectNil(screen)
      expectEqual(lines.last?.hasSuffix(" rejected"), true)
      withExtendedLifetime(subscription) {}
    }

    test("A rejected presentation leaves the child running that setRoot has shown meanwhile") {
      final class Late: WindowCoordinator {
        let context = CoordinatorContext()
        let window = UIWindow()
        let coupon = Coupon()
        private(set) var presentation: TransitionHandle?
        func start() {
          presentation = present(coupon)
          setRoot(coupon)
          window.makeKeyAndVisible()
        }
      }
      let root = Late()
      root.launch()
      clock.drain()
      expectSame(root.window.rootViewController, root.coupon.rootViewController)
      expectTrue("\(root.presentation?.ended as Any)".contains("already in the user interface"))
      expectTrue(root.coupon.isActive)
    }

    test("Two presentations of a screen end when their hidden window is released") {
      var window: UIWindow? = UIWindow()
      let shop = Shop(navigationController: UINavigationController())
      window?.rootViewController = shop.navigationController
      shop.navigationController.loadViewIfNeeded()
      window?.makeKeyAndVisible()
      shop.launch()
      let other = Bare(shop.navigationController)
      shop.start(other)
      clock.drain()
      window?.isHidden = true
      var lines: [String] = []
      let subscription = shop.context.journal.subscribe { lines.append("\($0.kind)") }
      weak var screen: UIViewController?
      let ends: [TransitionHandle]
      do {
        let sheet = Screen("Sheet")
        screen = sheet
        ends = [shop.present(sheet), other.present(sheet)]
      }
      _ = DiagnosticReporter.collecting { clock.drain() }
      expectEqual(ends.map(\.ended), [nil, nil])
      weak let dropped = window
      window = nil
      clock.drain()
      expectNil(dropped)
      expectTrue(ends.allSatisfy { $0.ended?.rejection != nil })
      expectNil(screen)
      expectEqual(lines.filter { $0.hasSuffix("observed") }, [])
      withExtendedLifetime(subscription) {}
    }
  }
}
