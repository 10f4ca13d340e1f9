internal import Foundation
internal import HeadlessUIKit

extension BodyLayout {
  /// Lays out the sections of a list below each other, with all rows, regardless of the layout of
  /// a collection.
  mutating func lay(_ list: any RowList, at place: GridPosition, columns: Int) -> Int {
    let table = list as? UITableView
    var at = place
    at.row += layRefresh(of: list, at: at, columns: columns)
    if let header = table?.tableHeaderView {
      let rows = lay(header, at: at, columns: columns)
      if rows > 0 { at.row += rows + 1 }
    }
    for section in 0..<list.numberOfSections {
      if section > 0 { at.row += 1 }
      at.row += layTitle(
        list.headerView(ofSection: section), list.headerTitle(ofSection: section),
        CellStyle(.secondary, attributes: .bold), at: at, columns: columns)
      at.row += layRows(of: list, section: section, at: at, columns: columns)
      at.row += layTitle(
        list.footerView(ofSection: section), list.footerTitle(ofSection: section),
        .secondary, at: at, columns: columns)
    }
    if let footer = table?.tableFooterView {
      at.row += 1
      at.row += lay(footer, at: at, columns: columns)
    }
    return at.row - place.row
  }

  /// Lays out a line with the title of the refresh control, while it is refreshing.
  mutating func layRefresh(of list: UIScrollView, at place: GridPosition, columns: Int) -> Int {
    guard let control = list.refreshControl, control.isRefreshing, Look.isShown(control) else {
      return 0
    }
    let title = control.attributedTitle.map(\.string) ?? "Refreshing"
    add(line: "… \(title)", at: place, columns: columns, style: .secondary)
    return 1
  }

  private mutating func layRows(
    of list: any RowList, section: Int, at place: GridPosition,
    columns: Int
  ) -> Int {
    let count = list.numberOfRows(inSection: section)
    guard count > 0 else { return 0 }
    // All rows have the height of the first cell; the other cells are created when they are visible.
    let first = list.rowCell(at: IndexPath(row: 0, section: section))
    let isStatic = (list as? UITableView)?.hasStaticRows ?? false
    if isStatic || count <= Self.longestForm && first.map({ isForm($0, of: list) }) ?? false {
      return layForm(of: list, section: section, count: count, at: place, columns: columns)
    }
    return layRows(0..<count, of: list, section: section, first, at: place, columns: columns)
  }

  private mutating func layRows(
    _ paths: Range<Int>, of list: any RowList, section: Int, _ cell: (any RowCell)?,
    at place: GridPosition, columns: Int
  ) -> Int {
    let rowHeight = cell.map { RowPicture($0).height } ?? 1
    let rows = SectionRows(list: list, section: section, paths: paths, rowHeight: rowHeight)
    let height = paths.count * rowHeight
    add(BodyItem(rect: rect(place, columns: columns, rows: height), rows: rows))
    return height
  }

  /// Lays out a section, of whose cells some are laid out as their views: those with a value that
  /// the user can change.
  private mutating func layForm(
    of list: any RowList, section: Int, count: Int, at place: GridPosition, columns: Int
  ) -> Int {
    var at = place
    for row in 0..<count {
      let cell = list.rowCell(at: IndexPath(row: row, section: section))
      if let cell, isForm(cell, of: list) {
        at.row += lay(form: cell.contents, at: at, columns: columns)
      } else {
        at.row += layRows(
          row..<row + 1, of: list, section: section, cell, at: at, columns: columns)
      }
    }
    return at.row - place.row
  }

  /// The number of rows up to which the views of each cell are laid out, so that a longer list makes
  /// only its visible cells.
  private static let longestForm = 50

  /// Whether a cell has a value that the user can change, and the row itself does nothing.
  private func isForm(_ cell: any RowCell, of list: any RowList) -> Bool {
    guard let row = cell as? UITableViewCell, let table = list as? UITableView,
      row.accessoryView == nil, row.accessoryType == .none, !row.hasSegue
    else { return false }
    let canSelect = table.allowsSelection && row.selectionStyle != .none && !table.hasStaticRows
    return !canSelect && row.standardContent.isEmpty && row.isUserInteractionEnabled
      && row.contents.contains(where: Self.hasValue)
  }

  private static func hasValue(_ view: UIView) -> Bool {
    guard Look.isShown(view) else { return false }
    switch view {
    case is UITextField, is UISwitch, is UISegmentedControl, is UISlider, is UIStepper,
      is any WheelView:
      return true
    case let text as UITextView: return text.isEditable
    default: return view.visibleContent.contains(where: hasValue)
    }
  }

  /// Lays out the views of a cell: a label and a value side by side, others below each other.
  private mutating func lay(form views: [UIView], at place: GridPosition, columns: Int) -> Int {
    var views = views
    func shown(_ views: [UIView]) -> [UIView] {
      views.filter { view in
        switch view {
        case let label as UILabel where (label.text ?? "").isEmpty: false
        case let image as UIImageView where image.image == nil: false
        default: Look.isShown(view)
        }
      }
    }
    views = shown(views)
    while views.count == 1, type(of: views[0]) == UIView.self {
      views = shown(views[0].visibleContent)
    }
    let label = views.count == 2 ? views.first { $0 is UILabel } : nil
    guard let label, let value = views.first(where: { $0 !== label }),
      let width = Self.naturalWidth(label), width > 0, 2 * width < columns
    else { return layColumn(views, at: place, columns: columns, gap: { _ in 0 }) }
    let distance = width + Self.gap
    let at = GridPosition(column: place.column + distance, row: place.row)
    let rows = lay(label, at: place, columns: width)
    return max(rows, lay(value, at: at, columns: columns - distance))
  }

  private mutating func layTitle(
    _ view: UIView?, _ title: String?, _ style: CellStyle, at place: GridPosition, columns: Int
  ) -> Int {
    if let view { return lay(view, at: place, columns: columns) }
    guard let title, !title.isEmpty else { return 0 }
    let lines = TextLines.wrap(title, columns: columns)
    add(lines, at: place, columns: columns, style: style)
    return lines.count
  }
}

/// A cell as text: `Title           value ›`, or with its second text below.
@MainActor
struct RowPicture {
  var title = ""
  var detail = ""
  var accessory = ""
  var isDetailBelow = false
  var titleStyle = CellStyle.plain
  let isSelected: Bool

  var height: Int { isDetailBelow ? 2 : 1 }

  init(_ cell: any RowCell) {
    isSelected = cell.isSelected
    accessory = Self.accessory(of: cell)
    let content = cell.standardContent
    if content.isEmpty {
      var texts: [String] = []
      for view in cell.contents { Self.collect(view, into: &texts) }
      title = texts.first ?? ""
      detail = texts.dropFirst().joined(separator: "  ")
      return
    }
    let pieces = [Look.glyph(content.image) ?? Look.text(content.image), content.text]
    title = pieces.compactMap(\.self).joined(separator: " ")
    detail = content.secondaryText ?? ""
    isDetailBelow = !content.isSideBySide && !detail.isEmpty
    if let list = cell.contentConfiguration as? UIListContentConfiguration {
      titleStyle = Look.style(font: list.textProperties.font, color: list.textProperties.color)
    } else if let label = (cell as? UITableViewCell)?.textLabel {
      titleStyle = Look.style(font: label.font, color: label.textColor)
    }
    if !cell.isUserInteractionEnabled { titleStyle.tint = .secondary }
  }

  /// The lines of the cell, each cut to the columns.
  func runs(columns: Int) -> [TextRun] {
    let mark = accessory.isEmpty ? "" : " " + accessory
    let markWidth = CharacterWidth.columns(of: mark)
    let room = columns - markWidth
    var runs: [TextRun] = []
    if !mark.isEmpty { runs.append(TextRun(mark, column: room, style: .secondary)) }
    if isDetailBelow || detail.isEmpty {
      runs.append(TextRun(TextLines.truncate(title, columns: room), style: titleStyle))
      if isDetailBelow {
        let line = TextLines.truncate(detail, columns: room)
        runs.append(TextRun(line, row: 1, style: .secondary))
      }
      return runs
    }
    let shortTitle = TextLines.truncate(title, columns: max(room / 2, room - 2 - width(detail)))
    let shortDetail = TextLines.truncate(detail, columns: room - 2 - width(shortTitle))
    runs.append(TextRun(shortTitle, style: titleStyle))
    runs.append(TextRun(shortDetail, column: room - width(shortDetail), style: .secondary))
    return runs
  }

  private func width(_ text: String) -> Int { CharacterWidth.columns(of: text) }

  private static func accessory(of cell: any RowCell) -> String {
    if let cell = cell as? UITableViewCell { return accessory(of: cell) }
    let accessories = (cell as? UICollectionViewListCell)?.accessories ?? []
    let signs = accessories.map { accessory in
      switch accessory.kind {
      case .disclosureIndicator: ">"
      case .checkmark: "✓"
      case .label(let text): text
      }
    }
    return signs.joined(separator: " ")
  }

  private static func accessory(of cell: UITableViewCell) -> String {
    switch cell.accessoryView {
    case let toggle as UISwitch: return toggle.isOn ? "[x]" : "[ ]"
    case let button as UIButton: return BodyLayout.caption(of: button)
    case let label as UILabel: return label.text ?? ""
    case let image as UIImageView: return Look.text(image.image) ?? ""
    default: break
    }
    switch cell.accessoryType {
    case .none: return ""
    case .disclosureIndicator: return ">"
    case .detailDisclosureButton: return "(i) >"
    case .checkmark: return "✓"
    case .detailButton: return "(i)"
    }
  }

  private static func collect(_ view: UIView, into texts: inout [String]) {
    guard Look.isShown(view) else { return }
    switch view {
    case let label as UILabel:
      if let text = label.text, !text.isEmpty { texts.append(text) }
    case let image as UIImageView:
      if let text = Look.text(image.image) { texts.append(text) }
    case let button as UIButton:
      texts.append(BodyLayout.title(of: button))
    case let toggle as UISwitch:
      texts.append(BodyLayout.caption(of: toggle))
    case let field as UITextField:
      let text = field.text ?? ""
      let shown = field.isSecureTextEntry ? String(repeating: "•", count: text.count) : text
      texts.append(text.isEmpty ? field.placeholder ?? "" : shown)
    default:
      for subview in view.visibleContent { collect(subview, into: &texts) }
    }
  }
}
