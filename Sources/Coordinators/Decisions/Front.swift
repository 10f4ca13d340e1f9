extension Layout {
  /// The screen in front, to which screen readers go: the last visible one.
  ///
  /// Embedded screens, the second of two pages, and what these contain or present do not count.
  package var front: Row? {
    // A layout lists the contents of a screen before what the screen presents.
    var last = rows.count - 1
    while last >= 0 {
      if rows[last].presence != .visible {
        last -= 1
        continue
      }
      var next: Int? = last
      while let index = next, !rows[index].isBeside { next = outer(of: index) }
      guard let beside = next else { return rows[last] }
      last = beside - 1
    }
    return nil
  }
}

extension Layout.Row {
  /// Whether what the screen contains or presents is not in front: the screen is beside the one in
  /// front, or its container does not show it.
  fileprivate var isBeside: Bool {
    presence > .covered || slot.kind.relation == .inside || slot.kind == .page && slot.index > 0
  }
}
