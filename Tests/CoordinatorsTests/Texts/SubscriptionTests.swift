import CompactTesting
import CoordinatorTesting
import HeadlessUIKit
import Testing

private final class MainCoordinator: NavigationCoordinator {
  let context = CoordinatorContext()
  var navigationController: UINavigationController

  init(navigationController: UINavigationController) {
    self.navigationController = navigationController
  }

  func start() {
    let vc = ViewController()
    vc.coordinator = self
    navigationController.pushViewController(vc, animated: false)
  }

  func buySubscription() {
    let vc = BuyViewController()
    vc.coordinator = self
    navigationController.pushViewController(vc, animated: true)
  }

  func createAccount() {
    let vc = CreateAccountViewController()
    vc.coordinator = self
    navigationController.pushViewController(vc, animated: true)
  }
}

private final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  var coordinator: MainCoordinator?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let navController = UINavigationController()
    coordinator = MainCoordinator(navigationController: navController)
    coordinator?.start()

    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = navController
    window?.makeKeyAndVisible()
    return true
  }
}

private final class ViewController: UIViewController {
  weak var coordinator: MainCoordinator?

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Start"
    let buy = UIAction(title: "Buy a subscription") { [weak self] in self?.buyTapped($0) }
    let create = UIAction(title: "Create an account") { [weak self] in self?.createAccount($0) }
    view.addSubview(
      UIStackView(arrangedSubviews: [
        UIButton(type: .system, primaryAction: buy),
        UIButton(type: .system, primaryAction: create),
      ]))
  }

  func buyTapped(_ sender: Any) {
    coordinator?.buySubscription()
  }

  func createAccount(_ sender: Any) {
    coordinator?.createAccount()
  }
}

private final class BuyViewController: UIViewController {
  weak var coordinator: MainCoordinator?
}

private final class CreateAccountViewController: UIViewController {
  weak var coordinator: MainCoordinator?
}

@MainActor struct SubscriptionTests: TableSuite {
  let app: AppDriver
  private let coordinator: MainCoordinator

  init() throws {
    app = AppDriver(device: .current)
    app.launch(AppDelegate.self)
    let delegate = try require(app.runner?.delegate as? AppDelegate)
    coordinator = try require(delegate.coordinator)
  }

  private var stack: [String] {
    coordinator.navigationController.viewControllers.map { "\(type(of: $0))" }
  }

  @Test(.coordinators, .serialized, arguments: await rowNames)
  func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("A coordinator that is started before it has a window shows one screen") {
      expectEqual(stack, ["ViewController"])
      expectEqual(app.title, "Start")
      expectEqual(app.depth, 1)
    }

    test("A button calls the coordinator, which shows the next screen") {
      app.tap("Buy a subscription")
      expectEqual(stack, ["ViewController", "BuyViewController"])
      app.back()
      app.tap("Create an account")
      expectEqual(stack, ["ViewController", "CreateAccountViewController"])
    }

    test("The back button pops the screen, which is freed") {
      weak var screen: UIViewController?
      app.tap("Create an account")
      screen = coordinator.navigationController.topViewController
      expectTrue(screen is CreateAccountViewController)
      app.back()
      expectEqual(stack, ["ViewController"])
      expectNil(screen)
      app.tap("Create an account")
      expectEqual(app.depth, 2)
    }

    test("A coordinator that was not launched can start a child") {
      final class CheckoutCoordinator: NavigationCoordinator {
        let context = CoordinatorContext()
        let navigationController: UINavigationController
        init(navigationController: UINavigationController) {
          self.navigationController = navigationController
        }
        func start() {
          navigationController.pushViewController(BuyViewController(), animated: true)
        }
      }
      expectTrue(coordinator.childCoordinators.isEmpty)
      coordinator.start(CheckoutCoordinator(navigationController: coordinator.navigationController))
      app.settle()
      expectEqual(
        app.tree,
        """
        MainCoordinator  active  ◀ ViewController
        └─ SubscriptionTests.CheckoutCoordinator  active  ◀ BuyViewController
        """)
      app.back()
      expectTrue(coordinator.childCoordinators.isEmpty)
      expectEqual(app.depth, 1)
    }
  }
}
