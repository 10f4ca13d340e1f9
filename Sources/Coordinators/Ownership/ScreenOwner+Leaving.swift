import UIKitShim

// What becomes of a screen that has left.
extension ScreenOwner {
  /// Tells that a screen has left, and does away with what goes with it.
  func noteLeaving(_ record: ScreenRecord) {
    record.unwatch()
    if !record.leavesByRequest, !record.leavesWithOther {
      context?.journalObserved(record.place.adapter.removal, record.name)
    }
    record.place.adapter.didRemove(record)
    // One that somebody keeps is still no place for other screens.
    if let screen = record.screen { DetachedContainers.note(screen) }
  }
}
