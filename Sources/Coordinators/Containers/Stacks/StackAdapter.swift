import CoordinatorCore
import UIKitShim

/// A navigation controller: its top screen is visible.
enum StackAdapter: ContainerAdapter {
  static let removalEvent = "pop"

  static func change(
    for transition: ScreenTransition, by coordinator: any Coordinator
  ) throws(TransitionRejection) -> any ContainerChange {
    guard let stack = stack(of: transition, for: coordinator) else {
      throw .noContainer("navigation controller", transition.description)
    }
    guard let kind = StackChange.Kind(transition.kind) else {
      throw .noContainer("place", transition.description)
    }
    if kind.addsScreens, stack.isListOfMore { throw .filledByUIKit() }
    return StackChange(kind, on: stack)
  }

  private static func stack(
    of transition: ScreenTransition, for coordinator: any Coordinator
  ) -> UINavigationController? {
    if case .stack(let container) = transition.container { return container }
    let kind = coordinator.kind
    if let stack = kind.stack { return stack(coordinator) }
    return coordinator.ownScreen(by: kind)?.nearestStack
  }

  static func shown(of container: UIViewController) -> UIViewController? {
    (container as? UINavigationController)?.topViewController
  }

  static func transition(
    showing screen: UIViewController, in container: UIViewController
  ) -> ScreenTransition? {
    guard let stack = container as? UINavigationController, stack.topViewController !== screen
    else { return nil }
    return .popTo(screen, on: stack)
  }

  static func read(
    _ container: UIViewController, at place: LayoutReader.Place, _ reader: inout LayoutReader
  ) {
    guard let screens = (container as? UINavigationController)?.screensUntilSwipeEnds else {
      return
    }
    let top = max(screens.count - 1, 0)
    reader.read(screens, in: place, at: .stack, visible: top..<screens.count, others: .covered)
  }

  /// Makes the next change of the stack also remove the screen, even if `stop()` or code that learns
  /// of the stop requests it.
  ///
  /// Without such a change, it is removed when the current run-loop turn ends.
  static func ownerWillStop(_ record: ScreenRecord) {
    // Collapsed columns share one stack. It also holds screens that the framework does not know.
    guard let container = record.stack, !container.isStackOfColumns,
      !SceneDisconnection.removes(record)
    else { return }
    StackObserver.of(container).addPendingRemoval(record)
  }

  static func isRemovedWithOwner(_ record: ScreenRecord) -> Bool { true }

  /// Makes the screen a pending removal: it stays for now, because the stack may be used again.
  static func handleOrphan(_ screen: UIViewController, of record: ScreenRecord) {
    if let stack = record.stack, stack.hasOnStack(screen) {
      StackObserver.of(stack).addPendingRemoval(record)
    }
  }

  /// A presented screen keeps its place if the stack is only what its presentation has adapted to.
  static func place(
    of record: ScreenRecord, in container: UIViewController
  ) -> ScreenPlace? {
    guard let stack = container as? UINavigationController, !record.isOn(stack),
      !(record.isInColumn && record.isHeldByItsPlace)
    else { return nil }
    if record.place.kind == .presented, let screen = record.screen,
      stack.adaptedScreen === screen || record.suspendedWith?.container(of: screen) === stack
    {
      return nil
    }
    let observer = StackObserver.of(stack)
    if let owner = record.owner { observer.addContentOwner(owner) }
    return observer.place
  }
}

extension UINavigationController {
  /// The screens on the stack, with the screen that the user is swiping off: UIKit's list does not
  /// contain that screen now, but contains it again if the swipe is cancelled.
  var screensUntilSwipeEnds: [UIViewController] {
    let screens = viewControllers
    guard let swipe = transitionCoordinator, swipe.initiallyInteractive,
      let leaving = swipe.viewController(forKey: .from),
      leaving.parent == nil || leaving.parent === self,
      swipe.viewController(forKey: .to) === screens.last, !screens.contains(leaving)
    else { return screens }
    return screens + [leaving]
  }
}

extension UIViewController {
  var nearestStack: UINavigationController? {
    self as? UINavigationController ?? navigationController
  }
}

extension UINavigationController {
  /// Whether this is the More list, whose stack shows the chosen tab if that has no place in the
  /// bar; reading `UITabBarController.moreNavigationController` would create the list.
  var isListOfMore: Bool {
    guard let tabs = parent as? UITabBarController else { return false }
    return !tabs.hasTab(self)
  }

  /// What leaves the user interface with some screens of the stack, topmost first.
  ///
  /// The More list, and the stack of collapsed columns, only hide a tab or a column.
  func leaving(
    _ screens: some Collection<UIViewController>, besides kept: [UIViewController?] = []
  ) -> LeavingScreens {
    let holder: UIViewController? = isListOfMore ? tabBarController : splitViewController
    guard let holder else { return LeavingScreens(screens, besides: kept) }
    let hidden = screens.filter { keepsPopped($0, in: holder) }
    var leaving = LeavingScreens(screens.filter { !hidden.contains($0) }, besides: kept + hidden)
    // The top of the stack already covered the others.
    if let top = screens.first, hidden.contains(top) { leaving.add(hidden: [top]) }
    return leaving
  }

  /// Whether a screen of the stack stays in a tab or column after it is popped.
  private func keepsPopped(_ screen: UIViewController, in holder: UIViewController) -> Bool {
    if let tabs = holder as? UITabBarController { return tabs.hasTab(screen) }
    let columns = holder as? UISplitViewController
    return columns.flatMap { SplitObserver.existing(of: $0) }?.keepsAfterBack(screen) == true
  }

  /// Whether a screen is on the stack; O(1) if the screen is elsewhere.
  func hasOnStack(_ screen: UIViewController) -> Bool {
    screen.parent === self && viewControllers.contains(screen)
  }
}
