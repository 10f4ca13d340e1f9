import CoordinatorCore
import CoordinatorDriving
public import TerminalHost

/// The options of an app's command line.
public struct LaunchOptions: Sendable, Hashable {
  /// How the app runs.
  public enum HostKind: String, Sendable, Hashable, CaseIterable {
    /// Without drawing: runs a script, or prints the first screen.
    case headless
    /// In the terminal.
    case terminal
    /// As text: prints each screen below the last, and reads steps.
    case plain
  }

  /// How the app runs; nil for the default.
  public var host: HostKind?

  /// The script file to run.
  public var script: String?

  /// The directory where the script's step `screen "name"` writes its pictures.
  public var screens: String?

  /// The size of the screen of a script or a replay, or of a headless or plain host; nil for 80 by 24.
  public var size: GridSize?

  /// The URL to open after launch.
  public var open: String?

  /// Whether to show the coordinator tree and the journal beside the app.
  public var inspect = false

  /// The directory for the app's files; nil if the command line names none.
  ///
  /// A script or a replay then gets an empty directory, which the launcher removes at exit.
  public var state: String?

  /// How long a line of a script or a pipe, a link, or an event of a replay, may wait, in seconds.
  public var timeout: Double?

  /// The formats of a map.
  public enum MapFormat: String, Sendable, Hashable, CaseIterable {
    /// Lines of text.
    case text
    /// A Mermaid diagram.
    case mermaid
    /// A diagram in the language of Graphviz.
    case dot
  }

  /// The file to which the journal is appended, as JSON Lines.
  public var record: String?

  /// The file with the recorded run to repeat.
  public var replay: String?

  /// The format in which a script or a replay prints the map of all transitions, at its end.
  public var map: MapFormat?

  /// Whether the app shows again what it showed when it ended.
  public var restores = true

  /// Whether to print each step of the script before it runs.
  public var verbose = false

  /// Whether to print the help and exit.
  public var help = false

  /// Creates the options of an empty command line.
  public init() {}

  /// Whether a script or a replay drives the app.
  var isDriven: Bool { script != nil || replay != nil }

  /// Parses a command line, without the program's name.
  ///
  /// - Throws: ``LaunchError`` for the first invalid argument.
  public init(_ arguments: [String]) throws(LaunchError) {
    var rest = arguments[...]
    var given: Set<LauncherOption> = []
    while let argument = rest.popFirst() {
      // `--flag=value` means `--flag value`.
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let flag = String(parts[0])
      guard let option = flag == "-h" ? .help : LauncherOption(rawValue: flag) else {
        let hint =
          flag.hasPrefix("-")
          ? Suggestion.text(for: flag, among: LauncherOption.allCases.map(\.rawValue))
          : " '--script FILE' runs a script, and '--open URL' opens a link."
        throw LaunchError("Unknown option '\(argument)'.\(hint) '--help' lists them.")
      }
      guard given.insert(option).inserted else {
        throw LaunchError("'\(flag)' appears twice: use it once.")
      }
      var value = parts.count == 2 ? String(parts[1]) : nil
      if let what = option.value {
        if value == nil, rest.first?.hasPrefix("--") == false { value = rest.removeFirst() }
        if value?.isEmpty != false { throw LaunchError("'\(flag)' needs a value: \(what).") }
      } else if value != nil {
        throw LaunchError("'\(flag)' takes no value.")
      }
      try set(option, to: value ?? "")
    }
    if help { return }
    if script != nil, let host, host != .headless {
      throw LaunchError("A script runs headless: remove '--host \(host.rawValue)'.")
    }
    if screens != nil, script == nil {
      throw LaunchError("'--screens' needs a script: add '--script FILE'.")
    }
    if replay != nil, let host, host != .headless {
      throw LaunchError("A replay runs headless: remove '--host \(host.rawValue)'.")
    }
    if map != nil, !isDriven {
      throw LaunchError(
        "'--map' needs a script or a replay: add '--script FILE' or '--replay FILE'.")
    }
    if size != nil, !isDriven, host != .plain, host != .headless {
      throw LaunchError(
        "A terminal has its own size: remove '--size', or add '--script FILE', '--replay FILE', "
          + "'--host plain' or '--host headless'.")
    }
    if verbose, script == nil {
      throw LaunchError("'--verbose' needs a script: add '--script FILE'.")
    }
    if timeout != nil, !isDriven, host != .plain, host != .headless || open == nil {
      throw LaunchError(
        "'--timeout' needs a script, a replay, a plain host or a link: add '--script FILE', "
          + "'--replay FILE', '--host plain' or '--host headless --open URL'.")
    }
  }

  private mutating func set(_ option: LauncherOption, to value: String) throws(LaunchError) {
    switch option {
    case .host:
      guard let kind = HostKind(rawValue: value) else {
        throw LaunchError(
          "Unknown host '\(value)': use \(option.value ?? "")."
            + Suggestion.text(for: value, among: HostKind.allCases.map(\.rawValue)))
      }
      host = kind
    case .script: script = value
    case .screens: screens = value
    case .size:
      guard let size = GridSize(value) else {
        throw LaunchError("'\(value)' is not a size: use one \(GridSize.accepted).")
      }
      self.size = size
    case .timeout: timeout = try Self.seconds(value)
    case .verbose: verbose = true
    case .open: open = value
    case .inspect: inspect = true
    case .state: state = value
    case .restore:
      guard value == "on" || value == "off" else {
        throw LaunchError("'--restore' is 'on' or 'off', and not '\(value)'.")
      }
      restores = value == "on"
    case .record: record = value
    case .replay: replay = value
    case .map:
      guard let format = MapFormat(rawValue: value) else {
        throw LaunchError("Unknown map '\(value)': use \(option.value ?? "").")
      }
      map = format
    case .help: help = true
    }
  }

  private static func seconds(_ text: String) throws(LaunchError) -> Double {
    guard let seconds = Double(text), (0...86_400).contains(seconds) else {
      throw LaunchError(
        "'\(text)' is not a timeout: use seconds from 0 to 86400, such as 5 or 0.5.")
    }
    return seconds
  }
}

/// An invalid command line, or a file or directory that it names and that cannot be used.
public struct LaunchError: Error, Sendable, Hashable, CustomStringConvertible {
  /// What is wrong, and how to fix it.
  public let description: String

  init(_ description: String) { self.description = description }
}
