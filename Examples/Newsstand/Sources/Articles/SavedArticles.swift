import Foundation

/// The articles that each user keeps for later, the newest first.
final class SavedArticles {
  private let file: StateFile<SavedList>
  private let session: Session

  init(file: URL, session: Session) {
    self.file = StateFile(file)
    self.session = session
  }

  func ids() throws(StateFileError) -> [Article.ID] {
    try readList().users[username, default: []]
  }

  func contains(_ id: Article.ID) throws(StateFileError) -> Bool {
    try ids().contains(id)
  }

  /// Saves the article, or gives it up when it is saved; tells what it is afterwards.
  @discardableResult
  func toggle(_ id: Article.ID) throws(StateFileError) -> Bool {
    var list = try readList()
    var ids = list.users[username, default: []]
    let wasSaved = ids.contains(id)
    if wasSaved {
      ids.removeAll { $0 == id }
    } else {
      ids.insert(id, at: 0)
    }
    list.users[username] = ids
    try file.write(list)
    return !wasSaved
  }

  private var username: String {
    AccountList.plain(session.account?.username ?? "")
  }

  private func readList() throws(StateFileError) -> SavedList {
    try file.read() ?? SavedList()
  }
}

/// The content of the file.
private nonisolated struct SavedList: StateFileContent {
  static let currentVersion = 1

  var version = Self.currentVersion
  var users: [String: [Article.ID]] = [:]

  func validate() throws(StateFileFault) {
    guard version <= Self.currentVersion else { throw .newer(version: version) }
  }
}
