import Foundation

extension UITableView: RowsOwner {
  final var words: ListWords { .table }
  final var hasDataSource: Bool { dataSource != nil }
  final var editsRows: Bool { isEditing }

  final func askSectionCount() -> Int { dataSource?.numberOfSections(in: self) ?? 0 }

  final func askRowCount(_ section: Int) -> Int {
    dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
  }

  final func askCell(_ indexPath: IndexPath) -> UITableViewCell {
    dataSource?.tableView(self, cellForRowAt: indexPath) ?? UITableViewCell()
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
}
