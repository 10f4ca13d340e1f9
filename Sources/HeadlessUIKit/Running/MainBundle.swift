import Foundation

/// The `Info.plist` of the running program.
@MainActor
enum MainBundle {
  /// The entries of the main bundle, then those of the file next to the executable.
  static var infoDictionaries: [[String: Any]] {
    var dictionaries: [[String: Any]] = []
    if let entries = Bundle.main.infoDictionary { dictionaries.append(entries) }
    let file = Bundle.main.executableURL?.deletingLastPathComponent()
      .appendingPathComponent("Info.plist")
    if let file, let data = try? Data(contentsOf: file),
      let list = try? unsafe PropertyListSerialization.propertyList(from: data, format: nil),
      let entries = list as? [String: Any]
    {
      dictionaries.append(entries)
    }
    return dictionaries
  }

  /// The name of the main storyboard of an app without scenes.
  static var mainStoryboard: String? {
    infoDictionaries.lazy.compactMap { $0["UIMainStoryboardFile"] as? String }.first
  }
}
