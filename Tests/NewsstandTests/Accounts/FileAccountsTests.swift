import CompactTesting
import Foundation
import Testing

@testable import Newsstand

@MainActor struct `Accounts in a file`: TableSuite {
  let folder = TemporaryFolder()

  var accounts: FileAccounts { accounts(first: [.quickAda]) }

  func accounts(first: [AccountRecord]) -> FileAccounts {
    FileAccounts(file: folder.file("accounts.json"), iterations: 1, firstAccounts: first)
  }

  @Test(arguments: await rowNames) func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("know ada from the start") {
      let account = try await accounts(first: [.ada]).logIn(username: "ada", password: "engine")
      expectEqual(account.username, "ada")
      try expectEqual(folder.names(), ["accounts.json"])
    }

    test("let in whoever signed up, also after a restart") {
      let signedUp = try await accounts.signUp(username: " grace ", password: "compiler")
      let loggedIn = try await accounts.logIn(username: "Grace", password: "compiler")
      expectEqual(signedUp.username, "grace")
      expectEqual(loggedIn, signedUp)
      _ = try await accounts.logIn(username: "ada", password: "engine")
    }

    test("hold no password in clear") {
      _ = try await accounts.signUp(username: "grace", password: "compiler")
      let text = try folder.text(of: "accounts.json")
      expectTrue(text.contains("grace"))
      expectFalse(text.contains("compiler"))
      expectFalse(text.contains(Data("compiler".utf8).base64EncodedString()))
      expectFalse(text.contains("engine"))
    }

    test("say the same about an unknown user and a wrong password") {
      await #expect(throws: AccountError.wrongCredentials) {
        try await accounts.logIn(username: "nobody", password: "engine")
      }
      await #expect(throws: AccountError.wrongCredentials) {
        try await accounts.logIn(username: "ada", password: "motor")
      }
    }

    test("refuse a name that is taken, however it is written") {
      let error = await #expect(throws: AccountError.self) {
        try await accounts.signUp(username: "ADA ", password: "other")
      }
      expectEqual(error?.description, "The username 'ADA' is taken. Choose another one.")
    }

    test("refuse empty fields") {
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

    test("give one name to one of two who ask for it at once") {
      let accounts = accounts
      async let one = result { try await accounts.signUp(username: "grace", password: "1") }
      async let other = result { try await accounts.signUp(username: "grace", password: "2") }
      let both = await [one, other]
      expectEqual(both.count { $0 == "grace" }, 1)
      expectEqual(both.count { $0 == "The username 'grace' is taken. Choose another one." }, 1)
    }

    test("never overwrite a file that was kept aside") {
      try folder.write("old", to: "accounts.broken.json")
      try folder.write("new", to: "accounts.json")
      await #expect(throws: AccountError.self) {
        try await accounts.signUp(username: "grace", password: "compiler")
      }
      try expectEqual(folder.names(), ["accounts.broken-2.json", "accounts.broken.json"])
      try expectEqual(folder.text(of: "accounts.broken.json"), "old")
    }

    test("leave the file of a newer version alone") {
      let text = "{\"version\": 2, \"people\": []}"
      try folder.write(text, to: "accounts.json")
      let error = await #expect(throws: AccountError.self) {
        try await accounts.logIn(username: "ada", password: "engine")
      }
      expectEqual(error?.description.contains("written by a newer Newsstand (version 2)"), true)
      try expectEqual(folder.text(of: "accounts.json"), text)
    }

    test("tell of a file that can't be read") {
      try FileManager.default.createDirectory(
        at: folder.file("accounts.json"), withIntermediateDirectories: true
      )
      let error = await #expect(throws: AccountError.self) {
        try await accounts.logIn(username: "ada", password: "engine")
      }
      expectEqual(error?.code, .storage)
      expectEqual(error?.description.contains("accounts.json can't be read"), true)
      expectEqual(error?.description.contains("To repair it"), true)
      try expectEqual(folder.names(), ["accounts.json"])
    }

    test("tell of a folder that can't be written, but still let ada in") {
      try folder.write("a file where the folder should be", to: "state")
      let accounts = FileAccounts(
        file: folder.file("state/accounts.json"), iterations: 1, firstAccounts: [.quickAda]
      )
      _ = try await accounts.logIn(username: "ada", password: "engine")
      let error = await #expect(throws: AccountError.self) {
        try await accounts.signUp(username: "grace", password: "compiler")
      }
      expectEqual(error?.description.contains("accounts.json can't be written"), true)
    }
  }

  @Test(
    arguments: [
      ("{", "it is not valid JSON"),
      ("{\"version\": 1}", "'accounts' is missing"),
      (
        "{\"version\": 1, \"accounts\": [{\"username\": 7}]}",
        "a value that is not a String at accounts.[0].username"
      ),
      (
        """
        {"version": 1, "accounts": [{"username": "a", "password":
        {"salt": "", "iterations": 99000000000, "key": ""}}]}
        """,
        "the hash of 'a' has an impossible number of iterations"
      ),
    ]
  )
  func `keep a damaged file aside and tell how to repair it`(text: String, reason: String)
    async throws
  {
    try folder.write(text, to: "accounts.json")
    let error = await #expect(throws: AccountError.self) {
      try await accounts.logIn(username: "ada", password: "engine")
    }
    expectEqual(
      error?.description,
      """
      The file \(folder.file("accounts.json").path) is damaged: \(reason). It was kept as \
      \(folder.file("accounts.broken.json").path), nothing is lost.
      To repair it, correct that file and move it back to accounts.json; or try again to begin \
      with a new one.
      """)
    try expectEqual(folder.names(), ["accounts.broken.json"])
    try expectEqual(folder.text(of: "accounts.broken.json"), text)

    _ = try await accounts.logIn(username: "ada", password: "engine")
    try expectEqual(folder.names(), ["accounts.broken.json", "accounts.json"])
  }

  private func result(_ body: () async throws -> Account) async -> String {
    do {
      return try await body().username
    } catch {
      return "\(error)"
    }
  }
}

extension AccountRecord {
  /// Ada with a hash that takes no time.
  static let quickAda = AccountRecord(
    username: "ada", password: PasswordHash(of: "engine", iterations: 1)
  )
}
