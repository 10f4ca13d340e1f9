import CompactTesting
import CoordinatorTesting
import HeadlessUIKit
import Testing

/// A coordinator whose screens are not shown is reported, with a suggested fix.
struct ShowingTests: TableSuite {
  private let device = HeadlessDevice.current

  private func problems(_ body: () -> Void) -> [String] {
    DiagnosticReporter.collecting {
      body()
      device.clock.drain()
    }.map(\.problem)
  }

  @Test(.coordinators, .serialized, arguments: await rowNames)
  func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("A root whose window is never visible is reported") {
      let hidden = ClosedMall(window: UIWindow())
      expectEqual(
        problems { hidden.launch() },
        ["'ClosedMall' was launched, but what it shows is in no visible window."])
    }

    test("A root that fills a stack, but sets no root of its window, is reported") {
      final class Rootless: WindowCoordinator, NavigationCoordinator {
        let context = CoordinatorContext()
        let window = UIWindow()
        let navigationController = UINavigationController()
        func start() {
          push(Screen("First"))
          window.makeKeyAndVisible()
        }
      }
      let rootless = Rootless()
      expectEqual(
        problems { rootless.launch() },
        ["'ShowingTests.Rootless' was launched, but what it shows is in no visible window."])
    }

    test("A root that ends in its first run-loop turn and is freed is not reported") {
      final class Splash: WindowCoordinator, FlowCoordinator {
        let context = CoordinatorContext()
        let window: UIWindow
        init(_ window: UIWindow) { self.window = window }
        func start() {
          window.makeKeyAndVisible()
          finish()
        }
      }
      let window = UIWindow()
      var mall: Mall?
      let reported = problems {
        Splash(window).launch().whenEnded { _ in
          mall = Mall(window: window)
          mall?.launch()
        }
      }
      expectEqual(reported, [])
      expectTrue(mall?.isActive == true)
    }

    test("A request of a deallocated coordinator is rejected") {
      let handle = Shop(navigationController: UINavigationController()).present(Coupon())
      expectEqual(handle.ended, .rejected(.gone()))
      device.clock.drain()
      expectTrue(TransitionQueues.areIdle)
    }

    test("A verb in the init of a child is reported") {
      final class Eager: NavigationCoordinator {
        let context = CoordinatorContext()
        let navigationController = UINavigationController()
        init() { push(Screen("Early")) }
        func start() {}
      }
      let window = visibleWindow(UINavigationController())
      let stack = try require(window.rootViewController as? UINavigationController)
      let parent = Order(on: stack, titles: []) { $0.present(Eager()) }
      expectEqual(
        problems { parent.launch() }.first,
        "'ShowingTests.Eager' was used before it was started, while 'Order' was running."
      )
    }

    test("A root whose container enters a window one second later is not reported") {
      let runner = ApplicationRunner(device: device) { LaunchingDelegate() }
      var window: UIWindow?
      let problems = problems {
        runner.launch()
        device.clock.advance(by: .seconds(1))
        let shop = (runner.delegate as? LaunchingDelegate)?.shop
        window = shop.map { visibleWindow($0.navigationController) }
      }
      expectEqual(problems, [])
      expectEqual(window?.isHidden, false)
    }

    test("A root whose container is in no window is reported") {
      let app = AppDriver(device: device)
      expectEqual(
        problems { app.launch(LaunchingDelegate.self) },
        ["'Shop' was launched, but what it shows is in no visible window."])
    }

    test("A root that the delegate does not keep is reported, also if it owns no window") {
      final class Delegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func application(
          _ application: UIApplication,
          didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]? = nil
        ) -> Bool {
          let shop = Shop(navigationController: UINavigationController())
          shop.launch()
          window = visibleWindow(shop.navigationController)
          return true
        }
      }
      expectEqual(
        problems { AppDriver(device: device).launch(Delegate.self) },
        ["'Shop' was launched and freed while its window is shown."])
    }

    test("An application that launches no root is reported") {
      final class Delegate: UIResponder, UIApplicationDelegate {
        private let shop = Shop(navigationController: UINavigationController())
      }
      final class Empty: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func application(
          _ application: UIApplication,
          didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]? = nil
        ) -> Bool {
          window = visibleWindow(UINavigationController())
          return true
        }
      }
      expectEqual(
        problems { AppDriver(device: device).launch(Delegate.self) },
        ["The application was launched, but no window is visible and no coordinator runs."])
      let second = AppDriver(device: HeadlessDevice(clock: TransitionClock(.stepped)))
      expectEqual(
        problems { second.launch(Empty.self) },
        ["The application was launched, but its container is empty and no coordinator runs."])
    }

    test("A request of a child that was never started is reported") {
      let (app, shop) = launchShop()
      app.settle()
      let order = Order(on: shop.navigationController)
      expectEqual(
        problems { order.push(Screen("Order")) },
        ["'Order' was asked for a transition or a child, but nobody has started it."])
      let account = Account()
      expectEqual(
        problems { account.push(Screen("Unseen")) },
        ["'Account' was asked for a transition or a child, but nobody has started it."])
      let coupon = Coupon()
      expectEqual(problems { coupon.present(Screen("Unseen")) }.count, 2)
      expectEqual(
        problems { Order(on: shop.navigationController).push(Screen("Orphaned")) },
        ["'Order' was asked for a transition or a child, but nobody has started it."])
    }

    test("A presentation whose window never becomes visible is reported") {
      let shop = Shop(navigationController: UINavigationController())
      expectEqual(
        problems {
          shop.launch()
          shop.present(Screen("Sheet"))
        }, ["'Shop' was asked to 'present Screen', which waits for a visible window."])
    }

    test("A delayed diagnostic names the source line of the call") {
      let (app, shop) = launchShop()
      let lost = Shop(navigationController: UINavigationController())
      let diagnostics = DiagnosticReporter.collecting {
        shop.start(Coupon())
        Account().push(Screen("Unseen"))
        lost.launch()
        lost.present(Screen("Sheet"))
        app.settle()
      }
      let end = #line - 2
      expectEqual(
        Set(diagnostics.map { "\($0.code) \($0.location ?? "")" }),
        [
          "neverShown \(#fileID):\(end - 4)", "waitsForWindow \(#fileID):\(end - 1)",
        ])
    }

    test("A presentation whose window becomes visible in time is not reported") {
      let stack = UINavigationController()
      let shop = Shop(navigationController: stack)
      var window: UIWindow?
      expectEqual(
        problems {
          shop.launch()
          shop.present(Screen("Sheet"))
          window = visibleWindow(stack)
        }, [])
      expectEqual(window?.isHidden, false)
    }

    test("A started child whose screen is never shown is reported") {
      let (app, shop) = launchShop()
      let coupon = Coupon()
      let diagnostics = DiagnosticReporter.collecting {
        shop.start(coupon)
        expectEqual(
          app.tree,
          """
          Shop  active  ◀ Screen
          └─ Coupon  active  ◀ no screen yet
          """)
        app.settle()
      }
      expectEqual(
        diagnostics.map(\.description),
        [
          """
          'Shop' started 'Coupon', but none of its screens is visible.

          This usually means that it was started by 'start(_:)', which shows nothing by itself.

          To fix this, call a verb such as 'push(_:)', 'present(_:)' or 'setTabs(_:)' with it, \
          which starts it as well.
          """
        ])
      shop.push(coupon)
      app.settle()
      expectEqual(app.tree, "Shop  active  ◀ Screen\n└─ Coupon  active  ◀ Screen")
    }

    test("A child on its parent's stack without a screen is marked in the tree and not reported") {
      let (app, shop) = launchShop()
      let order = Order(on: shop.navigationController, titles: [])
      expectEqual(problems { shop.start(order) }, [])
      expectEqual(app.tree, "Shop  active  ◀ Screen\n└─ Order  active  ◀ no screen yet")
      order.push(Screen("Order"))
      app.settle()
      expectEqual(app.tree, "Shop  active  ◀ Screen\n└─ Order  active  ◀ Screen")
    }
  }

  /// Launches a root, and retains it.
  private final class LaunchingDelegate: UIResponder, UIApplicationDelegate {
    let shop = Shop(navigationController: UINavigationController())
    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]? = nil
    ) -> Bool {
      shop.launch()
      return true
    }
  }
}
