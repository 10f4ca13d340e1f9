import CompactTesting
import Testing

@testable import Newsstand

struct `The accounts`: TableSuite {
  let accounts = Accounts()

  @Test(arguments: await rowNames) func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("let in whoever signed up, however the name is written") {
      let signedUp = try await accounts.signUp(username: " Andr\u{e9} ", password: "compiler")
      expectEqual(signedUp, Account(username: "Andr\u{e9}"))
      let loggedIn = try await accounts.logIn(username: "andre\u{301}", password: "compiler")
      expectEqual(loggedIn, signedUp)
    }

    test("say the same about an unknown user and a wrong password") {
      await #expect(throws: AccountError.wrongCredentials) {
        try await accounts.logIn(username: "nobody", password: "engine")
      }
      await #expect(throws: AccountError.wrongCredentials) {
        try await accounts.logIn(username: "ada", password: "motor")
      }
    }

    test("reject a name that is taken, however it is written") {
      let error = await #expect(throws: AccountError.self) {
        try await accounts.signUp(username: "ADA ", password: "other")
      }
      expectEqual(error?.description, "The username 'ADA' is taken. Choose another one.")
    }

    test("reject empty fields") {
      await #expect(throws: AccountError.emptyUsername) {
        try await accounts.logIn(username: "  ", password: "engine")
      }
      await #expect(throws: AccountError.emptyPassword) {
        try await accounts.logIn(username: "ada", password: "")
      }
      await #expect(throws: AccountError.emptyUsername) {
        try await accounts.signUp(username: "", password: "x")
      }
      await #expect(throws: AccountError.emptyPassword) {
        try await accounts.signUp(username: "grace", password: "")
      }
    }
  }
}
