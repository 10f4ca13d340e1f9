import CoordinatorTesting
import HeadlessUIKit
import Testing

/// Requests that wait for a window, and windows that come late or not at all.
@MainActor @Suite(.coordinators) struct WindowTests {
  private let clock = HeadlessDevice.current.clock

  /// Lets time pass while something waits for a window, which is told.
  private func waitForWindow(sourceLocation: SourceLocation = #_sourceLocation) {
    let told = DiagnosticReporter.collecting { clock.drain() }
    #expect(told.map(\.code.text) == ["waitsForWindow"], sourceLocation: sourceLocation)
  }

  // MARK: Windows that come

  @Test func `A presentation is shown when its hierarchy is put into a window that is there`() {
    let window = UIWindow()
    window.rootViewController = Screen("Splash")
    window.makeKeyAndVisible()
    let shop = Shop(navigationController: UINavigationController())
    shop.launch()
    let handle = shop.present(Screen("Login"))
    waitForWindow()
    #expect(handle.ended == nil)
    window.rootViewController = shop.navigationController
    clock.drain()
    #expect(handle.ended == .performed)
    #expect(shop.navigationController.presentedViewController?.title == "Login")
  }

  @Test func `A presentation is shown when its hierarchy is put into a container in a window`() {
    let window = UIWindow()
    let tabs = UITabBarController()
    window.rootViewController = tabs
    window.makeKeyAndVisible()
    let shop = Shop(navigationController: UINavigationController())
    shop.launch()
    let handle = shop.present(Screen("Login"))
    tabs.viewControllers = [shop.navigationController]
    clock.drain()
    #expect(handle.ended == .performed)
  }

  @Test func `What is asked for after the hierarchy has a window does not overtake it`() {
    let window = UIWindow()
    window.makeKeyAndVisible()
    let shop = Shop(navigationController: UINavigationController())
    shop.launch()
    shop.present(Screen("Login"))
    window.rootViewController = shop.navigationController
    shop.present(Screen("Help"))
    clock.drain()
    #expect(shop.navigationController.presentedViewController?.title == "Login")
    #expect(
      shop.navigationController.presentedViewController?.presentedViewController?.title == "Help")
  }

  @Test func `A presentation goes to the window that its hierarchy comes into`() {
    let shop = Shop(navigationController: UINavigationController())
    shop.launch()
    let handle = shop.present(Screen("Login"))
    let window = UIWindow()
    window.rootViewController = shop.navigationController
    waitForWindow()
    #expect(handle.ended == nil)
    window.isHidden = false
    clock.drain()
    #expect(handle.ended == .performed)
  }

  // MARK: Dismissals

  @Test(arguments: [true, false])
  func `A dismissal of what waits for its window comes after it`(isMade: Bool) throws {
    let app = AppDriver(Shop.init(navigationController:))
    let shop = try #require(app.root as? Shop)
    let window = try #require(app.window)
    window.isHidden = true
    let shown =
      isMade ? shop.present(Screen("Sheet")) : shop.perform(.present(Screen("Sheet")))
    let dismissed = shop.dismiss()
    let pushed = shop.show(Screen("A"))
    waitForWindow()
    #expect(pushed.ended == .performed)
    #expect(dismissed.ended == nil)
    app.device.run { window.isHidden = false }
    app.settle()
    #expect(shown.ended == .performed)
    #expect(dismissed.ended == .performed)
    #expect(app.title == "A")
    #expect(shop.navigationController.presentedViewController == nil)
  }

  @Test func `A dismissal of what is shown does not wait for a presentation`() throws {
    let app = AppDriver(Shop.init(navigationController:))
    let shop = try #require(app.root as? Shop)
    let window = try #require(app.window)
    let sheet = Screen("Sheet")
    shop.present(sheet)
    app.settle()
    window.isHidden = true
    shop.present(Screen("Second"))
    let dismissed = shop.perform(.dismiss(sheet))
    waitForWindow()
    #expect(dismissed.ended == .performed)
  }

  @Test func `A dismissal ends when what it was to take away is not shown any more`() throws {
    let app = AppDriver(Shop.init(navigationController:))
    let shop = try #require(app.root as? Shop)
    try #require(app.window).isHidden = true
    let coupon = Coupon()
    shop.present(coupon)
    let dismissed = shop.dismiss()
    shop.stop(coupon)
    app.settle()
    #expect(dismissed.ended != nil)
    #expect(app.isIdle)
  }

  // MARK: Windows that never come

  @Test func `A presentation ends when the root that asked for it is dropped`() {
    var shop: Shop? = Shop(navigationController: UINavigationController())
    shop?.launch()
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
    #expect(dropped == nil)
    #expect(context == nil)
    clock.drain()
    #expect(dropped == nil)
    #expect(context == nil)
    #expect(handle?.ended != nil)
    #expect(screen == nil)
  }

  @Test func `A presentation ends when its window is dropped while hidden`() {
    var window: UIWindow? = UIWindow()
    let shop = Shop(navigationController: UINavigationController())
    window?.rootViewController = shop.navigationController
    shop.navigationController.loadViewIfNeeded()
    window?.makeKeyAndVisible()
    shop.launch()
    clock.drain()
    window?.isHidden = true
    weak var screen: UIViewController?
    let handle: TransitionHandle
    do {
      let sheet = Screen("Sheet")
      screen = sheet
      handle = shop.present(sheet)
    }
    waitForWindow()
    #expect(handle.ended == nil)
    weak let dropped = window
    window = nil
    clock.drain()
    #expect(dropped == nil)
    #expect(handle.ended != nil)
    #expect(screen == nil)
  }

  @Test func `A root that is stopped takes along what waits for a window`() {
    let shop = Shop(navigationController: UINavigationController())
    shop.launch()
    let handle = shop.present(Screen("Sheet"))
    shop.context.stop()
    clock.drain()
    #expect(handle.ended != nil)
  }
}
