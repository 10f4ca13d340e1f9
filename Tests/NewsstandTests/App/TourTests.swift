import CompactTesting
import CoordinatorTesting
import Foundation
import Testing
import UIKit

@testable import Newsstand

@MainActor @Suite(.coordinators) struct `The tour` {
  @Test func `visits every screen`() async throws {
    let folder = TemporaryFolder()
    AppDelegate.stateDirectory = folder.url
    let app = AppDriver(device: .current)
    app.launch(AppDelegate.self)
    let name = "Examples/Newsstand/Scripts/tour.txt"
    let text = try String(contentsOf: root.appendingPathComponent(name), encoding: .utf8)
    var pictures: [String] = []
    var runner = ScriptRunner(try Script(text, name: name), app: app) { pictures.append($0) }
    runner.patience = .seconds(300)

    await #expect(throws: Never.self) { try await runner.run() }

    let texts = [
      "○ ○ ●", "The login failed", "Almost done", "[1 ▥ Library]", "84 words",
      "Subscribe.Coordinator  active", "[ Undo ]", "hello@newsstand.example",
      "More about the sea", "Published by Newsstand Press", "Discard the changes?",
      "Discard the draft?", "│  by Mira Castellan", "‹ Library",
    ]
    expectEqual(pictures.count, texts.count)
    for (picture, text) in zip(pictures, texts) { expectTrue(picture.contains(text)) }
    expectTrue(app.device.log.entries.isEmpty)
  }

  private var root: URL {
    var url = URL(fileURLWithPath: #filePath)
    for _ in 0..<4 { url.deleteLastPathComponent() }
    return url
  }
}
