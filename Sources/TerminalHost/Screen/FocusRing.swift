internal import HeadlessUIKit

/// The focusable elements of a frame in reading order, and the navigation between them.
@MainActor
struct FocusRing {
  enum Direction { case up, down, left, right }

  let items: [Focusable]

  /// Sorts elements by part of the screen, row and column.
  init(_ items: [Focusable]) {
    self.items = items.sorted { one, other in
      (one.zone, one.rect.row, one.rect.column) < (other.zone, other.rect.row, other.rect.column)
    }
  }

  subscript(id: FocusID?) -> Focusable? {
    index(of: id).map { items[$0] }
  }

  /// The element that has the focus first: in the body, or in a bar; of the tabs, the selected one.
  var first: Focusable? {
    items.first { $0.zone == .body }
      ?? (items.first?.zone == .bottom ? selectedTab : items.first)
  }

  var selectedTab: Focusable? {
    items.first { item in
      guard case .tab(let tabs, let index) = item.kind else { return false }
      return tabs.isSelected(itemAt: index)
    }
  }

  /// The next or previous element; after the last one, the first one.
  func next(after id: FocusID?, backward: Bool = false) -> Focusable? {
    guard let index = index(of: id) else { return first }
    let count = items.count
    return items[(index + (backward ? count - 1 : 1)) % count]
  }

  /// The element that gets the focus in the next part of the screen with elements; nil if there is
  /// none.
  ///
  /// In the body, it is the first element from `row` on. After the last part comes the first one.
  func entry(after zone: Focusable.Zone, backward: Bool, fromRow row: Int) -> Focusable? {
    let others = items.map(\.zone).filter { $0 != zone }
    let next =
      backward
      ? others.last { $0 < zone } ?? others.last
      : others.first { zone < $0 } ?? others.first
    if next == .bottom, let selectedTab { return selectedTab }
    let candidates = items.filter { $0.zone == next }
    return candidates.first { $0.zone != .body || $0.rect.row >= row } ?? candidates.first
  }

  /// The nearest element in a direction: on the next row with elements, or on the same row.
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

  /// The element that gets the focus if nothing has had it.
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
    items.firstIndex { $0.id == id }
  }
}
