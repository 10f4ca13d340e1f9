import CompactTesting
import Foundation
import HeadlessUIKit
import Testing

struct TableTests: TableSuite {
  private let log = CallLog()
  private let table = UITableView(frame: .zero, style: .plain)
  private let source: TableSource

  init() {
    source = TableSource(log)
    table.register(TextCell.self, forCellReuseIdentifier: "text")
    table.dataSource = source
    table.delegate = source
  }

  @Test(arguments: await rowNames) func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("The data source is asked for counts once, and for a cell when it is wanted") {
      expectEqual(log.take(), [])
      expectEqual(table.numberOfSections, 2)
      expectEqual(table.numberOfRows(inSection: 1), 1)
      expectEqual(log.take(), ["sections", "rows in 0", "rows in 1"])
      expectEqual(title(0, 1), "pear")
      expectEqual(title(0, 1), "pear")
      expectEqual(log.take(), ["cell 0-1 new", "willDisplay 0-1"])
    }

    test("A registered class is made as the class it is") {
      let cell = try require(table.dequeueReusableCell(withIdentifier: "text"))
      expectTrue(type(of: cell) == TextCell.self)
      expectEqual((cell as? TextCell)?.madeWith, .default)
      expectEqual(cell.reuseIdentifier, "text")
      expectNil(table.dequeueReusableCell(withIdentifier: "unknown"))
    }

    test("Reloading hands the cells out again") {
      let before = table.indexPaths.compactMap { table.cellForRow(at: $0) }
      _ = log.take()
      source.rows[0].removeLast()
      table.reloadData()
      expectTrue(table.visibleCells.isEmpty)
      let after = table.indexPaths.compactMap { table.cellForRow(at: $0) }
      expectEqual(after.count, 3)
      expectTrue(after.allSatisfy { cell in before.contains { $0 === cell } })
      expectTrue(log.take().contains("cell 0-0 reused"))
    }

    test("Cells stand in the table's view tree and know their place") {
      let place = IndexPath(row: 0, section: 1)
      let cell = try require(table.cellForRow(at: place))
      expectSame(cell.superview, table)
      expectEqual(table.indexPath(for: cell), place)
      expectEqual(table.indexPathsForVisibleRows, [place])
      expectNil(table.cellForRow(at: IndexPath(row: 9, section: 0)))
    }

    /// The documentation of `UITableView.backgroundView`.
    test("The background view lies behind the rows") {
      let background = UIView()
      expectNotNil(table.cellForRow(at: IndexPath(row: 0, section: 0)))
      table.backgroundView = background
      expectSame(table.subviews.first, background)
      table.backgroundView = nil
      expectNil(background.superview)
    }

    test("A tap selects: the old row leaves between will and did") {
      table.receiveTap(IndexPath(row: 0, section: 0))
      expectEqual(log.take().filter { $0.contains("elect") }, ["willSelect 0-0", "didSelect 0-0"])
      table.receiveTap(IndexPath(row: 1, section: 0))
      expectEqual(
        log.take().filter { $0.contains("elect") },
        [
          "willSelect 0-1", "willDeselect 0-0", "didDeselect 0-0", "didSelect 0-1",
        ])
      expectEqual(table.indexPathForSelectedRow, IndexPath(row: 1, section: 0))
      expectEqual(table.cellForRow(at: IndexPath(row: 0, section: 0))?.isSelected, false)
      expectEqual(table.cellForRow(at: IndexPath(row: 1, section: 0))?.isSelected, true)
    }

    /// Choice list.highlight: A tap highlights the cell of a row, and ends that before it selects the row.
    test("A tap highlights before it selects") {
      let cell = table.cellForRow(at: IndexPath(row: 0, section: 0)) as? TextCell
      cell?.log = log
      _ = log.take()
      table.receiveTap(IndexPath(row: 0, section: 0))
      expectEqual(
        log.take(),
        [
          "highlighted true", "didHighlight 0-0", "highlighted false", "didUnhighlight 0-0",
          "willSelect 0-0", "didSelect 0-0",
        ])
    }

    test("A delegate may prevent a selection or choose another row") {
      source.answer = .some(nil)
      table.receiveTap(IndexPath(row: 0, section: 0))
      expectNil(table.indexPathForSelectedRow)
      source.answer = .some(IndexPath(row: 0, section: 1))
      expectTrue(table.receiveTap(IndexPath(row: 0, section: 0)))
      expectEqual(log.take().last, "didSelect 1-0")
    }

    /// Fact list.primary-action: A tap performs the row's primary action after its selection, also if the
    ///   selection is prevented, but not while the table is edited or a tap extends the selection.
    ///
    /// Source: `UITableViewDelegate.tableView(_:performPrimaryActionForRowAt:)`
    test("A tap performs the primary action after the selection") {
      source.notesActions = true
      let row = IndexPath(row: 0, section: 0)
      table.receiveTap(row)
      expectEqual(Array(log.take().suffix(2)), ["didSelect 0-0", "action 0-0"])
      source.answer = .some(nil)
      table.receiveTap(row)
      expectEqual(Array(log.take().suffix(2)), ["willSelect 0-0", "action 0-0"])
      table.allowsSelectionDuringEditing = true
      table.isEditing = true
      table.receiveTap(row)
      table.isEditing = false
      table.allowsMultipleSelection = true
      table.receiveTap(row)
      expectFalse(log.take().contains("action 0-0"))
    }

    /// Fact list.stays-selected: A row that the delegate does not let be deselected stays selected beside
    ///   the new one.
    ///
    /// Source: `UITableViewDelegate.tableView(_:willDeselectRowAt:)`
    test("A delegate may keep a row selected when another one is tapped") {
      source.keepsSelection = true
      for row in 0..<2 { table.receiveTap(IndexPath(row: row, section: 0)) }
      expectEqual(table.indexPathsForSelectedRows?.map(\.row), [0, 1])
      expectEqual(log.take().filter { $0.contains("eselect") }, ["willDeselect 0-0"])
    }

    test("A row is selected also where the delegate has the old one reloaded") {
      source.reloadsDeselected = true
      for row in 0..<2 { table.receiveTap(IndexPath(row: row, section: 0)) }
      expectEqual(table.indexPathsForSelectedRows?.map(\.row), [1])
    }

    test("Selecting by code tells nobody") {
      table.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
      table.deselectRow(at: IndexPath(row: 1, section: 0), animated: true)
      expectFalse(log.take().contains { $0.contains("elect") })
      expectNil(table.indexPathsForSelectedRows)
    }

    test("With several selections allowed a second tap takes a row out") {
      table.allowsMultipleSelection = true
      table.receiveTap(IndexPath(row: 0, section: 0))
      table.receiveTap(IndexPath(row: 0, section: 1))
      expectEqual(table.indexPathsForSelectedRows?.count, 2)
      expectTrue(table.receiveTap(IndexPath(row: 0, section: 0)))
      expectEqual(table.indexPathsForSelectedRows, [IndexPath(row: 0, section: 1)])
      expectEqual(log.take().last, "didDeselect 0-0")
    }

    for (moment, calls) in [("should", 0), ("did", 2), ("didUn", 2)] {
      test("A delegate may shorten the list when it hears of a highlight: \(moment)") {
        table.allowsMultipleSelection = true
        source.emptiesOnHighlight = moment
        expectFalse(table.receiveTap(IndexPath(row: 2, section: 0)))
        let heard = log.take()
        expectFalse(heard.contains { $0.contains("elect") })
        expectEqual(heard.filter { $0.hasPrefix("did") }.count, calls)
      }
    }

    test("A row cannot be tapped where selection is off") {
      table.allowsSelection = false
      expectFalse(table.receiveTap(IndexPath(row: 0, section: 0)))
      table.allowsSelection = true
      table.setEditing(true, animated: false)
      expectFalse(table.receiveTap(IndexPath(row: 0, section: 0)))
      expectEqual(table.cellForRow(at: IndexPath(row: 0, section: 0))?.isEditing, true)
    }

    test("Several selections during editing are enough to select rows then") {
      table.allowsMultipleSelectionDuringEditing = true
      table.setEditing(true, animated: false)
      expectTrue(table.receiveTap(IndexPath(row: 0, section: 0)))
      expectTrue(table.receiveTap(IndexPath(row: 1, section: 0)))
      expectEqual(table.indexPathsForSelectedRows?.count, 2)
    }

    test("Headers and footers come from the data source") {
      expectEqual(table.headerTitle(ofSection: 0), "Section 0")
      expectNil(table.footerTitle(ofSection: 0))
      expectNil(table.headerView(ofSection: 0))
    }

    test("Deleting a row by a user asks the data source to do it") {
      _ = table.receiveDeletion(IndexPath(row: 1, section: 0))
      expectEqual(source.rows[0], ["apple", "plum"])
      expectEqual(log.take().last, "commit 0-1")
    }
  }

  private func title(_ section: Int, _ row: Int) -> String? {
    table.cellForRow(at: IndexPath(row: row, section: section))?.textLabel?.text
  }
}

final class TextCell: UITableViewCell {
  var madeWith: UITableViewCell.CellStyle?
  var uses = 0
  var log: CallLog?
  var onDeselect: (() -> Void)?

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    madeWith = style
    super.init(style: style, reuseIdentifier: reuseIdentifier)
  }

  required init?(coder: NSCoder) { nil }

  override func prepareForReuse() {
    super.prepareForReuse()
    uses += 1
  }

  override func setHighlighted(_ highlighted: Bool, animated: Bool) {
    super.setHighlighted(highlighted, animated: animated)
    log?.note("highlighted \(highlighted)")
  }

  override func setSelected(_ selected: Bool, animated: Bool) {
    super.setSelected(selected, animated: animated)
    guard !selected, let onDeselect else { return }
    self.onDeselect = nil
    onDeselect()
  }
}

/// Two sections of a table, and what their data source and delegate are asked and told.
final class TableSource: NSObject, UITableViewDataSource, UITableViewDelegate {
  let log: CallLog
  var rows = [["apple", "pear", "plum"], ["leek"]]
  var answer: IndexPath?? = .none
  var emptiesOnHighlight = ""
  var keepsSelection = false
  var reloadsDeselected = false
  var notesActions = false

  init(_ log: CallLog) { self.log = log }

  private func text(_ place: IndexPath) -> String { "\(place.section)-\(place.row)" }

  func numberOfSections(in tableView: UITableView) -> Int {
    log.note("sections")
    return rows.count
  }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    log.note("rows in \(section)")
    return rows[section].count
  }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "text", for: indexPath)
    log.note("cell \(text(indexPath)) \((cell as? TextCell)?.uses == 0 ? "new" : "reused")")
    cell.textLabel?.text = rows[indexPath.section][indexPath.row]
    return cell
  }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    "Section \(section)"
  }
  func tableView(
    _ tableView: UITableView,
    commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    rows[indexPath.section].remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .automatic)
    log.note("commit \(text(indexPath))")
  }
  func tableView(
    _ tableView: UITableView,
    willDisplay cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) {
    log.note("willDisplay \(text(indexPath))")
  }
  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    empty(tableView, at: "should")
    return true
  }
  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    log.note("didHighlight \(text(indexPath))")
    empty(tableView, at: "did")
  }
  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    log.note("didUnhighlight \(text(indexPath))")
    empty(tableView, at: "didUn")
  }
  private func empty(_ tableView: UITableView, at moment: String) {
    guard moment == emptiesOnHighlight else { return }
    rows[0] = []
    tableView.reloadData()
  }
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    log.note("willSelect \(text(indexPath))")
    return answer ?? indexPath
  }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    log.note("didSelect \(text(indexPath))")
  }
  func tableView(
    _ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath
  ) {
    if notesActions { log.note("action \(text(indexPath))") }
  }
  func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    log.note("willDeselect \(text(indexPath))")
    return keepsSelection ? nil : indexPath
  }
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    log.note("didDeselect \(text(indexPath))")
    if reloadsDeselected { tableView.reloadRows(at: [indexPath], with: .none) }
  }
}
