import UIKitShim

// Removing screens that are in no layout, and stopping the coordinators that have lost their last one.
extension Reconciler {
  /// Notes that a screen is in no layout; `queue` is that of the hierarchy that had the screen.
  func noteUnplaced(
    _ record: ScreenRecord, in queue: TransitionQueue? = nil, isExplained: Bool = false
  ) {
    let isNew = !record.isUnplaced
    record.placement = .unplaced(from: queue, isExplained: isExplained)
    if isNew { addUnplaced(record) }
  }

  // Each of these lists grows in a local copy, so that Swift needs no exclusivity check.

  private func addCandidate(_ owner: OwnerID) {
    var list = candidates
    candidates = []
    list.append(owner)
    candidates = list
  }

  private func addUnplaced(_ record: ScreenRecord) {
    var list = unplaced
    unplaced = []
    list.append(record)
    unplaced = list
  }

  func mayHaveLostLastScreen(_ owner: ScreenOwner) {
    addCandidate(owner.id)
    if !isStopping { setNeedsReconcile(.removals) }
  }

  /// Removes the unplaced screens at rest, and stops the coordinators that have no screen left.
  ///
  /// 1. The screens are noted as removed, and their owners become candidates for a stop.
  /// 2. Candidates without screens are stopped, until their code has made no further candidates.
  /// 3. The owners forget the removed screens, unless that code has shown them again.
  func removeUnplaced() {
    let removed = takeUnplaced()
    if removed.isEmpty, candidates.isEmpty { return }
    let wasStopping = isStopping
    isStopping = true
    var busy: [OwnerID] = []
    var latest: OwnerID?
    // The topmost screen first, as a user goes back from one after the other.
    for (record, id) in removed.reversed() {
      guard let owner = owner(of: id) else { continue }
      if record.isOwned, record.ownerID == id { owner.noteRemoval(of: record) }
      if id == latest { continue }
      latest = id
      if !owner.hasOwnScreens { addCandidate(id) }
    }
    // The code of a coordinator that stops may stop others.
    while !candidates.isEmpty {
      let facts = takeCandidates()
      busy += facts.busy
      let effects = Stopping.effects(of: facts, ownership)
      updateOwnership { for id in facts.candidates { $0[id].hasLostChild = false } }
      for effect in effects { perform(effect) }
    }
    // That code may have shown a screen again.
    for (record, _) in removed.reversed() where record.isOwned {
      if case .removed = record.placement { owner(of: record.ownerID)?.remove(record) }
    }
    for id in busy { addCandidate(id) }
    isStopping = wasStopping
    updatePausesIfDue()
  }

  /// Takes the unplaced screens whose former hierarchies are at rest.
  private func takeUnplaced() -> [(record: ScreenRecord, owner: OwnerID)] {
    if unplaced.isEmpty { return [] }
    var taken: [(record: ScreenRecord, owner: OwnerID)] = []
    let all = unplaced
    unplaced = []
    for record in all where record.isOwned {
      guard case .unplaced(let queue, let isExplained) = record.placement else { continue }
      if record.isRequested {
        addUnplaced(record)
      } else if queue?.allowsRemovals ?? record.owner?.allowsRemovals ?? true {
        record.placement = .removed(isExplained: isExplained)
        taken.append((record: record, owner: record.ownerID))
      } else {
        addUnplaced(record)
        setRemovalsDue()
      }
    }
    return taken
  }

  /// Takes the candidates for a stop, with the facts about them and their ancestors.
  private func takeCandidates() -> Stopping.Facts {
    var facts = Stopping.Facts()
    facts.layouts = hierarchies.layouts
    facts.candidates = candidates
    candidates = []
    // A screen that is still unplaced is about to be shown, or may be shown again.
    for record in unplaced where record.isUnplaced && record.isOwned {
      facts.expecting.insert(record.ownerID)
    }
    var isBusy = false
    for queue in engine.queues where !queue.allowsRemovals { isBusy = true }
    // Several candidates may have the same ancestors.
    var isKnown = ownership.list(of: false)
    for id in facts.candidates {
      var next: OwnerID? = id
      while let current = next, !isKnown[current.index], ownership.has(current) {
        isKnown[current.index] = true
        next = ownership.parent(of: current)
        let node = ownership[current]
        // One that has lost its screens needs no place; only a transition may still keep it.
        if current == id, node.hasShown, !isBusy { continue }
        guard let owner = owner(of: current) else { break }
        if isBusy, !owner.allowsRemovals {
          facts.busy.insert(current)
          setRemovalsDue()
        }
        if owner.hasScreensInSubtree { break }
        if !node.hasShown, node.hasShownByDescendants, owner.hasPlace {
          facts.withPlace.insert(current)
        }
      }
    }
    return facts
  }
}
