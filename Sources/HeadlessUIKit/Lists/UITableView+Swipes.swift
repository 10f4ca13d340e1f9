import Foundation

extension UITableView {
  /// The actions that swiping a row uncovers, asked for anew: first those at its leading end, then those at its
  /// trailing end.
  ///
  /// Where the delegate gives nothing for the trailing end, there is the action that deletes, as
  /// UIKit's documentation of `tableView(_:trailingSwipeActionsConfigurationForRowAt:)` says.
  final func swipeActions(_ indexPath: IndexPath) -> [UIContextualAction] {
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

  /// Whether an action is one of those of this row that `swipeActions(_:)` returned last.
  final func offers(_ action: UIContextualAction, _ indexPath: IndexPath) -> Bool {
    guard let offered = offeredSwipes, offered.indexPath == indexPath else { return false }
    return offered.actions.contains { $0 === action }
  }

  /// What swiping and tapping an action does: the row is edited until the handler says it is done;
  /// false if the action is UIKit's own, and the data source cannot delete.
  final func receiveSwipe(_ action: UIContextualAction, _ indexPath: IndexPath) -> Bool {
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

/// What swiping a row uncovers.
struct RowSwipes {
  let indexPath: IndexPath
  let actions: [UIContextualAction]
  /// The one of the actions that is UIKit's own.
  let deletion: UIContextualAction?
}
