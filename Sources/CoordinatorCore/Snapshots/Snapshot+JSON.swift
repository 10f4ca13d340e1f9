public import Foundation

extension Snapshot {
  /// Decodes a snapshot from JSON that is not trusted, such as the content of a file.
  ///
  /// The time is linear in the size of the data, and data beyond ``maximumSize`` are not decoded at
  /// all.
  ///
  /// - Parameters:
  ///   - data: The JSON.
  ///   - migrations: Changes a snapshot of an older version of the app.
  /// - Throws: A ``SnapshotError`` if the data are no snapshot, exceed a limit, are of a newer
  ///   version, or cannot be migrated.
  public init(data: Data, migrations: SnapshotMigrations = []) throws(SnapshotError) {
    try self.init(decoding: data)
    try migrations.migrate(&self)
  }

  /// Decodes a snapshot without migrating it.
  init(decoding data: Data) throws(SnapshotError) {
    if data.count > Self.maximumSize { throw .tooLarge }
    do {
      self = try JSONDecoder().decode(Snapshot.self, from: data)
    } catch let error as SnapshotError {
      throw error
    } catch {
      throw .damaged(SnapshotError.explanation(of: error))
    }
    try checkLimits()
  }

  /// The snapshot as JSON: readable, and the same for equal snapshots.
  ///
  /// - Throws: A ``SnapshotError`` if the snapshot exceeds ``maximumSize``, ``maximumDepth`` or
  ///   ``maximumCount``.
  public func data() throws(SnapshotError) -> Data {
    try checkLimits()
    let data = try Self.encode(
      self, as: "The snapshot", [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes])
    if data.count > Self.maximumSize { throw .tooLarge }
    return data
  }

  /// A value as JSON text, as nodes and entries contain it.
  ///
  /// - Throws: A ``SnapshotError`` if the value cannot be encoded.
  public static func text(encoding value: some Encodable) throws(SnapshotError) -> String {
    let place = "The value of '\(typeName(type(of: value)))'"
    return String(
      decoding: try encode(value, as: place, [.sortedKeys, .withoutEscapingSlashes]), as: UTF8.self)
  }

  /// The value of a JSON text of a node or an entry.
  ///
  /// ```swift
  /// let route = try Snapshot.value(Library.Route.self, decoding: #"{"article":{"_0":42}}"#)
  /// ```
  ///
  /// - Throws: A ``SnapshotError`` if the text is no value of the type.
  public static func value<Value: Decodable>(
    _ type: Value.Type, decoding text: String
  ) throws(SnapshotError) -> Value {
    do {
      return try JSONDecoder().decode(type, from: Data(text.utf8))
    } catch {
      throw .undecodable(typeName(type), text: text, SnapshotError.explanation(of: error))
    }
  }

  private static func encode(
    _ value: some Encodable, as place: String, _ formatting: JSONEncoder.OutputFormatting
  ) throws(SnapshotError) -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = formatting
    do {
      return try encoder.encode(value)
    } catch {
      throw .unencodable(place, SnapshotError.explanation(of: error))
    }
  }
}
