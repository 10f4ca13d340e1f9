import CompactTesting
import CoordinatorTesting
import Foundation
import Testing
import UIKit

@testable import CoordinatorLauncher
@testable import Newsstand

/// The pictures in Examples/Newsstand/Pictures, and those in README.md.
///
/// After a wanted change of a screen, `RECORD_SCREENS=1 swift test --filter README.md` takes them
/// again and puts them into README.md; read the difference then.
@MainActor @Suite(.coordinators) struct `The pictures of README.md` {
  private let isRecording = ProcessInfo.processInfo.environment["RECORD_SCREENS"] != nil
  private let root = Picture.newsstand.appendingPathComponent("../..").standardizedFileURL
  private let kept = Picture.newsstand.appendingPathComponent("Pictures")

  @Test func `are what the example shows`() async throws {
    let folder = TemporaryFolder()
    AppDelegate.stateDirectory = folder.url
    let app = AppDriver(device: .current)
    let inspector = Inspector(of: app.device)
    app.launch(AppDelegate.self)
    app.pictureFolder = isRecording ? kept : folder.url.appendingPathComponent("Pictures")
    app.showPanel { inspector.lines }
    let file = Picture.newsstand.appendingPathComponent("Scripts/pictures.txt")
    let script = try Script(String(contentsOf: file, encoding: .utf8), name: "pictures.txt")

    try await ScriptRunner(script, app: app) { _ in }.run()

    expectEqual(try pictures(in: app.pictureFolder), try pictures(in: kept))
    try compareReadme()
  }

  /// Expects each picture of README.md to be the one that is kept, or puts that one there.
  private func compareReadme() throws {
    let file = root.appendingPathComponent("README.md")
    var readme = try String(contentsOf: file, encoding: .utf8)
    let parts = readme.components(separatedBy: "<!-- picture: ").dropFirst()
    expectFalse(parts.isEmpty)
    for part in parts {
      let path = part.components(separatedBy: " -->")[0]
      let block = part.components(separatedBy: "```")[1]
      let picture = try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
      if isRecording { readme = readme.replacingOccurrences(of: block, with: "text\n" + picture) }
      expectTrue(readme.contains("<!-- picture: \(path) -->\n```text\n\(picture)```"), path)
    }
    if isRecording { try Data(readme.utf8).write(to: file) }
  }

  /// The text of each picture in a folder.
  private func pictures(in folder: URL?) throws -> [String: String] {
    let folder = try require(folder)
    var texts: [String: String] = [:]
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
      let file = folder.appendingPathComponent(name)
      texts[name] = try String(contentsOf: file, encoding: .utf8)
    }
    return texts
  }
}
