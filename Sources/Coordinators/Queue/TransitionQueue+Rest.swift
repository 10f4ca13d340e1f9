import CoordinatorCore
import UIKitShim

extension TransitionQueue {
  /// Has screen readers told, when nothing runs, what a person sees after a presentation has left.
  func sightMayChange() {
    sightMayHaveChanged = true
    engine?.reconciler.setNeedsReconcile(.removals)
  }

  /// Tells screen readers what a person sees now, where that may have changed.
  func tellSight() {
    guard sightMayHaveChanged, isAtRest else { return }
    sightMayHaveChanged = false
    Announcements.look(in: window)
  }
}
