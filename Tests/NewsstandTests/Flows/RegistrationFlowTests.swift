import CompactTesting
import CoordinatorTesting
import Testing
import UIKit

@testable import Newsstand

@MainActor struct `The registration`: TableSuite {
  @Test(arguments: await rowNames) func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("is a coordinator on the stack of the login") {
      let app = try await NewsstandApp(loggedIn: false)
      try await app.run(
        """
        tap "Sign up"
        type "Username" "grace"
        tap "Next"
        expect depth 3
        """)
      expectEqual(
        app.driver.tree,
        """
        AppCoordinator  active
        └─ Login.Coordinator  active  ◀ Login.LoginViewController
           └─ Registration.Coordinator  active  ◀ Registration.Step1ViewController, \
        Registration.Step2ViewController
        """)
    }

    test("goes back to the name when it is taken") {
      let app = try await NewsstandApp(loggedIn: false)
      try await app.run(
        """
        tap "Sign up"
        type "Username" "Ada"
        tap "Next"
        type "Password" "compiler"
        type "Repeat password" "compiler"
        tap "Next"
        tap "I accept the terms"
        tap "Create account"
        expect screen "New account"
        expect depth 2
        expect text "The username 'Ada' is taken."
        expect tree "Registration.Coordinator  active"
        """)
      expectFalse(app.session.isLoggedIn)
    }
  }

  @Test(arguments: ["back", "swipe back"])
  func `leaves the login as it was when it is left`(exit: String) async throws {
    let app = try await NewsstandApp(loggedIn: false)
    weak let login = app.coordinator.children.first as? Login.Coordinator
    try await app.run("tap \"Sign up\"\nexpect screen \"New account\"")
    weak let registration = login?.children.first as? Registration.Coordinator
    expectNotNil(registration)
    try await app.run(
      """
      type "Username" "grace"
      tap "Next"
      \(exit)
      expect tree "Registration.Coordinator"
      \(exit)
      expect screen "Newsstand"
      expect tree "Login.Coordinator  active"
      expect no tree "Registration"
      """)
    expectNil(registration)
  }
}
