import CoordinatorCore
import CoordinatorDriving
import Coordinators
import Foundation
public import HeadlessUIKit
import TerminalHost

/// Runs an app from the command line, in the terminal or driven by a script.
///
/// ```swift
/// extension AppDelegate {
///   static func main() {
///     AppLauncher(name: "newsstand", summary: "Reads articles.").run(AppDelegate.self)
///   }
/// }
/// ```
///
/// The exit status is:
/// * 0 if the app quit or the script passed
/// * 1 if a line failed, a replay differed, the app did not open the URL, or there is no terminal
/// * 2 if the command line or the script is invalid, or a file cannot be read or written
/// * 129 if the terminal closed
/// * 128 plus the signal number if a signal ended the app, so 141 if its output was closed
@MainActor
public struct AppLauncher {
  private let name: String
  private let summary: String
  package let scenes: SceneManifest?
  package let mainStoryboard: String?
  private let prepare: @MainActor (LaunchOptions) throws -> Void

  /// Creates a launcher.
  ///
  /// - Parameters:
  ///   - name: The program's name.
  ///   - summary: A sentence that describes the app.
  ///   - scenes: The scenes that the app declares. If nil, those of its `Info.plist`; without one, those of
  ///     its delegate.
  ///   - mainStoryboard: The main storyboard of an app without scenes. If nil, that of its `Info.plist`.
  ///   - prepare: Called with the options before the launch. Their ``LaunchOptions/host`` is the one that
  ///     runs the app. The launcher reports links that are not opened.
  public init(
    name: String, summary: String, scenes: SceneManifest? = nil,
    mainStoryboard: String? = nil,
    prepare: @escaping @MainActor (LaunchOptions) throws -> Void = { _ in }
  ) {
    self.name = name
    self.summary = summary
    self.scenes = scenes
    self.mainStoryboard = mainStoryboard
    self.prepare = prepare
  }

  /// Runs the app, and exits the process with its status.
  public func run<Delegate: UIApplicationDelegate>(
    _ delegate: Delegate.Type, arguments: [String] = Array(CommandLine.arguments.dropFirst())
  ) -> Never {
    Terminal.openStandardFiles()
    // Writing to a closed pipe fails, and ends nothing.
    signal(SIGPIPE, SIG_IGN)
    do {
      var options = try LaunchOptions(arguments)
      if options.help {
        show(help)
        exit(0)
      }
      try StateDirectory.check(options.state)
      try StateDirectory.check(options.screens)
      try FileKind.requireNoDirectory(options.record, for: .record)
      try FileKind.requireNoDirectory(options.replay, for: .replay)
      try StateDirectory.open(options.state)
      if options.isDriven, options.state == nil {
        options.state = StateDirectory.temporary()
      }
      let host = try host(options)
      options.host = host
      try prepare(options)
      switch host {
      case .headless: try runHeadless(delegate, options)
      case .plain: try runPlain(delegate, options)
      case .terminal: try runInTerminal(delegate, options)
      }
    } catch {
      fail(String(describing: error), status: 2)
    }
  }

  private var help: String {
    """
    \(name): \(summary)

    Usage: \(name) [options]

      --host headless|terminal|plain
                       how to run the app. headless runs a script, or prints the
                       first screen and exits; plain prints screens as text and
                       reads steps from a keyboard or a pipe (default: terminal;
                       headless with a script or a replay; plain if TERM is 'dumb')
      --script FILE    run a script; status 1 if a line fails
      --screens DIR    the directory where the step 'screen "name"' writes name.txt
      --size COLUMNSxROWS
                       the size of the screen of a script or a replay, or with
                       --host headless or plain (default: 80x24; with 100 columns
                       or more beside the panel, the device is a pad)
      --timeout SECONDS
                       how long a line of a script or a pipe, a link, or an event
                       of a replay, may wait (default: 20, 5 from a pipe or a
                       replay)
      --verbose        print each step of the script before it runs
      --open URL       open a URL after launch; status 1 if the app does not open it
      --inspect        show the live coordinator tree and journal
      --state DIR      the directory for the app's files (default with a script or a
                       replay: an empty directory, removed at exit)
      --restore on|off whether the app shows again what it showed when it ended
                       (default: on)
      --record FILE    append the journal to a file, one JSON object a line
      --replay FILE    repeat the last run that was recorded in a file, before the
                       script; status 1 if the app does something else
      --map text|mermaid|dot
                       print the transitions that a script or a replay has seen, at
                       its end; a replay then does not print its last screen
      --help           print this help

    In the terminal, q quits, ? shows the keys, and ctrl-Z suspends the app until
    'fg'. If NO_COLOR is set, the app uses no colours.
    """
  }

  // MARK: Hosts

  private func runHeadless<Delegate: UIApplicationDelegate>(
    _ delegate: Delegate.Type, _ options: LaunchOptions
  ) throws -> Never {
    let script = try options.script.map(ScriptFile.read) ?? Script("")
    let url = try url(options)
    let replay = try options.replay.map { try readReplay($0, options) }
    let app = AppDriver(
      device: HeadlessDevice(clock: TransitionClock(.stepped), screen: .terminal(.standard)))
    if let size = options.size { app.resize(columns: size.columns, rows: size.rows) }
    app.device.log.printEntries()
    app.pictureFolder = options.screens.map { URL(fileURLWithPath: $0, isDirectory: true) }
    if options.inspect {
      let inspector = Inspector(of: app.device)
      app.showPanel { inspector.lines }
    }
    let running = try launch(delegate, by: app, opening: url, options)
    Task {
      do {
        if let replay { try await replay.run(on: app) }
        var runner = ScriptRunner(script, app: app) { show($0, running) }
        if let timeout = options.timeout { runner.timeout = .seconds(timeout) }
        runner.isVerbose = options.verbose
        runner.notice = { printError($0) }
        if options.script != nil {
          // A recorded run ends in the background.
          if replay != nil { app.runner?.enterForeground() }
          try await runner.run()
        } else {
          await Task.yield()
          app.settle()
        }
        do {
          let showsScreen = options.script == nil && (options.map == nil || options.inspect)
          defer { if showsScreen { show(app.screen, running) } }
          if let url { try await runner.waitForLink(url) }
        }
        if options.inspect { show("\n\(app.tree)\n\n\(app.journal)", running) }
        if let map = options.map { show(text(of: TransitionMap(app.events), as: map), running) }
        end(0, running)
      } catch let difference as Replay.Difference {
        fail("\(difference)\n\n\(Self.hintForReplays)", status: 1, running)
      } catch {
        fail(String(describing: error), status: 1, running)
      }
    }
    runMainLoop()
  }

  private func runPlain<Delegate: UIApplicationDelegate>(
    _ delegate: Delegate.Type, _ options: LaunchOptions
  ) throws -> Never {
    let app = AppDriver(
      device: HeadlessDevice(clock: TransitionClock(.immediate), screen: .terminal(.standard)))
    if let size = options.size { app.resize(columns: size.columns, rows: size.rows) }
    app.device.log.printEntries()
    let url = try url(options)
    let running = try launch(delegate, by: app, opening: url, options)
    let host = PlainHost(
      app, isInteractive: Terminal.standardInputIsTerminal, showsTree: options.inspect,
      timeout: options.timeout.map { .seconds($0) }, opening: url
    ) {
      write($0, running)
    }
    Task { end(await host.run(StandardInput.lines()), running) }
    runMainLoop()
  }

  /// Launches the app without a terminal; exits if it did not open the URL.
  private func launch<Delegate: UIApplicationDelegate>(
    _ delegate: Delegate.Type, by app: AppDriver, opening url: URL?, _ options: LaunchOptions
  ) throws(JournalError) -> RunningApp {
    let running = try RunningApp(on: app.device, recordingTo: options.record)
    EndSignals.handle { end($0, running) }
    keepSessions(options, of: app.device.application)
    let isOpened = app.launch(
      delegate, opening: url, scenes: scenes, mainStoryboard: mainStoryboard)
    requireOpened(isOpened, options, running, problem: app.launchProblem)
    return running
  }

  private func runMainLoop() -> Never {
    while true { _ = RunLoop.main.run(mode: .default, before: .distantFuture) }
  }

  /// The host of the options or the default one; exits if it needs a terminal and there is none.
  private func host(_ options: LaunchOptions) throws -> LaunchOptions.HostKind {
    let obstacle = Terminal(program: name).obstacle
    let isDumb = obstacle?.code == .dumb
    let kind = options.host ?? (options.isDriven ? .headless : isDumb ? .plain : .terminal)
    if kind == .terminal, let obstacle {
      fail(
        """
        \(obstacle)

        '\(name) --host plain' needs no terminal: it prints screens as text and reads steps. \
        '\(name) --script FILE' runs a script.
        """, status: 1)
    }
    return kind
  }

  private func runInTerminal<Delegate: UIApplicationDelegate>(
    _ delegate: Delegate.Type, _ options: LaunchOptions
  ) throws -> Never {
    let device = HeadlessDevice(clock: TransitionClock(.real))
    device.log.printEntries()
    let inspector = options.inspect ? Inspector(of: device) : nil
    let url = try url(options)
    let driver = url.map { _ in AppDriver(device: device) }
    let runner = ApplicationRunner(device: device, scenes: scenes, delegate)
    runner.mainStoryboard = mainStoryboard
    let host = ANSITerminalHost(
      device: device, application: runner, panel: inspector.map { inspector in { inspector.lines } }
    )
    let running = try RunningApp(on: device, recordingTo: options.record)
    keepSessions(options, of: device.application)
    requireOpened(runner.launch(opening: url), options, running)
    device.clock.watch(after: .seconds(3)) { LaunchCheck.run(on: device) }
    var failure: StepFailure?
    host.willEnd = {
      guard let url, let driver else { return }
      do throws(StepFailure) { try driver.requireOpened(url) } catch { failure = error }
    }
    let status = host.run()
    if let failure {
      fail(failure.description, status: status == 0 ? 1 : status, running)
    }
    end(status, running)
  }

  private func keepSessions(_ options: LaunchOptions, of application: UIApplication) {
    guard let directory = options.state, options.restores else { return }
    OpenSessions.keep(in: directory, of: application)
  }

  private func url(_ options: LaunchOptions) throws(LaunchError) -> URL? {
    guard let text = options.open else { return nil }
    guard let url = URL(string: text), url.scheme != nil else {
      throw LaunchError("'\(text)' is not a URL with a scheme, such as \(name)://article/42.")
    }
    return url
  }

  private func text(of map: TransitionMap, as format: LaunchOptions.MapFormat) -> String {
    switch format {
    case .text: map.description
    case .mermaid: map.mermaid
    case .dot: map.dot
    }
  }

  private static let hintForReplays = """
    This can also mean that the recorded run began with saved files, for example with restored screens. \
    To fix this, name a copy of their folder from before the run: '--state DIR'.
    """

  /// The replay of a journal; lines that are no events are reported and left out.
  private func readReplay(_ path: String, _ options: LaunchOptions) throws -> Replay {
    let lines = try JournalLines(contentsOf: URL(fileURLWithPath: path))
    if lines.events.isEmpty {
      let reason = lines.errors.first.map { " \($0)" } ?? ""
      throw LaunchError(
        "'\(path)' has no events: record a run with '--record FILE' first.\(reason)")
    }
    let named = lines.errors.prefix(10)
    for error in named { printError("\(path): \(error)") }
    let others = lines.errors.count - named.count
    if others > 0 { printError("\(path): \(others) more of its lines are no events.") }
    var replay = Replay(lines.events)
    if let timeout = options.timeout { replay.timeout = .seconds(timeout) }
    return replay
  }

  // MARK: Output

  private func show(_ text: String, _ running: RunningApp? = nil) { write(text + "\n", running) }

  /// Writes without a buffer, so that a pipe gets each step at once, and a crash loses nothing.
  private func write(_ text: String, _ running: RunningApp?) {
    do {
      try Terminal.writeStandardOutput(text)
    } catch POSIXError.EPIPE {
      end(128 + SIGPIPE, running)
    } catch {
      fail("The output cannot be written: \(error.localizedDescription)", status: 2, running)
    }
  }

  /// Exits if the app did not open the URL of the command line.
  private func requireOpened(
    _ isOpened: Bool, _ options: LaunchOptions, _ running: RunningApp, problem: String? = nil
  ) {
    guard !isOpened, let url = options.open else { return }
    let reason = problem ?? "its delegate has no method for links, or it returned false."
    fail("The application did not open '\(url)': \(reason)", status: 1, running)
  }

  /// Ends the app, and exits with a status, or with 2 if the journal cannot be written.
  private func end(_ status: Int32, _ running: RunningApp?) -> Never {
    if let error = running?.end() {
      printError(error.description)
      exit(2)
    }
    exit(status)
  }

  /// Prints a message, ends the app, reports a journal that cannot be written, and exits.
  private func fail(_ message: String, status: Int32, _ running: RunningApp? = nil) -> Never {
    printError(message)
    if let error = running?.end() { printError(error.description) }
    exit(status)
  }

  private func printError(_ message: String) { Terminal.printError(message) }
}
