/// The reason why the terminal cannot be used.
package struct TerminalError: Error, Hashable, Sendable, CustomStringConvertible {
  package enum Code: Hashable, Sendable {
    /// Standard input or output is a file, a pipe, or closed.
    case notATerminal
    /// The terminal cannot move the cursor.
    case dumb
    /// The window is smaller than a screen needs.
    case tooSmall
    /// The terminal rejected its settings, or was closed.
    case unusable
  }

  package let code: Code
  /// The problem, its usual cause, and the fix.
  package let description: String

  static func notATerminal(_ stream: String, program: String) -> TerminalError {
    TerminalError(
      code: .notATerminal,
      description: """
        \(program) cannot be shown here: its standard \(stream) is not a terminal.

        This usually means that it was redirected to a file or a pipe.

        To fix this, run \(program) in a terminal window without redirecting its \(stream).
        """)
  }

  static func dumb(program: String) -> TerminalError {
    TerminalError(
      code: .dumb,
      description: """
        \(program) cannot be shown here: TERM is 'dumb', a terminal whose cursor cannot be moved.

        This usually means that it was started inside an editor or by a tool that collects output.

        To fix this, run \(program) in a terminal window; if this is one, set TERM, for instance to \
        'xterm-256color'.
        """)
  }

  static func tooSmall(_ size: GridSize, minimum: GridSize, program: String) -> TerminalError {
    TerminalError(
      code: .tooSmall,
      description: """
        The terminal is \(size); \(program) needs at least \(minimum).

        To fix this, make the window larger or its letters smaller.
        """)
  }

  static func unusable(_ number: Int32, program: String) -> TerminalError {
    TerminalError(
      code: .unusable,
      description: """
        The terminal rejected the settings that \(program) needs (error number \(number)).

        This usually means that the window was closed, or that \(program) runs in the background.

        To fix this, start \(program) in the foreground of a terminal window.
        """)
  }
}
