import CoordinatorCore
import CoordinatorDriving
import Coordinators
import Foundation
public import HeadlessUIKit
import TerminalHost

/// Runs an app from the command line: in the terminal, or driven by a script.
///
/// ```swift
/// extension AppDelegate {
///   static func main() {
///     AppLauncher(name: "newsstand", summary: "Reads articles.").run(AppDelegate.self)
///   }
/// }
/// ```
///
/// The exit status is 0 when the app was quit or the script has passed, 1 when a line of a script or
/// of a pipe has failed, the app has refused the URL to open, or there is no terminal, 2 when the command line or the script cannot be
/// used, 129 when the terminal went away, and 128 and the number of a signal that ended the app.
@MainActor
public struct AppLauncher {
  /// The program's name, as it is called.
  public let name: String

  /// What the app does, in a sentence.
  public let summary: String

  /// The scenes that the app declares; nil for those of its `Info.plist`.
  public let scenes: SceneManifest?

  private let prepare: @MainActor (LaunchOptions) throws -> Void

  /// Makes a launcher.
  ///
  /// - Parameters:
  ///   - name: The program's name, as it is called.
  ///   - summary: What the app does, in a sentence.
  ///   - scenes: The scenes that the app declares; nil for those of its `Info.plist`, and without one for
  ///     what its delegate says.
  ///   - prepare: Takes over what the app needs of the options, before it is launched.
  public init(
    name: String, summary: String, scenes: SceneManifest? = nil,
    prepare: @escaping @MainActor (LaunchOptions) throws -> Void = { _ in }
  ) {
    self.name = name
    self.summary = summary
    self.scenes = scenes
    self.prepare = prepare
  }

  /// Runs the app and ends the process with its status.
  public func run<Delegate: UIApplicationDelegate>(
    _ delegate: Delegate.Type, arguments: [String] = Array(CommandLine.arguments.dropFirst())
  ) -> Never {
    do {
      var options = try LaunchOptions(arguments)
      if options.help {
        show(help)
        exit(0)
      }
      try StateDirectory.check(options.state)
      try StateDirectory.check(options.screens)
      if options.script != nil, options.state == nil {
        options.state = StateDirectory.temporary()
      }
      try prepare(options)
      switch try host(options) {
      case .headless: try runHeadless(delegate, options)
      case .plain: try runInLines(delegate, options)
      case .terminal: exit(try runInTerminal(delegate, options))
      }
    } catch {
      fail(String(describing: error), status: 2)
    }
  }

  /// The text of `--help`.
  public var help: String {
    """
    \(name): \(summary)

    Usage: \(name) [options]

      --host headless|terminal|plain
                       who draws the app. headless runs a script, or prints the
                       first screen and ends; plain prints the screens as lines of
                       text and reads steps, from a keyboard or a pipe (default:
                       terminal, headless with a script, plain if TERM is 'dumb')
      --script FILE    drive the app by a script; status 1 if a line fails
      --screens DIR    where the script's step 'screen "name"' writes name.txt
      --patience SECONDS
                       how long a line of the script, or from a pipe, waits for what
                       it needs (default: 20, 5 from a pipe)
      --verbose        tell each step of the script before it is done
      --open URL       open a URL after launch; status 1 if the app refuses it
      --inspect        show the live coordinator tree and journal
      --state DIR      keep the app's files in this directory; a script without one
                       gets an empty one, removed at the end
      --help           print this

    In the terminal, q quits, ? tells the keys, ctrl-Z stops the app until 'fg'. If
    NO_COLOR is set to anything, no colours are used.
    """
  }

  // MARK: Hosts

  private func runHeadless<Delegate: UIApplicationDelegate>(
    _ delegate: Delegate.Type, _ options: LaunchOptions
  ) throws -> Never {
    let script = try options.script.map(ScriptFile.read)
    let app = AppDriver(
      device: HeadlessDevice(clock: TransitionClock(.stepped), screen: .terminal(.standard)))
    app.pictureFolder = options.screens.map { URL(fileURLWithPath: $0, isDirectory: true) }
    if options.inspect {
      let inspector = Inspector(app)
      app.showPanel { inspector.lines }
    }
    require(app.launch(delegate, opening: try url(options), scenes: scenes), options)
    Task {
      do {
        if let script {
          var runner = ScriptRunner(script, app: app) { show($0) }
          if let patience = options.patience { runner.patience = .seconds(patience) }
          runner.tellsSteps = options.verbose
          runner.notice = { tell($0) }
          try await runner.run()
        } else {
          await Task.yield()
          app.settle()
          show(app.screen)
        }
        if options.inspect { show("\n\(app.tree)\n\n\(app.journal)") }
        exit(0)
      } catch {
        fail(String(describing: error), status: 1)
      }
    }
    while true { _ = RunLoop.main.run(mode: .default, before: .distantFuture) }
  }

  private func runInLines<Delegate: UIApplicationDelegate>(
    _ delegate: Delegate.Type, _ options: LaunchOptions
  ) throws -> Never {
    let app = AppDriver(
      device: HeadlessDevice(clock: TransitionClock(.immediate), screen: .terminal(.standard)))
    require(app.launch(delegate, opening: try url(options), scenes: scenes), options)
    let host = PlainHost(
      app, isTyped: Terminal.isStandardInput, showsTree: options.inspect,
      patience: options.patience.map { .seconds($0) }
    ) {
      write($0)
    }
    host.listenForSignals()
    Task { exit(await host.run(StandardLines.stream())) }
    while true { _ = RunLoop.main.run(mode: .default, before: .distantFuture) }
  }

  /// Who draws the app where the command line does not say; a terminal that is needed has to be there.
  private func host(_ options: LaunchOptions) throws -> LaunchOptions.HostKind {
    let obstacle = Terminal(program: name).obstacle
    let isDumb = obstacle?.code == .dumb
    let kind = options.host ?? (options.script != nil ? .headless : isDumb ? .plain : .terminal)
    if kind == .terminal, let obstacle {
      fail(
        """
        \(obstacle)

        '\(name) --host plain' needs no terminal: it prints the screens as lines of text and reads \
        steps. '\(name) --script FILE' runs a script.
        """, status: 1)
    }
    return kind
  }

  private func runInTerminal<Delegate: UIApplicationDelegate>(
    _ delegate: Delegate.Type, _ options: LaunchOptions
  ) throws -> Int32 {
    let device = HeadlessDevice(clock: TransitionClock(.real))
    let inspector = options.inspect ? Inspector(AppDriver(device: device)) : nil
    let runner = ApplicationRunner(device: device, scenes: scenes, delegate)
    let host = ANSITerminalHost(
      device: device, application: runner, panel: inspector.map { one in { one.lines } })
    require(runner.launch(opening: try url(options)), options)
    device.clock.watch(after: .seconds(3)) { LaunchCheck.look(at: device) }
    return host.run()
  }

  private func url(_ options: LaunchOptions) throws(LaunchError) -> URL? {
    guard let text = options.open else { return nil }
    guard let url = URL(string: text), url.scheme != nil else {
      throw LaunchError("'\(text)' is no URL with a scheme, such as \(name)://article/42.")
    }
    return url
  }

  // MARK: Output

  private func show(_ text: String) { write(text + "\n") }

  /// Writes past all buffers, so that a pipe sees each step at once, and a crash loses nothing.
  private func write(_ text: String) {
    do {
      try FileHandle.standardOutput.write(contentsOf: Data(text.utf8))
    } catch {
      fail("The output cannot be written: \(error.localizedDescription)", status: 2)
    }
  }

  /// Ends if the app has refused the URL of the command line.
  private func require(_ isOpened: Bool, _ options: LaunchOptions) {
    guard !isOpened, let url = options.open else { return }
    fail(
      "The application did not open '\(url)': its delegate has no 'application(_:open:options:)', or "
        + "refused.", status: 1)
  }

  private func fail(_ message: String, status: Int32) -> Never {
    tell(message)
    exit(status)
  }

  private func tell(_ message: String) {
    try? FileHandle.standardError.write(contentsOf: Data((message + "\n").utf8))
  }
}
