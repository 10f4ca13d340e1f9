import Foundation

/// The loaded rows of a list, with their cells and their selection.
struct ListRows<Cell: UIView> {
  struct Row {
    var cell: Cell?
    var isSelected = false
  }

  var sections: [[Row]]
  /// The app's header and footer views, by section; without an entry, the app has not been asked.
  var headerViews: [Int: UIView?] = [:]
  var footerViews: [Int: UIView?] = [:]

  init(counts: [Int]) {
    sections = counts.map { Array(repeating: Row(), count: $0) }
  }

  func contains(_ indexPath: IndexPath) -> Bool {
    indexPath.count == 2 && sections.indices.contains(indexPath.section)
      && sections[indexPath.section].indices.contains(indexPath.row)
  }

  subscript(indexPath: IndexPath) -> Row {
    get { sections[indexPath.section][indexPath.row] }
    set { sections[indexPath.section][indexPath.row] = newValue }
  }

  @MainActor func removeHeadersAndFooters() {
    // In reverse order, since a view searches its subviews from the last one.
    for section in sections.indices.reversed() {
      footerViews[section]??.removeFromSuperview()
      headerViews[section]??.removeFromSuperview()
    }
  }

  var madeCells: [Cell] { sections.joined().compactMap(\.cell) }

  var madePlaces: [IndexPath] { places { $0.cell != nil } }

  var selected: [IndexPath] { places { $0.isSelected } }

  func indexPath(of cell: Cell) -> IndexPath? { places { $0.cell === cell }.first }

  private func places(where isWanted: (Row) -> Bool) -> [IndexPath] {
    var places: [IndexPath] = []
    for (section, rows) in sections.enumerated() {
      for (index, row) in rows.enumerated() where isWanted(row) {
        places.append(IndexPath(row: index, section: section))
      }
    }
    return places
  }
}
