public import Foundation

extension UserInput {
  /// Taps an item of a collection, which highlights and selects it unless the delegate prevents it.
  ///
  /// With multiple selection, a tap on a selected item deselects it, if the delegate allows it by
  /// `collectionView(_:shouldDeselectItemAt:)`.
  public func select(item indexPath: IndexPath, in collection: UICollectionView) throws {
    try requireReach(of: collection)
    let name = indexPath.named("item")
    try device.run {
      guard collection.canSelect(indexPath) else {
        throw InputRejection("\(name) cannot be selected")
      }
      guard collection.receiveTap(indexPath) else {
        throw InputRejection("\(name) was not selected")
      }
    }
  }

  /// Taps a row of a table, or an item of a collection.
  package func select(_ indexPath: IndexPath, in list: any RowList) throws {
    switch list {
    case let table as UITableView: try select(row: indexPath, in: table)
    case let collection as UICollectionView: try select(item: indexPath, in: collection)
    default: throw InputRejection("it is not a list")
    }
  }
}

extension UICollectionView {
  fileprivate func canSelect(_ indexPath: IndexPath) -> Bool {
    guard allowsSelection else { return false }
    return cellForItem(at: indexPath)?.isUserInteractionEnabled ?? false
  }

  fileprivate func receiveTap(_ tapped: IndexPath) -> Bool {
    guard collectionDelegate?.collectionView(self, shouldHighlightItemAt: tapped) ?? true,
      let cell = cellForItem(at: tapped)
    else { return false }
    cell.isHighlighted = true
    collectionDelegate?.collectionView(self, didHighlightItemAt: tapped)
    let hasChanged = changeSelection(at: tapped)
    cell.isHighlighted = false
    collectionDelegate?.collectionView(self, didUnhighlightItemAt: tapped)
    return hasChanged
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
