import CoordinatorCore
import TerminalHost

/// Parses one line of a script.
struct LineParser {
  private enum Token {
    case word(Substring)
    case text(String)
    case end
  }

  private let line: Substring
  private let number: Int
  private let script: String
  private var position: Substring.Index
  private var tokenStart: Substring.Index

  init(_ line: Substring, number: Int, script: String) {
    self.line = line
    self.number = number
    self.script = script
    position = line.startIndex
    tokenStart = line.startIndex
  }

  private static let steps =
    Script.names.dropLast().map { "'\($0)'" }.joined(separator: ", ")
    + " or '\(Script.names.last ?? "")'"

  /// The line's step; nil for an empty line or a comment.
  mutating func step() throws(ScriptError) -> Step? {
    let name: Substring
    switch try next() {
    case .end: return nil
    case .text: throw error("expected a step: \(Self.steps)")
    case .word(let word): name = word
    }
    let step: Step
    switch name {
    case "tap": step = try tap()
    case "type":
      let field = try text("the label of the field")
      step = .type(field: field, text: try text("the text to type"))
    case "select": step = .select(try text("the text of the row"))
    case "tab": step = .tab(try text("the title of the tab"))
    case "back": step = try back()
    case "escape": step = .escape
    case "swipe": step = try swipe()
    case "long": step = try longPress()
    case "refresh": step = .refresh
    case "open": step = .open(try textOrWord("the URL"))
    case "activity":
      step = .activity(try nonEmptyText("the type of the activity"), info: try entries())
    case "notification":
      step = .notification(try nonEmptyText("the name of the notification"), info: try entries())
    case "shortcut":
      step = .shortcut(try nonEmptyText("the type of the quick action"), info: try entries())
    case "background": step = .background
    case "foreground": step = .foreground
    case "memory":
      guard case .word("warning") = try next() else {
        throw error("expected 'warning' after 'memory'")
      }
      step = .memoryWarning
    case "scene": step = .scene(try scene())
    case "size": step = try size()
    case "screen": step = try screen()
    case "expect": step = .expect(try expectation())
    default:
      if name == "wait" || name == "sleep" {
        throw error("unknown step '\(name)': each line waits until it can be performed")
      }
      guard let picture = Step.Picture(rawValue: String(name)) else {
        throw error(
          "unknown step '\(name)': expected \(Self.steps)"
            + suggestion(for: name, among: Script.names))
      }
      step = .print(picture)
    }
    try end()
    return step
  }

  private mutating func tap() throws(ScriptError) -> Step {
    switch try next() {
    case .text(let label):
      let start = position
      if case .word("twice") = try next() { return .doubleTap(label) }
      position = start
      return .tap(label)
    case .word("outside"): return .tapOutside
    case .word, .end:
      throw error("expected the label of an element, in quotes (\"), or 'outside'")
    }
  }

  private mutating func back() throws(ScriptError) -> Step {
    switch try next() {
    case .end: return .back
    case .word("to"): return .backTo(try text("the title of a screen in the back button's menu"))
    case .word, .text:
      throw error("expected 'to' and the title of a screen, or the end of the line")
    }
  }

  /// The key-value pairs up to the end of the line.
  private mutating func entries() throws(ScriptError) -> [String: String] {
    var entries: [String: String] = [:]
    while true {
      let start = position
      guard case .text(let text) = try next() else {
        position = start
        return entries
      }
      let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2, !parts[0].isEmpty else {
        throw error("expected an entry, such as \"id=42\", or the end of the line")
      }
      guard entries.updateValue(String(parts[1]), forKey: String(parts[0])) == nil else {
        throw error("the key '\(parts[0])' appears twice")
      }
    }
  }

  private mutating func scene() throws(ScriptError) -> Step.SceneStep {
    guard case .word(let word) = try next() else {
      throw error("expected 'open', 'close' or the number of a scene")
    }
    switch word {
    case "open": return .open
    case "close": return .close
    default:
      guard let number = Int(word), number > 0 else {
        throw error("expected 'open', 'close' or the number of a scene, counted from 1")
      }
      return .show(number)
    }
  }

  private mutating func size() throws(ScriptError) -> Step {
    guard case .word(let word) = try next() else {
      throw error("expected a size \(GridSize.accepted)")
    }
    guard let size = GridSize(String(word)) else {
      throw error("expected a size in columns and rows, \(GridSize.accepted)")
    }
    return .size(columns: size.columns, rows: size.rows)
  }

  /// The name is checked so that the file is always inside the folder for pictures.
  private mutating func screen() throws(ScriptError) -> Step {
    switch try next() {
    case .end: return .print(.screen)
    case .word: throw error("expected a file name in quotes, or the end of the line")
    case .text(let name):
      guard Self.isFileName(name) else {
        throw error(
          "a file name starts with a letter or digit, may contain spaces, '-', '_' and '.', and has at "
            + "most 100 bytes")
      }
      return .capture(name)
    }
  }

  private static func isFileName(_ name: String) -> Bool {
    guard let first = name.first, first.isLetter || first.isNumber, name.utf8.count <= 100 else {
      return false
    }
    for character in name {
      guard character.isLetter || character.isNumber || " -_.".contains(character) else {
        return false
      }
    }
    return true
  }

  private mutating func swipe() throws(ScriptError) -> Step {
    switch try next() {
    case .word("back"): return .swipeBack(cancelAt: try cancelFraction())
    case .word("down"): return .swipeDown(cancelAt: try cancelFraction())
    case .word("left"): return .swipePage(forward: true, cancelAt: try cancelFraction())
    case .word("right"): return .swipePage(forward: false, cancelAt: try cancelFraction())
    case .text(let row): return .swipeRow(row, action: try text("the title of the row's action"))
    case .word(let word): throw swipeError(word)
    case .end: throw swipeError("")
    }
  }

  private mutating func longPress() throws(ScriptError) -> Step {
    guard case .word("press") = try next() else { throw error("expected 'press' after 'long'") }
    let row = try text("the text of a row")
    switch try next() {
    case .text(let action): return .longPress(row, action: action)
    case .word("preview"): return .longPress(row, action: nil)
    case .word, .end:
      throw error("expected the title of an action, in quotes (\"), or 'preview'")
    }
  }

  private func swipeError(_ word: Substring) -> ScriptError {
    error(
      "expected 'back', 'down', 'left', 'right' or the text of a row, in quotes (\")"
        + suggestion(for: word, among: ["back", "down", "left", "right"]))
  }

  private func suggestion(for word: Substring, among words: [String]) -> String {
    let suggestion = Suggestion.text(for: word, among: words)
    return suggestion.isEmpty ? "" : "." + suggestion
  }

  private mutating func cancelFraction() throws(ScriptError) -> Double? {
    switch try next() {
    case .end: return nil
    case .word("to"): break
    default: throw error("expected 'to 0.4 cancel', or the end of the line")
    }
    guard case .word(let word) = try next(), let fraction = Double(word),
      (0...1).contains(fraction)
    else { throw error("expected a fraction from 0 to 1, such as 0.4") }
    guard case .word("cancel") = try next() else {
      throw error("expected 'cancel' after the fraction")
    }
    return fraction
  }

  private mutating func expectation() throws(ScriptError) -> Step.Expectation {
    let kinds = "'screen', 'text', 'no text', 'tree', 'no tree', 'depth' or 'idle'"
    guard case .word(var kind) = try next() else { throw error("expected \(kinds)") }
    var isNegated = false
    if kind == "no" {
      isNegated = true
      guard case .word(let word) = try next(), word == "text" || word == "tree" else {
        throw error("expected 'text' or 'tree' after 'expect no'")
      }
      kind = word
    }
    switch kind {
    case "screen": return .screen(try text("the title of the screen"))
    case "text":
      let text = try nonEmptyText("the text")
      return isNegated ? .noText(text) : .text(text)
    case "tree":
      let text = try nonEmptyText("a part of the tree")
      return isNegated ? .noTree(text) : .tree(text)
    case "depth":
      guard case .word(let word) = try next(), let count = Int(word), count >= 0 else {
        throw error("expected a number of screens, such as 2")
      }
      return .depth(count)
    case "idle": return .idle
    default:
      throw error(
        "unknown expectation '\(kind)': expected \(kinds)"
          + suggestion(for: kind, among: Suggestion.words(quotedIn: kinds)))
    }
  }

  // MARK: Tokens

  private mutating func text(_ what: String) throws(ScriptError) -> String {
    guard case .text(let text) = try next() else {
      throw error("expected \(what), in quotes (\")")
    }
    return text
  }

  /// A text that is not empty, since every screen contains the empty text.
  private mutating func nonEmptyText(_ what: String) throws(ScriptError) -> String {
    let text = try text(what)
    guard !text.isEmpty else { throw error("\(what) must not be empty") }
    return text
  }

  private mutating func textOrWord(_ what: String) throws(ScriptError) -> String {
    switch try next() {
    case .text(let text): return text
    case .word(let word): return String(word)
    case .end: throw error("expected \(what)")
    }
  }

  private mutating func end() throws(ScriptError) {
    guard case .end = try next() else { throw error("expected the end of the line") }
  }

  private mutating func next() throws(ScriptError) -> Token {
    while position < line.endIndex, line[position].isWhitespace { line.formIndex(after: &position) }
    tokenStart = position
    guard position < line.endIndex, line[position] != "#" else { return .end }
    if line[position] == "\"" { return .text(try quotedText()) }
    while position < line.endIndex, !line[position].isWhitespace {
      line.formIndex(after: &position)
    }
    return .word(line[tokenStart..<position])
  }

  private mutating func quotedText() throws(ScriptError) -> String {
    var text = ""
    line.formIndex(after: &position)
    while position < line.endIndex {
      let character = line[position]
      line.formIndex(after: &position)
      switch character {
      case "\"": return text
      case "\\":
        guard position < line.endIndex, let escaped = Self.escapes[line[position]] else {
          tokenStart = line.index(before: position)
          throw error("expected \\, \", n, r or t after a backslash")
        }
        line.formIndex(after: &position)
        text.append(escaped)
      default: text.append(character)
      }
    }
    throw error("this text has no closing quote (\")")
  }

  private static let escapes: [Character: Character] = [
    "\"": "\"", "\\": "\\", "n": "\n", "r": "\r", "t": "\t",
  ]

  private func error(_ reason: String) -> ScriptError {
    let column = line.distance(from: line.startIndex, to: tokenStart) + 1
    return ScriptError(script: script, line: number, column: column, reason: reason)
  }
}
