import UIKitShim

// What tells that a screen has left its window.
extension ScreenRecord {
  /// Watches the screen as soon as it has a view.
  func keepWatch() {
    // The top of a stack is watched when that is shown.
    guard isOwned, !isOnStack, !watch() else { return }
    // UIKit makes the view in a later turn, or when the window becomes visible.
    guard let engine = owner?.engine, engine.unwatched[id]?.object !== self else { return }
    engine.unwatched[id] = WeakReference(self)
    Turns(of: window).afterSome { Self.watchLatecomers(of: engine) }
  }

  /// Watches the screens whose views were not there yet.
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

  /// Watches the screen, which is the top of a stack.
  func watchTop() {
    if isOnStack, sentinel == nil, screen?.viewIfLoaded != nil { _ = watch() }
  }

  /// Watches the view that leaves the window with the screen, whatever way it takes: that of the
  /// root itself, or what UIKit has put around a presentation.
  ///
  /// - Returns: Whether it is watched, or need not be.
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

  /// Ends the keeping of a root that is shown again, wherever that is.
  func endSuspension() {
    guard let suspension, pendingRequests == 0, isInPlace else { return }
    self.suspension = nil
    suspension.comeBack()
  }

  /// Notes that the view that is watched has left its window; a request that runs reads the changes that it makes.
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
