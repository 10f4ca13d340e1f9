/// Who is to be stopped because the last screen has left: a function of the layouts.
///
/// A coordinator that has shown screens is stopped when neither it nor a descendant has one. One that only starts
/// others is stopped with the last of them, unless it has a place of its own to show something; one that is still to
/// show its first screen is among them. Children come before their parents, and what lay above before what lay below.
struct Stopping {
  private let ownership: Ownership

  /// Whether a coordinator, or a descendant, has a screen in the user interface or about to be
  /// there, or may have one when the transition in its window is over.
  private let isPresent: [Bool]

  /// Those in whose windows a transition runs.
  private let busy: Set<OwnerID>

  /// Those that have a window or a container of their own to show something in.
  private let withPlace: Set<OwnerID>

  /// What is known of a coordinator that may have lost its last screen.
  private struct Candidate {
    /// Whether a child of it is stopped for this reason.
    var isLastOfChild = false
    /// How high lay what it has lost, or what a descendant has.
    var height = 0
    /// Whether it is stopped.
    var isStopped = false
  }

  /// By the index of the coordinator.
  private var candidates: [Candidate?]
  private var byDepth: [[OwnerID]] = []
  private var effects: [Effect] = []

  /// The coordinators to stop, in order, and those for which it is too early.
  static func effects(of change: Change, _ ownership: Ownership) -> [Effect] {
    var owners = change.candidates
    for removed in change.removed { owners.append(removed.owner) }
    if owners.isEmpty { return [] }
    let isPresent = presence(in: change, ownership)
    // Whoever has screens has ancestors that have them.
    var absent: [OwnerID] = []
    for owner in owners where !isPresent[owner.index] || ownership[owner].hasLostChild {
      // One that is freed may have left its number to another.
      if ownership.has(owner) { absent.append(owner) }
    }
    if absent.isEmpty { return [] }
    var stopping = Stopping(
      ownership: ownership, isPresent: isPresent, busy: change.busy, withPlace: change.withPlace)
    for (height, owner) in absent.enumerated() {
      let hasLostChild = ownership[owner].hasLostChild
      stopping.add(owner, Candidate(isLastOfChild: hasLostChild, height: height))
    }
    stopping.decide()
    return stopping.effects
  }

  private init(
    ownership: Ownership, isPresent: [Bool], busy: Set<OwnerID>, withPlace: Set<OwnerID>
  ) {
    self.ownership = ownership
    self.isPresent = isPresent
    candidates = Array(repeating: nil, count: isPresent.count)
    self.busy = busy
    self.withPlace = withPlace
  }

  private static func presence(in change: Change, _ ownership: Ownership) -> [Bool] {
    var isPresent = Array(repeating: false, count: ownership.count)
    func mark(_ owner: OwnerID) {
      var next: OwnerID? = owner
      while let current = next, !isPresent[current.index] {
        isPresent[current.index] = true
        next = ownership.parent(of: current)
      }
    }
    for layout in change.layouts {
      let rows = layout.rows
      for index in rows.indices where !rows[index].traits.contains(.filled) {
        if let owner = rows[index].owner { mark(owner) }
      }
    }
    for owner in change.expecting { mark(owner) }
    for owner in change.busy { mark(owner) }
    for owner in ownership.ids where ownership[owner].pendingScreens > 0 { mark(owner) }
    return isPresent
  }

  private mutating func add(_ owner: OwnerID, _ candidate: Candidate) {
    if let known = candidates[owner.index] {
      candidates[owner.index] = Candidate(
        isLastOfChild: known.isLastOfChild || candidate.isLastOfChild,
        height: max(known.height, candidate.height))
      return
    }
    candidates[owner.index] = candidate
    let depth = ownership.depth(of: owner)
    while byDepth.count <= depth { byDepth.append([]) }
    byDepth[depth].append(owner)
  }

  private mutating func decide() {
    while let owners = byDepth.popLast() {
      for owner in owners.sorted(by: { height(of: $0) > height(of: $1) }) {
        // A root is stopped by the app.
        guard let parent = ownership.parent(of: owner),
          let isLast = decide(owner, candidates[owner.index]?.isLastOfChild == true)
        else { continue }
        add(parent, Candidate(isLastOfChild: isLast, height: height(of: owner)))
      }
    }
  }

  private func height(of owner: OwnerID) -> Int { candidates[owner.index]?.height ?? 0 }

  /// - Returns: Whether it is the last of its parent's children in this way; nil if it has screens, so that its
  ///   ancestors have.
  private mutating func decide(_ owner: OwnerID, _ isLastOfChild: Bool) -> Bool? {
    let node = ownership[owner]
    if !node.isRunning { return isLastOfChild }
    if node.hasShown || isLastOfChild && node.hasShownByDescendants {
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
    return isLastOfChild && !node.showsScreens
  }

  /// Whether a descendant that goes on is still to show its first screen.
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
