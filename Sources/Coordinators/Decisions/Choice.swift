/// A tab or a page that a person or a raw call has chosen: a function of the layouts before and now.
package struct Choice: Equatable {
  package let container: ScreenID
  package let screen: ScreenID
}

extension Layout {
  /// What was chosen in containers that show one screen in place of others.
  ///
  /// A screen that takes the place of one that is gone was chosen by nobody, and one that has come with its choice
  /// is no news.
  ///
  /// - Parameter requested: The containers that requests have changed.
  /// - Complexity: O(*n*) in the number of screens.
  package func choices(since former: Layout, besides requested: Set<ScreenID>) -> [Choice] {
    if !rows.contains(where: \.slot.kind.isExclusive) { return [] }
    let before = former.chosen
    var places: [ScreenID: ScreenID] = [:]
    for (container, children) in exclusiveChildren {
      for child in children { places[rows[child].screen] = container }
    }
    var known: Set<ScreenID> = []
    for row in former.rows { known.insert(row.screen) }
    var choices: [Choice] = []
    for (container, screen) in chosen where !requested.contains(container) {
      guard let former = before.first(where: { $0.container == container })?.screen,
        former != screen, places[former] == container, known.contains(screen)
      else { continue }
      choices.append(Choice(container: container, screen: screen))
    }
    return choices
  }

  /// The screen that each container shows in place of others; of two pages the first.
  private var chosen: [(container: ScreenID, screen: ScreenID)] {
    exclusiveChildren.compactMap { container, children in
      let shown = children.first { !rows[$0].traits.contains(.unselected) }
      return shown.map { (container, rows[$0].screen) }
    }
  }

  /// The children of containers that show one of them in place of the others.
  private var exclusiveChildren: [(container: ScreenID, children: [Int])] {
    var found: [(container: ScreenID, children: [Int])] = []
    var path: [Int] = []
    var open: [Int?] = []
    for index in rows.indices {
      let depth = rows[index].depth
      while path.count > depth {
        path.removeLast()
        open.removeLast()
      }
      if depth > 0, rows[index].slot.kind.isExclusive {
        if let place = open[depth - 1] {
          found[place].children.append(index)
        } else {
          open[depth - 1] = found.count
          found.append((rows[path[depth - 1]].screen, [index]))
        }
      }
      path.append(index)
      open.append(nil)
    }
    return found
  }
}

extension Layout.Slot.Kind {
  /// Whether one screen is shown in place of the others.
  fileprivate var isExclusive: Bool {
    if case .exclusive = relation { true } else { false }
  }
}
