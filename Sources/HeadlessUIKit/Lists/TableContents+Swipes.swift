import Foundation

extension TableContents {
  /// What swiping a row to one side and to the other uncovers, asked for anew.
  ///
  /// Where the delegate gives nothing for the trailing end, there is the action that deletes, as
  /// UIKit's documentation of `tableView(_:trailingSwipeActionsConfigurationForRowAt:)` says.
  package func swipeActions(_ indexPath: IndexPath) -> RowSwipes {
    var swipes = RowSwipes()
    guard table.rows.contains(indexPath), let dataSource = table.dataSource,
      dataSource.tableView(table, canEditRowAt: indexPath)
    else { return swipes }
    let delegate = table.tableDelegate
    swipes.leading =
      delegate?.tableView(table, leadingSwipeActionsConfigurationForRowAt: indexPath)?.actions ?? []
    let trailing =
      delegate?.tableView(table, trailingSwipeActionsConfigurationForRowAt: indexPath)
    if let trailing {
      swipes.trailing = trailing.actions
    } else if canDelete(indexPath) {
      let deletion = deletion(of: indexPath)
      swipes.trailing = [deletion]
      swipes.deletion = deletion
    }
    table.offeredSwipes = (indexPath, swipes)
    return swipes
  }

  private func deletion(of indexPath: IndexPath) -> UIContextualAction {
    let title =
      table.tableDelegate?.tableView(table, titleForDeleteConfirmationButtonForRowAt: indexPath)
    return UIContextualAction(style: .destructive, title: title ?? "Delete") {
      [weak table] _, _, done in
      guard let table else { return done(false) }
      done(TableContents(table).delete(indexPath))
    }
  }

  /// Whether the action is one of those that were asked for last, and are still those of the row.
  package func offers(_ action: UIContextualAction, _ indexPath: IndexPath) -> Bool {
    guard let offered = table.offeredSwipes, offered.indexPath == indexPath else { return false }
    return offered.swipes.all.contains { $0 === action }
  }

  /// What swiping and tapping an action does: the row is edited until the handler says it is done;
  /// false if the action is UIKit's own, and the data source cannot delete.
  package func perform(_ action: UIContextualAction, _ indexPath: IndexPath) -> Bool {
    guard let cell = table.cellForRow(at: indexPath) else { return true }
    let table = table
    let isDeletion = action === table.offeredSwipes?.swipes.deletion
    table.offeredSwipes = nil
    table.tableDelegate?.tableView(table, willBeginEditingRowAt: indexPath)
    var isOpen = true
    var isDone = true
    action.handler(action, cell) { isPerformed in
      if !isOpen { return }
      isDone = isPerformed
      isOpen = false
      let place = table.indexPath(for: cell)
      table.tableDelegate?.tableView(table, didEndEditingRowAt: place)
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
