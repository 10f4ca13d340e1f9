import Foundation

/// What a list asks for and tells, in its own words.
@MainActor
protocol RowsOwner: UIScrollView {
  associatedtype Cell: RowCell

  var loadedRows: ListRows<Cell>? { get set }
  var reusableCells: [String: [Cell]] { get set }
  var cellMakers: [String: () -> Cell] { get set }
  var pendingUpdate: ListUpdate? { get set }
  var isMakingCell: Bool { get set }
  /// The cell that the data source brings up to date, which it gets where it asks for one.
  var reconfigured: (indexPath: IndexPath, cell: Cell)? { get set }

  var words: ListWords { get }
  var hasDataSource: Bool { get }
  func askSectionCount() -> Int
  func askRowCount(_ section: Int) -> Int
  func askCell(_ indexPath: IndexPath) -> Cell
  func willDisplay(_ cell: Cell, _ indexPath: IndexPath)
  func rowsWillChange()
  var editsRows: Bool { get }
}

// The bookkeeping of a list: when the data source is asked, and what happens to cells.
extension RowsOwner {
  var rows: ListRows<Cell> {
    if let loadedRows { return loadedRows }
    var counts: [Int] = []
    if hasDataSource {
      for section in 0..<askSectionCount() { counts.append(askRowCount(section)) }
    }
    let fresh = ListRows<Cell>(counts: counts)
    loadedRows = fresh
    return fresh
  }

  func discardRows() {
    rowsWillChange()
    replaceRows(with: nil, orphans: loadedRows?.madeCells ?? [])
  }

  /// Takes the rows after a change, and lets go of cells, headers and footers from before.
  private func replaceRows(with rows: ListRows<Cell>?, orphans: [Cell]) {
    // The code of the app that hears of a view that leaves may load all rows again.
    let old = loadedRows
    loadedRows = rows
    // The last first, since a view looks for a subview from its last one on.
    for cell in orphans.reversed() { recycle(cell) }
    if let old {
      for view in old.headerViews.values { view?.removeFromSuperview() }
      for view in old.footerViews.values { view?.removeFromSuperview() }
    }
    setNeedsLayout()
  }

  func cell(at indexPath: IndexPath) -> Cell? {
    if let cell = rows[indexPath].cell { return cell }
    // While the data source makes a cell, only those that exist can be asked for.
    guard hasDataSource, !isMakingCell else { return nil }
    isMakingCell = true
    let cell = askCell(indexPath)
    isMakingCell = false
    guard loadedRows?.contains(indexPath) ?? false else { return nil }
    loadedRows?[indexPath].cell = cell
    if cell.isSelected != rows[indexPath].isSelected {
      cell.show(selected: rows[indexPath].isSelected, animated: false)
    }
    cell.show(editing: editsRows)
    addSubview(cell)
    willDisplay(cell, indexPath)
    return cell
  }

  func reconfigure(_ indexPath: IndexPath) {
    guard hasDataSource, loadedRows?.contains(indexPath) ?? false,
      let old = loadedRows?[indexPath].cell, !isMakingCell
    else { return }
    isMakingCell = true
    reconfigured = (indexPath, old)
    let cell = askCell(indexPath)
    reconfigured = nil
    isMakingCell = false
    guard cell !== old, loadedRows?.contains(indexPath) ?? false else { return }
    loadedRows?[indexPath].cell = cell
    recycle(old)
    addSubview(cell)
  }

  private func recycle(_ cell: Cell) {
    cell.removeFromSuperview()
    cell.show(selected: false, animated: false)
    guard let identifier = cell.reuseIdentifier else { return }
    reusableCells[identifier, default: []].append(cell)
  }

  /// A used cell with an identifier, else a new one; nil if nothing is registered.
  func reusableCell(_ identifier: String) -> Cell? {
    if let cell = reusableCells[identifier]?.popLast() {
      cell.prepareForReuse()
      return cell
    }
    guard let cell = cellMakers[identifier]?() else { return nil }
    cell.ownReuseIdentifier = identifier
    return cell
  }

  /// The cell that the data source brings up to date, if it asks for that one.
  func reconfiguredCell(_ identifier: String, for indexPath: IndexPath) -> Cell? {
    guard let reconfigured, reconfigured.indexPath == indexPath,
      reconfigured.cell.reuseIdentifier == identifier
    else { return nil }
    return reconfigured.cell
  }

  func setSelected(_ selected: Bool, at indexPath: IndexPath, animated: Bool) {
    // The rows are not kept while they change, which would copy them all.
    guard loadedRows?.contains(indexPath) ?? false, let row = loadedRows?[indexPath],
      row.isSelected != selected
    else { return }
    loadedRows?[indexPath].isSelected = selected
    row.cell?.show(selected: selected, animated: animated)
    setNeedsDisplay()
  }

  // MARK: Updates

  func update(_ announce: (inout ListUpdate) -> Void) {
    openUpdate(announce)
    closeUpdate()
  }

  func openUpdate(_ announce: (inout ListUpdate) -> Void = { _ in }) {
    var update = pendingUpdate ?? ListUpdate()
    // Otherwise each announcement would copy all of those before.
    pendingUpdate = nil
    update.depth += 1
    announce(&update)
    pendingUpdate = update
  }

  func closeUpdate() {
    guard var update = pendingUpdate else {
      raise(.internalInconsistency, "endUpdates without a beginUpdates")
    }
    update.depth -= 1
    pendingUpdate = update.depth > 0 ? update : nil
    if update.depth > 0 { return }
    rowsWillChange()
    // A list nobody looked at yet has no rows to compare with.
    guard var changed = loadedRows, hasDataSource else {
      discardRows()
      return
    }
    let oldCount = changed.sections.count
    let newCount = askSectionCount()
    // A data source with fewer sections than were announced is complained about below.
    let orphans = update.apply(to: &changed, of: words) { $0 < newCount ? askRowCount($0) : 0 }
    check(changed, after: update, sectionsBefore: oldCount, sectionsNow: newCount)
    replaceRows(with: changed, orphans: orphans)
  }

  /// Brings the rows into a new order in which the data source has them already.
  func rearrange(_ origins: RowOrigins) {
    guard var changed = loadedRows else { return discardRows() }
    rowsWillChange()
    let orphans = changed.rearrange(origins)
    replaceRows(with: changed, orphans: orphans)
  }

  private func check(
    _ rows: ListRows<Cell>,
    after update: ListUpdate,
    sectionsBefore: Int,
    sectionsNow: Int
  ) {
    if rows.sections.count != sectionsNow {
      raise(
        .internalInconsistency,
        "Invalid update: invalid number of sections. The number of sections contained in the "
          + "\(words.view) after the update (\(sectionsNow)) must be equal to the number of sections "
          + "contained in the \(words.view) before the update (\(sectionsBefore)), plus or minus the "
          + "number of sections inserted or deleted (\(update.insertedSections.count) inserted, "
          + "\(update.deletedSections.count) deleted)."
      )
    }
    for section in rows.sections.indices {
      let rowsNow = askRowCount(section)
      let rowsKnown = rows.sections[section].count
      guard rowsNow != rowsKnown else { continue }
      raise(
        .internalInconsistency,
        "Invalid update: invalid number of \(words.row)s in section \(section). The number of \(words.row)s "
          + "contained in an existing section after the update (\(rowsNow)) must be equal to the "
          + "number of \(words.row)s contained in that section before the update, plus or minus the number "
          + "of \(words.row)s inserted or deleted from that section (which gives \(rowsKnown))."
      )
    }
  }

  func afterUpdates(_ work: @escaping @MainActor () -> Void) {
    guard let clock = window?.device.clock else { return work() }
    clock.atNextTurn(work)
  }
}
