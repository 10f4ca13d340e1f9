import Foundation

// For hosts: the rows of a table, without scrolling to them, and their interactions.
extension UITableView {
  /// Whether the rows are those of a storyboard.
  package final var hasStaticRows: Bool { staticRows != nil }

  package final func headerTitle(ofSection section: Int) -> String? {
    dataSource?.tableView(self, titleForHeaderInSection: section)
  }

  package final func footerTitle(ofSection section: Int) -> String? {
    dataSource?.tableView(self, titleForFooterInSection: section)
  }

  package final func headerView(ofSection section: Int) -> UIView? {
    headerOrFooter(\.headerViews, ofSection: section) {
      tableDelegate?.tableView(self, viewForHeaderInSection: section)
    }
  }

  package final func footerView(ofSection section: Int) -> UIView? {
    headerOrFooter(\.footerViews, ofSection: section) {
      tableDelegate?.tableView(self, viewForFooterInSection: section)
    }
  }

  // MARK: Taps and deletion

  package final var rowName: String { "row" }

  package final func canSelect(_ indexPath: IndexPath) -> Bool {
    let isAllowed =
      isEditing
      ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing
      : allowsSelection
    guard isAllowed else { return false }
    return cellForRow(at: indexPath)?.isUserInteractionEnabled ?? false
  }

  /// Handles a tap on a row: highlights and unhighlights it, then selects it.
  ///
  /// The delegate can prevent the highlight and the selection. The order is that of UIKit's
  /// documentation: "will select" before the old row is deselected, then "did select", then the
  /// primary action. Returns false if the tap neither changes the selection nor performs an action.
  @discardableResult
  package final func receiveTap(_ tapped: IndexPath) -> Bool {
    guard canSelect(tapped) else { return false }
    let delegate = tableDelegate
    guard delegate?.tableView(self, shouldHighlightRowAt: tapped) ?? true,
      let cell = cellForRow(at: tapped)
    else { return false }
    cell.isHighlighted = true
    delegate?.tableView(self, didHighlightRowAt: tapped)
    cell.isHighlighted = false
    delegate?.tableView(self, didUnhighlightRowAt: tapped)
    guard rows.contains(tapped) else { return false }
    let hasChanged = changeSelection(at: tapped)
    return performPrimaryAction(at: tapped) || hasChanged
  }

  /// Returns whether the delegate has performed an action; a tap that extends the selection has none.
  private final func performPrimaryAction(at tapped: IndexPath) -> Bool {
    guard let delegate = tableDelegate, !allowsSeveralNow, rows.contains(tapped),
      delegate.tableView(self, canPerformPrimaryActionForRowAt: tapped)
    else { return false }
    return HeadlessDevice.current.hasMethod {
      delegate.tableView(self, performPrimaryActionForRowAt: tapped)
    }
  }

  private final func changeSelection(at tapped: IndexPath) -> Bool {
    let delegate = tableDelegate
    let several = allowsSeveralNow
    if several, rows[tapped].isSelected {
      return deselect(tapped)
    }
    var chosen = tapped
    if let delegate {
      guard let answer = delegate.tableView(self, willSelectRowAt: tapped) else { return false }
      chosen = answer
    }
    if !several {
      for old in indexPathsForSelectedRows ?? [] where old != chosen { deselect(old) }
    }
    setSelected(true, at: chosen, animated: false)
    // The tapped row is visible already.
    scrollTarget = nil
    cellForRow(at: chosen)?.connectedSegue?()
    delegate?.tableView(self, didSelectRowAt: chosen)
    return true
  }

  @discardableResult
  private final func deselect(_ indexPath: IndexPath) -> Bool {
    let delegate = tableDelegate
    var left = indexPath
    if let delegate {
      guard let answer = delegate.tableView(self, willDeselectRowAt: indexPath) else {
        return false
      }
      left = answer
    }
    deselectRow(at: left, animated: false)
    delegate?.tableView(self, didDeselectRowAt: left)
    return true
  }

  /// Whether a user can delete the row, if the data source implements the deletion.
  ///
  /// NB: Without Objective-C, only a call can detect whether a class implements an optional method.
  package final func canDelete(_ indexPath: IndexPath) -> Bool {
    guard rows.contains(indexPath), let dataSource,
      dataSource.tableView(self, canEditRowAt: indexPath)
    else { return false }
    return (tableDelegate?.tableView(self, editingStyleForRowAt: indexPath) ?? .delete) == .delete
  }

  /// Handles the deletion of a row by a user; false if the data source does not implement it.
  ///
  /// Does nothing, and returns true, if the row cannot be deleted any more.
  package final func receiveDeletion(_ indexPath: IndexPath) -> Bool {
    guard canDelete(indexPath), let dataSource else { return true }
    return HeadlessDevice.current.hasMethod {
      dataSource.tableView(self, commit: .delete, forRowAt: indexPath)
    }
  }
}
