/// The last line: which keys do what at the moment.
@MainActor
enum Hints {
  private struct Hint {
    let text: String
    /// Whether it stays where there is little room.
    var isNeeded = false
  }

  private static let gap = 3

  static func line(_ context: KeyContext, columns: Int) -> String {
    var hints: [Hint] = []
    let isWriting = context.editor != nil
    if context.canChoose, let word = word(context) {
      hints.append(Hint(text: word, isNeeded: context.changesValue))
    }
    if context.scrolls { hints.append(Hint(text: "Up/Down scroll")) }
    if !isWriting, context.hasPages { hints.append(Hint(text: "< > page")) }
    if context.hasSeveral { hints.append(Hint(text: "Tab next")) }
    if let word = context.wayBack { hints.append(Hint(text: "Esc \(word)", isNeeded: true)) }
    if !isWriting, let tabs = context.tabs { hints.append(Hint(text: "1-\(tabs) tabs")) }
    if !isWriting, context.isLong, context.hasSeveral { hints.append(Hint(text: "/ find")) }
    if !isWriting, context.hasSearch { hints.append(Hint(text: "n again")) }
    if context.hasMenu { hints.append(Hint(text: "m menu")) }
    if !isWriting, context.canRefresh { hints.append(Hint(text: "r refresh")) }
    if context.hasPanel { hints.append(Hint(text: "^T tree")) }
    hints.append(Hint(text: isWriting ? "F1 help" : "? help"))
    hints.append(Hint(text: isWriting ? "^C quit" : "q quit", isNeeded: true))
    return fit(hints, columns: columns)
  }

  /// Leaves out the longest hints, so that as many as possible are told, and always how to get out.
  private static func fit(_ hints: [Hint], columns: Int) -> String {
    var hints = hints
    while hints.reduce(-gap, { $0 + $1.text.count + gap }) > columns {
      var longest: Int?
      for (index, hint) in hints.enumerated() where !hint.isNeeded {
        if longest.map({ hints[$0].text.count < hint.text.count }) ?? true { longest = index }
      }
      guard let longest else { break }
      hints.remove(at: longest)
    }
    let line = hints.map(\.text).joined(separator: String(repeating: " ", count: gap))
    return TextLines.truncate(line, columns: columns)
  }

  private static func word(_ context: KeyContext) -> String? {
    switch context.editor {
    case .field: "Enter done"
    case .text: nil
    case nil: context.changesValue ? "Left/Right change" : "Enter choose"
    }
  }
}
