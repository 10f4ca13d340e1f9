import CompactTesting
import CoordinatorTesting
import HeadlessUIKit
import Testing

/// An app whose entry guard makes the login the root of the window.
@MainActor @Suite(.coordinators) struct LoginRootTests {}

extension LoginRootTests {
  @Test func `Logging out leads to the login, also from the login itself`() async {
    let app = AppDriver { window in LoginRoot(window) }
    var titles: [String] = []
    func note() async {
      await app.settleTasks()
      titles.append(app.title)
    }
    func logIn() async {
      app.coordinator(LoginScreen.self)?.finish()
      await note()
    }
    func logOut() async {
      app.coordinator(LoginRoot.self)?.logOut()
      await note()
    }
    await note()
    await logOut()
    await logIn()
    await logOut()
    await logOut()
    await logIn()
    expectEqual(titles, ["Login", "Login", "Main", "Login", "Login", "Main"])
  }
}

private final class LoginRoot: WindowCoordinator, EntryGuarding {
  enum Route: Hashable, Codable, Sendable { case main }

  let context = CoordinatorContext()
  let window: UIWindow
  private var isLoggedIn = false

  init(_ window: UIWindow) { self.window = window }

  func start() {
    setRoot(Screen("Launch"))
    trigger(.main)
  }

  func transition(for route: Route) -> ScreenTransition { .setRoot(Screen("Main")) }

  func guardsEntry(to route: Route) -> Bool { !isLoggedIn }

  func admit(_ route: Route) async -> Admission<Route> {
    isLoggedIn = await setRoot(LoginScreen()).outcome.isFinished
    return isLoggedIn ? .allow : .deny("Nobody is logged in.")
  }

  func logOut() {
    isLoggedIn = false
    trigger(.main)
  }
}

private final class LoginScreen: SceneCoordinator, FlowCoordinator {
  let context = CoordinatorContext()
  let rootViewController: UIViewController = Screen("Login")
}
