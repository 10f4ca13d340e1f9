package import CoordinatorCore

/// Who is to be paused because of where their screens are: a function of the layouts.
///
/// * *Set aside*: all its screens, and those of its descendants, belong to roots that are kept while others
///   are shown.
/// * *Deselected*: all of them lie in tabs that are not selected, or are set aside.
/// * *Covered*: on a stack a sibling's screen lies above all of them, and none is in front of that stack.
/// * *Overlaid*: something lies over them that was presented so as to pause what it covers.
///
/// Where a coordinator is paused, its descendants are, too; so only the topmost are named.
package struct Pausing {
  private let layouts: [Layout]
  private let ownership: Ownership

  private struct Marks: OptionSet {
    let rawValue: UInt8
    static let owns = Marks(rawValue: 1)
    static let isSelected = Marks(rawValue: 2)
    static let isNotAside = Marks(rawValue: 4)
  }

  private var marks: [Marks]
  private var causes: [PauseCauses]

  /// The coordinators that own screens, in the order of their first ones.
  package private(set) var owners: [OwnerID] = []

  /// Whose pausing is decided.
  package enum Scope {
    /// Those that own screens.
    case owners
    /// Those that have lost all screens and go on, too.
    case all
  }

  /// Who is to be paused, and who to be resumed.
  static func effects(_ layouts: [Layout], _ ownership: Ownership, _ scope: Scope) -> [Effect] {
    if ownership.pausedCount == 0, !mayPause(layouts) { return [] }
    let pausing = Pausing(layouts, ownership)
    var changed = pausing.owners
    if scope == .all { changed += ownership.paused.filter { !pausing.owns($0) } }
    var pauses: [Effect] = []
    var resumes: [Effect] = []
    for owner in changed {
      let now = pausing.causes(of: owner)
      let former = ownership.causes(of: owner)
      if now == former { continue }
      if !now.isSubset(of: former) { pauses.append(.pause(owner, now.subtracting(former))) }
      if !former.isSubset(of: now) { resumes.append(.resume(owner, former.subtracting(now))) }
    }
    return pauses + resumes
  }

  /// Whether anybody may have to be paused at all: all screens of one owner, in front, need no decision.
  private static func mayPause(_ layouts: [Layout]) -> Bool {
    var first: OwnerID?
    for layout in layouts {
      for row in layout.rows {
        if row.traits.contains(.unselected) || row.presence == .suspended || row.pauser != nil {
          return true
        }
        guard let owner = row.owner else { continue }
        if first == nil { first = owner } else if first != owner { return true }
      }
    }
    return false
  }

  package init(_ layouts: [Layout], _ ownership: Ownership) {
    self.layouts = layouts
    self.ownership = ownership
    marks = Array(repeating: [], count: ownership.count)
    causes = Array(repeating: [], count: ownership.count)
    for index in layouts.indices {
      let needs = markSight(in: layouts[index].rows)
      if needs.stacks { findCovered(in: index) }
      if needs.pausers { findOverlaid(in: layouts[index]) }
    }
  }

  /// Whether a coordinator owns screens.
  func owns(_ owner: OwnerID) -> Bool { marks[owner.index].contains(.owns) }

  /// Why a coordinator is to be paused.
  package func causes(of owner: OwnerID) -> PauseCauses {
    let seen = marks[owner.index]
    if !seen.contains(.owns) || seen.contains(.isSelected) || isBelowUnseen(owner) {
      return causes[owner.index]
    }
    return causes[owner.index].union(seen.contains(.isNotAside) ? .deselected : .setAside)
  }

  // MARK: Tabs and kept roots

  /// - Returns: Whether there are stacks in which one may cover another, and presentations that pause.
  private mutating func markSight(
    in rows: [Layout.Row]
  ) -> (stacks: Bool, pausers: Bool) {
    var needs = (stacks: false, pausers: false)
    // The depth of the tab that is not selected in which the next rows lie.
    var unselected = Int.max
    for index in rows.indices {
      let depth = rows[index].depth
      if depth <= unselected { unselected = .max }
      if rows[index].traits.contains(.unselected), unselected == .max,
        rows[index].slot.kind.pausesOthers
      {
        unselected = depth
      }
      if rows[index].isLayered { needs.stacks = true }
      if rows[index].pauser != nil { needs.pausers = true }
      guard let owner = rows[index].owner else { continue }
      if !marks[owner.index].contains(.owns) { owners.append(owner) }
      if rows[index].presence == .suspended {
        marks[owner.index].insert(.owns)
      } else {
        let seen: Marks = unselected == .max ? [.isNotAside, .isSelected] : .isNotAside
        mark(seen, from: owner)
      }
    }
    return needs
  }

  /// Marks a coordinator that owns a screen, and its ancestors.
  private mutating func mark(_ mark: Marks, from owner: OwnerID) {
    if marks[owner.index].isSuperset(of: mark.union(.owns)) { return }
    marks[owner.index].formUnion(mark.union(.owns))
    var next = ownership.parent(of: owner)
    while let current = next, !marks[current.index].isSuperset(of: mark) {
      marks[current.index].formUnion(mark)
      next = ownership.parent(of: current)
    }
  }

  /// Whether an ancestor that owns screens is paused for the same reason.
  private func isBelowUnseen(_ owner: OwnerID) -> Bool {
    var next = ownership.parent(of: owner)
    while let current = next, !marks[current.index].contains(.isSelected) {
      if marks[current.index].contains(.owns) { return true }
      next = ownership.parent(of: current)
    }
    return false
  }

  // MARK: Stacks

  private mutating func findCovered(in layout: Int) {
    let rows = layouts[layout].rows
    // For each depth what is being passed, and the owner of the first screen of the stack that it is.
    var way: [(index: Int, first: OwnerID?)] = []
    var shared: [Int] = []
    for index in rows.indices {
      let depth = rows[index].depth
      if rows[index].isLayered, let owner = rows[index].owner {
        let stack = way[depth - 1]
        if let first = stack.first {
          if first != owner, shared.last != stack.index { shared.append(stack.index) }
        } else {
          way[depth - 1].first = owner
        }
      }
      if depth < way.count { way[depth] = (index, nil) } else { way.append((index, nil)) }
    }
    for container in shared { findCovered(on: container, in: layout) }
  }

  private mutating func findCovered(on container: Int, in layout: Int) {
    let rows = layouts[layout].rows
    let end = layouts[layout].end(of: container)
    var isSeen = [Bool](repeating: false, count: ownership.count)
    var isUnderSibling = isSeen
    var isParentAbove = isSeen
    var isKnown = isSeen
    var covered: [OwnerID] = []
    let depth = rows[container].depth + 1
    for index in (container..<end).reversed() {
      guard rows[index].depth == depth, rows[index].isLayered, let owner = rows[index].owner,
        !isSeen[owner.index]
      else { continue }
      isSeen[owner.index] = true
      var next: OwnerID? = owner
      while let current = next, !isKnown[current.index] {
        isKnown[current.index] = true
        next = ownership.parent(of: current)
        if let next { isUnderSibling[current.index] = isParentAbove[next.index] }
      }
      if isUnderSibling[owner.index] { covered.append(owner) }
      if let parent = ownership.parent(of: owner) { isParentAbove[parent.index] = true }
    }
    if covered.isEmpty { return }
    let isInFront = ownersBeside(container, end, in: layout)
    for owner in covered where !isInFront[owner.index] { causes[owner.index].insert(.covered) }
  }

  /// Who has screens, or descendants with screens, that a stack's top does not cover: neither on it nor
  /// around it nor behind it.
  private func ownersBeside(_ stack: Int, _ end: Int, in layout: Int) -> [Bool] {
    var isBeside = [Bool](repeating: false, count: ownership.count)
    func note(_ owner: OwnerID?) {
      var next = owner
      while let current = next, !isBeside[current.index] {
        isBeside[current.index] = true
        next = ownership.parent(of: current)
      }
    }
    for index in layouts.indices where index != layout {
      for row in layouts[index].rows { note(row.owner) }
    }
    let rows = layouts[layout].rows
    // What the stack lies in, from the outside, ending with itself.
    var way: [Int] = []
    for index in 0...stack {
      if way.count > rows[index].depth { way.removeLast(way.count - rows[index].depth) }
      way.append(index)
    }
    let ends = way.map { layouts[layout].end(of: $0) }
    var presented = Int.max
    for index in rows.indices {
      if (stack..<end).contains(index) {
        if rows[index].depth <= presented { presented = .max }
        if presented == .max, rows[index].isOver, index != stack {
          presented = rows[index].depth
        }
        if presented != .max { note(rows[index].owner) }
        continue
      }
      guard let around = way.indices.last(where: { way[$0] <= index && index < ends[$0] }) else {
        note(rows[index].owner)
        continue
      }
      let isAround = way[around] == index
      let isBehind = rows[way[around + 1]].isOver
      if !isAround, !isBehind { note(rows[index].owner) }
    }
    return isBeside
  }

  // MARK: Presentations that pause

  private mutating func findOverlaid(in layout: Layout) {
    var root = 0
    let rows = layout.rows
    for index in rows.indices {
      if rows[index].depth == 0 { root = index }
      if let pauser = rows[index].pauser {
        findOverlaid(below: index, from: root, pauser, in: rows)
      }
    }
  }

  private mutating func findOverlaid(
    below cover: Int, from root: Int, _ pauser: OwnerID, in rows: [Layout.Row]
  ) {
    // The presenter and its ancestors go on, and so does the one whose screen it is.
    var goesOn = [Bool](repeating: false, count: ownership.count)
    var next: OwnerID? = pauser
    while let current = next {
      goesOn[current.index] = true
      next = ownership.parent(of: current)
    }
    let path = goesOn
    if let owner = rows[cover].owner { goesOn[owner.index] = true }
    func branch(of owner: OwnerID) -> OwnerID? {
      var current = owner
      while let parent = ownership.parent(of: current) {
        if path[parent.index] { return goesOn[current.index] ? nil : current }
        if goesOn[current.index] { return nil }
        current = parent
      }
      return nil
    }
    var isInFront = [Bool](repeating: false, count: ownership.count)
    for row in rows[cover...] {
      if row.depth == 0 { break }
      if let owner = row.owner.flatMap(branch) { isInFront[owner.index] = true }
    }
    for row in rows[root..<cover] {
      guard let owner = row.owner.flatMap(branch), !isInFront[owner.index] else { continue }
      causes[owner.index].insert(.overlaid)
    }
  }
}
