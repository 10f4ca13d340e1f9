package import CoordinatorDriving
import Foundation
import HeadlessUIKit

/// Shows an app as lines of text and does what lines say, for what is no terminal or a simple one.
///
/// A screen is printed when it has changed. A line is a step, as in a script. One that a person typed
/// is done or refused at once; one from a pipe waits for what it needs, as a script's does.
@MainActor
package final class PlainHost {
  private let app: AppDriver
  private let isTyped: Bool
  private let showsTree: Bool
  private let write: (String) -> Void
  private var shown = ""
  private var toldURLs = 0
  private var isLookingAgain = false
  private var hasFailed = false
  private var endings: [any DispatchSourceProtocol] = []

  /// Makes a host for an app that was launched.
  ///
  /// - Parameters:
  ///   - app: The app, on a device whose clock turns by itself.
  ///   - isTyped: Whether a person types the lines, who needs a prompt and no patience.
  ///   - showsTree: Whether the coordinators stand below the screen.
  ///   - patience: How long a line may wait; if nil, none that is typed, and one of a pipe 5 seconds.
  ///   - write: Gets what is printed, as it is.
  package init(
    _ app: AppDriver, isTyped: Bool, showsTree: Bool = false, patience: Duration? = nil,
    write: @escaping (String) -> Void
  ) {
    self.patience = patience ?? (isTyped ? .zero : .seconds(5))
    self.app = app
    self.isTyped = isTyped
    self.showsTree = showsTree
    self.write = write
  }

  /// How long a line may wait for what it needs.
  package let patience: Duration

  /// Does the lines until one says `quit`, or there are no more; then the app is told that it ends.
  ///
  /// - Returns: The exit status: 1 if a line from a pipe could not be done, else 0.
  package func run(_ lines: AsyncStream<String>) async -> Int32 {
    listen()
    await look()
    if isTyped { print("Type a step, such as: tap \"...\". 'help' lists them, 'quit' leaves.") }
    prompt()
    for await line in lines {
      let line = line.trimmingCharacters(in: .whitespaces)
      if line == "quit" { break }
      await take(line)
      await look()
      prompt()
    }
    end()
    return hasFailed && !isTyped ? 1 : 0
  }

  private func take(_ line: String) async {
    switch line {
    case "help": print(Self.help)
    case "": shown = ""
    default:
      do {
        var runner = ScriptRunner(try Script(line, name: "line"), app: app) { self.print($0) }
        runner.patience = patience
        try await runner.run()
      } catch let error as ScriptError {
        refuse("column \(error.column): \(error.reason)")
      } catch let failure as ScriptFailure {
        refuse(failure.reason)
      } catch {
        refuse(String(describing: error))
      }
    }
  }

  private func refuse(_ reason: String) {
    hasFailed = true
    print("! \(reason)")
  }

  /// Prints what has changed, once the app's tasks that are ready have run.
  private func look() async {
    await Task.yield()
    app.settle()
    showIfChanged()
  }

  private func showIfChanged() {
    for url in app.device.openedURLs.dropFirst(toldURLs) { print("Opened outside: \(url)") }
    toldURLs = app.device.openedURLs.count
    let picture = showsTree ? "\(app.screen)\n\n\(app.tree)" : app.screen
    guard picture != shown else { return }
    shown = picture
    print("\n\(picture)\n")
  }

  private func listen() {
    let others = app.device.onDisplayNeeded
    app.device.onDisplayNeeded = { [weak self] in
      others?()
      self?.lookAgain()
    }
  }

  /// Ends the app, and the process, when SIGHUP, SIGINT or SIGTERM asks for it.
  func listenForSignals() {
    for number in [SIGHUP, SIGINT, SIGTERM] {
      guard !isIgnored(number) else { continue }
      let source = DispatchSource.makeSignalSource(signal: number, queue: .main)
      source.setEventHandler { [weak self] in
        MainActor.assumeIsolated {
          self?.end()
          exit(128 + number)
        }
      }
      source.resume()
      endings.append(source)
    }
  }

  /// Prints in a later turn what changed by itself, such as an answer that has come.
  private func lookAgain() {
    guard !isLookingAgain else { return }
    isLookingAgain = true
    Task { [weak self] in
      await Task.yield()
      guard let self else { return }
      isLookingAgain = false
      let before = shown
      await look()
      if shown != before { prompt() }
    }
  }

  private func end() {
    app.device.onDisplayNeeded = nil
    app.runner?.enterBackground()
    app.runner?.terminate()
  }

  private func prompt() {
    if isTyped { write("> ") }
  }

  private func print(_ text: String) { write(text + "\n") }

  /// What `nohup` or a shell has chosen to ignore stays ignored; else dispatch gets the signal.
  private func isIgnored(_ number: Int32) -> Bool {
    let former = signal(number, SIG_IGN)
    // SIG_IGN is the address 1, which no function has; functions cannot be compared, addresses can.
    return unsafe unsafeBitCast(former, to: Int.self) == 1
  }

  package static let help = """
    tap "Log in"                   touch what has this label
    type "Username" "ada"          write into a field
    select "Row", tab "Title"      choose a row, a tab
    back, swipe back, swipe down   go back, pull a sheet down
    swipe left, swipe right        turn the page, and back
    open URL                       hand a link to the app
    activity "type" "id=42"        hand an activity to the app
    shortcut "type"                choose a quick action
    notification "id"              tap a notification
    background, foreground         leave the app, and come back
    scene open, scene close        another window, and its end
    scene 2                        the second window
    memory warning                 tell that memory is short
    size 120x40                    another size of the screen
    screen, tree, journal          print one of them
    expect text "..."              check something
    (an empty line)                print the screen again
    help, quit                     print this, leave
    """
}
