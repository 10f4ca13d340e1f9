package import CoordinatorCore

/// The coordinators to pause because of the places of their screens: a function of the layouts.
///
/// * *Root suspended*: all its screens, and those of its descendants, belong to suspended roots.
/// * *Deselected*: each of them is in a tab that is not selected, or belongs to a suspended root.
/// * *Covered*: each of them is covered, and a sibling's screen lies above them on a stack.
/// * *Overlaid*: they are below a presentation that pauses what it covers.
///
/// A pause of a coordinator includes its descendants, so effects name only the topmost ones.
package struct Pausing {
  private let layouts: [Layout]
  private let ownership: Ownership

  private struct Marks: OptionSet {
    let rawValue: UInt8
    static var owns: Marks { Marks(rawValue: 1) }
    static var isSelected: Marks { Marks(rawValue: 2) }
    static var isNotSuspended: Marks { Marks(rawValue: 4) }
    /// A sibling has a screen above its topmost one on a stack.
    static var isUnderSibling: Marks { Marks(rawValue: 8) }
    static var isOverlaid: Marks { Marks(rawValue: 16) }
    /// It, or a descendant, has a screen that is not covered.
    static var isUncovered: Marks { Marks(rawValue: 32) }

    /// Whether all of these are here; without optimization, it is cheaper than the generic method.
    func contains(_ others: Marks) -> Bool { rawValue & others.rawValue == others.rawValue }
  }

  /// The visibility of one coordinator's screens; stacks have numbers, so that a result for one
  /// stack is not mistaken for the next.
  private struct Visibility {
    /// The index of the parent; -1 for a root.
    let parent: Int32
    var marks = Marks()
    /// Whether a sibling has a screen above the topmost one of its subtree on its last stack.
    var isUnderSibling = false
    /// The last stack on which it, or a descendant, has a screen.
    var stack: Int32 = 0
    /// The last stack on which a child has a screen.
    var childStack: Int32 = 0

    mutating func noteTop(on stack: Int32, isUnderSibling: Bool) {
      self.stack = stack
      self.isUnderSibling = isUnderSibling
    }
  }

  private var visibility: [Visibility]
  private var stackCount: Int32 = 0

  /// The coordinators whose pauses are decided.
  package enum Scope {
    /// The coordinators that own screens.
    case owners
    /// Also the running coordinators that have lost all screens.
    case all
  }

  /// The coordinators to pause, and then those to resume.
  package static func effects(
    _ layouts: [Layout], _ ownership: Ownership, _ scope: Scope
  ) -> [Effect] {
    let pausing = Pausing(layouts, ownership)
    let changed = pausing.changed(scope)
    var effects: [Effect] = []
    for owner in changed {
      let causes = pausing.causes(of: owner).subtracting(ownership.causes(of: owner))
      if !causes.isEmpty { effects.append(.pause(owner, causes)) }
    }
    for owner in changed {
      let causes = ownership.causes(of: owner).subtracting(pausing.causes(of: owner))
      if !causes.isEmpty { effects.append(.resume(owner, causes)) }
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

  package init(_ layouts: [Layout], _ ownership: Ownership) {
    self.layouts = layouts
    self.ownership = ownership
    visibility = ownership.mapParents { Visibility(parent: Int32($0)) }
    for layout in layouts.indices {
      let rows = layouts[layout].rows
      var owner = -1
      var marks = Marks()
      // The depth of the outermost covered screen around the row.
      var covered = Int.max
      for index in rows.indices {
        let (former, formerMarks) = (owner, marks)
        owner = rows[index].ownerIndex
        marks = Self.marks(of: rows[index].presence)
        let isCovered = rows[index].presence == .covered
        if rows[index].depth <= covered || rows[index].isOver && !isCovered { covered = .max }
        if isCovered { covered = min(covered, rows[index].depth) }
        // A stack is not covered by what it contains.
        if covered == .max, !rows[index].traits.contains(.filled) { marks.insert(.isUncovered) }
        // The screens of one coordinator often follow each other.
        if owner >= 0, owner != former || marks != formerMarks { mark(owner, marks) }
        // The bottom of a stack comes right after the stack.
        if index > 0, rows[index].slot.index == 0, rows[index].slot.kind.relation == .layered {
          findCovered(on: index - 1, in: layout)
        }
        if let presenter = rows[index].pausingPresenter {
          findOverlaid(below: index, presenter, in: rows)
        }
      }
    }
  }

  /// The coordinators whose causes have changed, in the order of their numbers.
  private func changed(_ scope: Scope) -> [OwnerID] {
    var changed: [OwnerID] = []
    for owner in visibility.indices where causes(of: owner) != ownership.causes(of: owner) {
      if scope == .all || visibility[owner].marks.contains(.owns) {
        changed.append(ownership.id(at: owner))
      }
    }
    return changed
  }

  /// The causes for which a coordinator is to be paused.
  package func causes(of owner: OwnerID) -> PauseCauses { causes(of: owner.index) }

  private func causes(of owner: Int) -> PauseCauses {
    let marks = visibility[owner].marks
    var causes = PauseCauses()
    if marks.contains(.isUnderSibling), !marks.contains(.isUncovered) { causes.insert(.covered) }
    if marks.contains(.isOverlaid) { causes.insert(.overlaid) }
    if marks.contains(.owns), !marks.contains(.isSelected), !isPausedByAncestor(owner) {
      causes.insert(marks.contains(.isNotSuspended) ? .deselected : .rootSuspended)
    }
    return causes
  }

  // MARK: Tabs and suspended roots

  private static func marks(of presence: Layout.Presence) -> Marks {
    switch presence {
    case .visible, .covered, .hidden: .isNotSuspended.union(.isSelected)
    case .unselected: .isNotSuspended
    case .suspended: Marks()
    }
  }

  private mutating func mark(_ owner: Int, _ marks: Marks) {
    let former = visibility[owner].marks
    let latter = former.union(marks).union(.owns)
    if latter == former { return }
    visibility[owner].marks = latter
    var next = Int(visibility[owner].parent)
    while next >= 0, !visibility[next].marks.contains(marks) {
      visibility[next].marks.formUnion(marks)
      next = Int(visibility[next].parent)
    }
  }

  /// Whether an ancestor that owns screens is paused for the same reason.
  private func isPausedByAncestor(_ owner: Int) -> Bool {
    var next = Int(visibility[owner].parent)
    while next >= 0, !visibility[next].marks.contains(.isSelected) {
      if visibility[next].marks.contains(.owns) { return true }
      next = Int(visibility[next].parent)
    }
    return false
  }

  // MARK: Stacks

  private mutating func findCovered(on stack: Int, in layout: Int) {
    let rows = layouts[layout].rows
    let end = layouts[layout].end(of: stack)
    stackCount += 1
    let number = stackCount
    var last = -1
    let depth = rows[stack].depth + 1
    var index = end - 1
    while index > stack {
      let row = index
      index -= 1
      let owner = rows[row].ownerIndex
      if owner < 0 || owner == last || rows[row].depth != depth || !rows[row].isLayered { continue }
      last = owner
      // This is the topmost screen of its coordinator, and of each ancestor without a higher one.
      var next = owner
      while next >= 0, visibility[next].stack != number {
        let parent = Int(visibility[next].parent)
        let isUnderSibling = parent >= 0 && visibility[parent].childStack == number
        visibility[next].noteTop(on: number, isUnderSibling: isUnderSibling)
        next = parent
      }
      if visibility[owner].isUnderSibling { visibility[owner].marks.insert(.isUnderSibling) }
      let parent = Int(visibility[owner].parent)
      if parent >= 0 { visibility[parent].childStack = number }
    }
  }

  // MARK: Presentations that pause

  private mutating func findOverlaid(
    below cover: Int, _ presenter: OwnerID, in rows: [Layout.Row]
  ) {
    // The presenter, its ancestors and the owner of the presented screen stay active.
    var staysActive = ownership.list(of: false)
    var next: OwnerID? = presenter
    while let current = next {
      staysActive[current.index] = true
      next = ownership.parent(of: current)
    }
    let presenters = staysActive
    if let owner = rows[cover].owner { staysActive[owner.index] = true }
    func branch(of owner: OwnerID) -> OwnerID? {
      var current = owner
      while let parent = ownership.parent(of: current) {
        if presenters[parent.index] { return staysActive[current.index] ? nil : current }
        if staysActive[current.index] { return nil }
        current = parent
      }
      return nil
    }
    var isInFront = ownership.list(of: false)
    for row in rows[cover...] {
      if row.depth == 0 { break }
      if let owner = row.owner.flatMap(branch) { isInFront[owner.index] = true }
    }
    let root = rows[..<cover].lastIndex { $0.depth == 0 } ?? 0
    for row in rows[root..<cover] {
      guard let owner = row.owner.flatMap(branch), !isInFront[owner.index] else { continue }
      visibility[owner.index].marks.insert(.isOverlaid)
    }
  }
}
