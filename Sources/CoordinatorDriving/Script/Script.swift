/// A script that drives an app, with one step on each line.
///
/// ```
/// # Log in and read the first article.
/// type "Username" "ada"
/// type "Password" "engine"
/// tap "Log in"
/// expect screen "Library"
/// ```
///
/// The parser ignores empty lines, and comments that begin with `#` outside quotes. In quotes, `\"`,
/// `\\`, `\n`, `\r` and `\t` stand for a quote, a backslash, a new line, a carriage return and a tab.
public struct Script: Sendable, Hashable {
  /// A step and its line number.
  public struct Line: Sendable, Hashable {
    /// The line's number, counted from 1.
    public let number: Int
    /// The step.
    public let step: Step
  }

  /// The script's name, usually its file's path.
  public let name: String

  /// The lines that contain a step, in order.
  public let lines: [Line]

  /// Parses a script.
  ///
  /// - Throws: ``ScriptError`` for the first invalid line.
  public init(_ text: String, name: String = "script") throws(ScriptError) {
    self.name = name
    var lines: [Line] = []
    var number = 0
    // Some editors begin a file with a byte order mark.
    let text = text.hasPrefix("\u{FEFF}") ? text.dropFirst() : text[...]
    for line in Self.lines(of: text) {
      number += 1
      var parser = LineParser(line, number: number, script: name)
      if let step = try parser.step() { lines.append(Line(number: number, step: step)) }
    }
    self.lines = lines
  }

  /// Splits at the characters that every editor treats as line ends, so that line numbers match.
  package static func lines(of text: some StringProtocol) -> [Substring] {
    Substring(text).split(omittingEmptySubsequences: false) {
      $0 == "\n" || $0 == "\r\n" || $0 == "\r"
    }
  }
}

/// An invalid script line.
public struct ScriptError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The script's name.
  public let script: String
  /// The line, counted from 1.
  public let line: Int
  /// The column in characters, counted from 1.
  public let column: Int
  /// What is wrong, and what is expected instead.
  public let reason: String

  /// The error in one line, in the form `file:line:column: reason`.
  public var description: String { "\(script):\(line):\(column): \(reason)" }
}
