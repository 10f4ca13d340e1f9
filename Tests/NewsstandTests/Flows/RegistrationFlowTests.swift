import CompactTesting
import CoordinatorTesting
import Testing
import UIKit

@testable import Newsstand

struct `The registration`: TableSuite {
  @Test(.coordinators(expectingFreed: true), arguments: await rowNames)
  func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("ends with the login when it has made an account") {
      let app = try await NewsstandApp(loggedIn: false)
      try await app.run(
        """
        tap "Sign up"
        type "Username" "grace"
        tap "Next"
        type "Password" "compiler"
        type "Repeat password" "compiler"
        tap "Next"
        tap "I accept the terms"
        tap "Create account"
        expect screen "Library"
        expect depth 1
        expect no tree "Login"
        """)
      expectEqual(app.session.account, Account(username: "grace"))
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
}
