import CoordinatorCore
import UIKitShim

/// Looks, soon after a root has come to life, whether a person can see anything of it.
@MainActor
enum LaunchWatch {
  /// How long a window may take to become visible.
  static let patience = Duration.seconds(3)

  /// Looks at a root when the turn in which it came to life is over.
  static func watch(_ context: CoordinatorContext) {
    guard let coordinator = context.coordinator else { return }
    if let coordinator = coordinator as? any WindowCoordinator {
      watch(context, named: typeName(of: coordinator), in: coordinator.window)
    } else if !context.wasLaunched || UIApplication.shared.delegate != nil {
      let window = coordinator.nearestWindow
      Turns(of: window).next { [weak context] in
        guard let context else { return }
        if !lookForStart(of: context) { lookForWindow(of: context) }
      }
    }
  }

  private static func watch(
    _ context: CoordinatorContext, named name: String, in window: UIWindow
  ) {
    Turns(of: window).next { [weak context, weak window] in
      guard let window else { return }
      if context == nil, !window.isHidden { return reportIssue(.rootNotKept(name)) }
      guard window.isHidden else { return }
      Turns(of: window).watch(after: patience) { [weak context, weak window] in
        guard let context, context.isRunning, let window, window.isHidden else { return }
        context.report(.windowNotShown(name))
      }
    }
  }

  /// Reports a root that came to life by its first verb and is none: it stands in another root's
  /// window, or in none while the app shows one.
  ///
  /// - Returns: Whether that is so.
  private static func lookForStart(of context: CoordinatorContext) -> Bool {
    guard !context.wasLaunched, context.isRunning, context.parent == nil,
      let coordinator = context.coordinator
    else { return false }
    let window = coordinator.nearestWindow
    var isStrange = false
    for other in RootRegistry.running where other !== coordinator {
      guard let otherWindow = other.nearestWindow, !otherWindow.isHidden else { continue }
      isStrange = isStrange || window == nil || otherWindow === window
    }
    if isStrange { context.report(.neverStarted(typeName(of: coordinator))) }
    return isStrange
  }

  private static func lookForWindow(of context: CoordinatorContext) {
    guard isOutOfSight(context), UIApplication.shared.delegate != nil else { return }
    Turns(of: nil).watch(after: patience) { [weak context] in
      guard let context, isOutOfSight(context), let coordinator = context.coordinator else {
        return
      }
      context.report(.rootInNoWindow(typeName(of: coordinator)))
    }
  }

  private static func isOutOfSight(_ context: CoordinatorContext) -> Bool {
    guard context.isRunning, context.parent == nil, let coordinator = context.coordinator,
      coordinator.ownScreen != nil
    else { return false }
    return coordinator.nearestWindow?.isHidden ?? true
  }

  /// Reports a presentation that still waits for a window when one should be there.
  static func watch(_ request: TransitionRequest, in window: UIWindow?) {
    Turns(of: window).watch(after: patience) { [weak request, weak window] in
      guard let request, !request.handle.isOver, window?.isHidden ?? true,
        let context = request.requester, let coordinator = context.coordinator
      else { return }
      if let window = coordinator.nearestWindow, !window.isHidden { return }
      context.report(
        .waitsForWindow(
          typeName(of: coordinator), request.summary, hidden: coordinator.nearestWindow != nil))
    }
  }
}
