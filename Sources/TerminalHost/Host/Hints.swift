internal import HeadlessUIKit

/// The last line: which keys do what at the moment.
@MainActor
enum Hints {
  /// One hint, and how soon it is left out where there is little room.
  private struct Hint {
    let text: String
    let rank: Int
  }

  private static let gap = 3

  static func line(
    for frame: ScreenFrame, focus: Focusable?, isInSight: Bool, hasPanel: Bool, columns: Int
  ) -> String {
    var hints: [Hint] = []
    if isInSight, let word = word(for: focus) { hints.append(Hint(text: word, rank: 1)) }
    if frame.totalRows > frame.visibleRows, !isInSight || focus?.zone != .body {
      hints.append(Hint(text: "Up/Down scroll", rank: 4))
    }
    if frame.ring.items.count > 1 { hints.append(Hint(text: "Tab next", rank: 5)) }
    if let layer = frame.layer, let word = wayBack(layer) {
      hints.append(Hint(text: "Esc \(word)", rank: 0))
    }
    let isWriting = focus?.editor != nil
    if !isWriting, let tabs = tabCount(frame), tabs > 1 {
      hints.append(Hint(text: "1-\(tabs) tabs", rank: 3))
    }
    if hasPanel { hints.append(Hint(text: "^T tree", rank: 2)) }
    hints.append(Hint(text: isWriting ? "^C quit" : "q quit", rank: 0))
    return fit(hints, columns: columns)
  }

  /// A hint cut in two helps nobody; the least important ones are left out instead.
  private static func fit(_ hints: [Hint], columns: Int) -> String {
    var hints = hints
    var rank = 5
    while rank > 0, hints.reduce(-gap, { $0 + $1.text.count + gap }) > columns {
      hints.removeAll { $0.rank == rank }
      rank -= 1
    }
    let line = hints.map(\.text).joined(separator: String(repeating: " ", count: gap))
    return TextLines.truncate(line, columns: columns)
  }

  private static func word(for focus: Focusable?) -> String? {
    switch focus?.kind {
    case .field: "Enter done"
    case .textView: nil
    case .back, .barItem, .control, .segment, .row, .tab, .action: "Enter choose"
    case nil: nil
    }
  }

  private static func wayBack(_ layer: VisibleHierarchy.Layer) -> String? {
    if layer.root is UIAlertController { return "cancel" }
    if layer.showsBackButton { return "back" }
    return layer.isSwipeDismissable && !layer.root.isModalInPresentation ? "close" : nil
  }

  private static func tabCount(_ frame: ScreenFrame) -> Int? {
    var count = 0
    for item in frame.ring.items {
      if case .tab = item.kind { count += 1 }
    }
    return count == 0 ? nil : min(count, 9)
  }
}
