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
    if !rows.contains(where: { $0.slot.kind.relation == .exclusive }) { return [] }
    var choices: [Choice] = []
    // Rows that are the same show the same.
    for index in former.difference(to: self, by: ==).now where isChosen(index) {
      guard let outer = outer(of: index), let now = choice(in: outer),
        now.screen == rows[index].screen, !requested.contains(now.container),
        let formerOuter = former.index(of: now.container),
        let last = former.choice(in: formerOuter), last != now
      else { continue }
      if hasChoice(last, in: outer), former.has(now.screen) { choices.append(now) }
    }
    return choices
  }

  /// Whether a screen is shown in place of others.
  private func isChosen(_ index: Int) -> Bool {
    rows[index].slot.kind.relation == .exclusive && !rows[index].traits.contains(.notChosen)
  }

  /// The screen that a container shows in place of others; of two pages the first.
  private func choice(in container: Int) -> Choice? {
    let index = (container..<end(of: container)).first { isChosen($0) && isIn(container, $0) }
    return index.map { Choice(container: rows[container].screen, screen: rows[$0].screen) }
  }

  /// Whether a screen can still be chosen in a container.
  private func hasChoice(_ choice: Choice, in container: Int) -> Bool {
    (container..<end(of: container)).contains {
      rows[$0].screen == choice.screen && isIn(container, $0)
    }
  }

  private func isIn(_ container: Int, _ index: Int) -> Bool {
    rows[index].depth == rows[container].depth + 1 && rows[index].slot.kind.relation == .exclusive
  }
}
