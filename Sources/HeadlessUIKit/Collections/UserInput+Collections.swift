public import Foundation

extension UserInput {
  /// Taps an item of a collection, which highlights and selects it unless the delegate prevents it.
  ///
  /// With multiple selection, a tap on a selected item deselects it, if the delegate allows it by
  /// `collectionView(_:shouldDeselectItemAt:)`.
  public func select(item indexPath: IndexPath, in collection: UICollectionView) throws {
    try select(indexPath, in: collection)
  }
}

extension UICollectionView {
  package final var rowName: String { "item" }

  package final func canSelect(_ indexPath: IndexPath) -> Bool {
    guard allowsSelection else { return false }
    return cellForItem(at: indexPath)?.isUserInteractionEnabled ?? false
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
