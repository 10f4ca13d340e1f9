public import Foundation

extension UserInput {
  /// Presses a view for long, and opens the context menu of its `UIContextMenuInteraction`.
  ///
  /// Without one, this is the menu of a view in it, or else of the nearest view around it.
  public func openContextMenu(of view: UIView) throws -> ContextMenu {
    try requireReach(of: view)
    let interaction =
      view.contextMenuInteraction
      ?? view.lineage.lazy.compactMap(\.ownContextMenuInteraction).first
    let menu = try touch(view) { interaction.flatMap { ContextMenu(of: $0, on: device) } }
    return try require(menu, of: name(view))
  }

  /// Presses a row of a table for long, and opens its context menu.
  ///
  /// If the table's delegate provides none, this is the menu of the cell or of a view in it.
  public func openContextMenu(
    ofRow indexPath: IndexPath, in table: UITableView
  ) throws -> ContextMenu {
    try require(openContextMenu(of: indexPath, in: table), of: indexPath.named("row"))
  }

  /// Presses an item of a collection for long, and opens its context menu.
  ///
  /// If the collection's delegate provides none, this is the menu of the cell or of a view in it.
  public func openContextMenu(
    ofItem indexPath: IndexPath, in collection: UICollectionView
  ) throws -> ContextMenu {
    try require(openContextMenu(of: indexPath, in: collection), of: indexPath.named("item"))
  }

  /// Chooses an action of an open context menu, which closes the menu unless the action keeps it open.
  public func choose(_ action: UIAction, in menu: ContextMenu) throws {
    try requireOpen(menu)
    guard let shown = menu.menu?.action(like: action) else {
      throw InputRejection("the context menu has no such action")
    }
    try requireChoice(of: shown)
    try touch(nil) { menu.choose(shown) }
  }

  /// Taps the preview of an open context menu, which closes the menu.
  public func openPreview(of menu: ContextMenu) throws {
    try requireOpen(menu)
    try touch(nil) { menu.openPreview() }
  }

  /// Opens the context menu of a row or an item; nil if it has none.
  package func openContextMenu(
    of indexPath: IndexPath, in list: any RowList
  ) throws -> ContextMenu? {
    try requireReach(of: list)
    let row = RowContextMenu(of: indexPath, in: list)
    return try touch(list) {
      guard let cell = list.rowCell(at: indexPath) else { return nil }
      return ContextMenu(of: UIContextMenuInteraction(delegate: row), on: device)
        ?? (cell.isUserInteractionEnabled ? cell.contextMenuInteraction : nil).flatMap {
          ContextMenu(of: $0, on: device)
        }
    }
  }

  private func require(_ menu: ContextMenu?, of name: String) throws -> ContextMenu {
    guard let menu else { throw InputRejection("\(name) has no context menu") }
    return menu
  }

  private func requireOpen(_ menu: ContextMenu) throws {
    try requireTouches()
    if !menu.isOpen { throw InputRejection("the context menu is closed") }
  }
}

extension UIView {
  fileprivate var ownContextMenuInteraction: UIContextMenuInteraction? {
    for case let interaction as UIContextMenuInteraction in interactions { return interaction }
    return nil
  }

  /// The first interaction with a context menu of this view or of a view in it.
  fileprivate var contextMenuInteraction: UIContextMenuInteraction? {
    if let ownContextMenuInteraction { return ownContextMenuInteraction }
    for view in visibleContent where !view.isHidden && view.isUserInteractionEnabled {
      if let interaction = view.contextMenuInteraction { return interaction }
    }
    return nil
  }
}
