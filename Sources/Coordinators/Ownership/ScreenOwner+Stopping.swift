import CoordinatorCore
import UIKitShim

// Coordinators that show nothing by themselves, but start children who do.
extension ScreenOwner {
  /// Stops this coordinator if its last screen has left.
  ///
  /// - Parameter childHasStopped: Whether one below it has stopped for this reason, so that one that only
  ///   starts others may end, too.
  /// - Returns: The same for its parent, which is to be looked at next; nil if this one has screens, so that
  ///   its ancestors have.
  func stopIfLeft(after childHasStopped: Bool) -> Bool? {
    guard let context, context.isRunning else { return childHasStopped }
    if hasShown || childHasStopped && hasShownByChildren {
      if hasScreensInSubtree { return nil }
      if hasShown || !hasPlace {
        context.end(reason: .left)
        return true
      }
    }
    // One without a role has no place of its own, and keeps nobody.
    return childHasStopped && context.coordinator?.roles.showScreens != true
  }

  /// Whether a coordinator of which nothing is shown any more has a place in the UI all the same, or is
  /// to have one: a window or a container of its own, or a screen that somebody else has shown.
  ///
  /// A stack that it shares is no such place, nor is one that has left.
  var hasPlace: Bool {
    guard let coordinator = context?.coordinator else { return false }
    let kind = coordinator.kind
    guard kind.window == nil, let screen = coordinator.ownScreen(by: kind) else { return true }
    guard screen.isContainer else { return !screen.isNowhere }
    if coordinator.isShared(screen) || isInUse(screen) { return false }
    return !DetachedContainers.contain(screen)
  }

  /// Whether there are screens on a stack, which are others' where this coordinator has none.
  private func isInUse(_ container: UIViewController) -> Bool {
    guard container.roles.contains(.stack) else { return false }
    return container.children.contains { ScreenOwner.record(of: $0)?.isInUI == true }
  }
}
