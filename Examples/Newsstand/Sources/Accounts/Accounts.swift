/// Who may enter; where the accounts are kept is not the app's business.
protocol Accounts: AnyObject {
  /// Finds the account that has this name and password.
  func logIn(username: String, password: String) async throws(AccountError) -> Account

  /// Makes an account with a name that nobody has.
  func signUp(username: String, password: String) async throws(AccountError) -> Account
}

extension Accounts {
  /// The answer to a request as a value.
  func result(
    of request: (Self) async throws(AccountError) -> Account
  ) async -> Result<Account, AccountError> {
    do throws(AccountError) {
      return .success(try await request(self))
    } catch {
      return .failure(error)
    }
  }
}
