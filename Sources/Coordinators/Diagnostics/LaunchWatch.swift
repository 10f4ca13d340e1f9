import CoordinatorCore
import UIKitShim

/// Checks, soon after a coordinator became a root, whether the user can see any of it.
@MainActor
enum LaunchWatch {
  /// How long a window may take to become visible.
  static let patience = Duration.seconds(3)

  /// Checks a root after the run-loop turn in which it became a root.
  static func watch(_ context: CoordinatorContext) {
    guard let coordinator = context.coordinator else { return }
    let own = coordinator.roleWindow
    if own == nil, !context.wasLaunched {
      let callSite = CallSite.current
      let name = typeName(of: coordinator)
      Turns(of: coordinator.nearestWindow).next {
        [weak context, weak window = coordinator.nearestWindow] in
        guard let context else {
          // Nobody has kept the coordinator, but its screens are in a window.
          guard window != nil, isInWindowOfAnother(window) else { return }
          var diagnostic = Diagnostic.neverStarted(name)
          diagnostic.callSite = callSite
          return reportIssue(diagnostic)
        }
        if !reportIfNeverStarted(of: context, callSite), UIApplication.shared.hasDelegate {
          reportIfInvisible(of: context)
        }
      }
      return
    }
    guard own != nil || UIApplication.shared.hasDelegate else { return }
    let (name, callSite) = (typeName(of: coordinator), CallSite.current)
    // The closure keeps the context, which knows whether the root ended before it was freed.
    Turns(of: own ?? coordinator.nearestWindow).next {
      [weak own, weak screen = coordinator.ownScreen] in
      guard let window = own ?? screen?.viewIfLoaded?.window, !window.isHidden else {
        return reportIfInvisible(of: context)
      }
      if context.coordinator == nil, context.isRunning {
        context.report(.rootNotKept(name), at: callSite)
      }
      reportIfInvisible(of: context)
    }
  }

  /// Reports a coordinator that was never started, but became a root by a verb: in the window of
  /// another root, or in none while another root has a visible one.
  private static func reportIfNeverStarted(
    of context: CoordinatorContext, _ callSite: CallSite?
  ) -> Bool {
    guard !context.wasLaunched, context.isRunning, context.parent == nil,
      let coordinator = context.coordinator
    else { return false }
    let isUnexpected = isInWindowOfAnother(coordinator.nearestWindow, coordinator)
    if isUnexpected { context.report(.neverStarted(typeName(of: coordinator)), at: callSite) }
    return isUnexpected
  }

  /// Whether a root other than the coordinator has this window, and the window is visible; without a
  /// window, whether it has any visible one.
  private static func isInWindowOfAnother(
    _ window: UIWindow?, _ coordinator: AnyCoordinator? = nil
  ) -> Bool {
    for other in RootRegistry.running where other !== coordinator {
      guard let otherWindow = other.nearestWindow, !otherWindow.isHidden else { continue }
      if window == nil || otherWindow === window { return true }
    }
    return false
  }

  private static func reportIfInvisible(of context: CoordinatorContext) {
    guard isInvisible(context) else { return }
    Turns(of: context.coordinator?.nearestWindow).watch(after: patience) { [weak context] in
      guard let context, isInvisible(context), let coordinator = context.coordinator else {
        return
      }
      context.report(.rootInNoWindow(typeName(of: coordinator)))
    }
  }

  private static func isInvisible(_ context: CoordinatorContext) -> Bool {
    guard context.isRunning, context.parent == nil, let coordinator = context.coordinator,
      coordinator.kind.showsScreens
    else { return false }
    guard let window = coordinator.nearestWindow, !window.isHidden else { return true }
    // Its container was filled, but no window has it.
    return window.rootViewController == nil && coordinator.ownScreen != nil
  }

  /// Reports a presentation that still waits for a window at a time when a window should exist.
  static func watch(_ request: TransitionRequest, in window: UIWindow?) {
    Turns(of: window).watch(after: patience) { [weak request, weak window] in
      guard let request, !request.handle.isCompleted, window?.isHidden ?? true,
        let context = request.requester, let coordinator = context.coordinator
      else { return }
      if let window = coordinator.nearestWindow, !window.isHidden { return }
      let (name, transition) = (typeName(of: coordinator), request.summary)
      let isSuspended = coordinator.nearestSuspension != nil
      context.report(
        isSuspended ? .waitsForReturn(name, transition) : .waitsForWindow(name, transition),
        at: request.callSite)
    }
  }
}
