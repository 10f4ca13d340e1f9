import Coordinators
import UIKit

extension Login {
  /// Ends with the account of whoever logged in or signed up.
  final class Coordinator: NavigationCoordinator, FlowCoordinator {
    typealias Output = Account

    let context = CoordinatorContext()
    let navigationController = UINavigationController()

    private let accounts: any Accounts
    private weak var loginScreen: LoginViewController?
    private weak var signUpScreen: SignUpViewController?
    private var attempt: Task<Void, Never>?

    init(accounts: any Accounts) {
      self.accounts = accounts
    }

    func start() {
      let screen = LoginViewController()
      screen.delegate = self
      loginScreen = screen
      show(screen, animated: false)
    }

    func stop() {
      attempt?.cancel()
      attempt = nil
    }

    /// Tries to get in, one try at a time; the screen tells that it waits, and what went wrong.
    private func enter(
      on screen: FormViewController?,
      with request: @escaping () async throws(AccountError) -> Account
    ) {
      guard attempt == nil else { return }
      screen?.isWaiting = true
      screen?.message = nil
      attempt = Task { [weak self, weak screen] in
        let problem: AccountError?
        do throws(AccountError) {
          let account = try await request()
          guard !Task.isCancelled else { return }
          self?.finish(account)
          problem = nil
        } catch {
          problem = error
        }
        self?.attempt = nil
        screen?.isWaiting = false
        screen?.message = problem?.description
      }
    }
  }
}

extension Login.Coordinator: Login.LoginViewControllerDelegate {
  func loginButtonPressed(username: String, password: String) {
    guard !username.isEmpty, !password.isEmpty else { return }
    enter(on: loginScreen) { [accounts] () async throws(AccountError) in
      try await accounts.logIn(username: username, password: password)
    }
  }

  func signUpButtonPressed() {
    let screen = Login.SignUpViewController()
    screen.delegate = self
    signUpScreen = screen
    show(screen)
  }
}

extension Login.Coordinator: Login.SignUpViewControllerDelegate {
  func createButtonPressed(username: String, password: String) {
    enter(on: signUpScreen) { [accounts] () async throws(AccountError) in
      try await accounts.signUp(username: username, password: password)
    }
  }
}
