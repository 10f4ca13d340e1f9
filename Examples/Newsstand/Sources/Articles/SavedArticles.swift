import Foundation

/// The articles that each user keeps for later, the newest first.
final class SavedArticles {
  private let file: StateFile<SavedList>
  private let session: Session
  private var removals: [String: [[Removal]]] = [:]

  init(file: URL, session: Session) {
    self.file = StateFile(file)
    self.session = session
  }

  func ids() -> [Article.ID] {
    list.users[username, default: []]
  }

  func contains(_ id: Article.ID) -> Bool {
    ids().contains(id)
  }

  /// Saves an article, or removes it if it is saved; returns whether it is saved now.
  @discardableResult
  func toggle(_ id: Article.ID) throws(StateFileError) -> Bool {
    let ids = ids()
    if let index = ids.firstIndex(of: id) {
      try remove([Removal(id: id, index: index)], from: ids)
      return false
    }
    try write([id] + ids)
    return true
  }

  func removeAll() throws(StateFileError) {
    let ids = ids()
    try remove(ids.enumerated().map { Removal(id: $1, index: $0) }, from: ids)
  }

  /// Whether something was removed since the launch that is not back yet.
  var canUndo: Bool { removals[username]?.isEmpty == false }

  /// Puts what was removed last where it was.
  func undo() throws(StateFileError) {
    guard let last = removals[username]?.last else { return }
    var ids = ids()
    // One that was saved again in the meantime keeps its new place.
    for removal in last where !ids.contains(removal.id) {
      ids.insert(removal.id, at: min(removal.index, ids.count))
    }
    try write(ids)
    removals[username]?.removeLast()
  }

  private func remove(_ removed: [Removal], from ids: [Article.ID]) throws(StateFileError) {
    guard !removed.isEmpty else { return }
    try write(ids.filter { id in !removed.contains { $0.id == id } })
    removals[username, default: []].append(removed)
  }

  private var username: String {
    Accounts.plain(session.account?.username ?? "")
  }

  private var list: SavedList { file.read() ?? SavedList() }

  private func write(_ ids: [Article.ID]) throws(StateFileError) {
    var list = list
    list.users[username] = ids
    try file.write(list)
  }
}

/// An article and the place that it had in the list.
private nonisolated struct Removal {
  let id: Article.ID
  let index: Int
}

/// The content of the file.
private nonisolated struct SavedList: Codable, Sendable {
  var users: [String: [Article.ID]] = [:]
}
