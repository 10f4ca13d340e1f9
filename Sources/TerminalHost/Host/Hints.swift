internal import HeadlessUIKit

/// The last line: which keys do what at the moment.
@MainActor
enum Hints {
  static func line(for frame: ScreenFrame, focus: Focusable?, hasPanel: Bool) -> String {
    var hints: [String] = []
    if let word = word(for: focus) { hints.append(word) }
    if frame.ring.items.count > 1 { hints.append("Tab next") }
    if let layer = frame.layer, let word = wayBack(layer) { hints.append("Esc \(word)") }
    let isWriting = focus?.editor != nil
    if !isWriting, let tabs = tabCount(frame), tabs > 1 { hints.append("1-\(tabs) tabs") }
    if hasPanel { hints.append("^T tree") }
    hints.append(isWriting ? "^C quit" : "q quit")
    return hints.joined(separator: "   ")
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
