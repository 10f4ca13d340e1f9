import CoordinatorCore
import UIKitShim

/// Reports children that `start(_:)` started, although their screens have to be shown as well.
@MainActor
enum NeverShown {
  /// Checks a child in a later run-loop turn, unless it is on a stack in a window already.
  static func watch(_ owner: ScreenOwner) {
    if let stack = owner.records.first?.stack, stack.viewIfLoaded?.window != nil { return }
    guard let context = owner.context, let parent = context.parent else { return }
    let callSite = CallSite.current
    Turns(of: parent.nearestWindow).afterSome { [weak context, weak parent] in
      guard let context, let parent, context.isRunning else { return }
      check(context, of: parent, callSite)
    }
  }

  private static func check(
    _ context: CoordinatorContext, of parent: any Coordinator, _ callSite: CallSite?
  ) {
    guard let child = context.coordinator, context.parent === parent,
      let screen = child.ownScreen, screen.isUnattached,
      !context.screenOwner.hasRecord(where: { $0.window != nil }),
      !(screen.roles.contains(.stack) && child.isShared(screen)),
      parent.nearestWindow?.isHidden == false
    else { return }
    context.report(.neverShown(typeName(of: child), parent: typeName(of: parent)), at: callSite)
  }
}

extension ScreenOwner {
  /// Whether this coordinator is a child, and neither it nor a coordinator below it has shown or
  /// requested a screen.
  var hasShownNothing: Bool {
    guard !hasShown, let context, context.isRunning, context.parent != nil else { return false }
    guard let coordinator = context.coordinator, coordinator.ownScreen != nil else { return false }
    return !hasScreensInSubtree
  }
}
