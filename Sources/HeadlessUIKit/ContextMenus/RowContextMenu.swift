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
    return collection.flatMap {
      $0.collectionDelegate?.collectionView(
        $0, contextMenuConfigurationForItemsAt: [indexPath], point: location)
    }
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    table.map {
      $0.tableDelegate?.tableView($0, willDisplayContextMenu: configuration, animator: animator)
    }
    collection.map {
      $0.collectionDelegate?.collectionView(
        $0, willDisplayContextMenu: configuration, animator: animator)
    }
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    table.map {
      $0.tableDelegate?.tableView(
        $0, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    }
    collection.map {
      $0.collectionDelegate?.collectionView(
        $0, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    }
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    table.map {
      $0.tableDelegate?.tableView(
        $0, willEndContextMenuInteraction: configuration, animator: animator)
    }
    collection.map {
      $0.collectionDelegate?.collectionView(
        $0, willEndContextMenuInteraction: configuration, animator: animator)
    }
  }
}
