import Foundation

/// Accounts in a JSON file; of the passwords it holds salted hashes.
final class FileAccounts: Accounts {
  private let file: StateFile<AccountList>
  private let iterations: Int
  private let firstAccounts: [AccountRecord]

  /// - Parameter iterations: the work that one hash of a new account takes. The default suits a
  ///   debug build of plain Swift code; for a real app OWASP recommends 600,000.
  init(
    file: URL, iterations: Int = 10_000, firstAccounts: [AccountRecord] = [.ada]
  ) {
    self.file = StateFile(file)
    self.iterations = iterations
    self.firstAccounts = firstAccounts
  }

  func logIn(username: String, password: String) async throws(AccountError) -> Account {
    try Self.checkFilled(username: username, password: password)
    let record = try readList().record(named: username)
    // An unknown name costs a hash too, so that the answer takes as long as for a known one.
    let hash = record?.password ?? PasswordHash(salt: Data(), iterations: iterations, key: Data())
    guard await Self.matches(hash, password), let record else { throw .wrongCredentials }
    return Account(username: record.username)
  }

  func signUp(username: String, password: String) async throws(AccountError) -> Account {
    try Self.checkFilled(username: username, password: password)
    let name = username.trimmingCharacters(in: .whitespacesAndNewlines)
    guard try readList().record(named: name) == nil else { throw .nameTaken(name) }
    let hash = await Self.hash(password, iterations: iterations)
    // Read again: somebody else may have signed up while the hash was made.
    var list = try readList()
    guard list.record(named: name) == nil else { throw .nameTaken(name) }
    list.accounts.append(AccountRecord(username: name, password: hash))
    do {
      try file.write(list)
    } catch {
      throw .storage(error)
    }
    return Account(username: name)
  }

  private func readList() throws(AccountError) -> AccountList {
    do {
      if let list = try file.read() { return list }
    } catch {
      throw .storage(error)
    }
    let list = AccountList(accounts: firstAccounts)
    // A folder that can't be written is no reason to keep anybody out; sign-up tells about it.
    try? file.write(list)
    return list
  }

  private static func checkFilled(username: String, password: String) throws(AccountError) {
    guard !AccountList.plain(username).isEmpty else { throw .emptyUsername }
    guard !password.isEmpty else { throw .emptyPassword }
  }

  // Hashing takes its time on purpose, so it leaves the main actor.
  @concurrent
  private nonisolated static func matches(_ hash: PasswordHash, _ password: String) async -> Bool {
    hash.matches(password)
  }

  @concurrent
  private nonisolated static func hash(_ password: String, iterations: Int) async -> PasswordHash {
    PasswordHash(of: password, iterations: iterations)
  }
}
