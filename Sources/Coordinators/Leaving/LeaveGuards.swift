import CoordinatorCore
import UIKitShim

/// The screens that may guard their leaving, and what is set in UIKit for those that do.
@MainActor
final class LeaveGuards {
  // Replaced and never changed where it stands: else each look at it, of which every verb has some,
  // were checked for overlapping accesses at run time.
  private var screens: [WeakReference<UIViewController>] = []
  private var stacks: [GuardedStack] = []
  private var modals: [WeakReference<UIViewController>] = []

  // MARK: Who may guard

  /// Notes a screen that a coordinator has come to own, if it or a coordinator of its may guard.
  func note(_ screen: UIViewController, of context: CoordinatorContext?) {
    var next = context
    while let current = next {
      let kind = current.knownClass?.kind as? CoordinatorKind ?? current.coordinator?.kind
      if kind?.roles.contains(.guarding) == true { return add(screen) }
      next = current.parentContext
    }
    noteContents(of: screen)
  }

  /// Notes what tells that it guards.
  func note(_ guardian: any LeaveGuarding) {
    if let screen = guardian as? UIViewController { return add(screen) }
    guard let coordinator = guardian as? any Coordinator else { return }
    noteScreens(of: coordinator.context)
  }

  private func noteScreens(of context: CoordinatorContext) {
    for record in (context.attachment as? ScreenOwner)?.records ?? [] {
      if let screen = record.screen { add(screen) }
    }
    for child in context.childContexts { noteScreens(of: child) }
  }

  private func noteContents(of screen: UIViewController) {
    let roles = screen.roles
    if roles.contains(.guarding) { add(screen) }
    guard roles.contains(.container) else { return }
    for child in screen.children { noteContents(of: child) }
  }

  private func add(_ screen: UIViewController) {
    screens =
      screens.filter { $0.object != nil && $0.object !== screen } + [WeakReference(screen)]
  }

  // MARK: What UIKit has to know up front

  /// Sets, and sets back, what keeps a person from leaving without being asked.
  func refresh() {
    guard !screens.isEmpty else { return }
    screens = screens.filter { $0.object != nil }
    for stack in stacks { stack.setBackWhatHasMoved() }
    stacks.removeAll { $0.container == nil }
    for reference in screens {
      var outer = reference.object
      while let current = outer {
        if let stack = current as? UINavigationController { watch(stack) }
        if current.parent == nil, current.presentingViewController != nil { watchModal(current) }
        outer = current.parent ?? stackThatMayTakeBack(current)
      }
    }
    for stack in stacks { stack.update() }
    refreshModals()
  }

  /// The stack from which a person is taking a screen, who may let it fall back.
  private func stackThatMayTakeBack(_ screen: UIViewController) -> UINavigationController? {
    guard let stack = ScreenOwner.record(of: screen)?.stack, stack.isSwiping(screen) else {
      return nil
    }
    return stack
  }

  private func watch(_ container: UINavigationController) {
    for stack in stacks where stack.container === container { return }
    stacks.append(GuardedStack(container))
  }

  private func watchModal(_ screen: UIViewController) {
    for modal in modals where modal.object === screen { return }
    guard !screen.isModalInPresentation, Self.isGuarded(leaving: [screen]) else { return }
    screen.isModalInPresentation = true
    PresentationObserver.install(on: screen)
    modals.append(WeakReference(screen))
  }

  private func refreshModals() {
    modals.removeAll { modal in
      guard let screen = modal.object else { return true }
      if screen.presentingViewController != nil, Self.isGuarded(leaving: [screen]) { return false }
      screen.isModalInPresentation = false
      return true
    }
  }

  // MARK: Attempts

  /// Whether somebody guards what leaves with these screens.
  static func isGuarded(leaving screens: some Sequence<UIViewController>) -> Bool {
    !LeavingScreens(screens).guards.isEmpty
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
