import UIKitShim

// What tells that a screen has left its window.
extension ScreenRecord {
  /// Watches the screen as soon as it has a view.
  func keepWatch() {
    // The top of a stack is watched when that is shown.
    guard isKept, !isOnStack, !watch() else { return }
    // UIKit makes the view in a later turn, or when the window becomes visible.
    guard let engine = owner?.engine, engine.unwatched[id]?.object !== self else { return }
    engine.unwatched[id] = WeakReference(self)
    Turn.afterSome(in: window) { Self.watchLatecomers(of: engine) }
  }

  /// Watches the screens whose views were not there yet.
  static func watchLatecomers(of engine: NavigationEngine) {
    let late = engine.unwatched
    engine.unwatched = [:]
    for reference in late.values {
      guard let record = reference.object, record.isKept else { continue }
      if !record.watch() {
        engine.unwatched[record.id] = reference
      }
    }
  }

  /// Watches the screen, which is the top of a stack.
  ///
  /// - Returns: Whether it was not watched before.
  func watchTop() -> Bool {
    guard isOnStack, sentinel == nil, screen?.viewIfLoaded != nil else { return false }
    return watch()
  }

  /// Watches the view that leaves the window with the screen, whatever way it takes: that of the
  /// root itself, or what UIKit has put around a presentation.
  ///
  /// - Returns: Whether it is watched, or need not be.
  private func watch() -> Bool {
    let watched: UIView?
    switch place {
    case .column where screen?.presentingViewController != nil:
      // Columns of the classic style collapse onto a primary without a stack by a presentation.
      watched = screen?.presentationController?.containerView
    case .presented: watched = screen?.presentationController?.containerView
    case .stack, .tab, .column, .page, .root, .embedded: watched = screen?.viewIfLoaded
    }
    guard let view = watched else { return !isToBeSeen }
    if let sentinel, sentinel.superview === view { return true }
    unwatch()
    sentinel = RecordSentinel.of(view, for: self)
    if case .presented = place { escape = screen.flatMap { PresentationEscape(of: $0) } }
    return true
  }

  /// Ends the keeping of a root that is shown again, wherever that is.
  func endKeeping() {
    guard let kept, pendingRequests == 0, isInPlace else { return }
    self.kept = nil
    kept.comeBack()
  }

  /// Whether the view of the screen is made soon: that of a tab, a column or a page when it is first
  /// seen, which its observer notices.
  private var isToBeSeen: Bool {
    switch place {
    case .tab(let container): return container.object?.selectedViewController === screen
    case .column(let container): return container.object?.isCollapsed == false
    case .page(let container):
      for page in container.object?.viewControllers ?? [] where page === screen { return true }
      return false
    case .stack, .presented, .root, .embedded: return true
    }
  }

  /// Notes that the view that is watched has left its window.
  func leftWindow() {
    // A raw call may have put something else there, or selected another tab.
    switch place {
    case .tab(let container):
      let observer = container.object.flatMap { TabObserver.existing(of: $0) }
      // A request that selects another tab looks by itself.
      if observer?.isSelecting == true { return }
      owner?.screenMayHaveLeft(self)
      observer?.look()
    case .column(let container):
      owner?.screenMayHaveLeft(self)
      container.object.flatMap { SplitObserver.existing(of: $0) }?.screenLeftWindow()
    case .page(let container):
      owner?.screenMayHaveLeft(self)
      container.object.flatMap { PageObserver.existing(of: $0) }?.lookNextTurn()
    case .presented:
      owner?.screenMayHaveLeft(self)
      // UIKit is in the middle of the dismissal.
      guard let kept = owner?.engine.keptObjects, !kept.areNone else { return }
      Turn.next(in: window) { kept.releaseDismissed() }
    case .root, .embedded:
      // A request that takes it away looks by itself.
      if !leavesByRequest { owner?.screenMayHaveLeft(self) }
    case .stack(let container):
      container.object.flatMap { StackObserver.existing(of: $0) }?.topLeftWindow()
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
