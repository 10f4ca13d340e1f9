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
  /// - Complexity: O(*n*) in the number of screens, for each choice.
  package func choices(since former: Layout, besides requested: Set<ScreenID>) -> [Choice] {
    if !rows.contains(where: \.slot.kind.isExclusive) { return [] }
    let now = chosen
    let before = former.chosen
    return now.filter { choice in
      guard !requested.contains(choice.container),
        let last = before.first(where: { $0.container == choice.container }), last != choice
      else { return false }
      return hasChoice(last) && former.has(choice.screen)
    }
  }

  /// The screen that each container shows in place of others; of two pages the first.
  private var chosen: [Choice] {
    var chosen: [Choice] = []
    forEachChoice { choice, isShown in
      if isShown, chosen.last?.container != choice.container { chosen.append(choice) }
    }
    return chosen
  }

  /// Whether a screen can still be chosen in a container.
  private func hasChoice(_ wanted: Choice) -> Bool {
    var isFound = false
    forEachChoice { choice, _ in if choice == wanted { isFound = true } }
    return isFound
  }

  private func forEachChoice(_ body: (Choice, _ isShown: Bool) -> Void) {
    // The last row so far at each depth.
    var path: [Int] = []
    for index in rows.indices {
      let depth = rows[index].depth
      if depth < path.count { path[depth] = index } else { path.append(index) }
      guard depth > 0, rows[index].slot.kind.isExclusive else { continue }
      let choice = Choice(container: rows[path[depth - 1]].screen, screen: rows[index].screen)
      body(choice, !rows[index].traits.contains(.unselected))
    }
  }
}

extension Layout.Slot.Kind {
  /// Whether one screen is shown in place of the others.
  fileprivate var isExclusive: Bool {
    relation == .exclusive
  }
}
