import Coordinators
import UIKit

extension Login {
  /// Finishes with the account of the user who logged in or signed up.
  final class Coordinator: NavigationCoordinator, FlowCoordinator {
    typealias Output = Account
    typealias Delegate = any LoginCoordinatorDelegate

    let context = CoordinatorContext()
    let navigationController = UINavigationController()

    private let accounts: Accounts
    private let session: Session
    private weak var loginScreen: LoginViewController?
    private var attempt: Task<Void, Never>?

    init(accounts: Accounts, session: Session) {
      self.accounts = accounts
      self.session = session
    }

    func start() {
      let screen = LoginViewController()
      screen.delegate = self
      if session.hasCachedUsername {
        screen.usernameField.text = session.cachedUsername
      }
      loginScreen = screen
      push(screen, animated: false)
    }

    func stop() {
      attempt?.cancel()
      attempt = nil
    }

    /// Finishes, or notifies the delegate of a failure; the screen stays for the next attempt.
    private func end(with result: Result<Account, AccountError>) {
      attempt = nil
      loginScreen?.isWaiting = false
      switch result {
      case .success(let account): finish(account)
      case .failure(let error): delegate.invoke { $0.coordinatorDidFailToLogin(error: error) }
      }
    }
  }
}

extension Login.Coordinator: Login.LoginViewControllerDelegate {
  func loginButtonPressed(username: String, password: String) {
    guard attempt == nil else { return }
    loginScreen?.isWaiting = true
    attempt = Task { [weak self, accounts] in
      let result = await accounts.result { accounts async throws(AccountError) in
        try await accounts.logIn(username: username, password: password)
      }
      guard !Task.isCancelled else { return }
      self?.end(with: result)
    }
  }

  func signUpButtonPressed() {
    let registration = Registration.Coordinator(
      accounts: accounts, navigationController: navigationController
    )
    start(registration).whenEnded { [weak self] outcome in
      guard case .finished(let account) = outcome else { return }
      self?.finish(account)
    }
  }
}
