/// A script that drives an app: one step a line.
///
/// ```
/// # Log in and read the first article.
/// type "Username" "ada"
/// type "Password" "engine"
/// tap "Log in"
/// expect screen "Library"
/// ```
///
/// The step `screen "library"` writes the screen to a file, if the runner's driver has a folder for
/// pictures; otherwise it prints it, as `screen` does.
///
/// Empty lines and what follows a `#` outside quotes are ignored. In quotes `\"`, `\\`, `\n` and
/// `\t` stand for the quote, the backslash, a new line and a tab.
public struct Script: Sendable, Hashable {
  /// A step and where it stands.
  public struct Line: Sendable, Hashable {
    /// The line's number, counted from 1.
    public let number: Int
    /// What is to be done.
    public let step: Step
  }

  /// The script's name, usually its file's path.
  public let name: String

  /// The steps in their order.
  public let lines: [Line]

  /// Reads a script.
  ///
  /// - Throws: ``ScriptError`` for the first line that cannot be read; it names line and column.
  public init(_ text: String, name: String = "script") throws(ScriptError) {
    self.name = name
    var lines: [Line] = []
    var number = 0
    // Some editors begin a file with a byte order mark.
    let text = text.hasPrefix("\u{FEFF}") ? text.dropFirst() : text[...]
    for line in text.split(omittingEmptySubsequences: false, whereSeparator: Self.endsLine) {
      number += 1
      var parser = LineParser(line, number: number, script: name)
      if let step = try parser.step() { lines.append(Line(number: number, step: step)) }
    }
    self.lines = lines
  }

  /// Only what every editor counts as a new line, so that the numbers of lines are the editor's.
  private static func endsLine(_ character: Character) -> Bool {
    character == "\n" || character == "\r\n" || character == "\r"
  }
}

/// A script line that cannot be read.
public struct ScriptError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The script's name.
  public let script: String
  /// The line, counted from 1.
  public let line: Int
  /// The column, counted from 1 in characters.
  public let column: Int
  /// What is wrong there, and what can stand there.
  public let reason: String

  /// The error in one line, in the form `file:line:column: reason`.
  public var description: String { "\(script):\(line):\(column): \(reason)" }
}
