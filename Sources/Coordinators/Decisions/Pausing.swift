package import CoordinatorCore

/// The coordinators to pause because of the places of their screens: a function of the layouts.
///
/// * *Root suspended*: all its screens, and those of its descendants, belong to suspended roots.
/// * *Deselected*: each of them is in a tab that is not selected, or belongs to a suspended root.
/// * *Covered*: none of them is visible, and a sibling or its descendant has a screen above the
///   topmost one on a stack.
/// * *Overlaid*: they are below a presentation that pauses what it covers.
///
/// A pause of a coordinator includes its descendants, so only the topmost one is deselected or
/// has its root suspended.
package struct Pausing {
  private let ownership: Ownership

  private struct Marks: OptionSet {
    let rawValue: UInt8
    // Of the screens of a coordinator and its descendants.
    static var hasScreens: Marks { Marks(rawValue: 1) }
    static var isNotSuspended: Marks { Marks(rawValue: 2) }
    static var isSelected: Marks { Marks(rawValue: 4) }
    static var isVisible: Marks { Marks(rawValue: 8) }
    /// A sibling, or a descendant of one, has a screen above their topmost one on a stack.
    static var isUnderSibling: Marks { Marks(rawValue: 16) }
    // Of the coordinator alone.
    static var owns: Marks { Marks(rawValue: 32) }
    static var isOverlaid: Marks { Marks(rawValue: 64) }

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

  /// The coordinators whose pauses are decided.
  package enum Scope {
    /// The coordinators that have screens, or descendants with screens.
    case withScreens
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
    self.ownership = ownership
    visibility = ownership.list(of: Visibility())
    for layout in layouts {
      let rows = layout.rows
      var index = 0
      while index < rows.count {
        if let presenter = rows[index].pausingPresenter {
          findOverlaid(below: index, presenter, in: rows)
        }
        let marked = rows[index].isBottomOfStack ? markStack(from: index, in: rows) : index
        index = marked > index ? marked : markOthers(from: index, in: rows)
      }
    }
  }

  /// The coordinators whose causes have changed, in the order of their numbers.
  private func changed(_ scope: Scope) -> [OwnerID] {
    var changed: [OwnerID] = []
    for owner in visibility.indices where causes(of: owner) != ownership.causes(of: owner) {
      if scope == .all || visibility[owner].marks.contains(.hasScreens) {
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
    if marks.contains(.isOverlaid) { causes.insert(.overlaid) }
    guard marks.contains(.hasScreens) else { return causes }
    if marks.contains(.owns.union(.isUnderSibling)), !marks.contains(.isVisible) {
      causes.insert(.covered)
    }
    let parent = ownership.parentIndex(of: owner)
    if !marks.contains(.isSelected), parent < 0 || visibility[parent].marks.contains(.isSelected) {
      causes.insert(marks.contains(.isNotSuspended) ? .deselected : .rootSuspended)
    }
    return causes
  }

  // MARK: Marks

  private static func marks(of row: Layout.Row) -> Marks {
    var marks = Marks.hasScreens
    // A container is not in front of what the coordinator shows in it.
    if row.presence == .visible, !row.traits.contains(.filled) { marks.insert(.isVisible) }
    if row.presence < .unselected { marks.insert(.isSelected) }
    if row.presence < .suspended { marks.insert(.isNotSuspended) }
    return marks
  }

  /// Marks the owners of screens that are no layers of a stack, and their ancestors.
  ///
  /// - Returns: The index of the next stack's bottom or of the next pausing presentation.
  private mutating func markOthers(from start: Int, in rows: [Layout.Row]) -> Int {
    var index = start
    repeat {
      if !rows[index].isLayered, rows[index].ownerIndex >= 0 {
        let owner = rows[index].ownerIndex
        let marks = Self.marks(of: rows[index])
        visibility[owner].marks.insert(.owns)
        var next = owner
        while next >= 0, !visibility[next].marks.contains(marks) {
          visibility[next].marks.formUnion(marks)
          next = ownership.parentIndex(of: next)
        }
      }
      index += 1
      if index == rows.count { break }
    } while !rows[index].isBottomOfStack && rows[index].pausingPresenter == nil
    return index
  }

  /// Marks the owners of the layers of a stack, from the top, and their ancestors.
  ///
  /// - Returns: The end of the stack if it has only layers, and nothing is in them; else `bottom`.
  private mutating func markStack(from bottom: Int, in rows: [Layout.Row]) -> Int {
    stackCount += 1
    let stack = stackCount
    let depth = rows[bottom].depth
    var end = bottom + 1
    while end < rows.count, rows[end].depth >= depth { end += 1 }
    var layers = 0
    var index = end
    while index > bottom {
      index -= 1
      if rows[index].depth != depth || !rows[index].isLayered { continue }
      layers += 1
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
    return layers == end - bottom ? end : bottom
  }

  // MARK: Presentations that pause

  private mutating func findOverlaid(
    below cover: Int, _ presenter: OwnerID, in rows: [Layout.Row]
  ) {
    var isPresenting = ownership.list(of: false)
    var next: OwnerID? = presenter
    while let current = next {
      isPresenting[current.index] = true
      next = ownership.parent(of: current)
    }
    // The outermost of a coordinator and its ancestors that does not present; only its screens may be
    // overlaid.
    func branch(of owner: OwnerID) -> OwnerID? {
      var current = owner
      while let parent = ownership.parent(of: current) {
        if isPresenting[parent.index] { return isPresenting[current.index] ? nil : current }
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
