import UIKitShim

// What becomes of a screen that has left.
extension ScreenOwner {
  /// Tells that a screen has left, and does away with what goes with it.
  func noteLeaving(_ record: ScreenRecord) {
    record.unwatch()
    if !record.leavesByRequest, !record.leavesWithOther {
      context?.journalObserved(record.kindOfLeaving, record.name)
    }
    switch record.place {
    case .presented:
      record.stayBehind()
      // The end of a request has looked.
      if !record.leavesByRequest {
        context?.coordinator?.nearestWindow.map { TransitionQueue.of($0).sightMayChange() }
      }
    case .column(let reference):
      if let container = reference.object, let screen = record.screen {
        SplitObserver.of(container).screenHasLeft(screen)
      }
    case .stack, .tab, .page, .root, .embedded: break
    }
    engine.leaveGuards.refresh()
    // One that somebody keeps is still no place for other screens.
    if let screen = record.screen { DepartedContainers.note(screen) }
  }
}
