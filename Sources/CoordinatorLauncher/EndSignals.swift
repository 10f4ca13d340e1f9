import Foundation
import TerminalHost

/// The signals that end an app without a terminal: SIGHUP, SIGINT and SIGTERM.
@MainActor
enum EndSignals {
  /// How long the app may take to end.
  private nonisolated static let grace = DispatchTimeInterval.seconds(2)

  private static var sources: [any DispatchSourceProtocol] = []

  /// Calls a function when one of the signals arrives, and exits the process if the app hangs.
  static func handle(by end: @escaping @MainActor @Sendable (Int32) -> Void) {
    let queue = DispatchQueue(label: "signals")
    for number in [SIGHUP, SIGINT, SIGTERM] where !isIgnored(number) {
      let source = DispatchSource.makeSignalSource(signal: number, queue: queue)
      source.setEventHandler { @Sendable in
        queue.asyncAfter(deadline: .now() + grace) { exit(128 + number) }
        DispatchQueue.main.async { MainActor.assumeIsolated { end(128 + number) } }
      }
      source.resume()
      sources.append(source)
    }
  }

  /// Whether `nohup` or a shell ignores a signal, which then stays ignored.
  private static func isIgnored(_ number: Int32) -> Bool {
    ignoresSignal(signal(number, SIG_IGN))
  }
}
