import Foundation

/// The directory for an app's files.
package enum StateDirectory {
  /// Throws if the path is a file, or leads through one; the directory need not exist yet.
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

  /// Creates the directory, and locks it against other programs until the process ends.
  ///
  /// Throws if it cannot be written to, or if another program has locked it. On a file system without locks,
  /// nothing is locked.
  package static func open(_ path: String?) throws(LaunchError) {
    guard let path else { return }
    do {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    } catch {
      throw LaunchError("'\(path)' cannot be made: use a directory that you may write to.")
    }
    guard FileManager.default.isWritableFile(atPath: path) else {
      throw LaunchError("'\(path)' cannot be written to: use a directory that you may write to.")
    }
    // The lock lasts as long as the descriptor, so nothing closes it.
    let directory = unsafe Foundation.open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    if directory >= 0, flock(directory, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK {
      throw LaunchError(
        """
        '\(path)' is in use by another program that runs. Both would overwrite each other's files.

        To fix this, quit the other program, or use another directory for '--state'.
        """)
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
