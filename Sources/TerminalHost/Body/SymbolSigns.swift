/// Signs for well-known SF Symbols, by their names.
enum SymbolSigns {
  /// A sign of one column, beside a title; nil if there is none.
  static func glyph(of name: String) -> String? {
    if let glyph = glyphs[name] { return glyph }
    let fill = ".fill"
    return name.hasSuffix(fill) ? glyphs[String(name.dropLast(fill.count))] : nil
  }

  /// A sign or a word, without a title; nil if the symbol's name is clearer.
  static func word(for name: String) -> String? { words[name] }

  static let glyphs = [
    "house": "⌂", "star": "☆", "star.fill": "★", "heart": "♡", "heart.fill": "♥",
    "bookmark": "⚐", "bookmark.fill": "⚑", "flag": "⚐", "flag.fill": "⚑",
    "books.vertical": "▥", "book": "▯", "book.fill": "▮",
    "newspaper": "▤", "doc.text": "▤", "list.bullet": "≡",
    "magnifyingglass": "⌕", "person": "☺", "person.fill": "☻", "gear": "⚙", "gearshape": "⚙",
    "info.circle": "ⓘ", "envelope": "✉", "pencil": "✎",
    "square.and.pencil": "✎", "calendar": "▦", "clock": "◷", "circle": "○", "circle.fill": "●",
    "square": "□", "square.fill": "■", "plus": "+", "minus": "-", "xmark": "×", "checkmark": "✓",
    "ellipsis": "…", "music.note": "♪", "sun.max": "☼", "moon": "☾", "cloud": "☁", "phone": "☏",
    "phone.fill": "☎", "play": "▷", "play.fill": "▶",
  ]

  private static let words = [
    "plus": "+", "minus": "-", "xmark": "x", "checkmark": "✓", "ellipsis": "…",
    "chevron.left": "‹", "chevron.right": "›", "magnifyingglass": "search",
    "square.and.arrow.up": "share", "trash": "delete", "gear": "settings",
    "gearshape": "settings", "bookmark": "save", "bookmark.fill": "saved",
    "sidebar.leading": "columns",
  ]
}
