import Foundation
import HeadlessUIKit
import Testing

@MainActor
struct TableTests {
  private let log = CallLog()
  private let table = UITableView(frame: .zero, style: .plain)
  private let source: Source

  init() {
    source = Source(log)
    table.register(TextCell.self, forCellReuseIdentifier: "text")
    table.dataSource = source
    table.delegate = source
  }

  @Test func `The data source is asked for counts once, and for a cell when it is wanted`() {
    #expect(log.take() == [])
    #expect(table.numberOfSections == 2)
    #expect(table.numberOfRows(inSection: 1) == 1)
    #expect(log.take() == ["sections", "rows in 0", "rows in 1"])
    #expect(title(0, 1) == "pear")
    #expect(title(0, 1) == "pear")
    #expect(log.take() == ["cell 0-1 new", "willDisplay 0-1"])
  }

  @Test func `A registered class is made as the class it is`() throws {
    let cell = try #require(table.dequeueReusableCell(withIdentifier: "text"))
    #expect(type(of: cell) == TextCell.self)
    #expect((cell as? TextCell)?.madeWith == .default)
    #expect(cell.reuseIdentifier == "text")
    #expect(table.dequeueReusableCell(withIdentifier: "unknown") == nil)
  }

  @Test func `An identifier nobody registered is refused with UIKit's words`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let table = UITableView()
        _ = table.dequeueReusableCell(withIdentifier: "x", for: IndexPath(row: 0, section: 0))
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("unable to dequeue a cell with identifier x - must register"))
  }

  @Test func `Reloading hands the cells out again`() {
    let before = TableContents(table).indexPaths.compactMap { table.cellForRow(at: $0) }
    _ = log.take()
    source.rows[0].removeLast()
    table.reloadData()
    #expect(table.visibleCells.isEmpty)
    let after = TableContents(table).indexPaths.compactMap { table.cellForRow(at: $0) }
    #expect(after.count == 3)
    #expect(after.allSatisfy { cell in before.contains { $0 === cell } })
    #expect(log.take().contains("cell 0-0 reused"))
  }

  @Test func `Cells stand in the table's view tree and know their place`() throws {
    let place = IndexPath(row: 0, section: 1)
    let cell = try #require(table.cellForRow(at: place))
    #expect(cell.superview === table)
    #expect(table.indexPath(for: cell) == place)
    #expect(table.indexPathsForVisibleRows == [place])
    #expect(table.cellForRow(at: IndexPath(row: 9, section: 0)) == nil)
  }

  @Test func `A tap selects: the old row leaves between will and did`() {
    let contents = TableContents(table)
    contents.select(IndexPath(row: 0, section: 0))
    #expect(log.take().filter { $0.contains("elect") } == ["willSelect 0-0", "didSelect 0-0"])
    contents.select(IndexPath(row: 1, section: 0))
    #expect(
      log.take().filter { $0.contains("elect") } == [
        "willSelect 0-1", "willDeselect 0-0", "didDeselect 0-0", "didSelect 0-1",
      ]
    )
    #expect(table.indexPathForSelectedRow == IndexPath(row: 1, section: 0))
    #expect(table.cellForRow(at: IndexPath(row: 0, section: 0))?.isSelected == false)
    #expect(table.cellForRow(at: IndexPath(row: 1, section: 0))?.isSelected == true)
  }

  @Test func `A delegate may refuse a selection or choose another row`() {
    let contents = TableContents(table)
    source.answer = .some(nil)
    #expect(!contents.select(IndexPath(row: 0, section: 0)))
    #expect(table.indexPathForSelectedRow == nil)
    source.answer = .some(IndexPath(row: 0, section: 1))
    #expect(contents.select(IndexPath(row: 0, section: 0)))
    #expect(log.take().last == "didSelect 1-0")
  }

  @Test func `Selecting by code tells nobody`() {
    table.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
    table.deselectRow(at: IndexPath(row: 1, section: 0), animated: true)
    #expect(!log.take().contains { $0.contains("elect") })
    #expect(table.indexPathsForSelectedRows == nil)
  }

  @Test func `With several selections allowed a second tap takes a row out`() {
    table.allowsMultipleSelection = true
    let contents = TableContents(table)
    contents.select(IndexPath(row: 0, section: 0))
    contents.select(IndexPath(row: 0, section: 1))
    #expect(table.indexPathsForSelectedRows?.count == 2)
    #expect(contents.select(IndexPath(row: 0, section: 0)))
    #expect(table.indexPathsForSelectedRows == [IndexPath(row: 0, section: 1)])
    #expect(log.take().last == "didDeselect 0-0")
  }

  @Test func `A row cannot be tapped where selection is off`() {
    table.allowsSelection = false
    #expect(!TableContents(table).select(IndexPath(row: 0, section: 0)))
    table.allowsSelection = true
    table.setEditing(true, animated: false)
    #expect(!TableContents(table).select(IndexPath(row: 0, section: 0)))
    #expect(table.cellForRow(at: IndexPath(row: 0, section: 0))?.isEditing == true)
  }

  @Test func `Headers and footers come from the data source`() {
    #expect(TableContents(table).headerTitle(ofSection: 0) == "Section 0")
    #expect(TableContents(table).footerTitle(ofSection: 0) == nil)
    #expect(TableContents(table).headerView(ofSection: 0) == nil)
  }

  @Test func `Deleting a row by a person asks the data source to do it`() {
    TableContents(table).delete(IndexPath(row: 1, section: 0))
    #expect(source.rows[0] == ["apple", "plum"])
    #expect(log.take().last == "commit 0-1")
  }

  private func title(_ section: Int, _ row: Int) -> String? {
    table.cellForRow(at: IndexPath(row: row, section: section))?.textLabel?.text
  }
}

@MainActor
struct TableUpdateTests {
  private let table = UITableView()
  private let source = Source(CallLog())

  init() {
    table.register(TextCell.self, forCellReuseIdentifier: "text")
    table.dataSource = source
    for place in TableContents(table).indexPaths { _ = table.cellForRow(at: place) }
  }

  @Test func `Rows that stay keep their cells and their selection`() {
    let plum = IndexPath(row: 2, section: 0)
    let cell = table.cellForRow(at: plum)
    table.selectRow(at: plum, animated: false, scrollPosition: .none)
    source.rows[0] = ["fig", "pear", "plum", "kiwi"]
    table.performBatchUpdates {
      table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
      table.insertRows(
        at: [IndexPath(row: 3, section: 0), IndexPath(row: 0, section: 0)],
        with: .fade
      )
    }
    #expect(titles == ["fig", "pear", "plum", "kiwi", "leek"])
    #expect(table.cellForRow(at: plum) === cell)
    #expect(table.indexPathForSelectedRow == plum)
  }

  @Test func `A reloaded row gets its cell anew`() {
    source.rows[0][1] = "peach"
    #expect(titles[1] == "pear")
    table.reloadRows(at: [IndexPath(row: 1, section: 0)], with: .none)
    #expect(titles[1] == "peach")
  }

  @Test func `A moved row takes its cell along`() {
    let cell = table.cellForRow(at: IndexPath(row: 0, section: 0))
    source.rows = [["pear", "plum"], ["leek", "apple"]]
    table.moveRow(at: IndexPath(row: 0, section: 0), to: IndexPath(row: 1, section: 1))
    #expect(table.cellForRow(at: IndexPath(row: 1, section: 1)) === cell)
    #expect(titles == ["pear", "plum", "leek", "apple"])
  }

  @Test func `Sections come, go and are reloaded`() {
    source.rows = [["salt"], ["leek"], ["bread", "roll"]]
    table.performBatchUpdates {
      table.deleteSections([0], with: .automatic)
      table.insertSections([0, 2], with: .automatic)
    }
    #expect(titles == ["salt", "leek", "bread", "roll"])
    source.rows[1] = ["onion", "garlic"]
    table.reloadSections([1], with: .automatic)
    #expect(titles == ["salt", "onion", "garlic", "bread", "roll"])
  }

  @Test func `A row that is not there cannot be deleted`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let table = UITableView()
        let source = Source(CallLog())
        table.dataSource = source
        _ = table.numberOfSections
        table.deleteRows(at: [IndexPath(row: 7, section: 0)], with: .none)
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(
      text.contains(
        "attempt to delete row 7 from section 0 which only contains 3 rows before the update"
      )
    )
  }

  @Test func `An update that does not match the data source is refused with UIKit's words`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let table = UITableView()
        let source = Source(CallLog())
        table.dataSource = source
        _ = table.numberOfSections
        table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("Invalid update: invalid number of rows in section 0."))
  }

  private var titles: [String] {
    TableContents(table).indexPaths.map { table.cellForRow(at: $0)?.textLabel?.text ?? "" }
  }
}

@MainActor
struct TableCellTests {
  @Test func `A configuration replaces the labels, and is shown by real labels`() throws {
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    var content = cell.defaultContentConfiguration()
    content.text = "Inbox"
    content.secondaryText = "3 new"
    cell.contentConfiguration = content
    #expect(cell.standardContent.text == "Inbox")
    #expect(cell.standardContent.secondaryText == "3 new")
    let labels = cell.contentView.subviews.flatMap(\.subviews).compactMap { $0 as? UILabel }
    #expect(labels.map(\.text) == ["Inbox", "3 new"])
    content.secondaryText = nil
    cell.contentConfiguration = content
    #expect(cell.contentView.subviews.count == 1)
    #expect(cell.standardContent.secondaryText == nil)
  }

  @Test func `Only cells with a second text have a label for it`() {
    #expect(UITableViewCell(style: .default, reuseIdentifier: nil).detailTextLabel == nil)
    let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
    cell.textLabel?.text = "Language"
    cell.detailTextLabel?.text = "English"
    #expect(cell.standardContent.secondaryText == "English")
    #expect(cell.standardContent.isSideBySide)
  }
}

private final class TextCell: UITableViewCell {
  var madeWith: UITableViewCell.CellStyle?
  var uses = 0

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    madeWith = style
    super.init(style: style, reuseIdentifier: reuseIdentifier)
  }

  required init?(coder: NSCoder) { nil }

  override func prepareForReuse() {
    super.prepareForReuse()
    uses += 1
  }
}

private final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
  let log: CallLog
  var rows = [["apple", "pear", "plum"], ["leek"]]
  var answer: IndexPath?? = .none

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
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    log.note("willSelect \(text(indexPath))")
    return answer ?? indexPath
  }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    log.note("didSelect \(text(indexPath))")
  }
  func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    log.note("willDeselect \(text(indexPath))")
    return indexPath
  }
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    log.note("didDeselect \(text(indexPath))")
  }
}
