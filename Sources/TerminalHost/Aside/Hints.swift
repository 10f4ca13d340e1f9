/// The last line of the terminal: the most useful keys and their effects.
@MainActor
enum Hints {
  /// How important a hint is, the most important first.
  private enum Importance: CaseIterable {
    /// A hint that is always shown, such as a key to go back or to quit.
    case needed
    case choosing, help, moving, other
  }

  private typealias Hint = (text: String, importance: Importance)

  private static let gap = 3

  static func line(_ context: KeyContext, columns: Int) -> String {
    var hints: [Hint] = []
    func add(_ text: String, _ importance: Importance) {
      hints.append((text, importance))
    }
    let isWriting = context.editor != nil
    if context.canChoose, let word = word(context) {
      add(word, context.changesValue ? .needed : .choosing)
    }
    if context.scrolls { add("Up/Down scroll", .moving) }
    if !isWriting, context.hasPages { add("< > page", .moving) }
    if context.hasSeveral { add("Tab next", .moving) }
    if let escape = context.escape { add("Esc \(escape.rawValue)", .needed) }
    if !isWriting, let tabs = context.tabs { add("1-\(tabs) tabs", .other) }
    if context.hasMenu { add("m menu", .other) }
    if !isWriting, context.canRefresh { add("r refresh", .other) }
    if context.hasOtherScenes { add("^N next scene", .help) }
    if context.hasPanel { add("^T tree", .other) }
    add(isWriting ? "F1 help" : "? help", .help)
    add(isWriting ? "^C quit" : "q quit", .needed)
    return fit(hints, columns: columns)
  }

  /// The hints that fit into the columns, in their order; the least important are left out first.
  private static func fit(_ hints: [Hint], columns: Int) -> String {
    var taken: [String?] = hints.map { _ in nil }
    var room = columns + gap
    for importance in Importance.allCases {
      for (index, hint) in hints.enumerated() where hint.importance == importance {
        let width = hint.text.count + gap
        guard importance == .needed || width <= room else { continue }
        room -= width
        taken[index] = hint.text
      }
    }
    let line = taken.compactMap(\.self).joined(separator: String(repeating: " ", count: gap))
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
