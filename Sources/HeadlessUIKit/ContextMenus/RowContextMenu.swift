import Foundation

/// Asks the delegate of a list for the context menu of a row.
final class RowContextMenu: NSObject, UIContextMenuInteractionDelegate {
  private let table: UITableView?
  private let collection: UICollectionView?
  private let indexPath: IndexPath

  init(of indexPath: IndexPath, in list: any RowList) {
    self.indexPath = indexPath
    table = list as? UITableView
    collection = list as? UICollectionView
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    if let table {
      return table.tableDelegate?.tableView(
        table, contextMenuConfigurationForRowAt: indexPath, point: location)
    }
    guard let collection else { return nil }
    return collection.collectionDelegate?.collectionView(
      collection, contextMenuConfigurationForItemsAt: [indexPath], point: location)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    if let table {
      table.tableDelegate?.tableView(
        table, willDisplayContextMenu: configuration, animator: animator)
    }
    if let collection {
      collection.collectionDelegate?.collectionView(
        collection, willDisplayContextMenu: configuration, animator: animator)
    }
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    if let table {
      table.tableDelegate?.tableView(
        table, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    }
    if let collection {
      collection.collectionDelegate?.collectionView(
        collection, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    }
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    if let table {
      table.tableDelegate?.tableView(
        table, willEndContextMenuInteraction: configuration, animator: animator)
    }
    if let collection {
      collection.collectionDelegate?.collectionView(
        collection, willEndContextMenuInteraction: configuration, animator: animator)
    }
  }
}
