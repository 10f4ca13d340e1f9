import UIKitShim

// What happens after a screen was removed.
extension ScreenOwner {
  /// Records that a screen was removed, and cleans up what belongs to it.
  func noteLeaving(_ record: ScreenRecord) {
    if !record.leavesByRequest, !record.leavesWithOther {
      context?.journalObserved(record.place.adapter.removal, record.name)
    }
    record.place.adapter.didRemove(record)
    // Even if some object keeps the screen, other screens in it are not in the UI any more.
    if let screen = record.screen { DetachedContainers.add(screen) }
  }
}
