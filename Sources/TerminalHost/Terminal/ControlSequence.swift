/// The sequences that the host writes, which all terminals since xterm support or ignore.
enum ControlSequence {
  /// Alternate screen, no line wrap, bracketed paste, mouse buttons and drags, no cursor.
  static let enter =
    "\u{1b}[?1049h\u{1b}[?7l\u{1b}[?2004h\u{1b}[?1002h\u{1b}[?1006h\u{1b}[?25l"
  /// Undoes ``enter``, an unfinished frame, any style, and mouse reports.
  static let leave =
    "\u{1b}[?2026l\u{1b}[0m\u{1b}[?1006l\u{1b}[?1002l\u{1b}[?2004l\u{1b}[?7h\u{1b}[?25h"
    + "\u{1b}[?1049l"

  static let beginFrame = "\u{1b}[?2026h"
  static let endFrame = "\u{1b}[?2026l"
  static let hideCursor = "\u{1b}[?25l"
  static let showCursor = "\u{1b}[?25h"
  static let clearScreen = "\u{1b}[0m\u{1b}[2J"
  static let clearLine = "\u{1b}[2K"
  static let clearToEndOfLine = "\u{1b}[K"

  static func move(_ column: Int, _ row: Int) -> String { "\u{1b}[\(row + 1);\(column + 1)H" }
}
