import CoordinatorCore
import UIKitShim

// Coordinators that show nothing themselves, but start children that do.
extension ScreenOwner {
  /// It checks again first: the code of coordinators that stopped before it may have shown a
  /// screen, or have started this coordinator again.
  func stopWithoutScreens() {
    let node = engine.reconciler.ownership[id]
    guard isRunning, !hasScreensInSubtree, node.hasShown || node.hasShownByDescendants else {
      return
    }
    context?.stop(reason: .lastScreenRemoved)
  }

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
