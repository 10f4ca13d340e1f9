public import CoordinatorCore
public import UIKitShim

/// A tab coordinator of any root type.
///
/// It keeps the wrapped coordinator alive and forwards to it. It copies nothing. In current Swift
/// an array of type `[any TabCoordinator]` does the same.
public final class AnyTabCoordinator: TabCoordinator {
  /// The wrapped coordinator.
  public let base: any TabCoordinator

  /// Wraps a coordinator.
  public init(_ base: some TabCoordinator) {
    self.base = (base as? AnyTabCoordinator)?.base ?? base
  }

  /// The context of the wrapped coordinator.
  public var context: CoordinatorContext { base.context }

  /// The listeners that receive only the lifecycle calls of the wrapped coordinator.
  public var delegate: MulticastDelegate<any CoordinatorDelegate> { context.observerList }

  /// The root controller of the wrapped coordinator.
  public var rootController: UIViewController { base.rootController }

  /// The tab bar item of the wrapped coordinator.
  public var tabBarItem: UITabBarItem { base.tabBarItem }

  /// Runs the wrapped coordinator's hook.
  public func start() { base.start() }

  /// The wrapped coordinator, on which all verbs act.
  public var _represented: AnyCoordinator { base }

  /// Shows the wrapped coordinator.
  public func _show(
    for parent: some Coordinator, by transition: (ScreenDestination) -> ScreenTransition?
  ) -> TransitionHandle {
    base._show(for: parent, by: transition)
  }
}

extension ScreenCoordinator {
  /// The wrapped coordinator, or this coordinator if it is not a wrapper.
  var unwrapped: any ScreenCoordinator { (self as? AnyTabCoordinator)?.base ?? self }
}

/// Wraps a tab coordinator, so that tabs with different root types fit in one array.
@MainActor
public func deGenericize(_ coordinator: some TabCoordinator) -> AnyTabCoordinator {
  AnyTabCoordinator(coordinator)
}
