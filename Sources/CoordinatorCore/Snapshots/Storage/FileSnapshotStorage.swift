public import Foundation

/// A folder with a file for each snapshot.
///
/// A file is replaced as a whole: the new content is written to a temporary file, which then takes
/// its name. If the app stops in between, the former file is still there.
///
/// Use a folder that contains nothing else, and is used by one process at a time.
public struct FileSnapshotStorage: SnapshotStorage {
  /// The folder, which is created at the first write.
  public let folder: URL

  private static let suffix = ".json"

  /// Creates a storage.
  public init(folder: URL) { self.folder = folder }

  /// The content of a file, or nil if there is no such file.
  public func data(for key: String, limit: Int) throws -> Data? {
    let file = url(for: key)
    guard FileManager.default.fileExists(atPath: file.path) else { return nil }
    let handle = try FileHandle(forReadingFrom: file)
    defer { try? handle.close() }
    return try handle.read(upToCount: limit) ?? Data()
  }

  /// Replaces a file, or creates it.
  public func write(_ data: Data, for key: String) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try data.write(to: url(for: key), options: .atomic)
  }

  /// Removes a file.
  public func remove(_ key: String) throws {
    let file = url(for: key)
    guard FileManager.default.fileExists(atPath: file.path) else { return }
    try FileManager.default.removeItem(at: file)
  }

  /// The keys of the folder's files.
  public func keys() throws -> [String] {
    guard FileManager.default.fileExists(atPath: folder.path) else { return [] }
    return try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(Self.suffix) }
      .map { String($0.dropLast(Self.suffix.count)) }
      .sorted()
  }

  private func url(for key: String) -> URL {
    folder.appendingPathComponent(key + Self.suffix, isDirectory: false)
  }
}
