package import CoordinatorDriving
import Foundation
import HeadlessUIKit
import TerminalHost

/// Runs an app in a pipe or a simple terminal, with screens as text and steps as lines; a line from
/// a pipe may wait, as in a script, but one that a user types fails immediately.
@MainActor
package final class PlainHost {
  private let app: AppDriver
  private let isInteractive: Bool
  private let showsTree: Bool
  private let url: URL?
  private let write: (String) -> Void
  private var printedScreen = ""
  private var printedURLCount = 0
  private var printCount = 0
  /// The denial that was printed last, so that a failure does not repeat it.
  private var latestDenial: String?
  /// How many events of the journal were searched for denials.
  private var readEventCount = 0
  private var lineNumber = 0
  private var isUpdateScheduled = false
  private var hasFailed = false

  /// Makes a host for an app on a device whose clock is not stepped; `isInteractive` means that a
  /// user types the lines, and needs a prompt.
  ///
  /// After the lines of a pipe, the host waits until the app has opened the URL of its launch.
  package init(
    _ app: AppDriver, isInteractive: Bool, showsTree: Bool = false, timeout: Duration? = nil,
    opening url: URL? = nil, write: @escaping (String) -> Void
  ) {
    self.timeout = timeout ?? (isInteractive ? .zero : .seconds(5))
    self.app = app
    self.isInteractive = isInteractive
    self.showsTree = showsTree
    self.url = url
    self.write = write
  }

  /// How long a line may wait.
  package let timeout: Duration

  /// Performs the lines until `quit` or the last one, then terminates the app; the exit status is 1
  /// if a line from a pipe failed or the link was not opened, otherwise 0.
  package func run(_ lines: AsyncStream<String>) async -> Int32 {
    let stopObserving = app.device.observeDisplay { [weak self] in self?.scheduleUpdate() }
    await update()
    if isInteractive {
      print("Type a step, such as: tap \"...\". 'help' lists them, 'quit' exits.")
    }
    prompt()
    for await line in lines {
      lineNumber += 1
      if line.trimmingCharacters(in: .whitespaces) == "quit" { break }
      await perform(line)
      await update()
      prompt()
    }
    if let url, !isInteractive { await attempt("", at: []) { try await $0.waitForLink(url) } }
    stopObserving()
    app.runner?.end()
    return hasFailed && !isInteractive ? 1 : 0
  }

  private func perform(_ line: String) async {
    switch line.trimmingCharacters(in: .whitespaces) {
    case "help": print(Self.help)
    case "": printedScreen = ""
    default:
      let place = isInteractive ? [] : ["line \(lineNumber)"]
      await attempt(line, at: place) { try await $0.run() }
    }
  }

  private func attempt(
    _ line: String, at place: [String], _ body: (ScriptRunner) async throws -> Void
  ) async {
    do {
      var runner = ScriptRunner(try Script(line, name: "line"), app: app) { self.print($0) }
      runner.timeout = timeout
      try await body(runner)
    } catch let error as ScriptError {
      printFailure(error.reason, at: place + ["column \(error.column)"])
    } catch let failure as ScriptFailure {
      printFailure(failure.reason, at: place)
    } catch {
      printFailure(String(describing: error), at: place)
    }
  }

  private func printFailure(_ reason: String, at place: [String]) {
    hasFailed = true
    showDenials()
    guard reason != latestDenial else { return }
    print("! " + (place.isEmpty ? "" : place.joined(separator: ", ") + ": ") + reason)
  }

  /// Prints changes after the app's ready tasks have run; false if there are none.
  @discardableResult
  private func update() async -> Bool {
    await Task.yield()
    app.settle()
    let count = printCount
    showIfChanged()
    return printCount > count
  }

  private func showDenials() {
    for denial in app.denials(after: readEventCount) {
      print("! \(denial)")
      latestDenial = denial
    }
    readEventCount = app.events.count
  }

  private func showIfChanged() {
    showDenials()
    for url in app.device.openedURLs.dropFirst(printedURLCount) { print("Opened outside: \(url)") }
    printedURLCount = app.device.openedURLs.count
    let picture = showsTree ? "\(app.screen)\n\n\(app.tree)" : app.screen
    guard picture != printedScreen else { return }
    printedScreen = picture
    print("\n\(picture)\n")
  }

  /// Prints a change that no line caused, such as a response, after the app's ready tasks have run.
  private func scheduleUpdate() {
    guard !isUpdateScheduled else { return }
    isUpdateScheduled = true
    Task { [weak self] in
      await Task.yield()
      guard let self else { return }
      isUpdateScheduled = false
      if await update() { prompt() }
    }
  }

  private func prompt() {
    if isInteractive { write("> ") }
  }

  private func print(_ text: String) {
    write(Terminal.printable(text) + "\n")
    printCount += 1
  }

  package static let help: String = {
    var rows = Script.forms.map { ($0.lines.joined(separator: ", "), $0.effect) }
    rows.append(("(an empty line)", "print the screen again"))
    rows.append(("help, quit", "print this help, exit"))
    return rows.map { $0.padding(toLength: 31, withPad: " ", startingAt: 0) + $1 }
      .joined(separator: "\n")
  }()
}
