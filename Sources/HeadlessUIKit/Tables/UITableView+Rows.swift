import Foundation

extension UITableView: RowsOwner {
  final var editsRows: Bool { isEditing }

  final func requestSectionCount() -> Int { dataSource?.numberOfSections(in: self) ?? 0 }

  final func requestRowCount(_ section: Int) -> Int {
    dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
  }

  final func requestCell(_ indexPath: IndexPath) -> UITableViewCell? {
    dataSource?.tableView(self, cellForRowAt: indexPath)
  }

  final func willDisplay(_ cell: UITableViewCell, _ indexPath: IndexPath) {
    tableDelegate?.tableView(self, willDisplay: cell, forRowAt: indexPath)
  }

  final func rowsWillChange() { offeredSwipes = nil }
}

extension UITableView: RowList {
  package final func rowCell(at indexPath: IndexPath) -> (any RowCell)? {
    cellForRow(at: indexPath)
  }

  package final func place(of cell: any RowCell) -> IndexPath? {
    (cell as? UITableViewCell).flatMap(indexPath(for:))
  }
}

extension UITableViewCell: RowCell {
  package final func show(selected: Bool, animated: Bool) {
    setSelected(selected, animated: animated)
  }

  package final func show(editing: Bool) {
    if isEditing != editing { setEditing(editing, animated: false) }
  }

  /// The content of the standard labels or the list configuration.
  package final var standardContent: StandardContent {
    if let list = contentConfiguration as? UIListContentConfiguration {
      return StandardContent(list)
    }
    return StandardContent(
      text: textLabel?.text,
      secondaryText: detailTextLabel?.text,
      image: imageView?.image,
      isSideBySide: cellStyle == .value1 || cellStyle == .value2
    )
  }
}
