import CompactTesting
import CoordinatorTesting
import Foundation
import Testing
import UIKit

@testable import Newsstand

/// The scripts that visit every screen, ask for every transition and take every way out.
@MainActor @Suite(.coordinators(expectingFreed: true)) struct `A script` {
  nonisolated static let tour = [
    "○ ○ ●", "The login failed", "Almost done", "[1 ▥ Library]", "84 words",
    "Subscribe.Coordinator  active", "[ Undo ]", "hello@newsstand.example",
    "More about the sea", "Published by Newsstand Press", "Discard the changes?",
    "Discard the draft?", "│  by Mira Castellan", "‹ Library",
  ]
  nonisolated static let end = "└─ About.Coordinator  active"

  @Test(arguments: [
    ("tour", tour), ("overlap", [end]), ("exits", [end]),
    ("links", ["├─ Library.Coordinator  active"]), ("guards", ["├─ Saved.Coordinator  active"]),
    ("scenes", ["│  └─ Reading.Coordinator  active"]),
  ])
  func `shows these texts, and ends with nothing left over`(
    name: String, texts: [String]
  ) async throws {
    let folder = TemporaryFolder()
    let app = try AppDriver.newsstand(in: folder)
    let file = Picture.newsstand.appendingPathComponent("Scripts/\(name).txt")
    let text = try String(contentsOf: file, encoding: .utf8)
    var pictures: [String] = []
    var runner = ScriptRunner(try Script(text, name: "\(name).txt"), app: app) {
      pictures.append($0)
    }
    runner.timeout = .seconds(300)

    try await runner.run()

    expectEqual(pictures.count, texts.count)
    for (picture, text) in zip(pictures, texts) { expectTrue(picture.contains(text), picture) }
    if texts == [Self.end] { expectEqual(pictures.last?.contains("Guests"), false) }
    expectTrue(app.device.log.entries.isEmpty)
  }
}
