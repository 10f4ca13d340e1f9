/// The options that CoordinatorLauncher reads.
///
/// They are in this module because an app without the launcher rejects them by name.
package enum LauncherOption: String, Sendable, CaseIterable {
  case host = "--host"
  case script = "--script"
  case screens = "--screens"
  case size = "--size"
  case timeout = "--timeout"
  case verbose = "--verbose"
  case open = "--open"
  case inspect = "--inspect"
  case state = "--state"
  case restore = "--restore"
  case record = "--record"
  case replay = "--replay"
  case map = "--map"
  case help = "--help"

  /// A description of the option's value, for messages; nil if it has no value.
  package var value: String? {
    switch self {
    case .host: "'headless', 'terminal' or 'plain'"
    case .script: "the path of a script file"
    case .screens: "the path of a directory for pictures"
    case .size: "columns and rows, such as 120x40"
    case .timeout: "a number of seconds"
    case .open: "the URL to open"
    case .state: "the path of a directory"
    case .restore: "'on' or 'off'"
    case .record: "the path of a file"
    case .replay: "the path of a recorded file"
    case .map: "'text', 'mermaid' or 'dot'"
    case .verbose, .inspect, .help: nil
    }
  }
}
