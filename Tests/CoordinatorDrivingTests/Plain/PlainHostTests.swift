import CompactTesting
import CoordinatorDriving
import CoordinatorLauncher
import CoordinatorTesting
import Foundation
import HeadlessUIKit
import Testing

@Suite(.coordinators) struct PlainHostTests: TableSuite {
  private func run(
    _ lines: [String], isInteractive: Bool = false, showsTree: Bool = false,
    timeout: Duration = .zero
  ) async -> (text: String, status: Int32) {
    let app = AppDriver(device: HeadlessDevice(clock: TransitionClock(.immediate)))
    app.resize(columns: 40, rows: 12)
    app.launch(DeskDelegate.self)
    var text = ""
    let host = PlainHost(
      app, isInteractive: isInteractive, showsTree: showsTree, timeout: timeout
    ) { text += $0 }
    let stream = AsyncStream<String> { continuation in
      for line in lines { continuation.yield(line) }
      continuation.finish()
    }
    let status = await host.run(stream)
    return (text, status)
  }

  /// The steps in the first column of the table in `Scripts.md`.
  private func documentedSteps() throws -> [String] {
    let page = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
      .appendingPathComponent("Sources/CoordinatorDriving/CoordinatorDriving.docc/Scripts.md")
    let rows = try String(contentsOf: page, encoding: .utf8).split(separator: "\n")
      .filter { $0.hasPrefix("| `") }
    return rows.flatMap { row in
      let parts = row.split(separator: "|")[0].split(separator: "`")
      return parts.indices.filter { $0 % 2 == 1 }.map { String(parts[$0]) }
    }
  }

  /// A step with signs for its texts, numbers and URLs, without the cancellation of a swipe.
  private func form(of step: String) -> String {
    step.replacing(/"[^"]*"/, with: "_").replacing(" to 0.4 cancel", with: "")
      .replacing(/\S+:\S+|URL/, with: "URL").replacing(/[0-9]+x[0-9]+|[0-9]+|\bN\b/, with: "0")
  }

  private func count(_ word: String, in text: String) -> Int {
    text.components(separatedBy: word).count - 1
  }

  @Test(arguments: await rowNames) func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("The screen is printed at first, and after each line that changes it") {
      let (text, status) = await run(["tap \"Drawer\"", "expect depth 2", "back"])
      expectEqual(status, 0)
      expectTrue(text.hasPrefix("\n                  Desk"))
      expectEqual(count("Name: [", in: text), 2)
      expectEqual(count("Row 0", in: text), 1)
      expectFalse(text.contains("\u{1b}"))
      expectFalse(text.contains("> "))
    }

    test("A line that fails is reported, and sets the exit status of a pipe") {
      let (text, status) = await run([
        "dance", "\u{1b}[31m", "tap \"Nowhere\"", "  tab", "quit", "tap \"Lamp\"",
      ])
      expectEqual(status, 1)
      expectTrue(text.contains("! line 1, column 1: unknown step 'dance'"))
      expectTrue(text.contains("! line 2, column 1: unknown step '␛[31m'"))
      expectFalse(text.contains("\u{1b}"))
      expectTrue(text.contains("! line 3: No element that can be tapped is labelled \"Nowhere\"."))
      expectTrue(text.contains("! line 4, column 6: expected the title of the tab"))
      expectEqual(count("Name: [", in: text), 1)
    }

    test("A user who types gets a prompt, and failures do not set the exit status") {
      let (text, status) = await run(
        ["tap \"Nowhere\"", " tab", "help", ""], isInteractive: true)
      expectEqual(status, 0)
      expectEqual(count("> ", in: text), 5)
      expectTrue(text.contains("! No element that can be tapped is labelled \"Nowhere\"."))
      expectTrue(text.contains("! column 5: expected the title of the tab"))
      expectTrue(text.contains("swipe down                     drag a sheet down"))
      expectEqual(count("Name: [", in: text), 2)
    }

    test("Only lines from a pipe wait") {
      let app = AppDriver(device: HeadlessDevice(clock: TransitionClock(.immediate)))
      expectEqual(PlainHost(app, isInteractive: true) { _ in }.timeout, .zero)
      expectEqual(PlainHost(app, isInteractive: false) { _ in }.timeout, .seconds(5))
    }

    test("Each line of the help can be parsed, and the help has all steps of the page Scripts.md") {
      let lines = PlainHost.help.split(separator: "\n").map { $0.prefix(31) }
      var steps: [String] = []
      for line in lines where !line.hasPrefix("(") && !line.hasPrefix("help") {
        for step in line.split(separator: ",") {
          steps.append(step.trimmingCharacters(in: .whitespaces))
          #expect(throws: Never.self) { try Script(String(step)) }
        }
      }
      try expectEqual(Set(steps.map(form)), Set(documentedSteps().map(form)))
    }

    test("A link that a guard denies is reported once") {
      let app = AppDriver(device: HeadlessDevice(clock: TransitionClock(.immediate)))
      app.launch(HouseDelegate.self)
      var text = ""
      let host = PlainHost(app, isInteractive: true) { text += $0 }
      let (lines, input) = AsyncStream.makeStream(of: String.self)
      let run = await startTask { await host.run(lines) }
      input.yield("open house://cellar")
      await wait { text.contains("! The application did not open 'house://cellar'") }
      input.yield("dance")
      input.finish()
      expectEqual(await run.value, 0)
      expectEqual(count("It is dark.", in: text), 1)
    }

    test("The tree is printed below the screen on request") {
      let (text, _) = await run([], showsTree: true)
      expectTrue(text.contains("Desk  active  ◀ FormScreen"))
    }

    test("A change of the tree alone is printed") {
      let app = AppDriver(device: HeadlessDevice(clock: TransitionClock(.immediate)))
      app.launch(DeskDelegate.self)
      var text = ""
      let host = PlainHost(app, isInteractive: false, showsTree: true) { text += $0 }
      let (lines, input) = AsyncStream.makeStream(of: String.self)
      let run = await startTask { await host.run(lines) }
      await wait { text.contains("Desk  active") }
      app.coordinator(Desk.self)?.context.pause()
      await wait { text.contains("Desk  paused") }
      input.finish()
      expectEqual(await run.value, 0)
    }

    test("An address that no line opened is printed before a new prompt") {
      let app = AppDriver(device: HeadlessDevice(clock: TransitionClock(.immediate)))
      app.launch(DeskDelegate.self)
      var text = ""
      let host = PlainHost(app, isInteractive: true) { text += $0 }
      let (lines, input) = AsyncStream.makeStream(of: String.self)
      let run = await startTask { await host.run(lines) }
      await wait { text.hasSuffix("> ") }
      let url = try require(URL(string: "https://a.org"))
      app.device.run { app.device.application.open(url) }
      app.device.notifyDisplayObservers()
      await wait { text.hasSuffix("Opened outside: https://a.org\n> ") }
      input.finish()
      expectEqual(await run.value, 0)
    }

    test("The app enters the background at the end") {
      let device = HeadlessDevice(clock: TransitionClock(.immediate))
      let app = AppDriver(device: device)
      app.launch(DeskDelegate.self)
      let host = PlainHost(app, isInteractive: false) { _ in }
      _ = await host.run(AsyncStream { $0.finish() })
      expectEqual(device.application.applicationState, .background)
    }
  }

  @Test(.timeLimit(.minutes(5)))
  func `A change without a line is printed`() async {
    let (text, status) = await run(
      ["tap \"Later\"", "expect text \"answer\"", ""], timeout: .seconds(86_400))
    expectEqual(status, 0)
    expectTrue(text.contains("answer"))
  }
}
