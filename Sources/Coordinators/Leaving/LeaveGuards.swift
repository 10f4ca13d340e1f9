import CoordinatorCore
import UIKitShim

/// Installs the hooks in UIKit that ask guards before the user leaves a screen.
///
/// Whether a guard has to be asked is read only at the attempt.
@MainActor
final class LeaveGuards {
  /// The stacks with a screen that may guard.
  private var stacks: [GuardedStack] = []

  /// Whether a screen, its coordinator or an ancestor of that adopts ``LeaveGuarding``.
  static func mayGuard(_ screen: UIViewController) -> Bool {
    if screen.roles.contains(.guarding) { return true }
    guard let record = screen.screenRecord else { return false }
    let ownership = record.engine.reconciler.ownership
    return ownership.has(record.ownerID) && ownership.mayGuard(record.ownerID)
  }

  /// Prepares a screen to ask the guards of itself and of what is in it.
  func arm(_ screen: UIViewController) {
    if screen.roles.contains(.stack), let stack = screen.nearestStack { watch(stack) }
    // A raw call may have presented it.
    if screen.parent == nil, screen.presentingViewController != nil {
      PresentationObserver.install(on: screen)
    }
  }

  /// Installs or uninstalls what asks guards on each watched stack; runs after each reading, and
  /// when a guard is asked or has answered.
  func refresh() {
    if stacks.isEmpty { return }
    for stack in stacks { stack.undoForMovedScreens() }
    stacks = stacks.filter { $0.update() }
  }

  /// Watches a stack, until no screen on it may guard any more.
  func watch(_ container: UINavigationController) {
    for stack in stacks where stack.container === container { return }
    stacks = stacks + [GuardedStack(container)]
  }

  // MARK: Attempts

  /// Attempts a transition that a user requests by a gesture or a button of UIKit.
  ///
  /// The owner of the nearest screen or container around `screen` requests it, or the coordinator
  /// whose screens the container holds, or else a root.
  ///
  /// If possible, pass a screen that stays: the attempt ends with its requester, and a flow may end
  /// itself while its guard is asked.
  @discardableResult
  static func attempt(
    _ transition: ScreenTransition, around screen: UIViewController
  ) -> TransitionHandle? {
    let requester = owner(around: screen)?.context ?? RootRegistry.running.first?.context
    guard let context = requester else { return nil }
    let request = TransitionRequest(transition, requester: context, origin: .user)
    request.submit()
    return request.handle
  }

  private static func owner(around screen: UIViewController) -> ScreenOwner? {
    for outer in screen.selfAndOuter {
      let filling = outer.existingAttachment?.observer?.contentOwner
      if let owner = outer.screenRecord?.owner ?? (filling?.isRunning == true ? filling : nil) {
        return owner
      }
      if outer !== screen, let owner = owner(in: outer) { return owner }
    }
    return nil
  }

  /// Returns the owner of a screen inside a container that has no owner, lowest screen first, because
  /// the upper ones leave.
  private static func owner(in container: UIViewController) -> ScreenOwner? {
    for child in container.children {
      if let owner = child.screenRecord?.owner ?? owner(in: child) { return owner }
    }
    return nil
  }
}
