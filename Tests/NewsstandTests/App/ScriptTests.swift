import CompactTesting
import CoordinatorTesting
import Foundation
import Testing
import UIKit

@testable import Newsstand

/// The scripts that ask for every transition and take every way out.
@MainActor @Suite(.coordinators) struct `A script` {
  @Test(arguments: ["overlap", "exits"])
  func `ends idle, with nothing left over`(name: String) async throws {
    let folder = TemporaryFolder()
    AppDelegate.stateDirectory = folder.url
    let app = AppDriver(device: .current)
    app.launch(AppDelegate.self)
    let file = Picture.newsstand.appendingPathComponent("Scripts/\(name).txt")
    let text = try String(contentsOf: file, encoding: .utf8)
    var pictures: [String] = []
    var runner = ScriptRunner(try Script(text, name: "\(name).txt"), app: app) {
      pictures.append($0)
    }
    runner.patience = .seconds(300)

    await #expect(throws: Never.self) { try await runner.run() }

    expectEqual(pictures.count, 1)
    expectEqual(pictures.last?.contains("└─ About.Coordinator  active"), true)
    expectEqual(pictures.last?.contains("Guests"), false)
    expectTrue(app.device.log.entries.isEmpty)
  }
}
