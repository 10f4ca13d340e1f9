import Foundation

/// A table or a collection, as the code that both share sees it.
@MainActor
protocol RowsOwner: UIScrollView {
  associatedtype Cell: RowCell

  var loadedRows: ListRows<Cell>? { get set }
  var reusableCells: [String: [Cell]] { get set }
  var cellMakers: [String: () -> Cell] { get set }
  /// Whether a change was announced since the outermost block of changes began.
  var isChanged: Bool { get set }
  /// How many blocks of changes are open, each inside the one before.
  var openChanges: Int { get set }
  /// Whether the data source is making a cell.
  var isMakingCell: Bool { get set }

  func askSectionCount() -> Int
  func askRowCount(_ section: Int) -> Int
  func askCell(_ indexPath: IndexPath) -> Cell?
  func willDisplay(_ cell: Cell, _ indexPath: IndexPath)
  func rowsWillChange()
  var editsRows: Bool { get }
  var backgroundView: UIView? { get }
}

// The bookkeeping of a list: when the data source is asked, and what happens to cells.
extension RowsOwner {
  var rows: ListRows<Cell> {
    if let loadedRows { return loadedRows }
    let fresh = ListRows<Cell>(counts: (0..<askSectionCount()).map { askRowCount($0) })
    loadedRows = fresh
    return fresh
  }

  /// Forgets all rows, their cells and the selection.
  func discardRows() {
    rowsWillChange()
    // The app may load all rows again when one of its views is removed.
    let old = loadedRows
    loadedRows = nil
    // The last first, since a view looks for a subview from its last one on.
    for cell in (old?.madeCells ?? []).reversed() { recycle(cell) }
    if let old {
      for view in old.headerViews.values { view?.removeFromSuperview() }
      for view in old.footerViews.values { view?.removeFromSuperview() }
    }
    setNeedsLayout()
  }

  func cell(at indexPath: IndexPath) -> Cell? {
    if let cell = rows[indexPath].cell { return cell }
    // While the data source makes a cell, only those that exist can be asked for.
    guard !isMakingCell else { return nil }
    isMakingCell = true
    let made = askCell(indexPath)
    isMakingCell = false
    guard let cell = made, loadedRows?.contains(indexPath) ?? false else { return nil }
    loadedRows?[indexPath].cell = cell
    if cell.isSelected != rows[indexPath].isSelected {
      cell.show(selected: rows[indexPath].isSelected, animated: false)
    }
    cell.show(editing: editsRows)
    addSubview(cell)
    willDisplay(cell, indexPath)
    return cell
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

  /// Puts the background view behind all others, in place of the former one.
  func backgroundViewDidChange(from old: UIView?) {
    guard old !== backgroundView else { return }
    old?.removeFromSuperview()
    if let backgroundView { insertSubview(backgroundView, at: 0) }
  }

  func setSelected(_ selected: Bool, at indexPath: IndexPath, animated: Bool) {
    // The rows are not kept while they change, which would copy them all.
    guard rows.contains(indexPath), let row = loadedRows?[indexPath], row.isSelected != selected
    else { return }
    loadedRows?[indexPath].isSelected = selected
    row.cell?.show(selected: selected, animated: animated)
    setNeedsDisplay()
  }

  /// Selects a row, and deselects the others unless several may be selected; nil deselects all.
  func select(_ indexPath: IndexPath?, besideOthers: Bool, animated: Bool) {
    if !besideOthers || indexPath == nil {
      for selected in loadedRows?.selected ?? [] where selected != indexPath {
        setSelected(false, at: selected, animated: animated)
      }
    }
    if let indexPath { setSelected(true, at: indexPath, animated: animated) }
  }

  /// Deselects a row; rows that were not loaded are not selected.
  func deselect(_ indexPath: IndexPath, animated: Bool) {
    if loadedRows != nil { setSelected(false, at: indexPath, animated: animated) }
  }

  // MARK: Changes

  /// Forgets all rows, whatever change the app announces; they are asked for again when they are needed.
  func announceChange() {
    isChanged = true
    discardRows()
  }

  /// Begins a block of changes, which may stand inside another.
  func beginChanges() {
    if openChanges == 0 { isChanged = false }
    openChanges += 1
  }

  /// Ends a block of changes: rows that were read inside the outermost block are out of date.
  func endChanges() {
    guard openChanges > 0 else { return }
    openChanges -= 1
    if openChanges == 0, isChanged { discardRows() }
  }

  /// Makes changes in a block of their own, and then calls the completion as `afterUpdates(_:)` does.
  func performChanges(_ updates: (() -> Void)?, completion: ((Bool) -> Void)?) {
    beginChanges()
    updates?()
    endChanges()
    if let completion { afterUpdates { completion(true) } }
  }

  /// Runs work in the next run-loop turn; at once in no window.
  func afterUpdates(_ work: @escaping @MainActor () -> Void) {
    guard let clock = window?.device.clock else { return work() }
    clock.atNextTurn(work)
  }
}

extension Optional where Wrapped: RowsOwner {
  /// Forgets all rows, and calls the completion in the next run-loop turn; at once without a list or a window.
  @MainActor
  func reload(completion: (() -> Void)?) {
    self?.discardRows()
    guard let completion else { return }
    guard let self else { return completion() }
    self.afterUpdates { completion() }
  }
}
