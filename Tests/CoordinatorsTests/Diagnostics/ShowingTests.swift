import CoordinatorTesting
import HeadlessUIKit
import Testing

@testable import Coordinators

/// What shows nothing is told, with its place and its repair.
@MainActor @Suite(.coordinators) struct ShowingTests {
  private let device = HeadlessDevice.current

  private func problems(_ body: () -> Void) -> [String] {
    DiagnosticReporter.collecting {
      body()
      device.clock.drain()
    }.map(\.problem)
  }

  private func visibleWindow(_ root: UIViewController) -> UIWindow {
    let window = UIWindow()
    window.rootViewController = root
    window.makeKeyAndVisible()
    return window
  }

  @Test func `A root whose window is never made visible`() {
    final class Hidden: WindowCoordinator {
      let context = CoordinatorContext()
      let window = UIWindow()
      func start() { setRoot(Coupon()) }
    }
    let hidden = Hidden()
    #expect(
      problems { hidden.launch() } == [
        "'ShowingTests.Hidden' was launched, but its window is not visible."
      ])
  }

  @Test func `What a coordinator asked for that nobody keeps is rejected`() {
    let handle = Shop(navigationController: UINavigationController()).present(Coupon()).transition
    #expect(handle.ended == .rejected(.gone()))
    device.clock.drain()
    #expect(TransitionQueues.areIdle)
  }

  @Test func `A verb in the init of a child`() throws {
    final class Eager: NavigationCoordinator {
      let context = CoordinatorContext()
      let navigationController = UINavigationController()
      init() { show(Screen("Early")) }
      func start() {}
    }
    final class Parent: NavigationCoordinator {
      let context = CoordinatorContext()
      let navigationController: UINavigationController
      init(_ stack: UINavigationController) { navigationController = stack }
      func start() { present(Eager()) }
    }
    let window = visibleWindow(UINavigationController())
    let parent = Parent(try #require(window.rootViewController as? UINavigationController))
    #expect(
      problems { parent.launch() }.first
        == "'ShowingTests.Eager' was used before it was started, while 'ShowingTests.Parent' was at work."
    )
  }

  @Test func `A root whose window is made visible after the launch`() {
    final class Late: WindowCoordinator {
      let context = CoordinatorContext()
      let window = UIWindow()
      func start() { setRoot(Coupon()) }
    }
    let late = Late()
    #expect(
      problems {
        late.launch()
        late.window.makeKeyAndVisible()
      } == [])
  }

  @Test func `A root of an application whose container is in no window`() {
    final class Delegate: UIResponder, UIApplicationDelegate {
      private let shop = Shop(navigationController: UINavigationController())
      func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]? = nil
      ) -> Bool {
        shop.launch()
        return true
      }
    }
    let app = AppDriver(device: device)
    #expect(
      problems { app.launch(Delegate.self) } == [
        "'Shop' was launched, but what it shows is in no visible window."
      ])
  }

  @Test func `An application that forgets to launch its root`() {
    final class Delegate: UIResponder, UIApplicationDelegate {
      private let shop = Shop(navigationController: UINavigationController())
    }
    final class Empty: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
      func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]? = nil
      ) -> Bool {
        let window = UIWindow()
        window.rootViewController = UINavigationController()
        window.makeKeyAndVisible()
        self.window = window
        return true
      }
    }
    #expect(
      problems { AppDriver(device: device).launch(Delegate.self) } == [
        "The application was launched, but no window is visible and no coordinator runs."
      ])
    let second = AppDriver(device: HeadlessDevice(clock: TransitionClock(.stepped)))
    #expect(
      problems { second.launch(Empty.self) } == [
        "The application was launched, but its container is empty and no coordinator runs."
      ])
  }

  @Test func `A child that is used and was never started`() {
    let app = AppDriver(Shop.init(navigationController:))
    guard let shop = app.root as? Shop else { return }
    let order = Order(on: shop.navigationController)
    #expect(
      problems { order.show(Screen("Order")) } == [
        "'Order' was asked for a transition or a child, but nobody has started it."
      ])
    let account = Account()
    #expect(
      problems { account.show(Screen("Unseen")) } == [
        "'Account' was asked for a transition or a child, but nobody has started it."
      ])
    let coupon = Coupon()
    #expect(problems { coupon.present(Screen("Unseen")) }.count == 2)
  }

  @Test func `A root whose start was called by hand is as good as launched`() {
    let stack = UINavigationController()
    let window = visibleWindow(stack)
    let shop = Shop(navigationController: stack)
    #expect(problems { shop.start() } == [])
    #expect(!window.isHidden)
  }

  @Test func `A presentation that waits for a window that never comes`() {
    let shop = Shop(navigationController: UINavigationController())
    #expect(
      problems {
        shop.launch()
        shop.present(Screen("Sheet"))
      } == ["'Shop' was asked to 'present Screen', which waits for a visible window."])
  }

  @Test func `A presentation whose window comes in time`() {
    let stack = UINavigationController()
    let shop = Shop(navigationController: stack)
    var window: UIWindow?
    #expect(
      problems {
        shop.launch()
        shop.present(Screen("Sheet"))
        window = visibleWindow(stack)
      } == [])
    #expect(window?.isHidden == false)
  }

  @Test func `A child that is started and whose screen nobody shows`() {
    let app = AppDriver(Shop.init(navigationController:))
    guard let shop = app.root as? Shop else { return }
    let coupon = Coupon()
    let diagnostics = DiagnosticReporter.collecting {
      shop.start(coupon)
      #expect(
        app.tree == """
          Shop  active  ◀ Screen
          └─ Coupon  active  ◀ no screen yet
          """)
      app.settle()
    }
    #expect(
      diagnostics.map(\.description) == [
        """
        'Shop' started 'Coupon', and no screen of it is to be seen.

        This usually means that it was started by 'start(_:)', which shows nothing by itself.

        To fix this, call 'push(_:)', 'present(_:)' or 'setRoot(_:)' with it instead, which start it \
        as well.
        """
      ])
    shop.push(coupon)
    app.settle()
    #expect(app.tree == "Shop  active  ◀ Screen\n└─ Coupon  active  ◀ Screen")
  }

  @Test func `A child of a coordinator without a stack cannot be pushed`() throws {
    let app = AppDriver(Mall.init(window:))
    let mall = try #require(app.root as? Mall)
    let diagnostics = DiagnosticReporter.collecting {
      mall.start(Coupon())
      app.settle()
    }
    #expect(diagnostics.map(\.code.text) == ["neverShown"])
    #expect("\(diagnostics)".contains("call 'present(_:)' or 'setRoot(_:)' with it instead"))
  }

  @Test func `A child whose own stack nobody shows`() {
    let app = AppDriver(Shop.init(navigationController:))
    guard let shop = app.root as? Shop else { return }
    let account = Account()
    #expect(
      problems { shop.start(account) } == [
        "'Shop' started 'Account', and no screen of it is to be seen."
      ])
  }

  @Test
  func `A child that has not shown a screen on its parent's stack yet says so in the tree only`() {
    let app = AppDriver(Shop.init(navigationController:))
    guard let shop = app.root as? Shop else { return }
    let order = Order(on: shop.navigationController, titles: [])
    #expect(problems { shop.start(order) } == [])
    #expect(app.tree == "Shop  active  ◀ Screen\n└─ Order  active  ◀ no screen yet")
    order.show(Screen("Order"))
    app.settle()
    #expect(app.tree == "Shop  active  ◀ Screen\n└─ Order  active  ◀ Screen")
  }

  @Test func `A child that is started and shown in the same turn`() {
    let app = AppDriver(Shop.init(navigationController:))
    guard let shop = app.root as? Shop else { return }
    let coupon = Coupon()
    #expect(
      problems {
        shop.start(coupon)
        shop.present(coupon)
      } == [])
  }
}
