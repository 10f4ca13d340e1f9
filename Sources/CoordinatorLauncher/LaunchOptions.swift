import CoordinatorDriving

/// What the command line of an app asks for.
public struct LaunchOptions: Sendable, Hashable {
  /// Who draws the app.
  public enum HostKind: String, Sendable, Hashable, CaseIterable {
    /// Nobody: for scripts, or to print the first screen.
    case headless
    /// The terminal.
    case terminal
    /// Lines of text, one screen below the other, with steps as input.
    case plain
  }

  /// Who draws the app; a script runs headless unless told otherwise.
  public var host: HostKind?

  /// The script file to run.
  public var script: String?

  /// The directory for the pictures that the script takes under a name.
  public var screens: String?

  /// The URL to open after launch.
  public var open: String?

  /// Whether the live tree and journal stand beside the app.
  public var inspect = false

  /// The directory for what the app keeps; a script without one gets an empty one, which is removed
  /// afterwards.
  public var state: String?

  /// How long a line of the script, or of a pipe, waits for what it needs, in seconds.
  public var patience: Double?

  /// Whether each step of the script is told before it is done.
  public var verbose = false

  /// Whether only the help is to be printed.
  public var help = false

  /// Options as they are when the command line is empty.
  public init() {}

  /// Reads a command line, without the program's name.
  ///
  /// - Throws: ``LaunchError`` for what cannot be understood; it names the argument and what can
  ///   stand there.
  public init(_ arguments: [String]) throws(LaunchError) {
    var rest = arguments[...]
    var given: Set<String> = []
    while let argument = rest.popFirst() {
      // `--flag=value` is read as `--flag value`.
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      var inline = parts.count == 2 ? String(parts[1]) : nil
      let flag = String(parts[0])
      func value(_ what: String) throws(LaunchError) -> String {
        let value = inline ?? rest.first
        let isOption = inline == nil && value?.hasPrefix("--") ?? false
        guard let value, !value.isEmpty, !isOption else {
          throw LaunchError("After '\(flag)' comes \(what).")
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
            "There is no host '\(name)': give \(kinds)."
              + Suggestion.question(about: name, among: HostKind.allCases.map(\.rawValue)))
        }
        host = kind
      case "--script": script = try value("the path of a script file")
      case "--screens": screens = try value("the path of a directory for pictures")
      case "--open": open = try value("the URL to open")
      case "--state": state = try value("the path of a directory")
      case "--patience": patience = try Self.seconds(value("a number of seconds"))
      case "--verbose": verbose = true
      case "--inspect": inspect = true
      case "--help", "-h": help = true
      default:
        throw LaunchError(
          "'\(argument)' is no option."
            + Suggestion.question(about: flag, among: Self.flags) + " '--help' lists them.")
      }
      guard given.insert(flag).inserted else {
        throw LaunchError("'\(flag)' was given twice: give it once.")
      }
      if inline != nil { throw LaunchError("'\(flag)' takes no value.") }
    }
    if script != nil, let host, host != .headless {
      throw LaunchError("A script runs without a terminal: leave out '--host \(host.rawValue)'.")
    }
    if screens != nil, script == nil {
      throw LaunchError("Pictures are taken by a script: give '--script FILE' as well.")
    }
    if verbose, script == nil {
      throw LaunchError("'--verbose' tells a script's steps: give '--script FILE' as well.")
    }
    if patience != nil, script == nil, host != .plain {
      throw LaunchError(
        "'--patience' is that of a script's lines: give '--script FILE' or '--host plain' as well.")
    }
  }

  private static let flags = [
    "--host", "--script", "--screens", "--patience", "--verbose", "--open", "--inspect", "--state",
    "--help",
  ]

  private static func seconds(_ text: String) throws(LaunchError) -> Double {
    guard let seconds = Double(text), (0...86_400).contains(seconds) else {
      throw LaunchError(
        "'\(text)' is no patience: give seconds from 0 to 86400, such as 5 or 0.5.")
    }
    return seconds
  }
}

/// What of a command line cannot be carried out, and what to give instead.
public struct LaunchError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The whole message.
  public let description: String

  init(_ description: String) { self.description = description }
}
