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
    let path = pathToFront()
    guard let front = path.last else { return nil }
    let formerPath = former.pathToFront()
    if formerPath.last?.screen != front.screen {
      let isPart = isPart(path, insteadOf: formerPath, of: former)
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
  private func pathToFront(besidePopovers: Bool = false) -> [Row] {
    var path: [Row] = []
    path.reserveCapacity(8)
    var skipped = Int.max
    for index in rows.indices {
      // What lies in a screen that is not in front.
      if rows[index].depth > skipped { continue }
      skipped = .max
      if isFollowedByFront(index) { continue }
      let row = rows[index]
      // Suspended roots come after the one that is shown.
      if row.depth == 0, !path.isEmpty || row.presence == .suspended { break }
      let isPassed = besidePopovers && row.isOver && row.traits.contains(.popover)
      if isPassed || !row.isInFront(of: path) {
        skipped = row.depth
        continue
      }
      path.removeLast(path.count - row.depth)
      path.append(row)
    }
    return path
  }

  /// Whether a screen has nothing in it, and one in front of it on the same stack comes next.
  private func isFollowedByFront(_ index: Int) -> Bool {
    let next = index + 1
    return next < rows.count && rows[index].isLayered && rows[next].isLayered
      && rows[next].depth == rows[index].depth
  }

  /// Whether the screen in front takes the place of a part, while the rest stays.
  private func isPart(_ path: [Row], insteadOf formerPath: [Row], of former: Layout) -> Bool {
    let isAroundPopover = [path, formerPath].contains {
      $0.last(where: \.isOver)?.traits.contains(.popover) == true
    }
    if isAroundPopover {
      let rest = pathToFront(besidePopovers: true).last
      let formerRest = former.pathToFront(besidePopovers: true).last
      if rest?.screen == formerRest?.screen { return true }
    }
    for (row, formerRow) in zip(path, formerPath) {
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
    for (container, isCollapsed) in now.containers
    where before.containers[container] == !isCollapsed {
      return nil
    }
    let (come, gone) = before.screens.difference(to: now.screens)
    if let part = come.first { return part.screen }
    for part in gone {
      if let outer = part.outer, now.screens.contains(where: { $0.screen == outer }) {
        return outer
      }
    }
    return nil
  }

  /// A screen of the app's own that a person sees, and the one in which it lies.
  fileprivate struct Part {
    let screen: ScreenID
    let outer: ScreenID?
  }

  private struct Parts {
    /// The screens of the app's own that a person sees.
    var screens: [Part] = []
    /// Whether containers are columns that are collapsed.
    var containers: [ScreenID: Bool] = [:]
  }

  private var parts: Parts {
    var parts = Parts()
    if let first = rows.first, first.presence != .suspended {
      addParts(of: rows.startIndex, in: nil, to: &parts)
    }
    return parts
  }

  private func addParts(of index: Int, in outer: ScreenID?, to parts: inout Parts) {
    if let presented = lastChild(of: index), rows[presented].isOver {
      return addParts(of: presented, in: outer, to: &parts)
    }
    let row = rows[index]
    let isContainer = row.traits.contains(.container)
    if isContainer {
      parts.containers[row.screen] = row.traits.contains(.collapsed)
    } else {
      parts.screens.append(Part(screen: row.screen, outer: outer))
    }
    var child = index + 1
    while child < rows.count, rows[child].depth > row.depth {
      if rows[child].presence == .visible || isCoveredInItself(child) {
        addParts(of: child, in: isContainer ? outer : row.screen, to: &parts)
      }
      child = end(of: child)
    }
  }

  private func lastChild(of index: Int) -> Int? {
    var last: Int?
    var next = index + 1
    while next < rows.count, rows[next].depth > rows[index].depth {
      last = next
      next = end(of: next)
    }
    return last
  }

  /// Whether something covers a screen in its own context, which a person sees.
  private func isCoveredInItself(_ index: Int) -> Bool {
    guard rows[index].presence == .covered, let last = lastChild(of: index) else { return false }
    return rows[last].isOver
  }
}

extension Layout.Row {
  /// Whether it is in front of what is in front so far, at its depth.
  fileprivate func isInFront(of path: [Layout.Row]) -> Bool {
    let isSeen = presence == .visible || presence == .covered
    if depth == path.count {
      return isOver || path.last.map { $0.traits.contains(.container) && isSeen } ?? true
    }
    if isOver || path[depth].isOver { return isOver }
    return isSeen && slot.kind != .page
  }
}

extension [Layout.Part] {
  /// The parts that have come, and those that are gone.
  ///
  /// - Complexity: O(*n*), and the square of how many differ.
  fileprivate func difference(to latter: [Layout.Part]) -> (
    come: [Layout.Part], gone: [Layout.Part]
  ) {
    var start = 0
    while start < Swift.min(count, latter.count), self[start].screen == latter[start].screen {
      start += 1
    }
    var end = 0
    while end < Swift.min(count, latter.count) - start,
      self[count - 1 - end].screen == latter[latter.count - 1 - end].screen
    {
      end += 1
    }
    let former = self[start..<count - end]
    let now = latter[start..<latter.count - end]
    return (
      now.filter { part in !former.contains { $0.screen == part.screen } },
      former.filter { part in !now.contains { $0.screen == part.screen } }
    )
  }
}
