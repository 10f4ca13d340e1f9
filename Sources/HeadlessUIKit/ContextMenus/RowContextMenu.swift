import Foundation

/// Asks the delegate of a list for the context menu of a row.
final class RowContextMenu: NSObject, UIContextMenuInteractionDelegate {
  private let list: any RowList
  private let indexPath: IndexPath

  init(of indexPath: IndexPath, in list: any RowList) {
    self.indexPath = indexPath
    self.list = list
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    switch list {
    case let table as UITableView:
      table.tableDelegate?.tableView(
        table, contextMenuConfigurationForRowAt: indexPath, point: location)
    case let collection as UICollectionView:
      collection.collectionDelegate?.collectionView(
        collection, contextMenuConfigurationForItemsAt: [indexPath], point: location)
    default: nil
    }
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    if let table = list as? UITableView {
      table.tableDelegate?.tableView(
        table, willDisplayContextMenu: configuration, animator: animator)
    } else if let collection = list as? UICollectionView {
      collection.collectionDelegate?.collectionView(
        collection, willDisplayContextMenu: configuration, animator: animator)
    }
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    if let table = list as? UITableView {
      table.tableDelegate?.tableView(
        table, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    } else if let collection = list as? UICollectionView {
      collection.collectionDelegate?.collectionView(
        collection, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    }
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    if let table = list as? UITableView {
      table.tableDelegate?.tableView(
        table, willEndContextMenuInteraction: configuration, animator: animator)
    } else if let collection = list as? UICollectionView {
      collection.collectionDelegate?.collectionView(
        collection, willEndContextMenuInteraction: configuration, animator: animator)
    }
  }
}
