/// What screen readers hear when a window has come to rest: a function of its layouts before and now.
package struct Announcement: Equatable {
  /// UIKit's `screenChanged` or `layoutChanged`.
  package enum Kind { case screen, part }

  package let kind: Kind
  package let screen: ScreenID
}

extension Layout {
  /// What is new in front; nil if it is the same as before.
  ///
  /// Another screen in front is a new screen. In a column or a page, and around a popover, it is a part of one:
  /// the rest stays. So is another screen beside the one in front.
  package func announcement(since former: Layout) -> Announcement? {
    let path = pathToFront
    guard let front = path.last else { return nil }
    let formerPath = former.pathToFront
    if formerPath.last?.screen != front.screen {
      let isPart = isPart(path, insteadOf: formerPath)
      return Announcement(kind: isPart ? .part : .screen, screen: front.screen)
    }
    return partChanged(since: former).map { Announcement(kind: .part, screen: $0) }
  }

  /// The rows from the root to the screen in front.
  ///
  /// Of a container it is the child that a person sees, of columns the one with the most detail, of two pages the
  /// first; what is presented goes before all of them.
  ///
  /// - Complexity: O(*n*) in the number of screens.
  private var pathToFront: [Row] {
    var path: [Row] = []
    for row in rows {
      // Suspended roots come after the one that is shown.
      if row.depth == 0, !path.isEmpty { break }
      if row.depth > path.count { continue }
      if row.depth < path.count {
        if !row.isInFront(of: path[row.depth]) { continue }
        path.removeLast(path.count - row.depth)
      } else if let outer = path.last, !row.isOver,
        !outer.traits.contains(.container) || !row.isSeen
      {
        continue
      }
      path.append(row)
    }
    return path
  }

  /// Whether the screen in front takes the place of a part, while the rest stays.
  private func isPart(_ path: [Row], insteadOf former: [Row]) -> Bool {
    if path.last?.traits.contains(.popover) == true
      || former.last?.traits.contains(.popover) == true
    {
      return true
    }
    for (row, formerRow) in zip(path, former) {
      let isSame = row.screen == formerRow.screen
      if isSame, row.traits.contains(.collapsed) { return false }
      if row.slot.kind == .column, formerRow.slot.kind == .column { return true }
      if !isSame { return row.slot.kind == .page && formerRow.slot.kind == .page }
    }
    return false
  }

  /// A screen that has come beside the one in front, or what has lost one that was embedded in it.
  private func partChanged(since former: Layout) -> ScreenID? {
    let now = parts
    let before = former.parts
    if now.containers != before.containers { return nil }
    let known = Set(before.screens.map(\.screen))
    if let come = now.screens.first(where: { !known.contains($0.screen) }) { return come.screen }
    let left = Set(now.screens.map(\.screen))
    for part in before.screens where !left.contains(part.screen) {
      if let outer = part.outer, left.contains(outer) { return outer }
    }
    return nil
  }

  private struct Parts {
    /// The screens of the app's own that a person sees, each with what it lies in.
    var screens: [(screen: ScreenID, outer: ScreenID?)] = []
    /// The columns that are collapsed.
    var containers: Set<ScreenID> = []
  }

  private var parts: Parts {
    var parts = Parts()
    if rows.first?.slot.kind == .root { addParts(of: rows.startIndex, in: nil, to: &parts) }
    return parts
  }

  private func addParts(of index: Int, in outer: ScreenID?, to parts: inout Parts) {
    let children = children(of: index)
    if let presented = children.last, rows[presented].isOver {
      return addParts(of: presented, in: nil, to: &parts)
    }
    let row = rows[index]
    if row.traits.contains(.collapsed) { parts.containers.insert(row.screen) }
    if !row.traits.contains(.container) { parts.screens.append((row.screen, outer)) }
    for child in children where rows[child].presence == .visible || isCoveredInItself(child) {
      addParts(of: child, in: row.screen, to: &parts)
    }
  }

  private func children(of index: Int) -> [Int] {
    (index + 1..<end(of: index)).filter { rows[$0].depth == rows[index].depth + 1 }
  }

  /// Whether something covers a screen in its own context, which a person sees.
  private func isCoveredInItself(_ index: Int) -> Bool {
    guard rows[index].presence == .covered, let last = children(of: index).last else {
      return false
    }
    return rows[last].isOver
  }
}

extension Layout.Row {
  /// Whether a person sees it, or what covers it in its own context.
  fileprivate var isSeen: Bool { presence == .visible || presence == .covered }

  /// Whether it is in front of another one in the same container.
  fileprivate func isInFront(of other: Layout.Row) -> Bool {
    if isOver || other.isOver { return isOver }
    if presence == .covered, other.presence == .visible { return false }
    return isSeen && (slot.kind != .page || other.presence != presence)
  }
}
