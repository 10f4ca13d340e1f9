import Foundation

/// The account that is logged in, and the name of the last one.
final class Session {
  private(set) var account: Account?
  private(set) var plan: Plan?

  /// The name to offer at the next login.
  private(set) var cachedUsername: String?

  private let file: StateFile<SessionRecord>?

  /// - Parameter file: Where the name is kept until the next launch; nowhere if nil.
  init(account: Account? = nil, file: URL? = nil) {
    self.account = account
    self.file = file.map(StateFile.init)
    cachedUsername = self.file?.read()?.username
  }

  var isLoggedIn: Bool { account != nil }

  var hasCachedUsername: Bool { cachedUsername != nil }

  func begin(with account: Account) {
    self.account = account
  }

  func subscribe(to plan: Plan) {
    self.plan = plan
  }

  /// Keeps the name of the present user for the next login, or forgets every name.
  func remember(_ isWanted: Bool) {
    let username = isWanted ? account?.username : nil
    guard username != cachedUsername else { return }
    cachedUsername = username
    if let file { try? file.write(SessionRecord(username: username)) }
  }
}

/// The content of the file.
private nonisolated struct SessionRecord: Codable, Sendable {
  let username: String?
}
