internal import HeadlessUIKit

/// The parts of an alert: the title, the message and the fields, the actions, and the cancel action
/// of an action sheet, which has a box of its own.
@MainActor
struct AlertLayout {
  /// Whether the cancel action is with the other actions, in its own box, or hidden.
  enum CancelPlace { case among, apart, nowhere }

  private(set) var text: [BodyItem] = []
  private(set) var textRows = 0
  private(set) var actions: [BodyItem] = []
  private(set) var cancel: BodyItem?

  var actionRows: Int { actions.last.map(\.rect.endRow) ?? 0 }

  private let alert: UIAlertController
  private let columns: Int

  init(
    _ alert: UIAlertController, columns: Int, cancelPlace: CancelPlace, state: ScreenState
  ) {
    self.alert = alert
    self.columns = columns
    add(text: alert.title, .bold)
    add(text: alert.message, .plain)
    let fields = alert.textFields ?? []
    if !fields.isEmpty {
      let layout = BodyLayout(fields: fields, row: textRows, columns: columns, state: state)
      let distance = GridPosition(column: BodyLayout.gutter, row: 0)
      text += layout.items.map { $0.moved(by: distance, zone: .body) }
      textRows += layout.height + 1
    }
    addActions(cancelPlace)
  }

  private mutating func add(text string: String?, _ style: CellStyle) {
    guard let string, !string.isEmpty else { return }
    let lines = TextLines.wrap(string, columns: columns)
    let runs = lines.enumerated().map { row, line in
      let indent = (columns - CharacterWidth.columns(of: line)) / 2
      return TextRun(line, column: indent, row: row, style: style)
    }
    let rect = GridRect(
      column: BodyLayout.gutter, row: textRows, columns: columns, rows: lines.count)
    text.append(BodyItem(rect: rect, runs: runs))
    textRows += lines.count + 1
  }

  /// Adds the actions in UIKit's order: the cancel action is the first of two, and the last of
  /// more.
  private mutating func addActions(_ cancelPlace: CancelPlace) {
    var others = alert.actions.filter { $0.style != .cancel }
    let cancelling = alert.actions.last { $0.style == .cancel }
    if let cancelling {
      switch cancelPlace {
      case .nowhere where !others.isEmpty: break
      case .apart where !others.isEmpty: cancel = item(cancelling, row: 0)
      case .among, .apart, .nowhere: others.append(cancelling)
      }
    }
    if others.count == 2, alert.preferredStyle == .alert, addRow(others, cancelling) { return }
    actions = others.enumerated().map { item($1, row: $0) }
  }

  private mutating func addRow(_ pair: [UIAlertAction], _ cancelling: UIAlertAction?) -> Bool {
    let ordered = cancelling == nil ? pair : [pair[1], pair[0]]
    var items = ordered.map { item($0, row: 0) }
    let sum = items.reduce(4) { $0 + $1.rect.columns }
    guard sum <= columns else { return false }
    var column = BodyLayout.gutter + (columns - sum) / 2
    for index in items.indices {
      items[index].rect.column = column
      items[index].focus?.rect.column = column
      column += items[index].rect.columns + 4
    }
    actions = items
    return true
  }

  private func item(_ action: UIAlertAction, row: Int) -> BodyItem {
    let caption = TextLines.truncate("[ \(action.title ?? "OK") ]", columns: columns)
    let width = CharacterWidth.columns(of: caption)
    let column = BodyLayout.gutter + (columns - width) / 2
    let rect = GridRect(column: column, row: row, columns: width, rows: 1)
    var item = BodyItem(rect: rect, runs: [TextRun(caption, style: style(action))])
    if action.isEnabled { item.focus = Focusable(.action(alert, action), rect: rect) }
    return item
  }

  /// The preferred action is bold, or the cancel action if there is none.
  private func style(_ action: UIAlertAction) -> CellStyle {
    guard action.isEnabled else { return .secondary }
    let preferred = alert.effectivePreferredAction
    let isBold = preferred.map { $0 === action } ?? (action.style == .cancel)
    return CellStyle(
      action.style == .destructive ? .destructive : .accent, attributes: isBold ? .bold : [])
  }
}

extension UIAlertController {
  /// The preferred action of an alert, if it is enabled; UIKit ignores that of an action sheet.
  var effectivePreferredAction: UIAlertAction? {
    guard preferredStyle == .alert, let preferredAction, preferredAction.isEnabled else {
      return nil
    }
    return preferredAction
  }
}
