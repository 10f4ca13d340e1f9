import Foundation

/// The rows of a table as it knows them: which have a cell, which are selected.
struct TableRows {
  struct Row {
    var cell: UITableViewCell?
    var isSelected = false
  }

  var sections: [[Row]]
  var headerViews: [Int: UIView?] = [:]
  var footerViews: [Int: UIView?] = [:]

  init(counts: [Int]) {
    sections = []
    for count in counts { sections.append(Array(repeating: Row(), count: count)) }
  }

  func contains(_ indexPath: IndexPath) -> Bool {
    indexPath.count == 2 && sections.indices.contains(indexPath.section)
      && sections[indexPath.section].indices.contains(indexPath.row)
  }

  subscript(indexPath: IndexPath) -> Row {
    get { sections[indexPath.section][indexPath.row] }
    set { sections[indexPath.section][indexPath.row] = newValue }
  }

  var madeCells: [UITableViewCell] {
    var cells: [UITableViewCell] = []
    for section in sections {
      for row in section {
        if let cell = row.cell { cells.append(cell) }
      }
    }
    return cells
  }

  var madePlaces: [IndexPath] {
    places { $0.cell != nil }
  }

  var selected: [IndexPath] {
    places { $0.isSelected }
  }

  private func places(where isWanted: (Row) -> Bool) -> [IndexPath] {
    var places: [IndexPath] = []
    for (section, rows) in sections.enumerated() {
      for (index, row) in rows.enumerated() where isWanted(row) {
        places.append(IndexPath(row: index, section: section))
      }
    }
    return places
  }

  /// Brings the rows into a new order and gives the cells that have no row any more.
  mutating func rearrange(_ origins: RowOrigins) -> [UITableViewCell] {
    var old = self
    self = TableRows(counts: origins.places.map(\.count))
    for (section, places) in origins.places.enumerated() {
      for (index, place) in places.enumerated() {
        guard let place else { continue }
        sections[section][index] = old[place]
        if origins.reloaded.contains(place) {
          sections[section][index].cell = nil
        } else {
          old[place].cell = nil
        }
      }
    }
    return old.madeCells
  }

  func indexPath(of cell: UITableViewCell) -> IndexPath? {
    for (section, rows) in sections.enumerated() {
      for (index, row) in rows.enumerated() where row.cell === cell {
        return IndexPath(row: index, section: section)
      }
    }
    return nil
  }
}

/// What was announced between the begin and the end of an update.
struct TableUpdate {
  var insertedRows: [IndexPath] = []
  var deletedRows: [IndexPath] = []
  var reloadedRows: [IndexPath] = []
  var movedRows: [(from: IndexPath, to: IndexPath)] = []
  var insertedSections = IndexSet()
  var deletedSections = IndexSet()
  var reloadedSections = IndexSet()

  /// Applies the announcements to the old rows and gives the cells that have no row any more.
  ///
  /// What leaves is meant by its old place and goes first, the last before the first; what comes
  /// is meant by its new place and is put in from the first on.
  func apply(to rows: inout TableRows, countInSection: (Int) -> Int) -> [UITableViewCell] {
    var orphans: [UITableViewCell] = []
    func drop(_ row: TableRows.Row) {
      if let cell = row.cell { orphans.append(cell) }
    }

    checkOldPlaces(in: rows)
    for place in reloadedRows {
      drop(rows[place])
      rows[place].cell = nil
    }
    var arriving = insertedRows.map { (place: $0, row: TableRows.Row()) }
    var leaving = Set(deletedRows)
    for place in deletedRows { drop(rows[place]) }
    for move in movedRows {
      arriving.append((move.to, rows[move.from]))
      leaving.insert(move.from)
    }
    for place in leaving.sorted(by: >) {
      rows.sections[place.section].remove(at: place.row)
    }
    for section in deletedSections.union(reloadedSections).reversed() {
      for row in rows.sections[section] { drop(row) }
      rows.sections.remove(at: section)
    }
    for section in insertedSections.union(reloadedSections) {
      if section > rows.sections.count {
        raise(
          .internalInconsistency,
          "attempt to insert section \(section) but there are only \(rows.sections.count) sections "
            + "after the update"
        )
      }
      let count = countInSection(section)
      rows.sections.insert(Array(repeating: TableRows.Row(), count: count), at: section)
    }
    for (place, row) in arriving.sorted(by: { $0.place < $1.place }) {
      let isInside = rows.sections.indices.contains(place.section)
      let count = isInside ? rows.sections[place.section].count : 0
      if !isInside || place.row > count {
        raise(
          .internalInconsistency,
          "attempt to insert row \(place.row) into section \(place.section), but there are only "
            + "\(count) rows in section \(place.section) after the update"
        )
      }
      rows.sections[place.section].insert(row, at: place.row)
    }
    rows.headerViews = [:]
    rows.footerViews = [:]
    return orphans
  }

  private func checkOldPlaces(in rows: TableRows) {
    for (verb, places) in [
      ("reload", reloadedRows), ("delete", deletedRows), ("move", movedRows.map(\.from)),
    ] {
      for place in places where !rows.contains(place) {
        let count =
          rows.sections.indices.contains(place.section) ? rows.sections[place.section].count : 0
        raise(
          .internalInconsistency,
          "attempt to \(verb) row \(place.row) from section \(place.section) which only contains "
            + "\(count) rows before the update"
        )
      }
    }
    for section in deletedSections.union(reloadedSections)
    where !rows.sections.indices.contains(section) {
      raise(
        .internalInconsistency,
        "attempt to delete section \(section), but there are only \(rows.sections.count) sections "
          + "before the update"
      )
    }
  }
}
