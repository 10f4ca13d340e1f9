/// What to post to screen readers when a window has come to rest: a function of two layouts.
package struct Announcement: Equatable {
  /// UIKit's `screenChanged` or `layoutChanged` notification.
  package enum Kind { case screen, part }

  package let kind: Kind
  package let row: Layout.Row
}

extension Layout {
  /// What is new in front since a former layout; a change of a column, a page, a popover or a
  /// screen beside the front one is only a part.
  package func announcement(since former: Layout) -> Announcement? {
    guard let front = front() else { return nil }
    let formerFront = former.front()
    if formerFront?.screen != front.screen {
      let isPart = formerFront.map { self.isPart(front, insteadOf: $0, of: former) } == true
      return Announcement(kind: isPart ? .part : .screen, row: rows[front.row])
    }
    return partChanged(since: former).map { Announcement(kind: .part, row: $0) }
  }

  private struct Front {
    let row: Int
    let screen: ScreenID
    /// Whether the topmost presented screen around it is a popover.
    let isInPopover: Bool
    let isInColumnOrPage: Bool
  }

  /// The screen in front: a presented one, else the visible child, of columns the most detailed one,
  /// and of two pages the first.
  private func front(besidePopovers: Bool = false) -> Front? {
    // The screen in front comes last, except for the contents of screens that are not in front.
    var last = rows.count - 1
    while last >= 0 {
      // Embedded screens are not in front, and neither is what a hidden screen presents.
      if rows[last].slot.kind.relation == .inside || rows[last].presence > .covered {
        last -= 1
        continue
      }
      var next: Int? = last
      var presented: Int?
      var isInColumnOrPage = false
      while let index = next, isInFront(index, besidePopovers: besidePopovers) {
        if presented == nil, rows[index].isOver { presented = index }
        if rows[index].slot.kind.isColumnOrPage { isInColumnOrPage = true }
        next = outer(of: index)
      }
      guard let hidden = next else {
        let isInPopover = presented.map { rows[$0].traits.contains(.popover) } == true
        return Front(
          row: last, screen: rows[last].screen, isInPopover: isInPopover,
          isInColumnOrPage: isInColumnOrPage)
      }
      last = hidden - 1
    }
    return nil
  }

  /// Whether a screen that is not hidden is in front in its container, provided that no later one is.
  private func isInFront(_ index: Int, besidePopovers: Bool) -> Bool {
    let relation = rows[index].slot.kind.relation
    if relation == .over { return !(besidePopovers && rows[index].traits.contains(.popover)) }
    if relation == .exclusive { return !isSecond(index) }
    return relation != .inside
  }

  /// Whether a screen is the second of two visible pages.
  private func isSecond(_ index: Int) -> Bool {
    var next = index - 1
    while next >= 0, rows[next].depth >= rows[index].depth {
      if rows[next].depth == rows[index].depth, rows[next].presence <= .covered { return true }
      next -= 1
    }
    return false
  }

  /// Whether the screen in front replaces only a part, while the rest stays.
  private func isPart(_ front: Front, insteadOf formerFront: Front, of former: Layout) -> Bool {
    if front.isInPopover || formerFront.isInPopover {
      let rest = self.front(besidePopovers: true)?.screen
      if rest == former.front(besidePopovers: true)?.screen { return true }
    }
    guard front.isInColumnOrPage, formerFront.isInColumnOrPage else { return false }
    // The loop goes outward, so the outermost difference decides.
    var next: Int? = front.row
    var formerNext: Int? = formerFront.row
    var isPart = false
    while let index = next, let formerIndex = formerNext {
      let (row, formerRow) = (rows[index], former.rows[formerIndex])
      if row.depth == formerRow.depth {
        let isSame = row.screen == formerRow.screen
        if isSame, row.traits.contains(.collapsed) {
          isPart = false
        } else if row.slot.kind == .column, formerRow.slot.kind == .column {
          isPart = true
        } else if !isSame {
          isPart = row.slot.kind == .page && formerRow.slot.kind == .page
        }
      }
      if row.depth >= formerRow.depth { next = outer(of: index) }
      if formerRow.depth >= row.depth { formerNext = former.outer(of: formerIndex) }
    }
    return isPart
  }

  /// A new screen beside the one in front, or a screen that has lost an embedded one; only rows
  /// that differ can have such a screen.
  private func partChanged(since former: Layout) -> Layout.Row? {
    let difference = former.difference(to: self, by: ==)
    for index in difference.now where rows[index].traits.contains(.container) {
      let isCollapsed = rows[index].traits.contains(.collapsed)
      let last = difference.former.first { former.rows[$0].screen == rows[index].screen }
      if let last, former.rows[last].traits.contains(.collapsed) != isCollapsed { return nil }
    }
    let before = difference.former.compactMap { former.part(at: $0) }
    let now = difference.now.compactMap { part(at: $0) }
    if let come = now.first(where: { part in !before.contains { $0.screen == part.screen } }) {
      return come.row
    }
    for part in before where !now.contains(where: { $0.screen == part.screen }) {
      if let outer = part.outer, let index = index(of: outer), self.part(at: index) != nil {
        return rows[index]
      }
    }
    return nil
  }

  /// A visible screen of the app, and the screen that contains it.
  private struct Part {
    let row: Layout.Row
    let outer: ScreenID?
    var screen: ScreenID { row.screen }
  }

  /// A visible screen of the app; nil for a container, and for a covered screen.
  private func part(at index: Int) -> Part? {
    let row = rows[index]
    if row.traits.contains(.container) || row.presence != .visible { return nil }
    // The screens presented over a screen come after its contents.
    var after = index + 1
    if isUnderPresentation(index, &after) { return nil }
    var outer: ScreenID?
    var current = index
    while let next = self.outer(of: current) {
      if rows[next].presence > .covered { return nil }
      if !rows[current].isOver {
        if isUnderPresentation(next, &after) { return nil }
        if outer == nil, !rows[next].traits.contains(.container) { outer = rows[next].screen }
      }
      current = next
    }
    return rows[current].presence == .suspended ? nil : Part(row: row, outer: outer)
  }

  /// Whether a screen is presented over a screen; `next` is the first row to inspect, and
  /// afterwards the row behind the inspected ones.
  private func isUnderPresentation(_ index: Int, _ next: inout Int) -> Bool {
    let depth = rows[index].depth
    while next < rows.count, rows[next].depth > depth {
      if rows[next].isOver, rows[next].depth == depth + 1 { return true }
      next += 1
    }
    return false
  }
}
