import UIKitShim

// Who has lost the last screen.
extension TransitionQueue {
  /// Looks, when the window is idle, whether a screen has left, or an owner has lost its last one.
  ///
  /// So a screen that moves between containers, or that is dismissed to present the next one, is
  /// not taken for an exit.
  func judgeLater(_ owner: ScreenOwner, _ record: ScreenRecord? = nil) {
    var all: [(owner: ScreenOwner, record: ScreenRecord?)] = []
    swap(&all, &judged)
    all.append((owner, record))
    swap(&all, &judged)
    if isIdleButForJudgement { scheduleJudgement() }
  }

  func scheduleJudgement() {
    guard !isJudgementScheduled else { return }
    isJudgementScheduled = true
    Turn.next(in: window) { [self] in
      isJudgementScheduled = false
      guard isIdleButForJudgement else { return }
      let due = judged
      judged = []
      for (owner, record) in due {
        if let record, record.isKept, record.owner === owner, !record.isInUI {
          owner.forget(record)
          owner.stopIfLeft()
          owner.endStalePauses()
          // One that somebody keeps, whose coordinator goes on, is still no place for other screens.
          if let screen = record.screen, owner.context?.isRunning == true {
            DepartedContainers.note(screen)
          }
        } else {
          owner.stopIfLeft()
        }
        if record?.stack == nil { owner.coverMayHaveChanged() }
      }
      lookAtEmbedded()
    }
  }
}
