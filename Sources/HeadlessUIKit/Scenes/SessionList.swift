/// The open sessions of an app, for the next process to restore.
package struct SessionList: Hashable, Codable, Sendable {
  /// The numbers of the open sessions, most recently used last.
  package let open: [Int]

  /// The number of the newest session, so that later sessions do not reuse a closed one's
  /// identifier.
  package let newest: Int

  package init(open: [Int], newest: Int) {
    self.open = open
    self.newest = newest
  }

  /// Creates a list without the sessions of external displays, which end with the display.
  @MainActor
  init(of sessions: [UISceneSession], newest: Int) {
    let sessions = sessions.filter { $0.role == .windowApplication }
    self.init(open: sessions.map(\.number), newest: newest)
  }

  /// Decodes a list; throws if the numbers are invalid, since another program may have written
  /// them.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    open = try container.decode([Int].self, forKey: .open)
    newest = try container.decode(Int.self, forKey: .newest)
    let isPossible = open.allSatisfy { $0 > 0 && $0 <= newest } && Set(open).count == open.count
    guard isPossible, (0..<1_000_000_000).contains(newest) else {
      throw DecodingError.dataCorruptedError(
        forKey: .open, in: container, debugDescription: "The numbers are not those of scenes.")
    }
  }
}
