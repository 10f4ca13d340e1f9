import UIKitShim

// What a look finds: who has come, and who is gone.
extension Reconciler {
  /// Reads a hierarchy until it stays as it is: who comes to own what is in it, and the placeholder of an
  /// empty column, change it.
  ///
  /// Where it has changed, it is to be decided who is paused.
  func read(
    _ hierarchy: Hierarchy, _ moment: Moment, after request: TransitionRequest? = nil
  ) {
    var isDifferent = false
    for _ in 0..<Self.rounds {
      let former = hierarchy.layout
      let reading = hierarchy.read()
      if reading.isDifferent {
        isDifferent = true
        noteGone(former, hierarchy.layout, in: hierarchy, after: request)
      }
      for newcomer in reading.newcomers { note(newcomer, in: hierarchy) }
      var isChanged = adoptStrangers(in: hierarchy, moment)
      for observer in reading.observers where observer.didLook() { isChanged = true }
      if !isChanged { break }
    }
    guard isDifferent else { return }
    isDecisionDue = true
    setNeedsReconcile(.removals)
    engine.leaveGuards.refresh()
  }

  private static let rounds = 4

  // MARK: Who is gone

  /// Notes which screens are gone.
  func noteGone(
    _ former: Layout, _ now: Layout, in hierarchy: Hierarchy,
    after request: TransitionRequest? = nil
  ) {
    let gone = former.difference(to: now).gone
    if gone.isEmpty { return }
    isDecisionDue = true
    let queue = hierarchy.queue
    var request = request
    if request == nil { request = queue?.running }
    for each in gone {
      guard let record = record(of: each.row) else { continue }
      record.leavesWithOther = false
      if let outermost = each.outermost {
        // Around a column's screen UIKit may have made a stack.
        record.leavesWithOther = !record.isInColumn || outermost.owner != nil
      }
      if let request, request.changes(record.place) { record.leavesByRequest = true }
      noteUnplaced(record, in: queue)
      setNeedsReconcile(.removals)
    }
  }

  private func record(of row: Layout.Row) -> ScreenRecord? {
    guard let id = row.owner, let records = owner(of: id)?.records else { return nil }
    // What has come last goes first.
    var index = records.count - 1
    while index >= 0 {
      if records[index].id == row.screen { return records[index] }
      index -= 1
    }
    return nil
  }

  /// Notes that a screen is freed, maybe while it was shown.
  ///
  /// - Returns: Whether it was in a layout.
  func wasFreed(_ screen: ObjectIdentifier) -> Bool {
    let isFound = forget(screen)
    if let gone = hierarchies.remove(of: screen) { noteGone(gone.layout, Layout(), in: gone) }
    return isFound
  }

  // MARK: Who has come

  /// Notes where a screen has come to.
  private func note(_ newcomer: LayoutReader.Newcomer, in hierarchy: Hierarchy) {
    let screen = newcomer.screen
    engine.leaveGuards.arm(screen)
    if let former = hierarchies.remove(of: ObjectIdentifier(screen), besides: hierarchy) {
      noteGone(former.layout, hierarchy.layout, in: former)
    }
    if let record = screen.screenRecord {
      if record.isUnplaced, hierarchy.canPlace(screen) { record.wasPlaced() }
      if record.pendingRequests == 0, let container = newcomer.container,
        let place = ContainerAdapters.adapter(of: container).place(of: record, in: container)
      {
        record.place = place
      }
    } else if newcomer.kind == .presented || newcomer.container?.knownNote?.observer != nil {
      hierarchy.strangers.append(
        Hierarchy.Stranger(screen: screen, kind: newcomer.kind, container: newcomer.container))
    }
  }

  /// Gives those an owner whom nobody has shown by a verb.
  ///
  /// - Returns: Whether one has got an owner.
  private func adoptStrangers(in hierarchy: Hierarchy, _ moment: Moment) -> Bool {
    let strangers = hierarchy.strangers
    if strangers.isEmpty { return false }
    hierarchy.strangers = []
    var others: [Hierarchy.Stranger] = []
    var isAdopted = false
    for stranger in strangers {
      guard let screen = stranger.screen, screen.screenRecord == nil,
        hierarchy.layout.has(screen.note.id)
      else { continue }
      if let adoption = adoption(of: screen, stranger, moment) {
        adoption.carryOut(screen)
        isAdopted = true
      } else {
        others.append(stranger)
        if stranger.kind == .presented, moment == .inside { setNeedsReconcile(atRestIn: hierarchy) }
      }
    }
    hierarchy.strangers += others
    return isAdopted
  }

  private func adoption(
    of screen: UIViewController, _ stranger: Hierarchy.Stranger, _ moment: Moment
  ) -> Adoption? {
    if stranger.kind == .presented { return PresentationAdapter.adoption(of: screen, moment) }
    return stranger.container?.knownNote?.observer?.adoption(of: screen)
  }
}
