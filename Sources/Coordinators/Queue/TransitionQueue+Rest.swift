import UIKitShim

// What is looked at when nothing runs, so that a screen that moves between containers, or that is dismissed to
// present the next one, is not taken for an exit.
extension TransitionQueue {
  /// Looks, when nothing runs in the window, what is there, and who has left.
  func lookAtRest() {
    isReadingDue = true
    stopThoseWhoHaveLeft()
  }

  /// Has those stopped, when nothing runs in the window, who have lost their last screen; what is there is known.
  ///
  /// - Parameter owner: A coordinator that may have lost its last screen.
  func stopThoseWhoHaveLeft(_ owner: ScreenOwner? = nil) {
    if let owner { engine?.reconciler.mayHaveLeft(owner) }
    isLookDue = true
    if isAtRest { scheduleLook() }
  }

  /// Has screen readers told, when nothing runs, what a person sees after a presentation has left.
  func sightMayChange() {
    sightMayHaveChanged = true
    if isAtRest { scheduleLook() }
  }

  func scheduleLook() {
    guard !isLookScheduled else { return }
    isLookScheduled = true
    turns.next { [self] in
      isLookScheduled = false
      guard isAtRest else { return }
      isLookDue = false
      let isReadingDue = isReadingDue
      self.isReadingDue = false
      engine?.reconciler.settle(reading: isReadingDue)
      lookAtSight()
      if isLookDue { scheduleLook() }
    }
  }

  private func lookAtSight() {
    guard sightMayHaveChanged else { return }
    sightMayHaveChanged = false
    Announcements.look(in: window)
  }
}
