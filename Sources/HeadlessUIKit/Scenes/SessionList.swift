import Foundation

/// The open sessions of an app, for the next process to restore.
package struct SessionList: Hashable, Codable, Sendable {
  /// The open sessions, most recently used last.
  package let open: [SavedSession]

  /// The number of the newest session, so that later sessions do not reuse a closed one's
  /// identifier.
  package let newest: Int

  package init(open: [SavedSession], newest: Int) {
    self.open = open
    self.newest = newest
  }

  /// Creates a list without the sessions of external displays, which end with the display.
  @MainActor
  init(of sessions: [UISceneSession], newest: Int, declaredIn manifest: SceneManifest?) {
    let sessions = sessions.filter { $0.role == .windowApplication }
    self.init(open: sessions.map { SavedSession(of: $0, declaredIn: manifest) }, newest: newest)
  }

  /// Decodes a list; throws if the numbers are invalid, since another program may have written
  /// them.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    open = try container.decode([SavedSession].self, forKey: .open)
    newest = try container.decode(Int.self, forKey: .newest)
    let numbers = open.map(\.number)
    let isPossible =
      numbers.allSatisfy { $0 > 0 && $0 <= newest } && Set(numbers).count == numbers.count
    guard isPossible, (0..<1_000_000_000).contains(newest) else {
      throw DecodingError.dataCorruptedError(
        forKey: .open, in: container, debugDescription: "The numbers are not those of scenes.")
    }
  }
}

/// What the next process needs to know of a session.
package struct SavedSession: Hashable, Codable, Sendable {
  package let number: Int

  /// The name of the session's configuration, if the manifest declares the same one.
  package var configuration: String?

  package var userInfo: PropertyList?

  package var activity: Activity?

  /// The values of a scene's `stateRestorationActivity`.
  package struct Activity: Hashable, Codable, Sendable {
    let type: String
    var title: String?
    package var userInfo: PropertyList?
    var webpageURL: URL?
    var targetContentIdentifier: String?
  }

  package init(_ number: Int) { self.number = number }

  @MainActor
  init(of session: UISceneSession, declaredIn manifest: SceneManifest?) {
    self.init(session.number)
    if manifest?.declares(session.configuration) == true {
      configuration = session.configuration.name
    }
    userInfo = session.userInfo.flatMap { PropertyList($0) }
    guard let activity = session.stateRestorationActivity else { return }
    self.activity = Activity(
      type: activity.activityType, title: activity.title,
      userInfo: activity.userInfo.flatMap { PropertyList($0) }, webpageURL: activity.webpageURL,
      targetContentIdentifier: activity.targetContentIdentifier)
  }
}

extension SavedSession.Activity {
  /// A new activity with these values.
  @MainActor var activity: NSUserActivity {
    let activity = NSUserActivity(activityType: type)
    activity.title = title
    activity.userInfo = userInfo?.dictionary
    activity.webpageURL = webpageURL
    activity.targetContentIdentifier = targetContentIdentifier
    return activity
  }
}

/// A dictionary of strings, numbers, dates, data, and arrays and dictionaries of these.
package struct PropertyList: Hashable, Codable, Sendable {
  private let data: Data

  /// Returns nil if the dictionary contains something else.
  init?(_ dictionary: [AnyHashable: Any]) {
    guard Self.isValue(dictionary),
      let data = try? PropertyListSerialization.data(
        fromPropertyList: dictionary, format: .binary, options: 0)
    else { return nil }
    self.data = data
  }

  package init(from decoder: any Decoder) throws {
    data = try decoder.singleValueContainer().decode(Data.self)
    if read() == nil {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: decoder.codingPath, debugDescription: "The data is no property list."))
    }
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(data)
  }

  package var dictionary: [String: Any] { read() ?? [:] }

  private func read() -> [String: Any]? {
    let list = unsafe try? PropertyListSerialization.propertyList(from: data, format: nil)
    return list as? [String: Any]
  }

  private static func isValue(_ value: Any) -> Bool {
    switch value {
    case is String, is Bool, is any BinaryInteger, is any BinaryFloatingPoint: true
    // Foundation decodes numbers as objects.
    case is NSNumber, is Date, is Data: true
    case let list as [Any]: list.allSatisfy(isValue)
    case let dictionary as [AnyHashable: Any]:
      dictionary.allSatisfy { $0.key.base is String && isValue($0.value) }
    default: false
    }
  }
}
