public import Foundation

// See OptionalCalls.swift in Controls: these let `delegate?.tableView?(list, didSelectRowAt: path)`
// compile, also for `list.delegate`, which is a `UIScrollViewDelegate`.

extension UIScrollViewDelegate {
  /// The methods that begin with `tableView`; nil unless it is a table view delegate.
  @_disfavoredOverload
  public var tableView: OptionalCalls<any UITableViewDelegate>? {
    (self as? any UITableViewDelegate).map { OptionalCalls($0) }
  }
}

extension UITableViewDataSource {
  /// The methods that begin with `tableView`.
  @_disfavoredOverload
  public var tableView: OptionalCalls<any UITableViewDataSource>? {
    OptionalCalls(self)
  }
}

extension OptionalCalls where Delegate == any UITableViewDelegate {
  /// Called before a cell is shown.
  public func callAsFunction(
    _ tableView: UITableView,
    willDisplay cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) {
    delegate.tableView(tableView, willDisplay: cell, forRowAt: indexPath)
  }

  /// The view above a section.
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView,
    viewForHeaderInSection section: Int
  ) -> UIView? {
    delegate.tableView(tableView, viewForHeaderInSection: section)
  }

  /// The view below a section.
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView,
    viewForFooterInSection section: Int
  ) -> UIView? {
    delegate.tableView(tableView, viewForFooterInSection: section)
  }

  /// Whether a touch highlights a row.
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView,
    shouldHighlightRowAt indexPath: IndexPath
  ) -> Bool {
    delegate.tableView(tableView, shouldHighlightRowAt: indexPath)
  }

  /// Called after a touch highlighted a row.
  public func callAsFunction(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    delegate.tableView(tableView, didHighlightRowAt: indexPath)
  }

  /// Called after the touch that highlighted a row ended.
  public func callAsFunction(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    delegate.tableView(tableView, didUnhighlightRowAt: indexPath)
  }

  /// The row to select in place of this one.
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView,
    willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    delegate.tableView(tableView, willSelectRowAt: indexPath)
  }

  /// Called after a user selected a row.
  public func callAsFunction(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    delegate.tableView(tableView, didSelectRowAt: indexPath)
  }

  /// Whether a tap on a row may perform its primary action.
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView,
    canPerformPrimaryActionForRowAt indexPath: IndexPath
  ) -> Bool {
    delegate.tableView(tableView, canPerformPrimaryActionForRowAt: indexPath)
  }

  /// Called when a user tapped a row.
  public func callAsFunction(
    _ tableView: UITableView,
    performPrimaryActionForRowAt indexPath: IndexPath
  ) {
    delegate.tableView(tableView, performPrimaryActionForRowAt: indexPath)
  }

  /// The row to deselect in place of this one.
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView,
    willDeselectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    delegate.tableView(tableView, willDeselectRowAt: indexPath)
  }

  /// Called after a user deselected a row, or selected another one.
  public func callAsFunction(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    delegate.tableView(tableView, didDeselectRowAt: indexPath)
  }

  /// Called after a user tapped the detail button of a row.
  public func callAsFunction(
    _ tableView: UITableView,
    accessoryButtonTappedForRowWith indexPath: IndexPath
  ) {
    delegate.tableView(tableView, accessoryButtonTappedForRowWith: indexPath)
  }

  /// The editing control of a row.
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView,
    editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle {
    delegate.tableView(tableView, editingStyleForRowAt: indexPath)
  }

  /// The swipe actions at the leading edge.
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView,
    leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    delegate.tableView(tableView, leadingSwipeActionsConfigurationForRowAt: indexPath)
  }

  /// The swipe actions at the trailing edge.
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView,
    trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    delegate.tableView(tableView, trailingSwipeActionsConfigurationForRowAt: indexPath)
  }

  /// The title of the delete action.
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView,
    titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? {
    delegate.tableView(tableView, titleForDeleteConfirmationButtonForRowAt: indexPath)
  }

  /// Called before a swipe shows the actions of a row.
  public func callAsFunction(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
    delegate.tableView(tableView, willBeginEditingRowAt: indexPath)
  }

  /// Called after the swipe actions of a row were hidden.
  public func callAsFunction(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
    delegate.tableView(tableView, didEndEditingRowAt: indexPath)
  }

  /// The height of a row.
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView,
    heightForRowAt indexPath: IndexPath
  ) -> CGFloat {
    delegate.tableView(tableView, heightForRowAt: indexPath)
  }

  /// The estimated height of a row.
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView,
    estimatedHeightForRowAt indexPath: IndexPath
  ) -> CGFloat {
    delegate.tableView(tableView, estimatedHeightForRowAt: indexPath)
  }

  /// The height of a header.
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView,
    heightForHeaderInSection section: Int
  ) -> CGFloat {
    delegate.tableView(tableView, heightForHeaderInSection: section)
  }

  /// The estimated height of a header.
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView,
    estimatedHeightForHeaderInSection section: Int
  ) -> CGFloat {
    delegate.tableView(tableView, estimatedHeightForHeaderInSection: section)
  }

  /// The height of a footer.
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView,
    heightForFooterInSection section: Int
  ) -> CGFloat {
    delegate.tableView(tableView, heightForFooterInSection: section)
  }

  /// The estimated height of a footer.
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView,
    estimatedHeightForFooterInSection section: Int
  ) -> CGFloat {
    delegate.tableView(tableView, estimatedHeightForFooterInSection: section)
  }

  /// The context menu of a row.
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView,
    contextMenuConfigurationForRowAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    delegate.tableView(
      tableView, contextMenuConfigurationForRowAt: indexPath, point: point)
  }

  /// Called before the context menu of a row opens.
  public func callAsFunction(
    _ tableView: UITableView,
    willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    delegate.tableView(tableView, willDisplayContextMenu: configuration, animator: animator)
  }

  /// Called after a user tapped the preview.
  public func callAsFunction(
    _ tableView: UITableView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    delegate.tableView(
      tableView, willPerformPreviewActionForMenuWith: configuration, animator: animator)
  }

  /// Called before the context menu of a row closes.
  public func callAsFunction(
    _ tableView: UITableView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    delegate.tableView(tableView, willEndContextMenuInteraction: configuration, animator: animator)
  }
}

extension OptionalCalls where Delegate == any UITableViewDataSource {
  /// The title above a section.
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView,
    titleForHeaderInSection section: Int
  ) -> String? {
    delegate.tableView(tableView, titleForHeaderInSection: section)
  }

  /// The title below a section.
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView,
    titleForFooterInSection section: Int
  ) -> String? {
    delegate.tableView(tableView, titleForFooterInSection: section)
  }

  /// Whether a row can be deleted or inserted by editing.
  @discardableResult
  public func callAsFunction(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    delegate.tableView(tableView, canEditRowAt: indexPath)
  }

  /// Called when a user deletes a row; a user cannot insert one here.
  public func callAsFunction(
    _ tableView: UITableView,
    commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    delegate.tableView(tableView, commit: editingStyle, forRowAt: indexPath)
  }
}
