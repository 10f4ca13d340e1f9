import CoordinatorCore
import UIKitShim

// Coordinators that show nothing by themselves, but start children who do.
extension ScreenOwner {
  /// Stops this coordinator, which has lost its last screen; the code of those that stopped before may have shown
  /// one again.
  func stopWithoutScreens() {
    if isRunning, !hasScreensInSubtree { context?.end(reason: .left) }
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
