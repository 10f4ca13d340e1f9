internal import HeadlessUIKit

/// The things that can have the focus, in the order of reading, and the ways between them.
@MainActor
struct FocusRing {
  enum Direction { case up, down, left, right }

  private(set) var items: [Focusable] = []

  /// Takes things in any order and sorts them by part of the screen, row and column.
  init(_ items: [Focusable]) {
    self.items = items
    self.items.sort { one, other in
      if one.zone != other.zone { return one.zone < other.zone }
      if one.rect.row != other.rect.row { return one.rect.row < other.rect.row }
      return one.rect.column < other.rect.column
    }
  }

  subscript(id: FocusID?) -> Focusable? {
    guard let index = index(of: id) else { return nil }
    return items[index]
  }

  /// Where the focus begins: in the body, else in the bar at the top, else at the tab that is shown.
  var first: Focusable? {
    for item in items where item.zone == .body { return item }
    return items.first?.zone == .bottom ? selectedTab : items.first
  }

  var selectedTab: Focusable? {
    for item in items {
      if case .tab(let tabs, let index) = item.kind, tabs.isSelected(itemAt: index) { return item }
    }
    return nil
  }

  /// The next one in the order of reading, from the last to the first.
  func next(after id: FocusID?, backward: Bool = false) -> Focusable? {
    guard let index = index(of: id) else { return first }
    let count = items.count
    return items[(index + (backward ? count - 1 : 1)) % count]
  }

  /// Where the focus comes to in the next part of the screen that has anything, in the body from
  /// `row` on, and round again; nil if there is no other part.
  func entry(after zone: Focusable.Zone, backward: Bool, fromRow row: Int) -> Focusable? {
    var zones: [Focusable.Zone] = []
    for item in items where zones.last != item.zone { zones.append(item.zone) }
    guard zones.contains(where: { $0 != zone }) else { return nil }
    let next =
      backward
      ? zones.last { $0 < zone } ?? zones.last
      : zones.first { zone < $0 } ?? zones.first
    if next == .bottom, let selectedTab { return selectedTab }
    var fallback: Focusable?
    for item in items where item.zone == next {
      if item.zone != .body || item.rect.row >= row { return item }
      fallback = fallback ?? item
    }
    return fallback
  }

  /// The first one for which something holds, in the order of reading and round again; nothing
  /// beyond it is asked.
  func first(
    from id: FocusID?, includingIt: Bool, backward: Bool, where holds: (Focusable) -> Bool
  ) -> Focusable? {
    let count = items.count
    let start = index(of: id ?? first?.id)
    let step = backward ? count - 1 : 1
    for distance in 0..<count {
      let skipped = includingIt || start == nil ? distance : distance + 1
      let item = items[((start ?? 0) + skipped % max(1, count) * step) % count]
      if holds(item) { return item }
    }
    return nil
  }

  /// The neighbour in a direction: on the nearest row above or below, the nearest column; to the
  /// sides, on the same row.
  func neighbour(of id: FocusID?, _ direction: Direction) -> Focusable? {
    guard let index = index(of: id) else { return entry(direction) }
    let from = items[index]
    switch direction {
    case .left:
      guard index > 0, isSameRow(items[index - 1], from) else { return nil }
      return items[index - 1]
    case .right:
      guard index + 1 < items.count, isSameRow(items[index + 1], from) else { return nil }
      return items[index + 1]
    case .up:
      return nearest(to: from, in: stride(from: index - 1, through: 0, by: -1))
    case .down:
      return nearest(to: from, in: stride(from: index + 1, to: items.count, by: 1))
    }
  }

  /// Where a direction leads while nothing has the focus.
  private func entry(_ direction: Direction) -> Focusable? {
    switch direction {
    case .left, .right: return nil
    case .up: return items.first?.zone == .top ? items.first : nil
    case .down: return first?.zone == .top ? nil : first
    }
  }

  private func nearest(
    to from: Focusable, in indices: some Sequence<Int>
  ) -> Focusable? {
    var best: Focusable?
    for index in indices {
      let item = items[index]
      if isSameRow(item, from) { continue }
      guard let found = best else {
        best = item
        continue
      }
      if !isSameRow(item, found) { break }
      if distance(item, from) < distance(found, from) { best = item }
    }
    return best
  }

  private func isSameRow(_ one: Focusable, _ other: Focusable) -> Bool {
    one.zone == other.zone && one.rect.row == other.rect.row
  }

  private func distance(_ one: Focusable, _ other: Focusable) -> Int {
    abs(one.rect.column - other.rect.column)
  }

  private func index(of id: FocusID?) -> Int? {
    guard let id else { return nil }
    for (index, item) in items.enumerated() where item.id == id { return index }
    return nil
  }
}
