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

@MainActor @Suite(.coordinators) struct WrappedVerbTests {
  @Test func `Each verb shows the coordinator that a wrapper stands for`() throws {
    let app = AppDriver(Shop.init(navigationController:))
    let shop = try #require(app.root as? Shop)
    let about = AboutTabCoordinator()
    let wrapper = deGenericize(about)
    shop.present(wrapper)
    app.settle()
    about.showContactUs()
    app.settle()
    #expect(app.title == "Contact")
    #expect(shop.hasChild(about))
    shop.dismiss()
    app.settle()
    #expect(about.isInactive)
    shop.start(coordinator: wrapper)
    #expect(about.isActive)
    #expect(shop.children.first === about)
    shop.stop(coordinator: wrapper)
    #expect(about.isInactive)
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

@MainActor @Suite(.coordinators) struct ErasedTabTests {
  let app: AppDriver
  private let delegate: AppDelegate

  init() throws {
    app = AppDriver(device: .current)
    app.launch(AppDelegate.self)
    delegate = try #require(app.runner?.delegate as? AppDelegate)
  }

  @Test func `The tabs stand in the bar, before the window was shown`() {
    #expect(delegate.tabBarController.tabBar.items?.map(\.title) == ["About", "News"])
    #expect(app.title == "About")
  }

  @Test func `The wrapped coordinator lives and answers its screen`() throws {
    app.tap("Feedback")
    app.tap("Rate this app")
    let about = try #require(
      delegate.appCoordinator.tabs.first?.base as? AboutTabCoordinator)
    #expect(about.calls == ["feedback", "rate"])
  }

  @Test func `The wrapped coordinator navigates on its own root`() {
    app.tap("Contact us")
    #expect(app.title == "Contact")
    #expect(app.depth == 2)
    app.back()
    #expect(app.title == "About")
  }

  @Test func `A wrapped coordinator follows what its base changes later`() throws {
    let wrapped = try #require(delegate.appCoordinator.tabs.first)
    let about = try #require(wrapped.base as? AboutTabCoordinator)
    about.tabBarItem = UITabBarItem(title: "Imprint", image: nil, tag: 0)
    #expect(wrapped.tabBarItem.title == "Imprint")
  }

  @Test func `A user changes tabs`() {
    app.tab("News")
    #expect(delegate.tabBarController.selectedIndex == 1)
  }

  @Test func `Wrapped coordinators can be given to the tab bar as they are`() {
    let coordinator = AppCoordinator(tabBarController: delegate.tabBarController)
    coordinator.launch()
    coordinator.setTabs(coordinator.tabs)
    app.settle()
    #expect(coordinator.childCoordinators.map(\.state) == [.active, .paused])
    app.tab("News")
    #expect(coordinator.childCoordinators.map(\.state) == [.paused, .active])
  }
}
