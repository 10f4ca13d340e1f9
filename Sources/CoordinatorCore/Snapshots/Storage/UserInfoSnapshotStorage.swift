public import Foundation

/// The dictionary of a user activity, which the system keeps for a scene.
///
/// Create it with what the system has kept, and return its dictionary when the system asks for it:
///
/// ```swift
/// let storage = UserInfoSnapshotStorage(session.stateRestorationActivity?.userInfo)
///
/// func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
///   store.flush()
///   let activity = NSUserActivity(activityType: "com.example.restoration")
///   activity.addUserInfoEntries(from: storage.userInfo)
///   return activity
/// }
/// ```
///
/// The system keeps the dictionary only when the scene goes to the background. So a crash during a
/// restoration is not counted, and the system itself decides whether to offer the activity again.
@MainActor
public final class UserInfoSnapshotStorage: SnapshotStorage {
  private static let prefix = "Coordinators."

  private var contents: [String: Data] = [:]

  /// Creates a storage with the entries of a dictionary that belong to snapshots.
  public init(_ userInfo: [AnyHashable: Any]? = nil) {
    for (key, value) in userInfo ?? [:] {
      guard let key = key as? String, key.hasPrefix(Self.prefix), let data = value as? Data
      else { continue }
      contents[String(key.dropFirst(Self.prefix.count))] = data
    }
  }

  /// The entries for the user activity, which are values of a property list.
  public var userInfo: [AnyHashable: Any] {
    var userInfo: [AnyHashable: Any] = [:]
    for (key, data) in contents { userInfo[Self.prefix + key] = data }
    return userInfo
  }

  /// The data of a key, or nil if there are none.
  public func data(for key: String, limit: Int) throws -> Data? { contents[key] }

  /// Sets the data of a key.
  public func write(_ data: Data, for key: String) throws { contents[key] = data }

  /// Removes the data of a key.
  public func remove(_ key: String) throws { contents[key] = nil }

  /// The keys that have data.
  public func keys() throws -> [String] { contents.keys.sorted() }
}
