import CompactTesting
import CoordinatorTesting
import Foundation
import Testing

@testable import Newsstand

/// The pictures in Examples/Newsstand/Screens.
///
/// After a wanted change of a screen they are taken anew with
/// `RECORD_SCREENS=1 swift test --filter PictureTests`; read the difference then.
@MainActor struct `The picture of a screen` {
  @Test func `is as it was, and there is one for every screen`() async throws {
    var trees = ""
    for picture in Picture.all {
      let app = try await picture.take().driver
      trees += app.tree
      if ProcessInfo.processInfo.environment["RECORD_SCREENS"] != nil {
        try FileManager.default.createDirectory(
          at: Picture.folder, withIntermediateDirectories: true)
        try Data("\(app.screen)\n".utf8).write(to: picture.file)
      }
      let expected = try String(contentsOf: picture.file, encoding: .utf8)
      expectEqual("\(app.screen)\n", expected, picture.name)
      let lines = app.screen.split(separator: "\n", omittingEmptySubsequences: false)
      let size = picture.size.split(separator: "x").compactMap { Int($0) }
      expectTrue(lines.count <= size[1], picture.name)
      expectTrue(lines.allSatisfy { $0.count <= size[0] }, picture.name)
    }
    let files = FileManager.default.enumerator(
      at: Picture.newsstand.appendingPathComponent("Sources"), includingPropertiesForKeys: nil)
    let names = (files?.allObjects ?? []).compactMap { ($0 as? URL)?.lastPathComponent }
      .filter { $0.hasSuffix("ViewController.swift") && $0 != "FormViewController.swift" }
    expectFalse(names.isEmpty)
    for name in names {
      let screen = name.dropLast(6)
      let isShown = trees.contains(".\(screen)") || trees.contains(" \(screen)")
      expectTrue(isShown, "no picture shows \(name)")
    }
  }

  @Test func `is of a screen that is still there`() throws {
    let kept = try FileManager.default.contentsOfDirectory(atPath: Picture.folder.path)
    expectEqual(kept.sorted(), Picture.all.map { "\($0.name).txt" }.sorted())
  }
}
