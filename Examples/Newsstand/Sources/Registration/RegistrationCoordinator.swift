import Coordinators
import UIKit

extension Registration {
  /// Asks for the data of an account in three steps, and finishes with the account.
  final class Coordinator: NavigationCoordinator, FlowCoordinator {
    typealias Output = Account

    let context = CoordinatorContext()
    let navigationController: UINavigationController

    private let accounts: Accounts
    private var form = Form()
    private weak var step1: Step1ViewController?
    private weak var step2: Step2ViewController?
    private weak var step3: Step3ViewController?
    private var attempt: Task<Void, Never>?

    init(accounts: Accounts, navigationController: UINavigationController) {
      self.accounts = accounts
      self.navigationController = navigationController
    }

    func start() {
      let screen = Step1ViewController()
      screen.delegate = self
      step1 = screen
      push(screen)
    }

    func stop() {
      attempt?.cancel()
      attempt = nil
    }

    /// Whether a step is complete; if not, its screen shows why.
    private func check(_ step: Step, on screen: FormViewController?) -> Bool {
      let problem = form.problem(in: step)
      screen?.message = problem
      return problem == nil
    }

    private func end(with result: Result<Account, AccountError>) {
      attempt = nil
      step3?.isWaiting = false
      switch result {
      case .success(let account): finish(account)
      case .failure(let error): tell(error)
      }
    }

    /// Goes back to the name, because only a taken name can fail after the checks of the steps.
    private func tell(_ error: AccountError) {
      step1?.message = error.description
      if let step1 { popTo(step1) }
    }
  }
}

extension Registration.Coordinator: Registration.Step1ViewControllerDelegate {
  func nameEntered(_ username: String) {
    form.username = username
    guard check(.name, on: step1) else { return }
    let screen = Registration.Step2ViewController()
    screen.delegate = self
    step2 = screen
    push(screen)
  }
}

extension Registration.Coordinator: Registration.Step2ViewControllerDelegate {
  func passwordEntered(_ password: String, repeated: String) {
    form.password = password
    form.repeatedPassword = repeated
    guard check(.password, on: step2) else { return }
    let screen = Registration.Step3ViewController(username: form.username)
    screen.delegate = self
    step3 = screen
    push(screen)
  }
}

extension Registration.Coordinator: Registration.Step3ViewControllerDelegate {
  func createButtonPressed(acceptsTerms: Bool) {
    form.acceptsTerms = acceptsTerms
    guard check(.terms, on: step3), attempt == nil else { return }
    step3?.isWaiting = true
    attempt = Task { [weak self, accounts, form] in
      let result = await accounts.result { accounts async throws(AccountError) in
        try await accounts.signUp(username: form.username, password: form.password)
      }
      guard !Task.isCancelled else { return }
      self?.end(with: result)
    }
  }
}
