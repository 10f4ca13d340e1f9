public import Foundation

extension UserInput {
  /// Taps an item of a collection, which highlights and selects it unless the delegate prevents it.
  ///
  /// With multiple selection, a tap on a selected item deselects it, if the delegate allows it by
  /// `collectionView(_:shouldDeselectItemAt:)`.
  public func select(item indexPath: IndexPath, in collection: UICollectionView) throws {
    try select(indexPath, in: collection)
  }

  /// Returns the swipe actions of an item of a list layout, first those at the leading edge.
  public func actions(
    ofItem indexPath: IndexPath, in collection: UICollectionView
  ) throws -> [UIContextualAction] {
    try actions(of: indexPath, in: collection)
  }

  /// Swipes an item and taps an action that ``actions(ofItem:in:)`` returned.
  public func choose(
    _ action: UIContextualAction, ofItem indexPath: IndexPath, in collection: UICollectionView
  ) throws {
    try choose(action, of: indexPath, in: collection)
  }
}

extension UICollectionView {
  package final var rowName: String { "item" }

  package final func canSelect(_ indexPath: IndexPath) -> Bool {
    guard allowsSelection else { return false }
    return cellForItem(at: indexPath)?.isUserInteractionEnabled ?? false
  }

  package final func swipeActions(_ indexPath: IndexPath) -> [UIContextualAction] {
    guard rows.contains(indexPath),
      let list = collectionViewLayout.list(indexPath.section, in: self)
    else { return [] }
    let leading = list.leadingSwipeActionsConfigurationProvider?(indexPath)?.actions ?? []
    let trailing = list.trailingSwipeActionsConfigurationProvider?(indexPath)?.actions ?? []
    let actions = leading + trailing
    offeredSwipes = RowSwipes(indexPath: indexPath, actions: actions, deletion: nil)
    return actions
  }

  package final func receiveSwipe(_ action: UIContextualAction, _ indexPath: IndexPath) -> Bool {
    offeredSwipes = nil
    guard let cell = cellForItem(at: indexPath) else { return true }
    action.handler(action, cell) { _ in }
    return true
  }

  package final func receiveTap(_ tapped: IndexPath) -> Bool {
    guard collectionDelegate?.collectionView(self, shouldHighlightItemAt: tapped) ?? true,
      let cell = cellForItem(at: tapped)
    else { return false }
    cell.isHighlighted = true
    collectionDelegate?.collectionView(self, didHighlightItemAt: tapped)
    let hasChanged = changeSelection(at: tapped)
    let hasActed = performPrimaryAction(at: tapped)
    cell.isHighlighted = false
    collectionDelegate?.collectionView(self, didUnhighlightItemAt: tapped)
    return hasActed || hasChanged
  }

  /// Returns whether the delegate has performed an action; a tap that extends the selection has none.
  private func performPrimaryAction(at tapped: IndexPath) -> Bool {
    guard let delegate = collectionDelegate, !allowsMultipleSelection, rows.contains(tapped),
      delegate.collectionView(self, canPerformPrimaryActionForItemAt: tapped)
    else { return false }
    return HeadlessDevice.current.hasMethod {
      delegate.collectionView(self, performPrimaryActionForItemAt: tapped)
    }
  }

  private func changeSelection(at tapped: IndexPath) -> Bool {
    guard rows.contains(tapped) else { return false }
    let delegate = collectionDelegate
    if allowsMultipleSelection, rows[tapped].isSelected {
      guard delegate?.collectionView(self, shouldDeselectItemAt: tapped) ?? true else {
        return false
      }
      deselect(tapped)
      return true
    }
    guard delegate?.collectionView(self, shouldSelectItemAt: tapped) ?? true else { return false }
    if !allowsMultipleSelection {
      for old in indexPathsForSelectedItems ?? [] where old != tapped { deselect(old) }
    }
    selectItem(at: tapped, animated: false, scrollPosition: [])
    cellForItem(at: tapped)?.connectedSegue?()
    delegate?.collectionView(self, didSelectItemAt: tapped)
    return true
  }

  private func deselect(_ indexPath: IndexPath) {
    deselectItem(at: indexPath, animated: false)
    collectionDelegate?.collectionView(self, didDeselectItemAt: indexPath)
  }
}
