import CompactTesting
import CoordinatorTesting
import Testing
import UIKit

@testable import GalleryLogin

@Suite(.coordinators, .timeLimit(.minutes(5))) struct `The login flow`: TableSuite {}

extension `The login flow` {
  @Test(arguments: await rowNames) func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("is replaced by the next flow when it has finished") {
      let accounts = HeldAccounts()
      let app = launched(accounts)
      weak let screen = app.window?.rootViewController?.presentedViewController
      weak let coordinator = (screen as? LoginViewController)?.delegate
      expectTrue(screen != nil && coordinator != nil)
      logIn(app)
      await accounts.answer()
      app.settle()
      expectEqual(
        app.tree,
        """
        AppCoordinator  active
        └─ WelcomeCoordinator  active  ◀ WelcomeViewController
        """)
      expectEqual(app.title, "Welcome")
      expectTrue(screen == nil && coordinator == nil)
    }
  }

  @Test(arguments: [("", ""), ("ada", ""), ("", "engine")])
  func `does nothing with empty fields`(username: String, password: String) async {
    let accounts = HeldAccounts()
    let app = launched(accounts)
    app.type(username, into: "Username")
    app.type(password, into: "Password")
    app.tap("Log in")
    // A request of the first tap would be made before that of the second.
    logIn(app)
    await accounts.answer()
    expectEqual(accounts.asked, ["ada engine"])
  }

  @Test(arguments: [
    (LoginError.unknown, "Nobody of this name has this password."),
    (.unreachable, "The accounts cannot be reached."),
  ])
  func `tells of a failure and lets one try again`(error: LoginError, message: String) async {
    let accounts = HeldAccounts()
    let app = launched(accounts)
    logIn(app)
    await accounts.answer(error)
    app.settle()
    expectEqual(app.title, "The login failed")
    expectTrue(app.screen.contains(message))
    app.tap("OK")
    expectEqual(app.title, "Login")
    expectTrue(app.tree.hasSuffix("LoginCoordinator  active  ◀ LoginViewController"))
    logIn(app)
    await accounts.answer()
    app.settle()
    expectEqual(app.title, "Welcome")
  }

  @Test(arguments: [nil, LoginError.unknown])
  func `shows nothing when the answer comes after it was stopped`(
    failure: LoginError?
  ) async throws {
    let accounts = HeldAccounts()
    let window = UIWindow()
    let app = AppDriver(device: .current)
    let root = AppCoordinator(window: window, accounts: accounts)
    root.launch()
    app.settle()
    logIn(app)
    let login = try require(root.children.first as? LoginCoordinator)
    root.stop(login)
    await accounts.answer(failure)
    app.settle()
    expectNil(window.rootViewController?.presentedViewController)
    expectEqual(app.tree, "AppCoordinator  active")
    expectTrue(accounts.wasCancelled)
  }

  private func launched(_ accounts: HeldAccounts) -> AppDriver {
    AppDelegate.accounts = accounts
    let app = AppDriver(device: .current)
    app.launch(AppDelegate.self)
    return app
  }

  private func logIn(_ app: AppDriver) {
    app.type("ada", into: "Username")
    app.type("engine", into: "Password")
    app.tap("Log in")
  }
}

/// Accounts whose answer a test gives when it wants.
@MainActor private final class HeldAccounts: Accounts {
  private(set) var asked: [String] = []
  private(set) var wasCancelled = false
  private var questions: [CheckedContinuation<LoginError?, Never>] = []
  private var listener: CheckedContinuation<Void, Never>?
  private var told: CheckedContinuation<Void, Never>?

  func logIn(username: String, password: String) async throws {
    asked.append("\(username) \(password)")
    let failure = await withCheckedContinuation { question in
      questions.append(question)
      listener?.resume()
      listener = nil
    }
    wasCancelled = Task.isCancelled
    told?.resume()
    told = nil
    if let failure { throw failure }
  }

  /// Waits for the question, answers it, and comes back when the asker has taken the answer.
  func answer(_ failure: LoginError? = nil) async {
    if questions.isEmpty { await withCheckedContinuation { listener = $0 } }
    await withCheckedContinuation { continuation in
      told = continuation
      questions.removeFirst().resume(returning: failure)
    }
    await Task.yield()
  }
}
