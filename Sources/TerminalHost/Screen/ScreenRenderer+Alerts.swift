internal import HeadlessUIKit

extension ScreenRenderer {
  private static let widestAlert = 52

  /// Draws an alert as a small box in the middle, with its actions below each other or in a row.
  mutating func drawAlert(
    _ alert: UIAlertController, isTop: Bool, into frame: inout ScreenFrame
  ) {
    let columns = min(Self.widestAlert, size.columns - 4)
    let inside = columns - 6
    var layout = AlertLayout(alert, columns: inside, state: state)
    let rows = min(layout.height + 2, size.rows)
    let rect = GridRect(
      column: (size.columns - columns) / 2, row: (size.rows - rows) / 2, columns: columns,
      rows: rows)
    frame.grid.fill(rect)
    frame.grid.box(rect, style: .border)
    layout.move(to: GridPosition(column: rect.column + 3, row: rect.row + 1))
    for item in layout.items {
      for run in item.runs {
        let place = GridPosition(
          column: item.rect.column + run.column, row: item.rect.row + run.row)
        frame.grid.put(run.text, at: place, style: run.style)
      }
    }
    guard isTop else { return }
    var focusables: [Focusable] = []
    for item in layout.items {
      if let focus = item.focus { focusables.append(focus) }
    }
    frame.ring = FocusRing(focusables)
    frame.visibleRows = size.rows
    frame.box = rect
    // The places of an alert's things are those on the screen.
    frame.area = GridRect(column: 0, row: 0, columns: size.columns, rows: size.rows)
    frame.body = frame.area
    frame.totalRows = 0
    frame.offset = 0
    let ring = frame.ring
    let kept = state.chooseFocus(of: alert, in: ring) { ring.first }
    guard state.showsFocus else { return }
    for item in layout.items {
      guard let focus = item.focus, focus.id == kept?.id else { continue }
      LayerPicture.mark(item.rect, isEditor: focus.editor != nil, in: &frame.grid)
      if let caret = item.caret {
        frame.grid.cursor = GridPosition(
          column: item.rect.column + caret.column, row: item.rect.row + caret.row)
      }
    }
  }
}

/// The lines of an alert: title, message, fields, actions.
@MainActor
struct AlertLayout {
  private(set) var items: [BodyItem] = []
  private(set) var height = 0

  init(_ alert: UIAlertController, columns: Int, state: ScreenState) {
    let fields = alert.textFields ?? []
    add(text: alert.title, columns: columns, .bold)
    add(text: alert.message, columns: columns, .plain)
    if !fields.isEmpty {
      let layout = BodyLayout(fields: fields, row: height, columns: columns, state: state)
      items += layout.items
      height += layout.height + 1
    }
    add(alert.actions, of: alert, columns: columns)
  }

  mutating func move(to place: GridPosition) {
    for index in items.indices {
      items[index].rect.column += place.column
      items[index].rect.row += place.row
      let rect = items[index].rect
      items[index].focus?.rect = rect
    }
  }

  private mutating func add(text: String?, columns: Int, _ style: CellStyle) {
    guard let text, !text.isEmpty else { return }
    var runs: [TextRun] = []
    let lines = TextLines.wrap(text, columns: columns)
    for (row, line) in lines.enumerated() {
      let indent = (columns - CharacterWidth.columns(of: line)) / 2
      runs.append(TextRun(line, column: indent, row: row, style: style))
    }
    let rect = GridRect(column: 0, row: height, columns: columns, rows: lines.count)
    items.append(BodyItem(rect: rect, runs: runs))
    height += lines.count + 1
  }

  /// Two short actions stand in a row, as UIKit places them; others below each other.
  private mutating func add(
    _ actions: [UIAlertAction], of alert: UIAlertController, columns: Int
  ) {
    var captions: [String] = []
    var sum = 0
    for action in actions {
      let caption = TextLines.truncate("[ \(action.title ?? "OK") ]", columns: columns)
      captions.append(caption)
      sum += CharacterWidth.columns(of: caption)
    }
    let isRow = actions.count == 2 && alert.preferredStyle == .alert && sum + 4 <= columns
    var column = isRow ? (columns - sum - 4) / 2 : 0
    for (index, action) in actions.enumerated() {
      let width = CharacterWidth.columns(of: captions[index])
      if !isRow { column = (columns - width) / 2 }
      let rect = GridRect(column: column, row: height, columns: width, rows: 1)
      var item = BodyItem(rect: rect, runs: [TextRun(captions[index], style: Self.style(action))])
      if action.isEnabled { item.focus = Focusable(.action(alert, action), rect: rect) }
      items.append(item)
      if isRow { column += width + 4 } else { height += 1 }
    }
    if isRow { height += 1 }
  }

  private static func style(_ action: UIAlertAction) -> CellStyle {
    guard action.isEnabled else { return .secondary }
    switch action.style {
    case .destructive: return CellStyle(.destructive)
    case .cancel: return CellStyle(.accent, attributes: .bold)
    default: return .accent
    }
  }
}
