import CoordinatorCore
import Foundation
package import HeadlessUIKit

/// Keeps the list of an app's open scenes in its state directory, as the system does on a device.
///
/// The app keeps the snapshots of the scenes, under the identifiers of the sessions.
@MainActor
package final class OpenSessions {
  private static let key = "open-sessions"
  private static let asideKey = "open-sessions.aside"
  private static let maximumSize = 16_777_216

  private let storage: FileSnapshotStorage
  private var written: SessionList?
  private var hasFailed = false

  private var path: String { storage.folder.appendingPathComponent("\(Self.key).json").path }

  private init(in directory: String) {
    storage = FileSnapshotStorage(folder: URL(fileURLWithPath: directory, isDirectory: true))
  }

  /// Opens the sessions of the last process when an app is launched, and writes later changes.
  package static func keep(in directory: String, of application: UIApplication) {
    let sessions = OpenSessions(in: directory)
    do {
      sessions.written = try sessions.read()
    } catch {
      // A damaged file gets another name before a new list replaces it.
      guard sessions.setAside(because: error) else { return }
    }
    application.earlierSessions = sessions.written
    application.sessionsDidChange = { sessions.write($0) }
  }

  private func read() throws -> SessionList? {
    let data = try storage.data(for: Self.key, limit: Self.maximumSize)
    return try data.map { try JSONDecoder().decode(SessionList.self, from: $0) }
  }

  /// Gives a damaged list another name; false if that is not possible.
  private func setAside(because error: any Error) -> Bool {
    let isMoved = (try? storage.move(Self.key, to: Self.asideKey)) != nil
    reportIssue(
      Diagnostic(
        "openSessionsDamaged",
        problem: """
          The list of open scenes '\(path)' is damaged, and the app starts with one scene: \
          \(SnapshotError.explanation(of: error)).
          """,
        meaning: "that the list was cut off or changed, or is a file of another program.",
        remedy: isMoved
          ? "open the scenes again. The directory keeps the list as '\(Self.asideKey).json'."
          : "remove the list. It cannot be renamed, and is not written until then."))
    return isMoved
  }

  private func write(_ list: SessionList) {
    guard list != written else { return }
    do {
      let encoder = JSONEncoder()
      encoder.outputFormatting = .sortedKeys
      let data = try encoder.encode(list)
      guard data.count <= Self.maximumSize else { throw CocoaError(.fileWriteUnknown) }
      try storage.write(data, for: Self.key)
      written = list
    } catch {
      if hasFailed { return }
      hasFailed = true
      reportIssue(
        Diagnostic(
          "openSessionsUnwritable",
          problem: "The list of open scenes '\(path)' cannot be written: \(error).",
          meaning: """
            that the disk is full, that the program may not write to the directory, or that the \
            scenes keep more than 16 MB.
            """,
          remedy: "use another directory for '--state'."))
    }
  }
}
