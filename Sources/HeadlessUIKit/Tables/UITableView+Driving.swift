import Foundation

// What a table holds, for those who draw or drive it: any row without scrolling to it, and what a
// user can do with it.
extension UITableView {
  /// Every row's place, section by section.
  package final var indexPaths: [IndexPath] {
    (0..<numberOfSections).flatMap { section in
      (0..<numberOfRows(inSection: section)).map { IndexPath(row: $0, section: section) }
    }
  }

  package final func headerTitle(ofSection section: Int) -> String? {
    dataSource?.tableView(self, titleForHeaderInSection: section)
  }

  package final func footerTitle(ofSection section: Int) -> String? {
    dataSource?.tableView(self, titleForFooterInSection: section)
  }

  /// The delegate's view above a section; the delegate is asked once, until the rows change.
  package final func headerView(ofSection section: Int) -> UIView? {
    if let known = rows.headerViews[section] { return known }
    let view = tableDelegate?.tableView(self, viewForHeaderInSection: section)
    loadedRows?.headerViews.updateValue(view, forKey: section)
    if let view { addSubview(view) }
    return view
  }

  /// The delegate's view below a section; the delegate is asked once, until the rows change.
  package final func footerView(ofSection section: Int) -> UIView? {
    if let known = rows.footerViews[section] { return known }
    let view = tableDelegate?.tableView(self, viewForFooterInSection: section)
    loadedRows?.footerViews.updateValue(view, forKey: section)
    if let view { addSubview(view) }
    return view
  }

  // MARK: What a user does

  /// Whether a tap on the row would reach the delegate at all.
  final func canSelect(_ indexPath: IndexPath) -> Bool {
    let isAllowed =
      isEditing
      ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing
      : allowsSelection
    guard isAllowed else { return false }
    return cellForRow(at: indexPath)?.isUserInteractionEnabled ?? false
  }

  /// What a tap on a row does: highlight for a moment, then select, each of which the delegate may
  /// refuse.
  ///
  /// The order is that of UIKit's documentation: "will select" before the old row is deselected, "did
  /// select" last. Returns false if the row cannot be selected, or the delegate refuses.
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
    // The user has the chosen row in view.
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

  /// Whether a user could delete the row, as far as is known.
  ///
  /// NB: Without Objective-C, only a call shows whether a class implements an optional method.
  package final func canDelete(_ indexPath: IndexPath) -> Bool {
    guard rows.contains(indexPath), let dataSource,
      dataSource.tableView(self, canEditRowAt: indexPath)
    else { return false }
    return (tableDelegate?.tableView(self, editingStyleForRowAt: indexPath) ?? .delete) == .delete
  }

  /// Deletes a row as a user does, by a call of the data source; false if that has no method for it.
  ///
  /// Does nothing, and returns true, if the row has become one that cannot be deleted.
  package final func receiveDeletion(_ indexPath: IndexPath) -> Bool {
    guard canDelete(indexPath), let dataSource else { return true }
    return HeadlessDevice.current.hasMethod {
      dataSource.tableView(self, commit: .delete, forRowAt: indexPath)
    }
  }
}
