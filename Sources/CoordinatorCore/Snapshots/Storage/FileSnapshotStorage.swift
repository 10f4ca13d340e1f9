public import Foundation

/// A folder with a file for each snapshot.
///
/// A file is replaced as a whole: the new content is written to a temporary file beside it and
/// flushed to the disk, and then takes its name. If the app or the device stops in between, the
/// former file is still there.
///
/// Use a folder that contains nothing else, and is used by one process at a time.
public struct FileSnapshotStorage: SnapshotStorage {
  /// The folder, which is created at the first write.
  public let folder: URL

  private static let suffix = ".json"
  private static let temporarySuffix = ".tmp"

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
    let files = FileManager.default
    try files.createDirectory(at: folder, withIntermediateDirectories: true)
    let temporary = temporaryURL(for: key)
    // What a crash has left under this name is overwritten.
    try Data().write(to: temporary)
    let handle = try FileHandle(forWritingTo: temporary)
    do {
      defer { try? handle.close() }
      try handle.write(contentsOf: data)
      try handle.synchronize()
    }
    try replace(url(for: key), with: temporary)
  }

  /// Removes a file, and what a crash has left beside it.
  public func remove(_ key: String) throws {
    for file in [temporaryURL(for: key), url(for: key)]
    where FileManager.default.fileExists(atPath: file.path) {
      try FileManager.default.removeItem(at: file)
    }
  }

  /// Renames a file.
  public func move(_ key: String, to newKey: String) throws {
    try replace(url(for: newKey), with: url(for: key))
  }

  /// The keys of the folder's files, and of what crashes have left there.
  public func keys() throws -> [String] {
    guard FileManager.default.fileExists(atPath: folder.path) else { return [] }
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    let keys = [Self.suffix, Self.temporarySuffix].flatMap { suffix in
      names.filter { $0.hasSuffix(suffix) }.map { String($0.dropLast(suffix.count)) }
    }
    return Set(keys).sorted()
  }

  private func url(for key: String) -> URL {
    folder.appendingPathComponent(key + Self.suffix, isDirectory: false)
  }

  private func temporaryURL(for key: String) -> URL {
    folder.appendingPathComponent(key + Self.temporarySuffix, isDirectory: false)
  }

  /// Renames a file in one step, as Foundation's own functions do not on all systems.
  private func replace(_ file: URL, with other: URL) throws {
    guard unsafe rename(other.path, file.path) == 0 else {
      throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO)
    }
  }
}
