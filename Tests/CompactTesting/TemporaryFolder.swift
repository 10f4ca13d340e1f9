package import Foundation

/// A folder that goes away with the last reference to it.
package final class TemporaryFolder: Sendable {
  package let url: URL

  /// Names a folder, which the first file creates.
  package init() {
    url = FileManager.default.temporaryDirectory
      .appendingPathComponent("test-\(UUID().uuidString)")
  }

  /// A folder in which nothing can be written, because a file stands in its place.
  package static func blocked() throws -> TemporaryFolder {
    let folder = TemporaryFolder()
    try Data().write(to: folder.url)
    return folder
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  package func create() throws {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  package func file(_ name: String) -> URL {
    url.appendingPathComponent(name)
  }

  package func write(_ text: String, to name: String) throws {
    try create()
    try Data(text.utf8).write(to: file(name))
  }

  package func text(of name: String) throws -> String {
    String(decoding: try Data(contentsOf: file(name)), as: UTF8.self)
  }

  package func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: url.path).sorted()
  }
}
