/// Who is to be stopped because the last screen has left: a function of the layouts.
///
/// A coordinator that has shown screens is stopped when neither it nor a descendant has one. One that only starts
/// others is stopped with the last of them, unless it has a place of its own to show something. Children come before
/// their parents, and what lay above before what lay below.
struct Stopping {
  private let change: Change
  private let ownership: Ownership

  /// Whether a coordinator, or a descendant, has a screen in the user interface or about to be
  /// there, or may have one when the transition in its window is over.
  private var isPresent: [Bool]

  private var stopped: [OwnerID] = []
  private var isStopped: [Bool]

  /// Those to look at, by their depth, the uppermost last; of each whether a child of it is stopped
  /// for this reason.
  private var due: [[(owner: OwnerID, isLastOfChild: Bool, height: Int)]] = []

  /// The coordinators to stop, in order.
  static func owners(to change: Change, _ ownership: Ownership) -> [OwnerID] {
    if change.candidates.isEmpty, change.missing.isEmpty { return [] }
    var stopping = Stopping(change, ownership)
    var height = 0
    for owner in change.candidates + change.missing.map(\.owner) {
      stopping.add(owner, height)
      height += 1
    }
    stopping.decide()
    return stopping.stopped
  }

  private init(_ change: Change, _ ownership: Ownership) {
    self.change = change
    self.ownership = ownership
    isPresent = Array(repeating: false, count: ownership.count)
    isStopped = isPresent
    for layout in change.layouts {
      for row in layout.rows {
        if let owner = row.owner, !row.traits.contains(.filled) { markPresent(owner) }
      }
    }
    for owner in change.expecting { markPresent(owner) }
    for owner in change.busy { markPresent(owner) }
    for index in 0..<ownership.count where ownership[OwnerID(index: index)].pendingScreens > 0 {
      markPresent(OwnerID(index: index))
    }
  }

  private mutating func markPresent(_ owner: OwnerID) {
    var next: OwnerID? = owner
    while let current = next, !isPresent[current.index] {
      isPresent[current.index] = true
      next = ownership.parent(of: current)
    }
  }

  /// - Parameter height: How high lay what it has lost, or what a descendant has.
  private mutating func add(_ owner: OwnerID, _ height: Int, isLastOfChild: Bool = false) {
    let depth = ownership.depth(of: owner)
    while due.count <= depth { due.append([]) }
    var index = due[depth].count
    while index > 0, due[depth][index - 1].height > height { index -= 1 }
    due[depth].insert((owner, isLastOfChild, height), at: index)
  }

  private mutating func decide() {
    while !due.isEmpty {
      guard let (owner, isLastOfChild, height) = due[due.count - 1].popLast() else {
        due.removeLast()
        continue
      }
      // A root is stopped by the app.
      guard let parent = ownership.parent(of: owner) else { continue }
      if let isLast = decide(owner, isLastOfChild) { add(parent, height, isLastOfChild: isLast) }
    }
  }

  /// - Returns: The same for its parent, which is next; nil if this one has screens, so that its ancestors have.
  private mutating func decide(_ owner: OwnerID, _ isLastOfChild: Bool) -> Bool? {
    let node = ownership[owner]
    if !node.isRunning || isStopped[owner.index] { return isLastOfChild }
    if node.hasShown || isLastOfChild && node.hasShownByDescendants {
      if isPresent[owner.index] { return nil }
      if node.hasShown || !change.withPlace.contains(owner) {
        stopped.append(owner)
        isStopped[owner.index] = true
        return true
      }
    }
    return isLastOfChild && !node.showsScreens
  }
}
