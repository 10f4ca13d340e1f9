import CompactTesting
import CoordinatorDriving
import CoordinatorLauncher
import CoordinatorTesting
import Foundation
import HeadlessUIKit
import Testing

/// The app as lines of text.
@MainActor @Suite(.coordinators) struct PlainHostTests: TableSuite {
  /// Runs the lines and gives all that was printed, without the pictures' rules, and the status.
  ///
  /// - Parameter patience: None, unless the test is about waiting.
  private func run(
    _ lines: [String], isTyped: Bool = false, showsTree: Bool = false, patience: Duration = .zero
  ) async -> (text: String, status: Int32) {
    let app = AppDriver(device: HeadlessDevice(clock: TransitionClock(.immediate)))
    app.resize(columns: 40, rows: 12)
    app.launch(DeskDelegate.self)
    var text = ""
    let host = PlainHost(app, isTyped: isTyped, showsTree: showsTree, patience: patience) {
      text += $0
    }
    let stream = AsyncStream<String> { continuation in
      for line in lines { continuation.yield(line) }
      continuation.finish()
    }
    let status = await host.run(stream)
    return (text, status)
  }

  private func count(_ word: String, in text: String) -> Int {
    text.components(separatedBy: word).count - 1
  }

  @Test(arguments: await rowNames) func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("The screen is printed at first and whenever a line has changed it") {
      let (text, status) = await run(["tap \"Drawer\"", "expect depth 2", "back"])
      expectEqual(status, 0)
      expectTrue(text.hasPrefix("\n                  Desk"))
      expectEqual(count("Name: [", in: text), 2)
      expectEqual(count("Row 0", in: text), 1)
      expectFalse(text.contains("\u{1b}"))
      expectFalse(text.contains("> "))
    }

    test("What cannot be done is told, and is the status of a pipe") {
      let (text, status) = await run(["dance", "tap \"Nowhere\"", "tab", "quit", "tap \"Lamp\""])
      expectEqual(status, 1)
      expectTrue(text.contains("! column 1: 'dance' is no verb"))
      expectTrue(text.contains("! Nothing that can be tapped here is labelled \"Nowhere\"."))
      expectTrue(text.contains("! column 4: here comes the title of the tab"))
      expectEqual(count("Name: [", in: text), 1)
    }

    test("Who types is prompted, refused at once, and never fails") {
      let (text, status) = await run(["tap \"Nowhere\"", "help", ""], isTyped: true)
      expectEqual(status, 0)
      expectEqual(count("> ", in: text), 4)
      expectTrue(text.contains("swipe down   go back, pull a sheet down"))
      expectEqual(count("Name: [", in: text), 2)
    }

    test("Only what comes through a pipe waits for an answer") {
      let app = AppDriver(device: HeadlessDevice(clock: TransitionClock(.immediate)))
      expectEqual(PlainHost(app, isTyped: true) { _ in }.patience, .zero)
      expectEqual(PlainHost(app, isTyped: false) { _ in }.patience, .seconds(5))
    }

    test("Every line of the help can be read") {
      let lines = PlainHost.help.split(separator: "\n").map { $0.prefix(31) }
      for line in lines where !line.hasPrefix("(") && !line.hasPrefix("help") {
        for step in line.split(separator: ",") {
          #expect(throws: Never.self) { try Script(String(step).replacing("URL", with: "a:b")) }
        }
      }
    }

    test("The coordinators stand below the screen where somebody inspects") {
      let (text, _) = await run([], showsTree: true)
      expectTrue(text.contains("Desk  active  ◀ FormScreen"))
    }

    test("The app is told of its end") {
      let device = HeadlessDevice(clock: TransitionClock(.immediate))
      let app = AppDriver(device: device)
      app.launch(DeskDelegate.self)
      let host = PlainHost(app, isTyped: false) { _ in }
      _ = await host.run(AsyncStream { $0.finish() })
      expectEqual(device.application.applicationState, .background)
    }
  }

  @Test(.timeLimit(.minutes(5)))
  func `An answer that comes by itself is printed too`() async {
    let (text, status) = await run(
      ["tap \"Later\"", "expect text \"answer\"", ""], patience: .seconds(86_400))
    expectEqual(status, 0)
    expectTrue(text.contains("answer"))
  }
}
