import CoordinatorDriving

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

  /// The URL to open after launch.
  public var open: String?

  /// Whether to show the coordinator tree and the journal beside the app.
  public var inspect = false

  /// The directory for the app's files; nil gives a script an empty one, removed at exit.
  public var state: String?

  /// How long a line of a script or a pipe, or an event of a replay, may wait, in seconds.
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

  /// The file to which the journal is written, as JSON Lines.
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
    var given: Set<String> = []
    while let argument = rest.popFirst() {
      // `--flag=value` means `--flag value`.
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      var inline = parts.count == 2 ? String(parts[1]) : nil
      let flag = String(parts[0])
      func value(_ what: String) throws(LaunchError) -> String {
        let value = inline ?? rest.first
        let isOption = inline == nil && value?.hasPrefix("--") ?? false
        guard let value, !value.isEmpty, !isOption else {
          throw LaunchError("'\(flag)' needs a value: \(what).")
        }
        if inline == nil { rest.removeFirst() }
        inline = nil
        return value
      }
      switch flag {
      case "--host":
        let kinds = "'headless', 'terminal' or 'plain'"
        let name = try value(kinds)
        guard let kind = HostKind(rawValue: name) else {
          throw LaunchError(
            "Unknown host '\(name)': use \(kinds)."
              + Suggestion.text(for: name, among: HostKind.allCases.map(\.rawValue)))
        }
        host = kind
      case "--script": script = try value("the path of a script file")
      case "--screens": screens = try value("the path of a directory for pictures")
      case "--open": open = try value("the URL to open")
      case "--state": state = try value("the path of a directory")
      case "--record": record = try value("the path of a file")
      case "--replay": replay = try value("the path of a recorded file")
      case "--map":
        let formats = "'text', 'mermaid' or 'dot'"
        let name = try value(formats)
        guard let format = MapFormat(rawValue: name) else {
          throw LaunchError("Unknown map '\(name)': use \(formats).")
        }
        map = format
      case "--restore":
        let choice = try value("'on' or 'off'")
        guard choice == "on" || choice == "off" else {
          throw LaunchError("'--restore' is 'on' or 'off', and not '\(choice)'.")
        }
        restores = choice == "on"
      case "--timeout": timeout = try Self.seconds(value("a number of seconds"))
      case "--verbose": verbose = true
      case "--inspect": inspect = true
      case "--help", "-h": help = true
      default:
        throw LaunchError(
          "Unknown option '\(argument)'."
            + Suggestion.text(for: flag, among: Self.flags) + " '--help' lists them.")
      }
      guard given.insert(flag).inserted else {
        throw LaunchError("'\(flag)' appears twice: use it once.")
      }
      if inline != nil { throw LaunchError("'\(flag)' takes no value.") }
    }
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
    if verbose, script == nil {
      throw LaunchError("'--verbose' needs a script: add '--script FILE'.")
    }
    if timeout != nil, !isDriven, host != .plain {
      throw LaunchError(
        "'--timeout' needs a script, a replay or a plain host: add '--script FILE', '--replay FILE' or "
          + "'--host plain'.")
    }
  }

  private static let flags = [
    "--host", "--script", "--screens", "--timeout", "--verbose", "--open", "--inspect", "--state",
    "--restore", "--record", "--replay", "--map", "--help",
  ]

  private static func seconds(_ text: String) throws(LaunchError) -> Double {
    guard let seconds = Double(text), (0...86_400).contains(seconds) else {
      throw LaunchError(
        "'\(text)' is not a timeout: use seconds from 0 to 86400, such as 5 or 0.5.")
    }
    return seconds
  }
}

/// An invalid command line or script file.
public struct LaunchError: Error, Sendable, Hashable, CustomStringConvertible {
  /// What is wrong, and how to fix it.
  public let description: String

  init(_ description: String) { self.description = description }
}
