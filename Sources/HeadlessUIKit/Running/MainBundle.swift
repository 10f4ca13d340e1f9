import Foundation

/// What the running program's `Info.plist` says.
@MainActor
enum MainBundle {
  /// The entries of the main bundle, then those of the file beside the executable.
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

  /// The storyboard that an app without scenes begins with.
  static var mainStoryboard: String? {
    infoDictionaries.lazy.compactMap { $0["UIMainStoryboardFile"] as? String }.first
  }
}
