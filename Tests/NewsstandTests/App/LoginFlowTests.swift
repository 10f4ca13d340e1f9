import CoordinatorTesting
import Testing

@testable import Newsstand

@MainActor struct `The login` {
  @Test func `is what a stranger sees`() throws {
    let app = try NewsstandApp(loggedIn: false)
    #expect(
      app.driver.tree == """
        AppCoordinator  active
        └─ Login.Coordinator  active  ◀ Login.LoginViewController
        """
    )
    #expect(app.driver.depth == 1)
  }

  @Test func `does nothing with empty fields`() async throws {
    let app = try NewsstandApp(loggedIn: false)
    try await app.run(
      """
      tap "Log in"
      type "Username" "ada"
      tap "Log in"
      expect screen "Newsstand"
      expect no text "password is wrong"
      """
    )
    #expect(!app.session.isLoggedIn)
  }

  @Test func `leaves the Library list alone on the stack`() async throws {
    let app = try NewsstandApp(loggedIn: false)
    try await app.run(
      """
      type "Username" "ada"
      type "Password" "engine"
      tap "Log in"
      expect screen "Library"
      expect depth 1
      expect no tree "Login"
      expect idle
      """
    )
    #expect(app.session.account == Account(username: "ada"))
  }

  @Test func `tells of a wrong password and lets one try again`() async throws {
    let app = try NewsstandApp(loggedIn: false)
    try await app.run(
      """
      type "Username" "ada"
      type "Password" "motor"
      tap "Log in"
      expect text "The username is not known, or the password is wrong."
      type "Password" "engine"
      tap "Log in"
      expect screen "Library"
      """
    )
  }

  @Test func `tells which file is damaged`() async throws {
    let app = try NewsstandApp(loggedIn: false)
    try app.folder.write("{", to: "accounts.json")
    try await app.run(
      """
      type "Username" "ada"
      type "Password" "engine"
      tap "Log in"
      expect text "accounts.json is damaged: it is not valid JSON"
      expect text "accounts.broken.json, nothing is lost"
      tap "Log in"
      expect screen "Library"
      """
    )
  }

  @Test func `ends with a new account, which can log in later`() async throws {
    let app = try NewsstandApp(loggedIn: false)
    try await app.run(
      """
      tap "Sign up"
      expect screen "New account"
      expect depth 2
      type "Username" "grace"
      tap "Sign up"
      expect text "Enter a password."
      type "Password" "compiler"
      tap "Sign up"
      expect screen "Library"
      expect depth 1
      expect no tree "Login"
      """
    )
    #expect(app.session.account == Account(username: "grace"))
    #expect(try app.folder.text(of: "accounts.json").contains("grace"))
  }

  @Test func `stays when the sign-up is left`() async throws {
    let app = try NewsstandApp(loggedIn: false)
    try await app.run(
      """
      tap "Sign up"
      type "Username" "ada"
      type "Password" "x"
      tap "Sign up"
      expect text "The username 'ada' is taken."
      swipe back
      expect screen "Newsstand"
      expect tree "Login.Coordinator  active"
      """
    )
  }
}
