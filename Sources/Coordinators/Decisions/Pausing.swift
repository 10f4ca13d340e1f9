import CoordinatorCore

/// The coordinators to pause because of the places of their screens: a function of the layouts.
///
/// * *Deselected*: each of its screens, and those of its descendants, is in a tab that is not
///   selected, or belongs to a suspended root.
/// * *Covered*: none of these screens is visible, and a sibling, or a descendant of one, has a
///   screen above the topmost of them on a stack. A sibling of a parent without screens counts,
///   too, if none of the parent's descendants has a visible screen.
/// * *Overlaid*: it has a screen below a presentation that pauses what it covers, and is neither
///   the presenter, nor an owner of screens in front, nor an ancestor of one of these.
///
/// What a coordinator wants, such as `pausesWhenCovered`, is not known here: the reconciler leaves out
/// the causes that it excludes.
///
/// Only a coordinator that owns screens is paused. If it loses them while it is paused, it stays paused
/// until it or a descendant shows a screen. A pause includes the descendants, so effects need not name
/// them.
package struct Pausing {
  private let ownership: Ownership

  private struct Marks: OptionSet {
    let rawValue: UInt8
    static var owns: Marks { Marks(rawValue: 1) }
    static var isOverlaid: Marks { Marks(rawValue: 4) }
    // Of the screens of a coordinator and its descendants.
    static var isPlaced: Marks { Marks(rawValue: 2) }
    static var isSelected: Marks { Marks(rawValue: 8) }
    static var isVisible: Marks { Marks(rawValue: 16) }
    /// A sibling, or a descendant of one, has a screen above their topmost one on a stack.
    static var isUnderSibling: Marks { Marks(rawValue: 32) }

    /// Whether all of these are here; without optimization, it is cheaper than the generic method.
    func contains(_ others: Marks) -> Bool { rawValue & others.rawValue == others.rawValue }
  }

  /// The visibility of the screens of one coordinator and its descendants; stacks have numbers, so
  /// that a result for one stack is not mistaken for the next.
  private struct Visibility {
    var marks = Marks()
    /// The last stack with one of the screens.
    var stack: Int32 = 0
    /// The last stack with one of the screens of the descendants.
    var descendantStack: Int32 = 0
  }

  private var visibility: [Visibility]
  private var stackCount: Int32 = 0

  /// The coordinators to pause, and then those to resume.
  package static func effects(_ layouts: [Layout], _ ownership: Ownership) -> [Effect] {
    let changed = Pausing(layouts, ownership).changed()
    var effects: [Effect] = []
    for (owner, causes) in changed {
      let added = causes.subtracting(ownership.causes(of: owner))
      if !added.isEmpty { effects.append(.pause(owner, added)) }
    }
    for (owner, causes) in changed {
      let removed = ownership.causes(of: owner).subtracting(causes)
      if !removed.isEmpty { effects.append(.resume(owner, removed)) }
    }
    return effects
  }

  /// Whether a coordinator may have to be paused because of a layout.
  static func mayPause(_ layout: Layout, _ ownership: Ownership) -> Bool {
    var first = -1
    var hasSeveralOwners = false
    let rows = layout.rows
    for index in rows.indices {
      if rows[index].presence >= .unselected || rows[index].pausingPresenter != nil {
        return true
      }
      let owner = rows[index].ownerIndex
      if owner < 0 || owner == first { continue }
      if first >= 0 { hasSeveralOwners = true }
      first = owner
    }
    // Only siblings cover each other.
    return hasSeveralOwners && ownership.hasSiblings
  }

  private init(_ layouts: [Layout], _ ownership: Ownership) {
    self.ownership = ownership
    visibility = ownership.list(of: Visibility())
    for layout in layouts {
      let rows = layout.rows
      var index = 0
      while index < rows.count {
        if let presenter = rows[index].pausingPresenter, rows[index].presence <= .covered {
          markOverlaid(below: index, presenter, in: rows)
        }
        let marked = rows[index].isBottomOfStack ? markStack(from: index, in: rows) : index
        index = marked > index ? marked : markOthers(from: index, in: rows)
      }
    }
  }

  /// The coordinators whose causes have changed, in the order of their numbers.
  private func changed() -> [(owner: OwnerID, causes: PauseCauses)] {
    var changed: [(owner: OwnerID, causes: PauseCauses)] = []
    for index in visibility.indices where visibility[index].marks.contains(.isPlaced) {
      let causes = causes(of: index)
      if causes != ownership.causes(of: index) { changed.append((ownership.id(at: index), causes)) }
    }
    return changed
  }

  /// The causes for which a coordinator is to be paused.
  private func causes(of owner: Int) -> PauseCauses {
    let marks = visibility[owner].marks
    var causes: PauseCauses = marks.contains(.isOverlaid) ? .overlaid : []
    if !marks.contains(.owns) || marks.contains(.isVisible) { return causes }
    // Its stack is selected, and no ancestor changes that.
    if marks.contains(.isUnderSibling) { return causes.union(.covered) }
    var isPausedByAncestor = false
    var next = ownership.parentIndex(of: owner)
    while next >= 0 {
      let outer = visibility[next].marks
      if outer.contains(.owns) {
        isPausedByAncestor = !outer.contains(.isSelected)
        break
      }
      // A parent without screens is covered with its children.
      if outer.contains(.isUnderSibling), !outer.contains(.isVisible) { causes.insert(.covered) }
      next = ownership.parentIndex(of: next)
    }
    if !marks.contains(.isSelected), !isPausedByAncestor { causes.insert(.deselected) }
    return causes
  }

  // MARK: Marks

  private static func marks(of row: Layout.Row) -> Marks {
    var marks = Marks.isPlaced
    // A container is not in front of what the coordinator shows in it.
    if row.presence == .visible, !row.traits.contains(.filled) { marks.insert(.isVisible) }
    if row.presence < .unselected { marks.insert(.isSelected) }
    return marks
  }

  /// Marks the owners of screens that `markStack(from:in:)` does not mark, and their ancestors.
  ///
  /// - Returns: The index of the next stack's bottom or pausing presentation; else, of the end.
  private mutating func markOthers(from start: Int, in rows: [Layout.Row]) -> Int {
    for index in start..<rows.count {
      // A presented screen has no other index.
      if rows[index].slot.index == 0, index > start,
        rows[index].isBottomOfStack || rows[index].pausingPresenter != nil
      {
        return index
      }
      let owner = rows[index].ownerIndex
      if owner < 0 || rows[index].isLayered && rows[index].presence < .unselected { continue }
      let marks = Self.marks(of: rows[index])
      visibility[owner].marks.formUnion(marks.union(.owns))
      var next = ownership.parentIndex(of: owner)
      while next >= 0, !visibility[next].marks.contains(marks) {
        visibility[next].marks.formUnion(marks)
        next = ownership.parentIndex(of: next)
      }
    }
    return rows.count
  }

  /// Marks the owners of the layers of a stack, from the top, and their ancestors.
  ///
  /// - Returns: The end of the stack if it has only layers, and nothing is in them; else `bottom`.
  private mutating func markStack(from bottom: Int, in rows: [Layout.Row]) -> Int {
    stackCount += 1
    let stack = stackCount
    let depth = rows[bottom].depth
    var end = bottom
    var hasOnlyLayers = true
    while end < rows.count, rows[end].depth >= depth {
      if rows[end].depth > depth || !rows[end].isLayered {
        // What the stack presents comes after its contents.
        if rows[end].depth == depth, rows[end].isOver { break }
        hasOnlyLayers = false
      }
      end += 1
    }
    for index in (bottom..<end).reversed() {
      if !hasOnlyLayers, rows[index].depth != depth || !rows[index].isLayered { continue }
      let owner = rows[index].ownerIndex
      if owner < 0 { continue }
      let marks = Self.marks(of: rows[index])
      visibility[owner].marks.insert(.owns)
      var next = owner
      while next >= 0, visibility[next].stack != stack || !visibility[next].marks.contains(marks) {
        let parent = ownership.parentIndex(of: next)
        visibility[next].marks.formUnion(marks)
        // The first screen that is found is the topmost one of the coordinator and its descendants.
        if parent >= 0, visibility[next].stack != stack {
          if visibility[parent].descendantStack == stack {
            visibility[next].marks.insert(.isUnderSibling)
          }
          visibility[parent].descendantStack = stack
        }
        visibility[next].stack = stack
        next = parent
      }
    }
    return hasOnlyLayers ? end : bottom
  }

  // MARK: Presentations that pause

  private mutating func markOverlaid(
    below cover: Int, _ presenter: OwnerID, in rows: [Layout.Row]
  ) {
    // The presenter and the owners in front stay active, and so do their ancestors.
    var staysActive = ownership.list(of: false)
    func keepActive(_ owner: Int) {
      var next = owner
      while next >= 0, !staysActive[next] {
        staysActive[next] = true
        next = ownership.parentIndex(of: next)
      }
    }
    keepActive(presenter.index)
    for row in rows[cover...] {
      if row.depth < rows[cover].depth { break }
      keepActive(row.ownerIndex)
    }
    let root = rows[..<cover].lastIndex { $0.depth == 0 } ?? 0
    for row in rows[root..<cover] where row.ownerIndex >= 0 && !staysActive[row.ownerIndex] {
      visibility[row.ownerIndex].marks.insert(.isOverlaid)
    }
  }
}
