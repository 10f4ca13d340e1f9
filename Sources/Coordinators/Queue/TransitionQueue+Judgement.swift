import UIKitShim

// Who has lost the last screen.
extension TransitionQueue {
  /// Notes the record of the window's root, and judges the one before, which may have been replaced while
  /// it was covered.
  func rootDidChange(to record: ScreenRecord) {
    guard root !== record else { return }
    if let root, let owner = root.owner { judgeLater(owner, root) }
    root = record
  }

  /// Looks, when the window is idle, whether a screen has left, or an owner has lost its last one.
  ///
  /// So a screen that moves between containers, or that is dismissed to present the next one, is
  /// not taken for an exit.
  func judgeLater(_ owner: ScreenOwner, _ record: ScreenRecord? = nil) {
    if let record {
      // A view that leaves its window is often freed next, which is told, too.
      if record.isToBeJudged { return }
      record.isToBeJudged = true
    }
    var all: [(owner: ScreenOwner, record: ScreenRecord?)] = []
    swap(&all, &judged)
    all.append((owner, record))
    swap(&all, &judged)
    if isIdleButForJudgement { scheduleJudgement() }
  }

  /// Has screen readers told, when the window is idle, what is in sight after a presentation has left.
  func sightMayChange() {
    sightMayHaveChanged = true
    if isIdleButForJudgement { scheduleJudgement() }
  }

  private func lookAtSight() {
    guard sightMayHaveChanged else { return }
    sightMayHaveChanged = false
    Announcements.look(in: window)
  }

  func scheduleJudgement() {
    guard !isJudgementScheduled else { return }
    isJudgementScheduled = true
    turns.next { [self] in
      isJudgementScheduled = false
      guard isIdleButForJudgement else { return }
      let due = judged
      judged = []
      for index in due.indices { due[index].record?.isToBeJudged = false }
      for (owner, record) in due {
        if let record, record.isKept, record.owner === owner, !record.isInUI {
          owner.forget(record)
          owner.stopIfLeft()
          // One that somebody keeps, whose coordinator goes on, is still no place for other screens.
          if let screen = record.screen, owner.context?.isRunning == true {
            DepartedContainers.note(screen)
          }
        } else {
          owner.stopIfLeft()
        }
      }
      lookAtUntold()
      lookAtSight()
      engine?.reconciler.lookAtRest()
      if !judged.isEmpty { scheduleJudgement() }
    }
  }
}
