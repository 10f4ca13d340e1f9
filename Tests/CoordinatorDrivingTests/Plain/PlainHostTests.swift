import CoordinatorDriving
import CoordinatorLauncher
import CoordinatorTesting
import Foundation
import HeadlessUIKit
import Testing

/// The app as lines of text.
@MainActor @Suite(.coordinators) struct PlainHostTests {
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

  @Test func `The screen is printed at first and whenever a line has changed it`() async {
    let (text, status) = await run(["tap \"Drawer\"", "expect depth 2", "back"])
    #expect(status == 0)
    #expect(text.hasPrefix("\n                  Desk"))
    #expect(count("Name: [", in: text) == 2)
    #expect(count("Row 0", in: text) == 1)
    #expect(!text.contains("\u{1b}"))
    #expect(!text.contains("> "))
  }

  @Test(.timeLimit(.minutes(5)))
  func `An answer that comes by itself is printed too`() async {
    let (text, status) = await run(
      ["tap \"Later\"", "expect text \"answer\"", ""], patience: .seconds(86_400))
    #expect(status == 0)
    #expect(text.contains("answer"))
  }

  @Test func `What cannot be done is told, and is the status of a pipe`() async {
    let (text, status) = await run(["dance", "tap \"Nowhere\"", "tab", "quit", "tap \"Lamp\""])
    #expect(status == 1)
    #expect(text.contains("! column 1: 'dance' is no verb"))
    #expect(text.contains("! Nothing that can be tapped here is labelled \"Nowhere\"."))
    #expect(text.contains("! column 4: here comes the title of the tab"))
    #expect(count("Name: [", in: text) == 1)
  }

  @Test func `Who types is prompted, refused at once, and never fails`() async {
    let (text, status) = await run(["tap \"Nowhere\"", "help", ""], isTyped: true)
    #expect(status == 0)
    #expect(count("> ", in: text) == 4)
    #expect(text.contains("swipe down   go back, pull a sheet down"))
    #expect(count("Name: [", in: text) == 2)
  }

  @Test func `Only what comes through a pipe waits for an answer`() {
    let app = AppDriver(device: HeadlessDevice(clock: TransitionClock(.immediate)))
    #expect(PlainHost(app, isTyped: true) { _ in }.patience == .zero)
    #expect(PlainHost(app, isTyped: false) { _ in }.patience == .seconds(5))
  }

  @Test func `Every line of the help can be read`() throws {
    let lines = PlainHost.help.split(separator: "\n").map { $0.prefix(31) }
    for line in lines where !line.hasPrefix("(") && !line.hasPrefix("help") {
      for step in line.split(separator: ",") {
        #expect(throws: Never.self) { try Script(String(step).replacing("URL", with: "a:b")) }
      }
    }
  }

  @Test func `The coordinators stand below the screen where somebody inspects`() async {
    let (text, _) = await run([], showsTree: true)
    #expect(text.contains("Desk  active  ◀ FormScreen"))
  }

  @Test func `The app is told of its end`() async {
    let device = HeadlessDevice(clock: TransitionClock(.immediate))
    let app = AppDriver(device: device)
    app.launch(DeskDelegate.self)
    let host = PlainHost(app, isTyped: false) { _ in }
    _ = await host.run(AsyncStream { $0.finish() })
    #expect(device.application.applicationState == .background)
  }
}
