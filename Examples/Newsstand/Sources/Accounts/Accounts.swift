import Foundation

/// The accounts that can log in.
///
/// The accounts last as long as the app runs; an app that ships asks a server.
final class Accounts {
  private var known = ["ada": (account: Account(username: "ada"), password: "engine")]

  /// Finds the account that has this name and password.
  func logIn(username: String, password: String) async throws(AccountError) -> Account {
    let name = try Self.checkedName(username, password: password)
    guard let found = known[name], found.password == password else { throw .wrongCredentials }
    return found.account
  }

  /// Makes an account with a name that nobody has.
  func signUp(username: String, password: String) async throws(AccountError) -> Account {
    let name = try Self.checkedName(username, password: password)
    let account = Account(username: username.trimmingCharacters(in: .whitespacesAndNewlines))
    guard known[name] == nil else { throw .nameTaken(account.username) }
    known[name] = (account, password)
    return account
  }

  /// The answer to a request as a value.
  func result(
    of request: (Accounts) async throws(AccountError) -> Account
  ) async -> Result<Account, AccountError> {
    do throws(AccountError) {
      return .success(try await request(self))
    } catch {
      return .failure(error)
    }
  }

  /// The form in which names are compared: 'Ada ' and 'ada' are one user.
  static func plain(_ username: String) -> String {
    username.trimmingCharacters(in: .whitespacesAndNewlines).lowercased()
      .precomposedStringWithCanonicalMapping
  }

  private static func checkedName(
    _ username: String, password: String
  ) throws(AccountError) -> String {
    let name = plain(username)
    guard !name.isEmpty else { throw .emptyUsername }
    guard !password.isEmpty else { throw .emptyPassword }
    return name
  }
}
