import UIKitShim

// How the framework notices that a screen has left its window.
extension ScreenRecord {
  var isToBeWatched: Bool { needsWatch && sentinel?.superview == nil }

  /// UIKit reports what a stack shows, so screens on a stack need no watch.
  private var needsWatch: Bool { isOwned && place.kind != .stack }

  /// Watches the view that leaves the window together with the screen, if there is one already; a
  /// visible screen without a view is watched at the next reading.
  func watch() {
    guard needsWatch, let screen,
      let view = place.adapter.watchedView(of: screen)?.placeOfSubviews,
      sentinel?.superview !== view
    else { return }
    unwatch()
    // `unwatch()` ends the cycle when the screen no longer has an owner.
    sentinel = ScreenSentinel(
      in: view, onEntry: { _ in self.endSuspension() }, onExit: { self.didLeaveWindow() })
    if place.kind == .presented { escape = PresentationEscape(of: screen) }
  }

  /// Ends the suspension of a root that is shown again, wherever it is shown, but not before the
  /// end of the request that shows it.
  func endSuspension() {
    guard let suspension, isInPlace, suspension.isShownAgain else { return }
    for queue in engine.queues where queue.running?.brings(self) == true { return }
    self.suspension = nil
    suspension.presentAgain()
  }

  /// Notes that the watched view left its window; a running request that changes this place reads
  /// the changes itself.
  func didLeaveWindow() {
    if isRemovedByRequest { return }
    for queue in engine.queues where queue.running?.changes(place) == true { return }
    if let controller = place.controller {
      engine.reconciler.setNeedsReconcile(around: controller)
    } else {
      engine.reconciler.setNeedsReconcile()
    }
  }

  func unwatch() {
    escape?.end()
    escape = nil
    sentinel?.remove()
    sentinel = nil
  }
}
