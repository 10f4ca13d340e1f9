import UIKitShim

// What becomes of a screen that has left.
extension ScreenOwner {
  /// Forgets a screen that has left.
  func forget(_ record: ScreenRecord) {
    record.unwatch()
    remove(record)
    if !record.leavesByRequest, let kind = record.kindOfLeaving {
      context?.journalObserved(kind, record.name)
    }
    switch record.place {
    case .presented:
      record.stayBehind()
      judgeRoot()
      // The end of a request has looked.
      if !record.leavesByRequest {
        let window = context?.coordinator?.nearestWindow
        SeenContainers.look(in: window)
        if let window { TransitionQueue.of(window).sightMayChange() }
      }
    case .tab(let reference):
      // One raw call may have removed others, too.
      if let container = reference.object { TabObserver.of(container).tabsMayHaveChanged() }
    case .column(let reference):
      if let container = reference.object, let screen = record.screen {
        SplitObserver.of(container).screenHasLeft(screen)
      }
    case .stack, .page, .root, .embedded: break
    }
    engine.leaveGuards.refresh()
    if let screen = record.screen { DepartedContainers.add(screen, judgedBy: queue) }
  }

  /// Judges the owner of the window's root when a presentation has left.
  ///
  /// The view of a covered root is not in its window, and cannot tell that the root was replaced.
  private func judgeRoot() {
    let queue = queue
    if let record = queue.root, let owner = record.owner { queue.judgeLater(owner, record) }
  }
}
