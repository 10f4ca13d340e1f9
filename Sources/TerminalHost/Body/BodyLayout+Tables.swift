internal import Foundation
internal import HeadlessUIKit

extension BodyLayout {
  /// Lays out the sections of a table below each other, with all rows.
  mutating func lay(_ table: UITableView, at place: GridPosition, columns: Int) -> Int {
    var at = place
    at.row += layRefresh(of: table, at: at, columns: columns)
    if let header = table.tableHeaderView {
      let rows = lay(header, at: at, columns: columns)
      if rows > 0 { at.row += rows + 1 }
    }
    for section in 0..<table.numberOfSections {
      if section > 0 { at.row += 1 }
      at.row += layTitle(
        table.headerView(ofSection: section), table.headerTitle(ofSection: section),
        CellStyle(.secondary, attributes: .bold), at: at, columns: columns)
      at.row += layRows(of: table, section: section, at: at, columns: columns)
      at.row += layTitle(
        table.footerView(ofSection: section), table.footerTitle(ofSection: section),
        .secondary, at: at, columns: columns)
    }
    if let footer = table.tableFooterView {
      at.row += 1
      at.row += lay(footer, at: at, columns: columns)
    }
    return at.row - place.row
  }

  /// Lays out the sections of a collection below each other, regardless of its layout.
  mutating func lay(_ collection: UICollectionView, at place: GridPosition, columns: Int) -> Int {
    var at = place
    at.row += layRefresh(of: collection, at: at, columns: columns)
    for section in 0..<collection.numberOfSections {
      if section > 0 { at.row += 1 }
      at.row += layRows(of: collection, section: section, at: at, columns: columns)
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
    let rowHeight = first.map { RowPicture($0).height } ?? 1
    let rows = SectionRows(list: list, section: section, count: count, rowHeight: rowHeight)
    let height = count * rowHeight
    add(BodyItem(rect: rect(place, columns: columns, rows: height), rows: rows))
    return height
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
