import Foundation

/// What UIKit's exceptions call a list and its rows.
struct ListWords {
  let view: String
  let row: String

  static let table = ListWords(view: "table view", row: "row")
  static let collection = ListWords(view: "collection view", row: "item")
}

/// What was announced between the begin and the end of an update.
struct ListUpdate {
  /// How many updates are open inside each other.
  var depth = 0
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
  func apply<Cell>(
    to rows: inout ListRows<Cell>, of words: ListWords, countInSection: (Int) -> Int
  ) -> [Cell] {
    var orphans: [Cell] = []
    func drop(_ row: ListRows<Cell>.Row) {
      if let cell = row.cell { orphans.append(cell) }
    }

    checkOldPlaces(in: rows, of: words)
    for place in reloadedRows {
      drop(rows[place])
      rows[place].cell = nil
    }
    var arriving = insertedRows.map { (place: $0, row: ListRows<Cell>.Row()) }
    var leaving = Set(deletedRows)
    for place in leaving.sorted() { drop(rows[place]) }
    for move in movedRows {
      arriving.append((move.to, rows[move.from]))
      leaving.insert(move.from)
    }
    for place in leaving.sorted(by: >) {
      rows.sections[place.section].remove(at: place.row)
    }
    for section in deletedSections.union(reloadedSections) {
      for row in rows.sections[section] { drop(row) }
    }
    // A reloaded section keeps its place among those that stay.
    var isNew = rows.sections.indices.map(reloadedSections.contains)
    for section in deletedSections.reversed() {
      rows.sections.remove(at: section)
      isNew.remove(at: section)
    }
    for section in insertedSections {
      if section > rows.sections.count {
        raise(
          .internalInconsistency,
          "attempt to insert section \(section) but there are only \(rows.sections.count) sections "
            + "after the update"
        )
      }
      rows.sections.insert([], at: section)
      isNew.insert(true, at: section)
    }
    for section in isNew.indices where isNew[section] {
      let count = countInSection(section)
      rows.sections[section] = Array(repeating: ListRows<Cell>.Row(), count: count)
    }
    for (place, row) in arriving.sorted(by: { $0.place < $1.place }) {
      // The data source has counted the rows of a new section, those that are announced too.
      if isNew.indices.contains(place.section), isNew[place.section] {
        if rows.contains(place) { rows[place] = row } else { drop(row) }
        continue
      }
      let isInside = rows.sections.indices.contains(place.section)
      let count = isInside ? rows.sections[place.section].count : 0
      if !isInside || place.row > count {
        raise(
          .internalInconsistency,
          "attempt to insert \(words.row) \(place.row) into section \(place.section), but there are only "
            + "\(count) \(words.row)s in section \(place.section) after the update"
        )
      }
      rows.sections[place.section].insert(row, at: place.row)
    }
    rows.headerViews = [:]
    rows.footerViews = [:]
    return orphans
  }

  private func checkOldPlaces<Cell>(in rows: ListRows<Cell>, of words: ListWords) {
    for (verb, places) in [
      ("reload", reloadedRows), ("delete", deletedRows), ("move", movedRows.map(\.from)),
    ] {
      for place in places where !rows.contains(place) {
        let count =
          rows.sections.indices.contains(place.section) ? rows.sections[place.section].count : 0
        raise(
          .internalInconsistency,
          "attempt to \(verb) \(words.row) \(place.row) from section \(place.section) which only contains "
            + "\(count) \(words.row)s before the update"
        )
      }
    }
    checkContradictions()
    for section in deletedSections.union(reloadedSections)
    where !rows.sections.indices.contains(section) {
      raise(
        .internalInconsistency,
        "attempt to delete section \(section), but there are only \(rows.sections.count) sections "
          + "before the update"
      )
    }
  }

  /// Raises if something else is announced for a row that moves, or both its deletion and its reload.
  private func checkContradictions() {
    func raiseAttempt(_ attempt: String, _ place: IndexPath) -> Never {
      raise(
        .internalInconsistency,
        "attempt to \(attempt) the same index path (<NSIndexPath> {length = 2, path = \(place.section) - "
          + "\(place.row)})"
      )
    }

    let deleted = Set(deletedRows)
    let reloaded = Set(reloadedRows)
    let inserted = Set(insertedRows)
    if let place = deleted.intersection(reloaded).min() { raiseAttempt("delete and reload", place) }
    var moved: Set<IndexPath> = []
    var targets: Set<IndexPath> = []
    for (from, to) in movedRows {
      // UIKit speaks of a deletion in both cases.
      if deleted.contains(from) || reloaded.contains(from) {
        raiseAttempt("perform a delete and a move from", from)
      }
      if inserted.contains(to) { raiseAttempt("perform an insert and a move to", to) }
      if !moved.insert(from).inserted { raiseAttempt("perform multiple moves from", from) }
      if !targets.insert(to).inserted { raiseAttempt("perform multiple moves to", to) }
    }
  }
}
