import Foundation

extension UITableView {
  /// Returns the current swipe actions of a row, first those at the leading edge.
  ///
  /// If the delegate returns nil for the trailing edge, that has a delete action, as documented for
  /// `tableView(_:trailingSwipeActionsConfigurationForRowAt:)`.
  package final func swipeActions(_ indexPath: IndexPath) -> [UIContextualAction] {
    guard rows.contains(indexPath), let dataSource,
      dataSource.tableView(self, canEditRowAt: indexPath)
    else { return [] }
    let delegate = tableDelegate
    let leading = delegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: indexPath)
    let trailing = delegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: indexPath)
    let own = trailing == nil && canDelete(indexPath) ? [deletion(of: indexPath)] : []
    let actions = (leading?.actions ?? []) + (trailing?.actions ?? own)
    offeredSwipes = RowSwipes(indexPath: indexPath, actions: actions, deletion: own.first)
    return actions
  }

  private final func deletion(of indexPath: IndexPath) -> UIContextualAction {
    let title =
      tableDelegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: indexPath)
    return UIContextualAction(style: .destructive, title: title ?? "Delete") {
      [weak self] _, _, done in
      guard let self else { return done(false) }
      done(receiveDeletion(indexPath))
    }
  }

  /// Handles a swipe and a tap on an action; editing of the row ends with the completion handler.
  ///
  /// Returns false if it is UIKit's delete action, and the data source does not implement deletion.
  package final func receiveSwipe(_ action: UIContextualAction, _ indexPath: IndexPath) -> Bool {
    guard let cell = cellForRow(at: indexPath) else { return true }
    let isDeletion = action === offeredSwipes?.deletion
    offeredSwipes = nil
    tableDelegate?.tableView(self, willBeginEditingRowAt: indexPath)
    var isOpen = true
    var isDone = true
    action.handler(action, cell) { isPerformed in
      if !isOpen { return }
      isDone = isPerformed
      isOpen = false
      let place = self.indexPath(for: cell)
      self.tableDelegate?.tableView(self, didEndEditingRowAt: place)
    }
    return isDone || !isDeletion
  }
}
