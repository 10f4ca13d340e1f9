import Foundation

/// The directory for an app's files.
package enum StateDirectory {
  /// Throws if the path is a file, or leads through one; the app creates a directory that does not
  /// exist.
  package static func check(_ path: String?) throws(LaunchError) {
    var path = path ?? ""
    while !path.isEmpty, FileKind(path) == nil {
      path = path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
    }
    if FileKind(path) == .file {
      throw LaunchError(
        "'\(path)' is a file: use the path of a directory, which may be new.")
    }
  }

  /// The path of a directory that is removed when the process exits, on whatever thread.
  static func temporary() -> String {
    atexit { try? FileManager.default.removeItem(atPath: StateDirectory.removedAtExit) }
    return removedAtExit
  }

  private static let removedAtExit = FileManager.default.temporaryDirectory
    .appendingPathComponent("\(ProcessInfo.processInfo.processName)-\(UUID().uuidString)").path
}
