import CoordinatorCore
import UIKitShim

// The removal of screens.
extension ScreenOwner {
  /// Dismisses the presented screens of this coordinator at the end of the current run-loop turn.
  ///
  /// This runs right before `stop()`, because a presentation that `stop()` requests before the
  /// dismissal would lie above these screens, and be dismissed with them.
  func dismissLater() {
    var presented: [ScreenRecord] = []
    for record in records
    where record.place.kind == .presented && !SceneDisconnection.removes(record) {
      if record.screen?.presentingViewController != nil { presented.append(record) }
    }
    removeLater(presented, of: context?.parentContext)
  }

  /// Removes screens at the end of the current run-loop turn, each in the queue of its window.
  func removeLater(_ records: [ScreenRecord], of parent: @autoclosure () -> CoordinatorContext?) {
    var remaining = records
    while let window = remaining.first.map(\.window) {
      let queue = TransitionQueue.of(window, or: engine)
      queue.removeLater(remaining.filter { $0.window === window }, of: parent())
      remaining.removeAll { $0.window === window }
    }
  }

  func noteRemoval(of record: ScreenRecord) {
    if !record.isRemovalExplained {
      context?.journalObserved(
        record.place.adapter.removalEvent, record.name,
        index: record.place.kind == .presented
          ? context?.coordinator?.nearestWindow?.presentedScreens.count : nil)
    }
    record.place.adapter.didRemove(record)
    LeakWatch.watch([record], of: self)
    // Even if some object keeps the screen, other screens in it are not in the UI any more.
    if let screen = record.screen { DetachedContainers.add(screen) }
  }

  /// Stops this coordinator if it still has no screen: the code of coordinators that stopped before
  /// it may have shown one, or have started it again.
  func stopWithoutScreens() {
    let node = engine.reconciler.ownership[id]
    guard let context, context.isRunning, !hasScreensInSubtree,
      node.hasShown || node.hasShownByDescendants
    else { return }
    context.stop(reason: .lastScreenRemoved)
  }
}

// Coordinators that show nothing themselves, but start children that do.
extension ScreenOwner {
  /// Whether a coordinator without any visible screen has a place in the UI, or is about to get
  /// one: a window, a container, or its own screen, but no shared stack and no detached container.
  var hasPlace: Bool {
    guard let coordinator = context?.coordinator else { return false }
    let kind = coordinator.kind
    guard kind.window == nil, let screen = coordinator.ownScreen(by: kind) else { return true }
    guard screen.isContainer else { return !screen.isUnattached }
    if coordinator.isShared(screen) || isInUse(screen) { return false }
    return !DetachedContainers.contain(screen)
  }

  /// Whether a stack has screens in the UI; if this coordinator owns none, they are of other ones.
  private func isInUse(_ container: UIViewController) -> Bool {
    guard container.roles.contains(.stack) else { return false }
    return container.children.contains { $0.screenRecord?.isInUI == true }
  }
}
