import UIKitShim

// Reading a hierarchy: which screens are new, and which were removed.
extension Reconciler {
  /// The moment of a reading, which decides whether a screen from a raw presentation gets an owner.
  enum Moment {
    /// Around a hook or a delegate call, or during a transition: only the coordinator whose code
    /// runs may become the owner.
    case inside
    /// Around a request in a window, or at rest.
    case settled
  }

  /// The largest number of readings; adoptions and placeholders of empty columns change the layout.
  private static let rounds = 4

  /// Reads a hierarchy until it no longer changes.
  func read(_ hierarchy: Hierarchy, _ moment: Moment, after request: TransitionRequest? = nil) {
    var isDifferent = false
    for _ in 0..<Self.rounds {
      let former = hierarchy.layout
      let reading = hierarchy.read()
      if reading.hasChanged {
        isDifferent = true
        noteUnplacedScreens(from: former, to: hierarchy.layout, in: hierarchy, after: request)
      }
      for screen in reading.guarded { engine.leaveGuards.arm(screen) }
      for new in reading.newScreens { add(new, in: hierarchy) }
      for record in reading.unwatched { record.watch() }
      var isChanged = adoptUnowned(in: hierarchy, moment)
      for observer in reading.observers where observer.didRead() { isChanged = true }
      if !isChanged { break }
    }
    engine.leaveGuards.refresh()
    guard isDifferent else { return }
    isPausingDue = true
    setNeedsReconcile(.removals, atRestIn: hierarchy)
  }

  // MARK: Removed rows

  /// Notes the owned screens of a former layout that the current layout does not have.
  ///
  /// - Parameter request: The request that has made the changes, if it has ended already.
  func noteUnplacedScreens(
    from former: Layout, to now: Layout, in hierarchy: Hierarchy,
    after request: TransitionRequest? = nil
  ) {
    former.forEachRemovedRow(to: now) { row, outermost in
      guard let id = row.owner, let record = owner(of: id)?.record(of: row.screen) else { return }
      let queue = hierarchy.queue
      let change = (request ?? queue?.running)?.change
      // UIKit, or the delegate of a presentation, may have made a stack around the screen.
      let isAlone = outermost?.owner == nil && record.place.kind != row.slot.kind
      let isInside = outermost != nil && !isAlone
      // No user removes what a suspended root is to present again.
      let isDropped = row.presence == .suspended && row.isOver
      noteUnplaced(
        record, in: queue,
        isExplained: isInside || isDropped || change?.explainsRemoval(of: record) == true)
    }
  }

  /// Notes that a screen was freed, possibly while it was shown.
  func noteFreed(_ screen: ScreenID) {
    if hierarchies.setNeed(.new, of: screen) { setNeedsReconcile() }
  }

  // MARK: New screens

  /// Notes the new place of a screen.
  private func add(_ new: LayoutReader.NewScreen, in hierarchy: Hierarchy) {
    let screen = new.screen
    let attachment = screen.attachment(in: engine)
    if let former = hierarchies.remove(of: attachment.id, besides: hierarchy) {
      noteUnplacedScreens(from: former.layout, to: hierarchy.layout, in: former)
      isPausingDue = true
      setNeedsReconcile(.removals, atRestIn: former)
    }
    if let record = attachment.record {
      if record.isUnplaced, hierarchy.canPlace(screen) { record.notePlaced() }
      if record.pendingRequests == 0 {
        move(record, in: new.container, new.kind, hierarchy.window)
        record.dropIfShownElsewhere()
      }
    } else if new.kind == .presented || new.container?.existingAttachment?.observer != nil {
      hierarchy.add(UnownedScreens(new))
    }
  }

  /// Moves a record to the place in which its screen is, before the screen is read there.
  func findPlace(of record: ScreenRecord) {
    guard let screen = record.screen else { return }
    let isPresented = screen.presentingViewController != nil
    let window = screen.isRootOfItsWindow ? screen.hierarchyWindow : nil
    move(record, in: screen.parent, isPresented ? .presented : .root, window)
  }

  private func move(
    _ record: ScreenRecord, in container: UIViewController?, _ kind: Layout.Slot.Kind,
    _ window: UIWindow?
  ) {
    let place = place(of: record, in: container, kind, window)
    guard let place else { return }
    let wasInColumn = record.isInColumn
    record.move(to: place)
    // Its row was made before.
    if record.isInColumn != wasInColumn { record.setNeedsReading() }
  }

  /// The new place of a screen with a record; nil if the recorded place stays as it is.
  private func place(
    of record: ScreenRecord, in container: UIViewController?, _ kind: Layout.Slot.Kind,
    _ window: UIWindow?
  ) -> ScreenPlace? {
    if let container {
      return ContainerAdapters.adapter(of: container).place(of: record, in: container)
    }
    if kind == .presented { return record.isHeldByItsPlace ? nil : .presented }
    return window.map { ScreenPlace(.root, in: $0) }
  }

  /// Gives owners to the screens that no verb has shown; false if none has an owner now.
  private func adoptUnowned(in hierarchy: Hierarchy, _ moment: Moment) -> Bool {
    let unowned = hierarchy.unowned
    if unowned.isEmpty { return false }
    hierarchy.unowned = []
    var remaining: [UnownedScreens] = []
    var isAdopted = false
    for known in unowned {
      var left = known
      if known.mayBeAdopted {
        // The code of the app that hears of an adoption may change the layout.
        left.removeAll { screen in
          guard screen.screenRecord == nil, known.contains(screen, in: hierarchy.layout) else {
            return true
          }
          guard let adoption = known.adoption(of: screen, moment) else { return false }
          adoption.perform(for: screen)
          isAdopted = true
          return true
        }
      }
      if left.isEmpty { continue }
      remaining.append(left)
      if left.kind == .presented, moment == .inside { setNeedsReconcile(atRestIn: hierarchy) }
    }
    // The code of the app that hears of an adoption may have caused a reading.
    let added = hierarchy.unowned
    hierarchy.unowned = remaining
    for screens in added { hierarchy.add(screens) }
    return isAdopted
  }
}
