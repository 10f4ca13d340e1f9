import CoordinatorCore
import UIKitShim

// Coordinators that show nothing by themselves, but start children who do.
extension ScreenOwner {
  /// Stops this coordinator if its last screen has left, and then looks at its ancestors.
  func stopIfLeft() {
    // Whether the one below on the way up has ended, so that one that only starts others may end, too.
    var hasStopped = false
    var next = context
    while let current = next, let parent = current.parentContext {
      next = parent
      guard current.isRunning, let owner = current.attachment as? ScreenOwner else { continue }
      if owner.hasShown || hasStopped && owner.hasShownByChildren {
        if owner.hasScreensInSubtree { return }
        if owner.hasShown || !owner.hasPlace {
          current.end(reason: .left)
          hasStopped = true
          continue
        }
      }
      // One without a role has no place of its own, and keeps nobody.
      if current.coordinator?.roles.showScreens == true { hasStopped = false }
    }
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
    return !DepartedContainers.contain(screen)
  }

  /// Whether there are screens on a stack, which are others' where this coordinator has none.
  private func isInUse(_ container: UIViewController) -> Bool {
    guard let container = container as? UINavigationController,
      let observer = StackObserver.existing(of: container)
    else { return false }
    for record in observer.known where record.isKept && record.isInUI { return true }
    return false
  }
}
