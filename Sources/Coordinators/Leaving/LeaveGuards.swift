import CoordinatorCore
import UIKitShim

/// The screens that may guard their leaving, and what is set in UIKit for them.
///
/// What UIKit needs beforehand is set for each screen whose class may guard, or the class of whose coordinator;
/// whether somebody guards is asked at the moment of the attempt.
@MainActor
final class LeaveGuards {
  // Replaced and never changed where it stands: else each look at it, of which every verb has some,
  // were checked for overlapping accesses at run time.
  private var screens: [WeakReference<UIViewController>] = []
  private var stacks: [GuardedStack] = []

  // MARK: Who may guard

  /// Notes a screen that a coordinator has come to own, if it or a coordinator of its may guard.
  func note(_ screen: UIViewController, of context: CoordinatorContext?) {
    var next = context
    while let current = next {
      let kind = current.knownClass?.kind as? CoordinatorKind ?? current.coordinator?.kind
      if kind?.roles.contains(.guarding) == true { return add(screen) }
      next = current.parentContext
    }
    if screen.roles.contains(.guarding) { add(screen) }
  }

  /// Notes a screen that was seen for the first time, if it may guard.
  func note(_ screen: UIViewController) {
    if screen.roles.contains(.guarding) { add(screen) }
  }

  private func add(_ screen: UIViewController) {
    for known in screens where known.object === screen { return }
    screens = screens + [WeakReference(screen)]
  }

  // MARK: What UIKit has to know up front

  /// Sets, and sets back, what lets those who guard be asked before a person leaves.
  func refresh() {
    guard !screens.isEmpty else { return }
    screens = screens.filter { $0.object != nil }
    for stack in stacks { stack.setBackWhatHasMoved() }
    stacks.removeAll { $0.container == nil }
    for reference in screens {
      var outer = reference.object
      while let current = outer {
        if current.isContainer { ContainerAdapters.adapter(of: current).arm(current, for: self) }
        if current.parent == nil, current.presentingViewController != nil {
          PresentationObserver.install(on: current)
        }
        outer = current.parent ?? stackThatMayTakeBack(current)
      }
    }
    for stack in stacks { stack.update() }
  }

  /// The stack from which a person is taking a screen, who may let it fall back.
  private func stackThatMayTakeBack(_ screen: UIViewController) -> UINavigationController? {
    guard let stack = ScreenOwner.record(of: screen)?.stack, stack.isSwiping(screen) else {
      return nil
    }
    return stack
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
