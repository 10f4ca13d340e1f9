import CompactTesting
import CoordinatorTesting
import Foundation
import Testing
import UIKit

@testable import Newsstand

struct `The login screen`: TableSuite {
  let screen = Login.LoginViewController()
  let delegate = LoginDelegate()

  init() {
    screen.delegate = delegate
    screen.loadViewIfNeeded()
  }

  @Test(.coordinators, arguments: await rowNames)
  func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("reports what was entered at the return key too") {
      screen.usernameField.text = "ada"
      screen.passwordField.text = "engine"
      _ = screen.textFieldShouldReturn(screen.usernameField)
      expectEqual(delegate.calls, [])
      _ = screen.textFieldShouldReturn(screen.passwordField)
      expectEqual(delegate.calls, ["log in ada engine"])
    }

    test("rests while it waits for an answer") {
      screen.isWaiting = true
      expectTrue(screen.view.buttons.allSatisfy { !$0.isEnabled })
      screen.submit()
      expectEqual(delegate.calls, [])
      screen.isWaiting = false
      expectTrue(screen.view.buttons.allSatisfy { $0.isEnabled })
    }
  }
}

final class LoginDelegate: Login.LoginViewControllerDelegate {
  var calls: [String] = []

  func loginButtonPressed(username: String, password: String) {
    calls.append("log in \(username) \(password)")
  }

  func signUpButtonPressed() {
    calls.append("sign up")
  }
}
