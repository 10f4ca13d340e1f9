import Foundation

/// A JSON file of the app's state, which is replaced as a whole or not at all.
nonisolated struct StateFile<Content: Codable & Sendable>: Sendable {
  let url: URL

  init(_ url: URL) {
    self.url = url
  }

  /// The content; nil if there is no such file, or something else in it.
  func read() -> Content? {
    guard let data = try? Data(contentsOf: url) else { return nil }
    return try? JSONDecoder().decode(Content.self, from: data)
  }

  func write(_ content: Content) throws(StateFileError) {
    do {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true
      )
      try encoder.encode(content).write(to: url, options: .atomic)
    } catch {
      throw StateFileError(file: url, reason: error.localizedDescription)
    }
  }
}

/// Why a file of the app's state could not be written: which file, why, what to do.
nonisolated struct StateFileError: Error, CustomStringConvertible {
  let file: URL
  let reason: String

  var description: String {
    """
    The file \(file.path) can't be written: \(reason)
    To repair it, make its folder one that you may write to, with space left, and try again.
    """
  }
}
