/// A tab or a page that the user or a raw call has chosen: a function of two layouts.
package struct Choice: Equatable {
  package let container: ScreenID
  package let screen: ScreenID
}

extension Layout {
  /// The choices in containers that show one screen at a time, besides the container that a request
  /// has changed; a new screen, or one whose predecessor was removed, is not a choice.
  package func choices(since former: Layout, besides changed: ScreenID? = nil) -> [Choice] {
    var choices: [Choice] = []
    let shift = former.rows.count - rows.count
    func isKnown(_ index: Int, at other: Int) -> Bool {
      former.rows.indices.contains(other) && former.rows[other] == rows[index]
    }
    for index in rows.indices where isChosen(index) {
      // Most rows are the same at the same distance from the first row, or from the last.
      if isKnown(index, at: index) || isKnown(index, at: index + shift) { continue }
      guard let outer = outer(of: index), let now = choice(in: outer),
        now.screen == rows[index].screen, now.container != changed,
        let formerOuter = former.index(of: now.container),
        let last = former.choice(in: formerOuter), last != now
      else { continue }
      // UIKit makes the More list when the user chooses it.
      let wasThere = former.has(now.screen) || rows[index].slot.kind == .more
      if wasThere, hasChoice(last, in: outer) { choices.append(now) }
    }
    return choices
  }

  /// Whether a screen is the chosen one, or one of two.
  private func isChosen(_ index: Int) -> Bool {
    !rows[index].traits.contains(.notChosen) && rows[index].slot.kind.relation == .exclusive
  }

  /// The chosen screen of a container; the first one of two pages.
  private func choice(in container: Int) -> Choice? {
    let depth = rows[container].depth
    var index = container + 1
    while index < rows.count, rows[index].depth > depth {
      if rows[index].depth == depth + 1, isChosen(index) {
        return Choice(container: rows[container].screen, screen: rows[index].screen)
      }
      index += 1
    }
    return nil
  }

  private func hasChoice(_ choice: Choice, in container: Int) -> Bool {
    guard let index = index(of: choice.screen) else { return false }
    return rows[index].slot.kind.relation == .exclusive && outer(of: index) == container
  }
}
