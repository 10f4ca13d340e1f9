import CompactTesting
import CoordinatorTesting
import HeadlessUIKit
import Testing

@MainActor
private protocol AboutRootViewControllerDelegate: AnyObject {
  func handleFeedbackButton()
  func showContactUs()
  func rateApp()
}

private final class AboutRootViewController: UIViewController {
  weak var delegate: (any AboutRootViewControllerDelegate)?

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "About"
    view.addSubview(
      UIStackView(arrangedSubviews: [
        button("Feedback") { [weak self] in self?.delegate?.handleFeedbackButton() },
        button("Contact us") { [weak self] in self?.delegate?.showContactUs() },
        button("Rate this app") { [weak self] in self?.delegate?.rateApp() },
      ]))
  }

  private func button(_ title: String, _ body: @escaping @MainActor () -> Void) -> UIButton {
    UIButton(type: .system, primaryAction: UIAction(title: title) { _ in body() })
  }
}

private final class AboutTabCoordinator: TabCoordinator {
  let context = CoordinatorContext()
  var rootController: UINavigationController
  var tabBarItem: UITabBarItem = UITabBarItem(
    title: "About", image: UIImage(named: "AboutTabBarIcon"),
    selectedImage: UIImage(named: "AboutTabBarIcon_Filled"))
  private(set) var calls: [String] = []

  init() {
    let homeVC = AboutRootViewController()
    rootController = UINavigationController(rootViewController: homeVC)
    homeVC.delegate = self
    rootController.tabBarItem = tabBarItem
  }
}

extension AboutTabCoordinator: AboutRootViewControllerDelegate {
  func handleFeedbackButton() { calls.append("feedback") }

  func showContactUs() {
    let contact = UIViewController()
    contact.title = "Contact"
    rootController.pushViewController(contact, animated: true)
  }

  func rateApp() { calls.append("rate") }
}

/// A verb called with an `AnyTabCoordinator`, which shows or removes the wrapped coordinator.
private struct WrappedVerb {
  let name: String
  let run: @MainActor (Shop, AnyTabCoordinator) -> TransitionHandle?

  init(
    _ name: String, _ run: @escaping @MainActor (Shop, AnyTabCoordinator) -> TransitionHandle?
  ) {
    self.name = name
    self.run = run
  }

  /// Presents a child and returns it.
  @MainActor
  private static func shown<Child: ScreenCoordinator>(_ child: Child, by shop: Shop) -> Child {
    shop.present(child, animated: false, style: .fullScreen)
    shop.settle()
    return child
  }

  @MainActor
  private static func market(_ shop: Shop) -> Market {
    shown(Market(tabBarController: UITabBarController()), by: shop)
  }

  @MainActor static let showing = [
    WrappedVerb("start") { shop, wrapper in
      shop.start(wrapper)
      return nil
    },
    WrappedVerb("start(coordinator:)") { shop, wrapper in
      shop.start(coordinator: wrapper)
      return nil
    },
    WrappedVerb("push") { shop, wrapper in shop.push(wrapper) },
    WrappedVerb("present") { shop, wrapper in shop.present(wrapper) },
    WrappedVerb("setRoot") { shop, wrapper in shop.setRoot(wrapper) },
    WrappedVerb("embed") { shop, wrapper in shop.embed(wrapper, in: shop.list) },
    WrappedVerb("set, for a column") { shop, wrapper in
      shown(Desk(), by: shop).setColumn(wrapper, for: .primary)
    },
    WrappedVerb("setPages") { shop, wrapper in shown(Album(), by: shop).setPages([wrapper]) },
    WrappedVerb("turn") { shop, wrapper in
      let album = shown(Album(), by: shop)
      album.setPages([wrapper, Coupon()])
      return album.turn(to: wrapper)
    },
    WrappedVerb("setTabs") { shop, wrapper in market(shop).setTabs([wrapper]) },
    WrappedVerb("addTab") { shop, wrapper in market(shop).addTab(wrapper) },
    WrappedVerb("select") { shop, wrapper in
      let market = market(shop)
      market.addTab(wrapper)
      market.stop(wrapper)
      shop.settle()
      return market.select(wrapper)
    },
    WrappedVerb("the transition push") { shop, wrapper in shop.perform(.push(wrapper)) },
    WrappedVerb("the transition present") { shop, wrapper in shop.perform(.present(wrapper)) },
    WrappedVerb("the transition root") { shop, wrapper in
      shop.perform(.setRoot(wrapper, suspendingCurrent: true))
    },
    WrappedVerb("the transition embed") { shop, wrapper in
      shop.perform(.embed(wrapper, in: shop.list))
    },
  ]

  @MainActor static let removing = [
    WrappedVerb("stop") { shop, wrapper in
      shop.start(wrapper)
      shop.stop(wrapper)
      return nil
    },
    WrappedVerb("stop(coordinator:)") { shop, wrapper in
      shop.start(wrapper)
      shop.stop(coordinator: wrapper)
      return nil
    },
    WrappedVerb("unembed") { shop, wrapper in
      shop.embed(wrapper, in: shop.list)
      shop.settle()
      return shop.unembed(wrapper)
    },
    WrappedVerb("removeTab") { shop, wrapper in
      let market = market(shop)
      market.addTab(wrapper)
      return market.removeTab(wrapper)
    },
    WrappedVerb("dismiss") { shop, wrapper in
      shop.present(wrapper)
      return shop.dismiss()
    },
    WrappedVerb("pop") { shop, wrapper in
      shop.push(wrapper)
      return shop.pop()
    },
  ]
}

extension Shop {
  fileprivate func settle() { HeadlessDevice.current.clock.advance(by: .seconds(2)) }
}

@MainActor @Suite(.coordinators, .serialized) struct AnyTabCoordinatorVerbTests {
  var (app, shop) = launchShop()
  private let news = NewsTabCoordinator()
}

extension AnyTabCoordinatorVerbTests {
  /// Runs a verb with a wrapper and returns how it ended.
  private func end(of verb: WrappedVerb) -> String {
    let handle = app.device.run { verb.run(shop, deGenericize(news)) }
    // A verb that only starts a tab does not show it, which is reported.
    _ = DiagnosticReporter.collecting { app.settle() }
    return handle.map { $0.ended.map { "\($0)" } ?? "waits" } ?? "performed"
  }

  @Test(arguments: 0..<16)
  func `Each verb shows the wrapped coordinator`(_ index: Int) throws {
    try #require(WrappedVerb.showing.count == 16)
    let verb = WrappedVerb.showing[index]
    expectEqual(end(of: verb), "performed", "\(verb.name)")
    expectFalse(news.isInactive, "\(verb.name)")
    expectEqual(news.parent?.children.contains { $0 === news }, true, "\(verb.name)")
    let isShown = news.rootController.viewIfLoaded?.window != nil
    expectTrue(isShown || verb.name.hasPrefix("start") || verb.name == "addTab", "\(verb.name)")
  }

  @Test(arguments: 0..<6)
  func `Each verb removes the wrapped coordinator`(_ index: Int) throws {
    try #require(WrappedVerb.removing.count == 6)
    let verb = WrappedVerb.removing[index]
    expectEqual(end(of: verb), "performed", "\(verb.name)")
    expectTrue(news.isInactive, "\(verb.name)")
    #expect(news.rootController.viewIfLoaded?.window == nil, "\(verb.name)")
  }

  @Test func `Pausing and resuming a wrapper affects the wrapped coordinator`() {
    let wrapper = deGenericize(news)
    shop.push(wrapper)
    app.settle()
    shop.pause(wrapper)
    expectTrue(news.isPaused)
    shop.resume(wrapper)
    expectTrue(news.isActive)
    shop.pause(coordinator: wrapper)
    expectTrue(news.isPaused)
    shop.resume(coordinator: wrapper)
    expectTrue(news.isActive)
  }
}

private final class NewsTabCoordinator: TabCoordinator {
  let context = CoordinatorContext()
  let rootController = UIViewController()
  let tabBarItem = UITabBarItem(title: "News", image: nil, tag: 0)

  init() { rootController.tabBarItem = tabBarItem }
}

private final class AppCoordinator: TabBarCoordinator {
  let context = CoordinatorContext()
  var tabBarController: UITabBarController
  var tabs: [AnyTabCoordinator] = [
    deGenericize(AboutTabCoordinator()), deGenericize(NewsTabCoordinator()),
  ]

  init(tabBarController: UITabBarController) {
    self.tabBarController = tabBarController
  }

  func start() {
    tabBarController.viewControllers = tabs.map { (coordinator) -> UIViewController in
      return coordinator.rootController
    }
  }
}

private final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  var tabBarController: UITabBarController!
  var appCoordinator: AppCoordinator!

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow()

    tabBarController = UITabBarController()
    window?.rootViewController = tabBarController

    appCoordinator = AppCoordinator(tabBarController: tabBarController)
    appCoordinator.start()

    window?.makeKeyAndVisible()
    return true
  }
}

@MainActor @Suite(.coordinators, .serialized) struct AnyTabCoordinatorTests: TableSuite {
  let app: AppDriver
  private let delegate: AppDelegate

  init() throws {
    app = AppDriver(device: .current)
    app.launch(AppDelegate.self)
    delegate = try require(app.runner?.delegate as? AppDelegate)
  }
}

extension AnyTabCoordinatorTests {
  @Test(arguments: await rowNames) func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("Tabs that are set before the window is visible appear in the tab bar") {
      expectEqual(delegate.tabBarController.tabBar.items?.map(\.title), ["About", "News"])
      expectEqual(app.title, "About")
    }

    test("The wrapped coordinator is retained and receives the calls of its screen") {
      app.tap("Feedback")
      app.tap("Rate this app")
      let about = try require(delegate.appCoordinator.tabs.first?.base as? AboutTabCoordinator)
      expectEqual(about.calls, ["feedback", "rate"])
    }

    test("The wrapped coordinator pushes on its own navigation controller") {
      app.tap("Contact us")
      expectEqual(app.title, "Contact")
      expectEqual(app.depth, 2)
      app.back()
      expectEqual(app.title, "About")
    }

    test("A wrapper reflects later changes of its base coordinator") {
      let wrapped = try require(delegate.appCoordinator.tabs.first)
      let about = try require(wrapped.base as? AboutTabCoordinator)
      about.tabBarItem = UITabBarItem(title: "Imprint", image: nil, tag: 0)
      expectEqual(wrapped.tabBarItem.title, "Imprint")
    }

    test("A user can select another tab") {
      app.tab("News")
      expectEqual(delegate.tabBarController.selectedIndex, 1)
    }

    test("setTabs accepts wrapped coordinators") {
      let coordinator = AppCoordinator(tabBarController: delegate.tabBarController)
      coordinator.launch()
      coordinator.setTabs(coordinator.tabs)
      app.settle()
      expectEqual(coordinator.childCoordinators.map(\.state), [.active, .paused])
      app.tab("News")
      expectEqual(coordinator.childCoordinators.map(\.state), [.paused, .active])
    }
  }
}
