import UIKitShim

// How the framework notices that a screen left its window.
extension ScreenRecord {
  /// Watches the screen as soon as it has a view.
  func keepWatch() {
    // The top screen of a stack is watched when it is shown.
    guard isOwned, !isOnStack, !watch() else { return }
    // UIKit makes the view in a later run-loop turn, or when the window becomes visible.
    guard let engine = owner?.engine, engine.unwatched[id]?.object !== self else { return }
    engine.unwatched[id] = WeakReference(self)
    Turns(of: window).afterSome { Self.watchLatecomers(of: engine) }
  }

  /// Watches the screens that had no view before.
  static func watchLatecomers(of engine: NavigationEngine) {
    let late = engine.unwatched
    engine.unwatched = [:]
    for reference in late.values {
      guard let record = reference.object, record.isOwned else { continue }
      if !record.watch() {
        engine.unwatched[record.id] = reference
      }
    }
  }

  /// Watches the screen if it is the top screen of a stack.
  func watchTop() {
    if isOnStack, sentinel == nil, screen?.viewIfLoaded != nil { _ = watch() }
  }

  /// Watches the view that leaves the window together with the screen.
  ///
  /// For a presentation this is the view that UIKit puts around the screen. For most other places
  /// it is the screen's own view.
  ///
  /// - Returns: Whether the screen is watched, or does not need to be.
  private func watch() -> Bool {
    guard let view = screen.flatMap({ place.adapter.watchedView(of: $0) }) else {
      return false
    }
    if let sentinel, sentinel.superview === view { return true }
    unwatch()
    sentinel = RecordSentinel.of(view, for: self)
    if place.kind == .presented { escape = screen.flatMap { PresentationEscape(of: $0) } }
    return true
  }

  /// Ends the suspension of a root that is shown again, wherever it is shown.
  func endSuspension() {
    guard let suspension, pendingRequests == 0, isInPlace else { return }
    self.suspension = nil
    suspension.comeBack()
  }

  /// Notes that the watched view left its window.
  ///
  /// If a running request changes this place, nothing happens here: that request reads the changes.
  func leftWindow() {
    guard !leavesByRequest, let engine = owner?.engine else { return }
    for queue in engine.queues where queue.running?.changes(place) == true { return }
    if let controller = place.controller {
      engine.reconciler.setNeedsReconcile(around: controller)
    } else {
      engine.reconciler.setNeedsReconcile()
    }
  }

  /// Ends the watch.
  func unwatch() {
    escape?.end()
    escape = nil
    if let sentinel {
      sentinel.end()
      self.sentinel = nil
    }
  }
}
