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
    runner.patience = .seconds(30)

    await #expect(throws: Never.self) { try await runner.run() }

    #expect(pictures.count == 2)
    #expect(pictures.first?.contains("[1 Library]") == true)
    #expect(pictures.last?.contains("Subscribe.Coordinator  active") == true)
    #expect(app.device.log.entries.isEmpty)
  }

  private var root: URL {
    var url = URL(fileURLWithPath: #filePath)
    for _ in 0..<4 { url.deleteLastPathComponent() }
    return url
  }
}
