import CoordinatorCore
import UIKitShim

/// Reports children that were started by `start(_:)` although their screen has to be shown.
@MainActor
enum NeverShown {
  /// Looks at a child that was started, in a later turn, if nothing of it can be seen yet.
  ///
  /// A child that has shown its screens on a stack in a window costs no more than this question.
  static func watch(_ owner: ScreenOwner) {
    if let stack = owner.records.first?.stack, stack.viewIfLoaded?.window != nil { return }
    guard let context = owner.context, let parent = context.parent else { return }
    Turns(of: parent.nearestWindow).afterSome { [weak context, weak parent] in
      guard let context, let parent, context.isRunning else { return }
      look(at: context, of: parent)
    }
  }

  private static func look(at context: CoordinatorContext, of parent: any Coordinator) {
    guard let child = context.coordinator, context.parent === parent,
      let screen = child.ownScreen, screen.isNowhere, !child.sharesStack(screen),
      !context.hasScreensInSight,
      parent.nearestWindow?.isHidden == false
    else { return }
    context.report(
      .neverShown(
        typeName(of: child), parent: typeName(of: parent),
        by: verbs(for: child.roles, of: parent.roles)))
  }

  private static func verbs(for roles: CoordinatorRoles, of parent: CoordinatorRoles) -> String {
    if roles.contains(.tab) { return "'setTabs(_:)'" }
    if roles.contains(.scene), parent.contains(.navigation) {
      return "'push(_:)', 'present(_:)' or 'setRoot(_:)'"
    }
    return "'present(_:)' or 'setRoot(_:)'"
  }
}

extension CoordinatorContext {
  /// Whether this coordinator or one below it has a screen in a window.
  fileprivate var hasScreensInSight: Bool {
    for record in (attachment as? ScreenOwner)?.records ?? [] where record.window != nil {
      return true
    }
    for child in childContexts where child.hasScreensInSight { return true }
    return false
  }
}

extension ScreenOwner {
  /// Whether this is a child's, which neither itself nor one below it has shown a screen, nor asked
  /// for one.
  var hasShownNothing: Bool {
    guard !hasShown, let context, context.isRunning, context.parent != nil else { return false }
    guard let coordinator = context.coordinator, coordinator.ownScreen != nil else { return false }
    return !hasScreensInSubtree
  }
}
