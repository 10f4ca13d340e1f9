import CompactTesting
import CoordinatorCore
import CoordinatorLauncher
import Foundation
import HeadlessUIKit
import Testing

struct OpenSessionsTests: TableSuite {
  private final class Delegate: UIResponder, UIApplicationDelegate {}
  private final class Scenes: UIResponder, UIWindowSceneDelegate {}

  private let directory = TemporaryFolder()

  init() throws { try directory.create() }

  private func text(_ name: String) -> String? { try? directory.text(of: "\(name).json") }

  /// The list of this many sessions with the declared configuration.
  private static func list(of count: Int) -> String {
    let sessions = (1...count).map {
      #"{"configuration":"Default Configuration","number":\#($0)}"#
    }
    return #"{"newest":\#(count),"open":[\#(sessions.joined(separator: ","))]}"#
  }

  /// Launches an app in a new process, as it were, opens a scene and returns the codes of diagnostics.
  private func launch(in path: String? = nil) -> [String] {
    let device = HeadlessDevice(clock: TransitionClock(.stepped))
    let manifest = SceneManifest(Scenes.self, supportsMultipleScenes: true)
    let runner = ApplicationRunner(device: device, scenes: manifest, Delegate.self)
    return DiagnosticReporter.collecting {
      OpenSessions.keep(in: path ?? directory.url.path, of: device.application)
      runner.launch()
      runner.openScene()
    }.map(\.code)
  }

  @Test(arguments: await rowNames) func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("Each process adds to the list of the one before") {
      for count in [2, 3] {
        expectEqual(launch(), [])
        expectEqual(text("open-sessions"), Self.list(of: count))
      }
    }

    test("What is no list of sessions is set aside") {
      for list in [
        "", "{", "[1]", "{}", #"{"newest":2,"open":[1]}"#,
        #"{"newest":2,"open":[{"number":1},{"number":1}]}"#,
        #"{"newest":2,"open":[{"number":0}]}"#, #"{"newest":2,"open":[{"number":3}]}"#,
        #"{"newest":-1,"open":[]}"#, #"{"newest":\#(Int.max),"open":[{"number":1}]}"#,
        #"{"newest":1e400,"open":[]}"#, #"{"newest":1,"open":[{"number":1,"userInfo":"AAAA"}]}"#,
        String(repeating: "[", count: 100_000),
      ] {
        try directory.write(list, to: "open-sessions.json")
        expectEqual(launch(), ["openSessionsDamaged"], list)
        expectEqual(text("open-sessions.aside"), list)
        expectEqual(text("open-sessions"), Self.list(of: 2), list)
      }
    }

    test("What cannot be set aside stays as it is") {
      let aside = directory.file("open-sessions.aside.json")
      try FileManager.default.createDirectory(at: aside, withIntermediateDirectories: true)
      try directory.write("{", to: "open-sessions.json")
      expectEqual(launch(), ["openSessionsDamaged"])
      expectEqual(text("open-sessions"), "{")
    }

    test("A list that cannot be written is reported once") {
      expectEqual(launch(in: "/dev/null/x"), ["openSessionsUnwritable"])
    }
  }
}
