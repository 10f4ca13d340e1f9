import Foundation

/// What a table holds, for those who draw or drive it: any row without scrolling to it, and what a
/// person can do with it.
@MainActor
package struct TableContents {
  let table: UITableView

  package init(_ table: UITableView) {
    self.table = table
  }

  package var numberOfSections: Int { table.numberOfSections }

  package func numberOfRows(inSection section: Int) -> Int {
    table.numberOfRows(inSection: section)
  }

  /// Every row's place, section by section.
  package var indexPaths: [IndexPath] {
    var places: [IndexPath] = []
    for section in 0..<table.numberOfSections {
      for row in 0..<table.numberOfRows(inSection: section) {
        places.append(IndexPath(row: row, section: section))
      }
    }
    return places
  }

  package func headerTitle(ofSection section: Int) -> String? {
    table.dataSource?.tableView(table, titleForHeaderInSection: section)
  }

  package func footerTitle(ofSection section: Int) -> String? {
    table.dataSource?.tableView(table, titleForFooterInSection: section)
  }

  /// The view the delegate gave for above a section, asked for once until the rows change.
  package func headerView(ofSection section: Int) -> UIView? {
    _ = table.rows
    if let known = table.loadedRows?.headerViews[section] { return known }
    let view = table.tableDelegate?.tableView(table, viewForHeaderInSection: section)
    table.loadedRows?.headerViews.updateValue(view, forKey: section)
    if let view { table.addSubview(view) }
    return view
  }

  /// The view the delegate gave for below a section, asked for once until the rows change.
  package func footerView(ofSection section: Int) -> UIView? {
    _ = table.rows
    if let known = table.loadedRows?.footerViews[section] { return known }
    let view = table.tableDelegate?.tableView(table, viewForFooterInSection: section)
    table.loadedRows?.footerViews.updateValue(view, forKey: section)
    if let view { table.addSubview(view) }
    return view
  }

  // MARK: What a person does

  /// Whether a tap on the row would reach the delegate at all.
  package func canSelect(_ indexPath: IndexPath) -> Bool {
    guard table.rows.contains(indexPath) else { return false }
    let allowed =
      table.isEditing
      ? table.allowsSelectionDuringEditing || table.allowsMultipleSelectionDuringEditing
      : table.allowsSelection
    guard allowed else { return false }
    return table.cellForRow(at: indexPath)?.isUserInteractionEnabled ?? false
  }

  /// What a tap on a row does: highlight, then select, each of which the delegate may refuse.
  ///
  /// The order is UIKit's as its documentation tells it: "will select" before the old selection
  /// leaves, "did select" last. Returns false where the delegate refused.
  @discardableResult
  package func select(_ tapped: IndexPath) -> Bool {
    guard canSelect(tapped) else { return false }
    let delegate = table.tableDelegate
    guard delegate?.tableView(table, shouldHighlightRowAt: tapped) ?? true,
      table.rows.contains(tapped)
    else { return false }
    let several =
      table.isEditing ? table.allowsMultipleSelectionDuringEditing : table.allowsMultipleSelection
    if several, table.rows[tapped].isSelected {
      return deselect(tapped)
    }
    var chosen = tapped
    if let delegate {
      guard let answer = delegate.tableView(table, willSelectRowAt: tapped) else { return false }
      chosen = answer
    }
    if !several {
      for old in table.indexPathsForSelectedRows ?? [] where old != chosen { deselect(old) }
    }
    table.selectRow(at: chosen, animated: false, scrollPosition: .none)
    // Whoever chose a row has it before the eyes.
    table.scrollTarget = nil
    delegate?.tableView(table, didSelectRowAt: chosen)
    if let rows = table.loadedRows, rows.contains(chosen) { rows[chosen].cell?.connectedSegue?() }
    return true
  }

  @discardableResult
  private func deselect(_ indexPath: IndexPath) -> Bool {
    let delegate = table.tableDelegate
    var left = indexPath
    if let delegate {
      guard let answer = delegate.tableView(table, willDeselectRowAt: indexPath) else {
        return false
      }
      left = answer
    }
    table.deselectRow(at: left, animated: false)
    delegate?.tableView(table, didDeselectRowAt: left)
    return true
  }

  /// Whether a person could delete the row, as far as is known.
  ///
  /// NB: Without Objective-C, only a call shows whether a class implements an optional method.
  package func canDelete(_ indexPath: IndexPath) -> Bool {
    let excluded = HeadlessDevice.current.classesWithoutDeletion
    guard table.rows.contains(indexPath), let dataSource = table.dataSource,
      !excluded.contains(ObjectIdentifier(type(of: dataSource))),
      dataSource.tableView(table, canEditRowAt: indexPath)
    else { return false }
    let style = table.tableDelegate?.tableView(table, editingStyleForRowAt: indexPath) ?? .delete
    return style == .delete
  }

  /// What deleting a row by a person does: the data source is told and changes itself; false if it
  /// has no method for that.
  package func delete(_ indexPath: IndexPath) -> Bool {
    guard canDelete(indexPath), let dataSource = table.dataSource else { return true }
    let device = HeadlessDevice.current
    let isDeleted = device.hasMethod {
      dataSource.tableView(table, commit: .delete, forRowAt: indexPath)
    }
    if !isDeleted { device.classesWithoutDeletion.insert(ObjectIdentifier(type(of: dataSource))) }
    return isDeleted
  }
}
