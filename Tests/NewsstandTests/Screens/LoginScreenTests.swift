import CompactTesting
import CoordinatorTesting
import Foundation
import Testing
import UIKit

@testable import Newsstand

@MainActor struct `The login screen`: TableSuite {
  let screen = Login.LoginViewController()
  let delegate = LoginDelegate()

  init() {
    screen.delegate = delegate
    screen.loadViewIfNeeded()
  }

  @Test(.coordinators, arguments: await rowNames)
  func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("has its fixed labels") {
      expectEqual(screen.view.fields.map(\.placeholder), ["Username", "Password"])
      expectEqual(screen.view.fields.map(\.accessibilityLabel), ["Username", "Password"])
      expectEqual(screen.view.fields.map(\.isSecureTextEntry), [false, true])
      expectEqual(screen.view.buttons.map(\.currentTitle), ["Log in", "Sign up"])
    }

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

    test("is freed although its delegate lives") {
      let delegate = delegate
      expectFreed {
        let screen = Login.LoginViewController()
        screen.delegate = delegate
        screen.loadViewIfNeeded()
        return screen
      }
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
