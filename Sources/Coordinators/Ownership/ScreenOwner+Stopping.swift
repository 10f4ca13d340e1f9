import CoordinatorCore
import UIKitShim

// Coordinators that show nothing themselves, but start children that do.
extension ScreenOwner {
  /// Stops this coordinator, because it lost its last screen.
  ///
  /// It checks again first: the code of coordinators that stopped before it may have shown a
  /// screen, or have started this coordinator again.
  func stopWithoutScreens() {
    let node = engine.reconciler.ownership[id]
    guard isRunning, !hasScreensInSubtree, node.hasShown || node.hasShownByDescendants else {
      return
    }
    context?.stop(reason: .lastScreenRemoved)
  }

  /// Whether a coordinator without any visible screen still has a place in the UI, or is about to
  /// get one.
  ///
  /// Such a place is its own window, its own container, or its own screen that another coordinator
  /// shows. A shared stack is not such a place, and neither is a detached container.
  var hasPlace: Bool {
    guard let coordinator = context?.coordinator else { return false }
    let kind = coordinator.kind
    guard kind.window == nil, let screen = coordinator.ownScreen(by: kind) else { return true }
    guard screen.isContainer else { return !screen.isUnattached }
    if coordinator.isShared(screen) || isInUse(screen) { return false }
    return !DetachedContainers.contain(screen)
  }

  /// Whether a stack has screens in the UI.
  ///
  /// If this coordinator owns no screen, they belong to other coordinators.
  private func isInUse(_ container: UIViewController) -> Bool {
    guard container.roles.contains(.stack) else { return false }
    return container.children.contains { $0.screenRecord?.isInUI == true }
  }
}
