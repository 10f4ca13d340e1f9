/// The sessions of an app's scenes, as the next process can know them.
package struct SessionList: Hashable, Codable, Sendable {
  /// The numbers of the sessions that a user has not closed, the one used last at the end.
  package let open: [Int]

  /// The number of the newest session, so that no later one gets the name of one that was closed.
  package let newest: Int

  package init(open: [Int], newest: Int) {
    self.open = open
    self.newest = newest
  }

  /// Leaves out sessions of other screens, which come and go with the screens.
  @MainActor
  init(of sessions: [UISceneSession], newest: Int) {
    let sessions = sessions.filter { $0.role == .windowApplication }
    self.init(open: sessions.map(\.number), newest: newest)
  }

  /// Throws for numbers that are no sessions of an app: another program may have written them.
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
