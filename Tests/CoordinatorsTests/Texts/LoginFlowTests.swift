import CompactTesting
import CoordinatorTesting
import HeadlessUIKit
import Testing

private final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  private lazy var appCoordinator: AppCoordinator = {
    // swift-format-ignore: NeverForceUnwrap
    return AppCoordinator(window: self.window!)
  }()

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    appCoordinator.start()
    return true
  }
}

private final class AppCoordinator: Coordinator, LoginCoordinatorDelegate {
  let context = CoordinatorContext()
  let window: UIWindow
  let rootViewController: UINavigationController

  init(window: UIWindow) {
    self.rootViewController = UINavigationController()

    self.window = window
    self.window.backgroundColor = UIColor.white
    self.window.rootViewController = self.rootViewController
    self.window.makeKeyAndVisible()
  }

  func start() {
    let loginCoordinator = LoginCoordinator(navigationController: self.rootViewController)
    start(loginCoordinator)
  }

  func loginCoordinatorDidFinish(_ loginCoordinator: LoginCoordinator) {
    stop(loginCoordinator)
    start(FeedCoordinator(navigationController: self.rootViewController))
  }
}

@MainActor
private protocol LoginCoordinatorDelegate: CoordinatorDelegate {
  func loginCoordinatorDidFinish(_ loginCoordinator: LoginCoordinator)
}

private final class LoginCoordinator: NavigationCoordinator, LoginViewControllerDelegate {
  typealias Delegate = any LoginCoordinatorDelegate

  let context = CoordinatorContext()
  let navigationController: UINavigationController

  init(navigationController: UINavigationController) {
    self.navigationController = navigationController
  }

  func start() {
    let loginViewController = LoginViewController()
    loginViewController.delegate = self
    self.navigationController.present(loginViewController, animated: true, completion: nil)
  }

  func loginButtonPressed(username: String, password: String) {
    if username.isEmpty { return }
    if password.isEmpty { return }

    delegate => { $0.loginCoordinatorDidFinish(self) }
  }

  func signUpButtonPressed() { cancel() }
}

@MainActor
private protocol LoginViewControllerDelegate: AnyObject {
  func loginButtonPressed(username: String, password: String)
  func signUpButtonPressed()
}

private final class LoginViewController: UIViewController {
  weak var delegate: (any LoginViewControllerDelegate)?
  private let username = UITextField()
  private let password = UITextField()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Login"
    username.placeholder = "Username"
    password.placeholder = "Password"
    let logIn = UIAction(title: "Log in") { [weak self] _ in self?.logInTapped() }
    let signUp = UIAction(title: "Sign up") { [weak self] _ in
      self?.delegate?.signUpButtonPressed()
    }
    view.addSubview(
      UIStackView(arrangedSubviews: [
        username, password, UIButton(type: .system, primaryAction: logIn),
        UIButton(type: .system, primaryAction: signUp),
      ]))
  }

  private func logInTapped() {
    delegate?.loginButtonPressed(username: username.text ?? "", password: password.text ?? "")
  }
}

private final class FeedCoordinator: NavigationCoordinator {
  let context = CoordinatorContext()
  let navigationController: UINavigationController

  init(navigationController: UINavigationController) {
    self.navigationController = navigationController
  }

  func start() {
    let feed = UIViewController()
    feed.title = "Feed"
    self.navigationController.pushViewController(feed, animated: false)
  }
}

@MainActor struct LoginFlowTests: TableSuite {
  let app: AppDriver

  init() {
    app = AppDriver(device: .current)
    app.launch(AppDelegate.self)
  }

  @Test(.coordinators, .serialized, arguments: await rowNames)
  func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("The launch shows the login screen, which its coordinator owns") {
      expectEqual(app.title, "Login")
      expectEqual(
        app.tree,
        """
        AppCoordinator  active
        └─ LoginCoordinator  active  ◀ LoginViewController
        """)
    }

    test("A successful login replaces the child with the next flow") {
      app.type("ada", into: "Username")
      app.type("engine", into: "Password")
      app.tap("Log in")
      expectEqual(app.title, "Feed")
      expectEqual(
        app.tree,
        """
        AppCoordinator  active
        └─ FeedCoordinator  active  ◀ UIViewController
        """)
    }

    test("A successful login frees the login screen and its coordinator") {
      weak let screen = app.window?.rootViewController?.presentedViewController
      weak let coordinator = (screen as? LoginViewController)?.delegate
      expectTrue(screen != nil && coordinator != nil)
      app.type("ada", into: "Username")
      app.type("engine", into: "Password")
      app.tap("Log in")
      expectTrue(screen == nil && coordinator == nil)
    }

    test("Swiping the login screen down stops its coordinator") {
      let (log, start) = (ExitLog(), app.events.count)
      weak let screen = app.window?.rootViewController?.presentedViewController
      weak let coordinator = (screen as? LoginViewController)?.delegate as? LoginCoordinator
      coordinator?.context.addObserver(log)
      app.swipeDown()
      expectEqual(app.tree, "AppCoordinator  active")
      expectEqual(log.lines, ["Observer hears that LoginCoordinator stopped"])
      expectTrue(screen == nil && coordinator == nil)
      expectEqual(
        app.events[start...].map { "\($0.kind)" },
        [
          "dismiss LoginViewController observed", "stopped", "ended: its last screen left",
        ])
    }
  }

  @Test(.coordinators, .serialized, arguments: [("", ""), ("ada", ""), ("", "engine")])
  func `An empty field prevents the login`(username: String, password: String) {
    app.type(username, into: "Username")
    app.type(password, into: "Password")
    app.tap("Log in")
    expectEqual(app.title, "Login")
    expectTrue(app.tree.contains("LoginCoordinator  active"))
  }
}
