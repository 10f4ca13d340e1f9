/// The coordinators to stop because their last screen was removed: a function of the layouts.
///
/// A coordinator that has shown screens is stopped when neither it nor a descendant has one. One that
/// only starts others is stopped when the last of them has lost its last screen, if its `start()` led
/// to their screens and it has no place of its own.
/// Children stop before parents, and coordinators of upper screens before those of lower ones.
package struct Stopping {
  /// The layouts of an application, and what else decides.
  package struct Facts {
    package var layouts: [Layout] = []
    /// The coordinators that may have lost their last screen, latest last.
    package var candidates: [OwnerID] = []
    /// The coordinators with a screen that is in no layout, and is about to be shown or may come back.
    package var expecting: Set<OwnerID> = []
    /// The coordinators that cannot be stopped yet, because a transition runs in their windows.
    package var busy: Set<OwnerID> = []
    /// The coordinators that show nothing now, but have a window or container of their own.
    package var withPlace: Set<OwnerID> = []

    package init() {}
  }

  private let ownership: Ownership
  private let busy: Set<OwnerID>
  private let withPlace: Set<OwnerID>

  /// Whether a coordinator or a descendant has a screen in the user interface, is about to have
  /// one, or may have one after the running transition.
  private let isPresent: [Bool]

  /// A coordinator that may have lost its last screen.
  private struct Candidate {
    /// Whether a child is stopped because it has lost its last screen.
    var hasLostChild: Bool
    var isStopped = false
  }

  /// The candidates, by index of the coordinator.
  private var candidates: [Candidate?]
  private var byDepth: [[OwnerID]] = []
  private var effects: [Effect] = []

  /// The coordinators to stop, in order, and the ones to decide later.
  package static func effects(of facts: Facts, _ ownership: Ownership) -> [Effect] {
    if facts.candidates.isEmpty { return [] }
    let isPresent = presence(in: facts, ownership)
    // A coordinator that has screens is present, and so are its ancestors.
    var absent: [OwnerID] = []
    for owner in facts.candidates.reversed()
    where !isPresent[owner.index] || ownership[owner].hasLostChild {
      // The number of a freed coordinator may belong to another one now.
      if ownership.has(owner) { absent.append(owner) }
    }
    if absent.isEmpty { return [] }
    var stopping = Stopping(
      ownership: ownership, busy: facts.busy, withPlace: facts.withPlace, isPresent: isPresent,
      candidates: ownership.list(of: nil))
    for owner in absent { stopping.add(owner, hasLostChild: ownership[owner].hasLostChild) }
    stopping.decide()
    return stopping.effects
  }

  private static func presence(in facts: Facts, _ ownership: Ownership) -> [Bool] {
    var isPresent = ownership.list(of: false)
    func mark(_ owner: Int) {
      var next = owner
      while next >= 0, !isPresent[next] {
        isPresent[next] = true
        next = ownership.parentIndex(of: next)
      }
    }
    for layout in facts.layouts {
      let rows = layout.rows
      for index in rows.indices where !rows[index].traits.contains(.filled) {
        mark(rows[index].ownerIndex)
      }
    }
    for owner in facts.expecting { mark(owner.index) }
    for owner in facts.busy { mark(owner.index) }
    for id in ownership.withScreensToCome { mark(id.index) }
    return isPresent
  }

  private mutating func add(_ owner: OwnerID, hasLostChild: Bool) {
    // The app stops its roots.
    guard ownership.parent(of: owner) != nil else { return }
    if let known = candidates[owner.index] {
      candidates[owner.index]?.hasLostChild = known.hasLostChild || hasLostChild
      return
    }
    candidates[owner.index] = Candidate(hasLostChild: hasLostChild)
    let depth = ownership.depth(of: owner)
    while byDepth.count <= depth { byDepth.append([]) }
    byDepth[depth].append(owner)
  }

  private mutating func decide() {
    while let owners = byDepth.popLast() {
      for owner in owners {
        guard let parent = ownership.parent(of: owner), let isLast = decide(owner) else { continue }
        add(parent, hasLostChild: isLast)
      }
    }
  }

  /// Whether the parent may have lost its last child; nil if the owner stays, and with it its
  /// ancestors.
  private mutating func decide(_ owner: OwnerID) -> Bool? {
    let node = ownership[owner]
    let hasLostChild = candidates[owner.index]?.hasLostChild == true
    if !node.isRunning { return hasLostChild }
    if node.hasShown || hasLostChild && node.hasShownByDescendants {
      if isPresent[owner.index] {
        if !node.hasShown, busy.contains(owner) { effects.append(.postpone(owner)) }
        return nil
      }
      if !node.hasShown, isToShow(below: owner) { return nil }
      if node.hasShown || !withPlace.contains(owner) {
        candidates[owner.index]?.isStopped = true
        effects.append(.stop(owner))
        return true
      }
    }
    return hasLostChild && !node.showsScreens
  }

  /// Whether a running descendant has yet to show its first screen.
  private func isToShow(below owner: OwnerID) -> Bool {
    for id in ownership.ids {
      var next = id
      let node = ownership[id]
      if !node.isRunning || !node.showsScreens || node.hasShown || node.hasShownByDescendants {
        continue
      }
      while candidates[next.index]?.isStopped != true, let parent = ownership.parent(of: next) {
        if parent == owner { return true }
        next = parent
      }
    }
    return false
  }
}
