import Foundation

extension UITableView {
  /// What swiping a row to one side and to the other uncovers, asked for anew.
  ///
  /// Where the delegate gives nothing for the trailing end, there is the action that deletes, as
  /// UIKit's documentation of `tableView(_:trailingSwipeActionsConfigurationForRowAt:)` says.
  package final func swipeActions(_ indexPath: IndexPath) -> RowSwipes {
    var swipes = RowSwipes()
    guard rows.contains(indexPath), let dataSource = dataSource,
      dataSource.tableView(self, canEditRowAt: indexPath)
    else { return swipes }
    let delegate = tableDelegate
    swipes.leading =
      delegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: indexPath)?.actions ?? []
    let trailing =
      delegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: indexPath)
    if let trailing {
      swipes.trailing = trailing.actions
    } else if canDelete(indexPath) {
      let deletion = deletion(of: indexPath)
      swipes.trailing = [deletion]
      swipes.deletion = deletion
    }
    offeredSwipes = (indexPath, swipes)
    return swipes
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
  package final func offers(_ action: UIContextualAction, _ indexPath: IndexPath) -> Bool {
    guard let offered = offeredSwipes, offered.indexPath == indexPath else { return false }
    return offered.swipes.all.contains { $0 === action }
  }

  /// What swiping and tapping an action does: the row is edited until the handler says it is done;
  /// false if the action is UIKit's own, and the data source cannot delete.
  package final func receiveSwipe(_ action: UIContextualAction, _ indexPath: IndexPath) -> Bool {
    guard let cell = cellForRow(at: indexPath) else { return true }
    let isDeletion = action === offeredSwipes?.swipes.deletion
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

/// The actions at both ends of a row.
@MainActor
package struct RowSwipes {
  package var leading: [UIContextualAction] = []
  package var trailing: [UIContextualAction] = []
  /// The one at the trailing end that is UIKit's own.
  var deletion: UIContextualAction?

  package var all: [UIContextualAction] { leading + trailing }
}
