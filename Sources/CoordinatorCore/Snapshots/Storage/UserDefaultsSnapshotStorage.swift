public import Foundation

/// The user defaults, for small snapshots.
public struct UserDefaultsSnapshotStorage: SnapshotStorage {
  /// The user defaults.
  public let defaults: UserDefaults

  /// What the names of all values begin with.
  private static let prefix = "Coordinators."

  /// Creates a storage.
  public init(_ defaults: UserDefaults = .standard) { self.defaults = defaults }

  /// The data of a key, or nil if there are none.
  public func data(for key: String, limit: Int) throws -> Data? {
    defaults.data(forKey: Self.prefix + key)
  }

  /// Sets the data of a key, and waits until a crash of the app cannot lose them.
  public func write(_ data: Data, for key: String) throws {
    defaults.set(data, forKey: Self.prefix + key)
    defaults.synchronize()
  }

  /// Removes the data of a key.
  public func remove(_ key: String) throws {
    defaults.removeObject(forKey: Self.prefix + key)
    defaults.synchronize()
  }

  /// The keys that have data.
  public func keys() throws -> [String] {
    defaults.dictionaryRepresentation().keys
      .filter { $0.hasPrefix(Self.prefix) }
      .map { String($0.dropFirst(Self.prefix.count)) }
      .sorted()
  }
}
