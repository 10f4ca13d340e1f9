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

/// Listens beside the parent and writes down what it hears.
private final class LogCoordinator: Coordinator, LoginCoordinatorDelegate {
  let context = CoordinatorContext()
  private(set) var lines: [String] = []

  func start() {}

  func coordinatorDidStart(_ coordinator: AnyCoordinator) { lines.append("started") }
  func coordinatorDidStop(_ coordinator: AnyCoordinator) { lines.append("stopped") }
  func coordinatorDidPause(_ coordinator: AnyCoordinator) { lines.append("paused") }
  func coordinatorDidResume(_ coordinator: AnyCoordinator) { lines.append("resumed") }
  func coordinatorDidRequestDismissal(_ coordinator: any SceneCoordinator) {
    lines.append("asks to leave")
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

@MainActor @Suite(.coordinators) struct KitTests {
  private func launch(_ session: Session = Session()) throws -> (AppDriver, AppCoordinator) {
    let app = AppDriver { (window: UIWindow) in AppCoordinator(window: window, session: session) }
    return (app, try #require(app.root as? AppCoordinator))
  }

  private func login(of root: AppCoordinator) throws -> LoginCoordinator {
    try #require(root.children.last as? LoginCoordinator)
  }

  @Test func `The state of the user decides what is started`() throws {
    let session = Session()
    #expect(try launch(session).0.title == "Login")
    session.isUserLoggedIn = true
    #expect(try launch(session).0.title == "Main")
  }

  @Test func `The cached e-mail stands in the field`() throws {
    let session = Session()
    session.cachedEmail = "ada@example.org"
    let (_, root) = try launch(session)
    let field = try login(of: root).rootViewController.loginTextField
    #expect(field.text == "ada@example.org")
    #expect(field.window != nil)
  }

  @Test func `The parent hears the child's own messages without adding itself`() throws {
    let (app, root) = try launch()
    try login(of: root).logIn(password: "wrong")
    app.settle()
    #expect(app.title == "Sorry")
  }

  @Test func `One listener logs while another shows what is next`() throws {
    let (app, root) = try launch()
    try login(of: root).logIn(password: "engine")
    app.settle()
    #expect(app.title == "Main")
    #expect(root.log.lines == ["started", "logged in", "stopped"])
    #expect(
      app.tree == """
        AppCoordinator  active
        ├─ LogCoordinator  active
        └─ MainExperienceCoordinator  active  ◀ UIViewController
        """)
  }

  @Test func `A listener that was removed hears no more`() throws {
    let (app, root) = try launch()
    let login = try login(of: root)
    login.delegate -= root.log
    login.logIn(password: "engine")
    app.settle()
    #expect(root.log.lines == ["started"])
    #expect(app.title == "Main")
  }

  @Test func `A scene that asks to leave is dismissed by its parent`() throws {
    let (app, root) = try launch()
    let login = try login(of: root)
    login.requestDismissal()
    app.settle()
    #expect(app.title == "Main")
    #expect(!root.hasChild(login))
    #expect(root.log.lines == ["started", "asks to leave", "stopped"])
  }

  @Test func `Children are started, paused, resumed and stopped through their parent`() throws {
    let (_, root) = try launch()
    let login = try login(of: root)
    root.start(coordinator: login)
    #expect(root.hasChild(login) && root.children.count == 3)
    root.pause(coordinator: login)
    root.pause(coordinator: login)
    #expect(login.isPaused && root.hasChildren(inState: .paused))
    root.resume(coordinator: login)
    #expect(login.isActive && root.numberOfChildren(inState: .active) == 3)
    root.stop(coordinator: login)
    #expect(login.isInactive && !root.hasChild(login) && root.children.count == 2)
    #expect(root.log.lines == ["started", "paused", "resumed", "stopped"])
  }
}
