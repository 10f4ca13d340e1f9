import CompactTesting
import CoordinatorTesting
import Testing

@testable import Newsstand

@MainActor struct `The login` {
  @Test func `is what a stranger sees`() throws {
    let app = try NewsstandApp(loggedIn: false)
    expectEqual(
      app.driver.tree,
      """
      AppCoordinator  active
      └─ Login.Coordinator  active  ◀ Login.LoginViewController
      """)
    expectEqual(app.driver.depth, 1)
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
    expectFalse(app.session.isLoggedIn)
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
    expectEqual(app.session.account, Account(username: "ada"))
  }

  @Test func `tells of a wrong password in an alert and lets one try again`() async throws {
    let app = try NewsstandApp(loggedIn: false)
    try await app.run(
      """
      type "Username" "ada"
      type "Password" "motor"
      tap "Log in"
      expect screen "The login failed"
      expect text "The username is not known, or the password is wrong."
      expect tree "Login.Coordinator  active"
      tap "OK"
      expect screen "Newsstand"
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
      tap "OK"
      tap "Log in"
      expect screen "Library"
      """
    )
  }

  @Test func `offers the name that was used last`() async throws {
    let folder = TemporaryFolder()
    let first = try NewsstandApp(loggedIn: false, folder: folder)
    try await first.run(
      """
      type "Username" "ada"
      type "Password" "engine"
      tap "Log in"
      expect screen "Library"
      """
    )
    let second = try NewsstandApp(loggedIn: false, folder: folder)
    expectTrue(second.driver.screen.contains("Username: [ada"))
    try await second.run(
      """
      type "Password" "engine"
      tap "Log in"
      expect screen "Library"
      """
    )
  }

  @Test func `begins empty when the name can't be read`() throws {
    let folder = TemporaryFolder()
    try folder.write("{", to: "session.json")
    let app = try NewsstandApp(loggedIn: false, folder: folder)
    expectFalse(app.session.hasCachedUsername)
    try expectTrue(folder.names().contains("session.broken.json"))
  }
}
