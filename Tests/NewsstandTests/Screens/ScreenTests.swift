import CoordinatorTesting
import Foundation
import Testing
import UIKit

@testable import Newsstand

@MainActor @Suite(.coordinators) struct `The login screen` {
  let screen = Login.LoginViewController()
  let delegate = LoginDelegate()

  init() {
    screen.delegate = delegate
    screen.loadViewIfNeeded()
  }

  @Test func `has its fixed labels`() {
    #expect(screen.view.fields.map(\.placeholder) == ["Username", "Password"])
    #expect(screen.view.fields.map(\.accessibilityLabel) == ["Username", "Password"])
    #expect(screen.view.fields.map(\.isSecureTextEntry) == [false, true])
    #expect(screen.view.buttons.map(\.currentTitle) == ["Log in", "Sign up"])
  }

  @Test func `reports what was entered`() {
    screen.usernameField.text = "ada"
    screen.passwordField.text = "engine"
    screen.view.press("Log in")
    screen.view.press("Sign up")
    #expect(delegate.calls == ["log in ada engine", "sign up"])
  }

  @Test func `reports it at the return key too`() {
    screen.usernameField.text = "ada"
    screen.passwordField.text = "engine"
    _ = screen.textFieldShouldReturn(screen.usernameField)
    #expect(delegate.calls == [])
    _ = screen.textFieldShouldReturn(screen.passwordField)
    #expect(delegate.calls == ["log in ada engine"])
  }

  @Test func `rests while it waits for an answer`() {
    screen.isWaiting = true
    #expect(screen.view.buttons.allSatisfy { !$0.isEnabled })
    screen.submit()
    #expect(delegate.calls == [])
    screen.isWaiting = false
    #expect(screen.view.buttons.allSatisfy(\.isEnabled))
  }

  @Test func `is freed although its delegate lives`() {
    let delegate = delegate
    expectFreed {
      let screen = Login.LoginViewController()
      screen.delegate = delegate
      screen.loadViewIfNeeded()
      return screen
    }
  }
}

@MainActor @Suite(.coordinators) struct `The screen of an article` {
  let folder = TemporaryFolder()
  let session = Session(account: Account(username: "ada"))

  func makeScreen() -> Reading.ArticleViewController {
    let article = Article(id: 7, title: "Title", author: "Ida", body: "One.\n\nTwo.")
    let saved = SavedArticles(file: folder.file("saved.json"), session: session)
    return Reading.ArticleViewController(
      viewModel: Reading.ArticleViewModel(article: article, saved: saved, session: session)
    )
  }

  @Test func `shows title, author and paragraphs`() {
    let screen = makeScreen()
    screen.loadViewIfNeeded()
    #expect(screen.title == "Title")
    #expect(screen.view.texts.starts(with: ["Title", "by Ida", "One.", "Two."]))
    #expect(screen.view.buttons.map(\.currentTitle) == ["Save", "Subscribe"])
  }

  @Test func `saves, and offers to give it up`() {
    let screen = makeScreen()
    screen.loadViewIfNeeded()
    screen.view.press("Save")
    #expect(screen.view.buttons.map(\.currentTitle) == ["Unsave", "Subscribe"])
    screen.view.press("Unsave")
    #expect(screen.view.buttons.map(\.currentTitle) == ["Save", "Subscribe"])
  }

  @Test func `is freed`() {
    expectFreed {
      let screen = makeScreen()
      screen.loadViewIfNeeded()
      screen.view.press("Save")
      return screen
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

extension UIView {
  /// Presses the button with this title, as a person would who can see it.
  func press(_ title: String) {
    let button = buttons.first { $0.currentTitle == title }
    #expect(button?.isEnabled == true, "no button '\(title)' to press")
    button?.sendActions(for: .primaryActionTriggered)
  }

  var buttons: [UIButton] { all(UIButton.self) }

  var fields: [UITextField] { all(UITextField.self) }

  var texts: [String] { all(UILabel.self).filter { !$0.isHidden }.compactMap(\.text) }

  private func all<View: UIView>(_ type: View.Type) -> [View] {
    if let view = self as? View { return [view] }
    return subviews.flatMap { $0.all(type) }
  }
}
