// What is usual is left out, so that a snapshot stays short.

extension Snapshot: Codable {
  private enum CodingKeys: String, CodingKey {
    case format, version, root
  }

  /// Decodes a snapshot, and throws a ``SnapshotError`` if a newer format wrote it.
  ///
  /// Use ``init(data:migrations:)`` for data that your app does not control.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let format = try container.decode(Int.self, forKey: .format)
    // A newer format may have other keys, so nothing else is decoded before.
    if format > Self.currentFormat {
      throw SnapshotError.newer("format", format, than: Self.currentFormat)
    }
    version = try container.decode(Int.self, forKey: .version)
    for (number, key) in [(format, CodingKeys.format), (version, .version)] where number < 1 {
      throw DecodingError.dataCorruptedError(
        forKey: key, in: container, debugDescription: "Versions begin with 1.")
    }
    root = try container.decode(Node.self, forKey: .root)
  }

  /// Encodes the snapshot in the current format.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(Self.currentFormat, forKey: .format)
    try container.encode(version, forKey: .version)
    try container.encode(root, forKey: .root)
  }
}

extension Snapshot.Node: Codable {
  private enum CodingKeys: String, CodingKey {
    case type, state, entries, selectedTab
  }

  /// Decodes a node; all but its type may be left out.
  public init(from decoder: any Decoder) throws {
    // Each node lies in an entry, which lies in an array. The first lies in the snapshot.
    if decoder.codingPath.count > 3 * Snapshot.maximumDepth { throw SnapshotError.tooDeep }
    let container = try decoder.container(keyedBy: CodingKeys.self)
    type = try container.decode(String.self, forKey: .type)
    state = try container.decodeIfPresent(String.self, forKey: .state)
    entries = try container.decodeIfPresent([Snapshot.Entry].self, forKey: .entries) ?? []
    selectedTab = try container.decodeIfPresent(Int.self, forKey: .selectedTab)
  }

  /// Encodes the node, without what it does not have.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(type, forKey: .type)
    try container.encodeIfPresent(state, forKey: .state)
    if !entries.isEmpty { try container.encode(entries, forKey: .entries) }
    try container.encodeIfPresent(selectedTab, forKey: .selectedTab)
  }
}

extension Snapshot.Entry: Codable {
  private enum CodingKeys: String, CodingKey {
    case route, child, isSelected
  }

  /// Decodes an entry; each of its parts may be left out.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    route = try container.decodeIfPresent(String.self, forKey: .route)
    child = try container.decodeIfPresent(Snapshot.Node.self, forKey: .child)
    isSelected = try container.decodeIfPresent(Bool.self, forKey: .isSelected) ?? false
  }

  /// Encodes the entry, without what it does not have.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encodeIfPresent(route, forKey: .route)
    try container.encodeIfPresent(child, forKey: .child)
    if isSelected { try container.encode(true, forKey: .isSelected) }
  }
}
