import Foundation

/// The shared implementation of tables and collections.
@MainActor
protocol RowsOwner: UIScrollView {
  associatedtype Cell: RowCell

  var loadedRows: ListRows<Cell>? { get set }
  var reusableCells: [String: [Cell]] { get set }
  var cellMakers: [String: () -> Cell] { get set }
  /// Whether a change was made since the outermost batch of changes began.
  var isChanged: Bool { get set }
  /// The number of open nested batches of changes.
  var openChanges: Int { get set }
  /// Whether the data source is making a cell.
  var isMakingCell: Bool { get set }

  func requestSectionCount() -> Int
  func requestRowCount(_ section: Int) -> Int
  func requestCell(_ indexPath: IndexPath) -> Cell?
  func willDisplay(_ cell: Cell, _ indexPath: IndexPath)
  func rowsWillChange()
  var editsRows: Bool { get }
}

// Loading rows from the data source, and creating and reusing cells.
extension RowsOwner {
  var rows: ListRows<Cell> {
    if let loadedRows { return loadedRows }
    let fresh = ListRows<Cell>(counts: (0..<requestSectionCount()).map { requestRowCount($0) })
    loadedRows = fresh
    return fresh
  }

  /// Discards all rows, their cells and the selection.
  func discardRows() {
    rowsWillChange()
    // Removing a view can call the app, which may load the rows again.
    let old = loadedRows
    loadedRows = nil
    // In reverse order, since a view searches its subviews from the last one.
    for cell in (old?.madeCells ?? []).reversed() { recycle(cell) }
    old?.removeHeadersAndFooters()
    setNeedsLayout()
  }

  /// Removes the headers and footers; they are made again when they are needed.
  func discardHeadersAndFooters() {
    let old = loadedRows
    loadedRows?.headerViews = [:]
    loadedRows?.footerViews = [:]
    old?.removeHeadersAndFooters()
    setNeedsLayout()
  }

  /// The view above or below a section, which `make` creates at the first request after a change.
  func headerOrFooter(
    _ views: WritableKeyPath<ListRows<Cell>, [Int: UIView?]>, ofSection section: Int,
    _ make: () -> UIView?
  ) -> UIView? {
    if let known = rows[keyPath: views][section] { return known }
    let view = make()
    // The data source may have reloaded the rows.
    guard loadedRows != nil else { return view }
    loadedRows?[keyPath: views].updateValue(view, forKey: section)
    if let view { addSubview(view) }
    return view
  }

  func cell(at indexPath: IndexPath) -> Cell? {
    if let cell = rows[indexPath].cell { return cell }
    // While the data source creates a cell, return only existing cells.
    guard !isMakingCell else { return nil }
    isMakingCell = true
    let made = requestCell(indexPath)
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

  /// A reusable cell with an identifier, else a new cell; nil if nothing is registered.
  func reusableCell(_ identifier: String) -> Cell? {
    if let cell = reusableCells[identifier]?.popLast() {
      cell.prepareForReuse()
      return cell
    }
    guard let cell = cellMakers[identifier]?() else { return nil }
    cell.ownReuseIdentifier = identifier
    return cell
  }

  func setSelected(_ selected: Bool, at indexPath: IndexPath, animated: Bool) {
    // No local copy of the rows, since a change would then copy them all.
    guard rows.contains(indexPath), let row = loadedRows?[indexPath], row.isSelected != selected
    else { return }
    loadedRows?[indexPath].isSelected = selected
    row.cell?.show(selected: selected, animated: animated)
    setNeedsDisplay()
  }

  /// Selects a row, and deselects the others unless `besideOthers` is true; nil deselects all.
  func select(_ indexPath: IndexPath?, besideOthers: Bool, animated: Bool) {
    if !besideOthers || indexPath == nil {
      for selected in loadedRows?.selected ?? [] where selected != indexPath {
        setSelected(false, at: selected, animated: animated)
      }
    }
    if let indexPath { setSelected(true, at: indexPath, animated: animated) }
  }

  /// Deselects a row; rows that are not loaded are not selected.
  func deselect(_ indexPath: IndexPath, animated: Bool) {
    if loadedRows != nil { setSelected(false, at: indexPath, animated: animated) }
  }

  // MARK: Changes

  /// Discards all rows after any change; they are loaded again when they are needed.
  func announceChange() {
    isChanged = true
    discardRows()
  }

  /// Begins a batch of changes, which may be nested.
  func beginChanges() {
    if openChanges == 0 { isChanged = false }
    openChanges += 1
  }

  /// Ends a batch of changes; discards rows that were loaded inside the outermost batch.
  func endChanges() {
    guard openChanges > 0 else { return }
    openChanges -= 1
    if openChanges == 0, isChanged { discardRows() }
  }

  /// Makes a batch of changes, then calls the completion handler by `afterUpdates(_:)`.
  func performChanges(_ updates: (() -> Void)?, completion: ((Bool) -> Void)?) {
    beginChanges()
    updates?()
    endChanges()
    if let completion { afterUpdates { completion(true) } }
  }

  /// Runs work in the next run-loop turn, or immediately outside a window.
  func afterUpdates(_ work: @escaping @MainActor () -> Void) {
    guard let clock = window?.device.clock else { return work() }
    clock.atNextTurn(work)
  }
}

extension Optional where Wrapped: RowsOwner {
  /// Discards all rows and calls the completion handler in the next run-loop turn.
  ///
  /// Without a list or a window, the handler is called immediately.
  @MainActor
  func reload(completion: (() -> Void)?) {
    self?.discardRows()
    guard let completion else { return }
    guard let self else { return completion() }
    self.afterUpdates { completion() }
  }
}
