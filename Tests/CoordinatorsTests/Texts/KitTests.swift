import CompactTesting
import CoordinatorTesting
import HeadlessUIKit
import Testing

@MainActor
private final class Session {
  var isUserLoggedIn = false
  var cachedEmail: String?
  var hasCachedEmail: Bool { cachedEmail != nil }
}

private struct WrongPassword: Error {}

private final class LoginViewController: UIViewController {
  let loginTextField = UITextField()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Login"
    loginTextField.placeholder = "E-mail"
    view.addSubview(loginTextField)
  }
}

@MainActor
private protocol LoginCoordinatorDelegate: SceneCoordinatorDelegate {
  func coordinatorDidLoginSuccessfully()

  func coordinatorDidFailToLogin(error: any Error)
}

private final class LoginCoordinator: SceneCoordinator {
  typealias Delegate = any LoginCoordinatorDelegate

  let context = CoordinatorContext()
  let rootViewController = LoginViewController()
  let session: Session

  init(session: Session) { self.session = session }

  func start() {
    if session.hasCachedEmail {
      rootViewController.loginTextField.text = session.cachedEmail
    }
  }

  func logIn(password: String) {
    if password == "engine" {
      delegate => { $0.coordinatorDidLoginSuccessfully() }
    } else {
      delegate => { $0.coordinatorDidFailToLogin(error: WrongPassword()) }
    }
  }
}

private final class MainExperienceCoordinator: SceneCoordinator {
  let context = CoordinatorContext()
  let rootViewController = UIViewController()

  func start() { rootViewController.title = "Main" }
}

/// Records the delegate calls of another coordinator.
private final class LogCoordinator: Coordinator, LoginCoordinatorDelegate {
  let context = CoordinatorContext()
  private(set) var lines: [String] = []

  func start() {}

  func coordinatorDidStart(_ coordinator: AnyCoordinator) { lines.append("started") }
  func coordinatorDidStop(_ coordinator: AnyCoordinator) { lines.append("stopped") }
  func coordinatorDidPause(_ coordinator: AnyCoordinator) { lines.append("paused") }
  func coordinatorDidResume(_ coordinator: AnyCoordinator) { lines.append("resumed") }
  func coordinatorDidRequestDismissal(_ coordinator: any SceneCoordinator) {
    lines.append("requests dismissal")
  }
  func coordinatorDidLoginSuccessfully() { lines.append("logged in") }
  func coordinatorDidFailToLogin(error: any Error) { lines.append("failed: \(error)") }
}

private final class AppCoordinator: WindowCoordinator, LoginCoordinatorDelegate {
  let context = CoordinatorContext()
  let window: UIWindow
  let session: Session
  let log = LogCoordinator()

  init(window: UIWindow, session: Session) {
    self.window = window
    self.session = session
  }

  func start() {
    start(coordinator: log)
    setRoot(MainExperienceCoordinator())
    window.makeKeyAndVisible()
    if !session.isUserLoggedIn {
      let login = LoginCoordinator(session: session)
      login.delegate += log
      present(login, animated: false)
    }
  }

  func coordinatorDidLoginSuccessfully() {
    session.isUserLoggedIn = true
    dismiss()
  }

  func coordinatorDidFailToLogin(error: any Error) {
    present(UIAlertController(title: "Sorry", message: "\(error)", preferredStyle: .alert))
  }
}

@MainActor struct KitTests: TableSuite {
  private func launch(_ session: Session = Session()) throws -> (AppDriver, AppCoordinator) {
    let app = AppDriver { (window: UIWindow) in AppCoordinator(window: window, session: session) }
    return (app, try require(app.root as? AppCoordinator))
  }

  private func login(of root: AppCoordinator) throws -> LoginCoordinator {
    try require(root.children.last as? LoginCoordinator)
  }

  @Test(.coordinators, .serialized, arguments: await rowNames)
  func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("The login state decides which coordinator starts") {
      let session = Session()
      try expectEqual(launch(session).0.title, "Login")
      session.isUserLoggedIn = true
      try expectEqual(launch(session).0.title, "Main")
    }

    test("The login field shows the cached e-mail address") {
      let session = Session()
      session.cachedEmail = "ada@example.org"
      let (_, root) = try launch(session)
      let field = try login(of: root).rootViewController.loginTextField
      expectEqual(field.text, "ada@example.org")
      expectNotNil(field.window)
    }

    test("The parent receives the child's custom delegate calls without adding itself") {
      let (app, root) = try launch()
      try login(of: root).logIn(password: "wrong")
      app.settle()
      expectEqual(app.title, "Sorry")
    }

    test("One delegate records the login while another shows the next screen") {
      let (app, root) = try launch()
      try login(of: root).logIn(password: "engine")
      app.settle()
      expectEqual(app.title, "Main")
      expectEqual(root.log.lines, ["started", "logged in", "stopped"])
      expectEqual(
        app.tree,
        """
        AppCoordinator  active
        ├─ LogCoordinator  active
        └─ MainExperienceCoordinator  active  ◀ UIViewController
        """)
    }

    test("A removed delegate receives no further calls") {
      let (app, root) = try launch()
      let login = try login(of: root)
      login.delegate -= root.log
      login.logIn(password: "engine")
      app.settle()
      expectEqual(root.log.lines, ["started"])
      expectEqual(app.title, "Main")
    }

    test("A parent dismisses a scene that requests its dismissal") {
      let (app, root) = try launch()
      let login = try login(of: root)
      login.requestDismissal()
      app.settle()
      expectEqual(app.title, "Main")
      expectFalse(root.hasChild(login))
      expectEqual(root.log.lines, ["started", "requests dismissal", "stopped"])
    }

    test("Children are started, paused, resumed and stopped through their parent") {
      let (_, root) = try launch()
      let login = try login(of: root)
      root.start(coordinator: login)
      expectTrue(root.hasChild(login) && root.children.count == 3)
      root.pause(coordinator: login)
      root.pause(coordinator: login)
      expectTrue(login.isPaused && root.hasChildren(inState: .paused))
      root.resume(coordinator: login)
      expectTrue(login.isActive && root.numberOfChildren(inState: .active) == 3)
      root.stop(coordinator: login)
      expectTrue(login.isInactive && !root.hasChild(login) && root.children.count == 2)
      expectEqual(root.log.lines, ["started", "paused", "resumed", "stopped"])
    }
  }
}
