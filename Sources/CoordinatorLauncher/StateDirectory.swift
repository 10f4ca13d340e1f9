import Foundation

/// The directory for what an app keeps.
package enum StateDirectory {
  /// Refuses a path that can be no directory; one that does not exist is made by the app.
  package static func check(_ path: String?) throws(LaunchError) {
    if let path, FileKind(path) == .file {
      throw LaunchError(
        "'\(path)' is a file: give the path of a directory, which may be a new one.")
    }
  }

  /// The path of a directory that is removed when the process ends.
  @MainActor
  static func temporary() -> String {
    let path = FileManager.default.temporaryDirectory
      .appendingPathComponent("\(ProcessInfo.processInfo.processName)-\(UUID().uuidString)").path
    removedAtExit = path
    atexit {
      MainActor.assumeIsolated {
        if let path = StateDirectory.removedAtExit {
          try? FileManager.default.removeItem(atPath: path)
        }
      }
    }
    return path
  }

  @MainActor private static var removedAtExit: String?
}
