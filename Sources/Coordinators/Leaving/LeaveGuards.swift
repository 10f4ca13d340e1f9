import CoordinatorCore
import UIKitShim

/// What is set in UIKit for the screens that may guard their leaving.
///
/// It is set for each screen whose class may guard, or the class of whose coordinator; whether somebody guards is asked
/// at the moment of the attempt.
@MainActor
final class LeaveGuards {
  private var stacks: [GuardedStack] = []

  /// Whether one of a coordinator and its ancestors may guard what it shows.
  static func mayGuard(_ context: CoordinatorContext?) -> Bool {
    var next = context
    while let current = next {
      if current.coordinator?.roles.contains(.guarding) == true { return true }
      next = current.parentContext
    }
    return false
  }

  /// Has what a screen lies in, or is presented by, ask those who guard it; called when it has come there.
  func arm(_ screen: UIViewController) {
    guard screen.roles.contains(.guarding) || screen.knownNote?.hasGuardingOwner == true else {
      return
    }
    var outer: UIViewController? = screen
    while let current = outer {
      if current.isContainer { ContainerAdapters.adapter(of: current).arm(current, for: self) }
      if current.parent == nil, current.presentingViewController != nil {
        PresentationObserver.install(on: current)
      }
      outer = current.parent
    }
  }

  /// Sets, and sets back, what lets those who guard be asked before a person leaves.
  func refresh() {
    if stacks.isEmpty { return }
    for stack in stacks { stack.setBackWhatHasMoved() }
    stacks = stacks.filter { $0.container != nil }
    for stack in stacks { stack.update() }
  }

  /// Sets on a stack, and sets back, what lets those who guard be asked.
  func watch(_ container: UINavigationController) {
    for stack in stacks where stack.container === container { return }
    stacks.append(GuardedStack(container))
  }

  // MARK: Attempts

  /// Whether somebody guards what leaves with these screens.
  static func isGuarded(leaving screens: some Sequence<UIViewController>) -> Bool {
    !LeavingScreens(screens).guards.isEmpty
  }

  /// Whether somebody may come to guard what leaves with these screens.
  static func mayBeGuarded(leaving screens: some Sequence<UIViewController>) -> Bool {
    !LeavingScreens(screens).possibleGuards.isEmpty
  }

  /// Attempts what a person has asked for by a gesture or a button of UIKit's.
  ///
  /// - Parameter screen: The screen that would be left.
  @discardableResult
  static func attempt(
    _ transition: ScreenTransition, leaving screen: UIViewController
  ) -> TransitionHandle? {
    guard let context = owner(around: screen)?.context else { return nil }
    let request = TransitionRequest(transition, requester: context)
    request.asksToLeave = true
    request.isOnesOwn = false
    request.submit()
    return request.handle
  }

  private static func owner(around screen: UIViewController) -> ScreenOwner? {
    var outer: UIViewController? = screen
    while let current = outer {
      if let owner = ScreenOwner.record(of: current)?.owner { return owner }
      if current !== screen, let owner = owner(in: current) { return owner }
      outer = current.parent ?? current.presentingViewController
    }
    return nil
  }

  /// Who owns what lies in a container that nobody has shown by a verb, on top first.
  private static func owner(in container: UIViewController) -> ScreenOwner? {
    for child in container.children.reversed() {
      if let owner = ScreenOwner.record(of: child)?.owner ?? owner(in: child) { return owner }
    }
    return nil
  }
}
