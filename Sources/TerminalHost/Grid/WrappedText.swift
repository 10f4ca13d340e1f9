/// A text broken into lines, with the columns of each.
struct WrappedText: Hashable {
  let lines: [String]
  let widths: [Int]

  init(_ text: String, columns: Int) {
    lines = TextLines.wrap(text, columns: columns)
    widths = lines.map { CharacterWidth.columns(of: $0) }
  }
}

/// Caches wrapped texts, because most of them are the same in the next frame.
@MainActor
final class WrapCache {
  private struct Key: Hashable {
    let text: String
    let columns: Int
  }

  private static let generation = 64

  private var recent: [Key: WrappedText] = [:]
  private var older: [Key: WrappedText] = [:]

  func wrap(_ text: String, columns: Int) -> WrappedText {
    let key = Key(text: text, columns: columns)
    if let known = recent[key] { return known }
    let wrapped = older[key] ?? WrappedText(text, columns: columns)
    if recent.count >= Self.generation {
      older = recent
      recent = [:]
    }
    recent[key] = wrapped
    return wrapped
  }
}
