import Foundation

// The table's bookkeeping: when the data source is asked, and what happens to cells.
extension UITableView {
  final var rows: TableRows {
    if let loadedRows { return loadedRows }
    var counts: [Int] = []
    if let dataSource {
      for section in 0..<dataSource.numberOfSections(in: self) {
        counts.append(dataSource.tableView(self, numberOfRowsInSection: section))
      }
    }
    let fresh = TableRows(counts: counts)
    loadedRows = fresh
    return fresh
  }

  final func discardRows() {
    offeredSwipes = nil
    guard let old = loadedRows else {
      setNeedsLayout()
      return
    }
    loadedRows = nil
    for cell in old.madeCells { recycle(cell) }
    for view in old.headerViews.values { view?.removeFromSuperview() }
    for view in old.footerViews.values { view?.removeFromSuperview() }
    setNeedsLayout()
  }

  final func cell(at indexPath: IndexPath) -> UITableViewCell? {
    if let cell = rows[indexPath].cell { return cell }
    // While the data source makes a cell, only those that exist can be asked for.
    guard let dataSource, !isMakingCell else { return nil }
    isMakingCell = true
    let cell = dataSource.tableView(self, cellForRowAt: indexPath)
    isMakingCell = false
    guard loadedRows?.contains(indexPath) ?? false else { return nil }
    loadedRows?[indexPath].cell = cell
    if cell.isSelected != rows[indexPath].isSelected {
      cell.setSelected(rows[indexPath].isSelected, animated: false)
    }
    if cell.isEditing != isEditing { cell.setEditing(isEditing, animated: false) }
    addSubview(cell)
    tableDelegate?.tableView(self, willDisplay: cell, forRowAt: indexPath)
    return cell
  }

  final func reconfigure(_ indexPath: IndexPath) {
    guard let dataSource, loadedRows?.contains(indexPath) ?? false,
      let old = loadedRows?[indexPath].cell, !isMakingCell
    else { return }
    isMakingCell = true
    reconfigured = (indexPath, old)
    let cell = dataSource.tableView(self, cellForRowAt: indexPath)
    reconfigured = nil
    isMakingCell = false
    guard cell !== old, loadedRows?.contains(indexPath) ?? false else { return }
    loadedRows?[indexPath].cell = cell
    recycle(old)
    addSubview(cell)
  }

  private func recycle(_ cell: UITableViewCell) {
    cell.removeFromSuperview()
    cell.setSelected(false, animated: false)
    guard let identifier = cell.reuseIdentifier else { return }
    reusableCells[identifier, default: []].append(cell)
  }

  final func setSelected(_ selected: Bool, at indexPath: IndexPath, animated: Bool) {
    guard let row = loadedRows?[indexPath], row.isSelected != selected else { return }
    loadedRows?[indexPath].isSelected = selected
    row.cell?.setSelected(selected, animated: animated)
    setNeedsDisplay()
  }

  // MARK: Updates

  final func update(_ announce: (inout TableUpdate) -> Void) {
    // A table nobody looked at yet has no rows to compare with.
    openUpdate()
    if var update = pendingUpdate {
      announce(&update)
      pendingUpdate = update
    }
    closeUpdate()
  }

  final func openUpdate() {
    if updateDepth == 0 { pendingUpdate = TableUpdate() }
    updateDepth += 1
  }

  final func closeUpdate() {
    if updateDepth == 0 { raise(.internalInconsistency, "endUpdates without a beginUpdates") }
    updateDepth -= 1
    guard updateDepth == 0, let update = pendingUpdate else { return }
    pendingUpdate = nil
    offeredSwipes = nil
    guard var changed = loadedRows, let dataSource else {
      discardRows()
      return
    }
    let before = changed
    let newCount = dataSource.numberOfSections(in: self)
    let orphans = update.apply(to: &changed) { section in
      dataSource.tableView(self, numberOfRowsInSection: section)
    }
    check(changed, after: update, sectionsBefore: before.sections.count, sectionsNow: newCount)
    for view in before.headerViews.values { view?.removeFromSuperview() }
    for view in before.footerViews.values { view?.removeFromSuperview() }
    loadedRows = changed
    for cell in orphans { recycle(cell) }
    setNeedsLayout()
  }

  /// Brings the rows into a new order in which the data source has them already.
  final func rearrange(_ origins: RowOrigins) {
    guard let before = loadedRows else { return discardRows() }
    offeredSwipes = nil
    var changed = before
    let orphans = changed.rearrange(origins)
    for view in before.headerViews.values { view?.removeFromSuperview() }
    for view in before.footerViews.values { view?.removeFromSuperview() }
    loadedRows = changed
    for cell in orphans { recycle(cell) }
    setNeedsLayout()
  }

  private func check(
    _ rows: TableRows,
    after update: TableUpdate,
    sectionsBefore: Int,
    sectionsNow: Int
  ) {
    if rows.sections.count != sectionsNow {
      raise(
        .internalInconsistency,
        "Invalid update: invalid number of sections. The number of sections contained in the table "
          + "view after the update (\(sectionsNow)) must be equal to the number of sections "
          + "contained in the table view before the update (\(sectionsBefore)), plus or minus the "
          + "number of sections inserted or deleted (\(update.insertedSections.count) inserted, "
          + "\(update.deletedSections.count) deleted)."
      )
    }
    for section in rows.sections.indices {
      let rowsNow = dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
      let rowsKnown = rows.sections[section].count
      guard rowsNow != rowsKnown else { continue }
      raise(
        .internalInconsistency,
        "Invalid update: invalid number of rows in section \(section). The number of rows "
          + "contained in an existing section after the update (\(rowsNow)) must be equal to the "
          + "number of rows contained in that section before the update, plus or minus the number "
          + "of rows inserted or deleted from that section (which gives \(rowsKnown))."
      )
    }
  }

  final func afterUpdates(_ work: @escaping @MainActor () -> Void) {
    guard let clock = window?.device.clock else { return work() }
    clock.atNextTurn(work)
  }
}
