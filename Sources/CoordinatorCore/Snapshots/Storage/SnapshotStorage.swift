public import Foundation

/// A place where a ``SnapshotStore`` keeps data under keys.
///
/// The keys have only letters, digits, `-`, `_`, `%` and `.`, never begin with a dot, and are at most
/// 140 characters long.
///
/// The package has ``FileSnapshotStorage``, ``UserDefaultsSnapshotStorage`` and
/// ``UserInfoSnapshotStorage``. Write your own for another place, such as an encrypted one.
@MainActor
public protocol SnapshotStorage {
  /// The data of a key, or nil if there are none.
  ///
  /// The caller needs no more bytes than the limit. A storage need not return the others.
  func data(for key: String, limit: Int) throws -> Data?

  /// Replaces the data of a key.
  ///
  /// When it returns, the data are there even if the app crashes. If it does not return, or throws,
  /// the former data are still there.
  func write(_ data: Data, for key: String) throws

  /// Removes the data of a key, if there are any.
  func remove(_ key: String) throws

  /// The keys that have data.
  func keys() throws -> [String]
}

extension SnapshotStorage {
  /// Gives the data of a key another key, where they replace what was there.
  package func move(_ key: String, to newKey: String) throws {
    guard let data = try data(for: key, limit: .max) else { return }
    try write(data, for: newKey)
    try remove(key)
  }
}
