public import CoordinatorCore
public import UIKitShim

/// A tab coordinator of any root type.
///
/// It keeps the coordinator that it wraps alive and forwards to it; nothing is copied. Since Swift
/// knows `any TabCoordinator`, `[any TabCoordinator]` does as well.
public final class AnyTabCoordinator: TabCoordinator {
  /// The wrapped coordinator.
  public let base: any TabCoordinator

  /// Wraps a coordinator.
  public init(_ base: some TabCoordinator) {
    self.base = (base as? AnyTabCoordinator)?.base ?? base
  }

  /// The context of the wrapped coordinator.
  public var context: CoordinatorContext { base.context }

  /// The root controller of the wrapped coordinator.
  public var rootController: UIViewController { base.rootController }

  /// The tab bar item of the wrapped coordinator.
  public var tabBarItem: UITabBarItem { base.tabBarItem }

  /// Runs the wrapped coordinator's hook.
  public func start() { base.start() }

  /// Runs the wrapped coordinator's hook.
  public func stop() { base.stop() }

  /// Runs the wrapped coordinator's hook.
  public func pause() { base.pause() }

  /// Runs the wrapped coordinator's hook.
  public func resume() { base.resume() }
}

extension ScreenCoordinator {
  /// The coordinator that a wrapper stands for; this one if it is no wrapper.
  var unwrapped: any ScreenCoordinator { (self as? AnyTabCoordinator)?.base ?? self }
}

// A wrapper stands for its base: the verbs act on that.
extension Coordinator {
  /// Starts the wrapped coordinator.
  public func start(_ child: AnyTabCoordinator) { start(child.base) }

  /// Stops the wrapped coordinator.
  public func stop(_ child: AnyTabCoordinator) { stop(child.base) }

  /// Pauses the wrapped coordinator.
  public func pause(_ child: AnyTabCoordinator) { pause(child.base) }

  /// Resumes the wrapped coordinator.
  public func resume(_ child: AnyTabCoordinator) { resume(child.base) }

  /// Starts the wrapped coordinator.
  public func start(coordinator child: AnyTabCoordinator) { start(child.base) }

  /// Stops the wrapped coordinator.
  public func stop(coordinator child: AnyTabCoordinator) { stop(child.base) }

  /// Pauses the wrapped coordinator.
  public func pause(coordinator child: AnyTabCoordinator) { pause(child.base) }

  /// Resumes the wrapped coordinator.
  public func resume(coordinator child: AnyTabCoordinator) { resume(child.base) }
}

/// Wraps a tab coordinator, so that tabs of different root types stand in one array.
@MainActor
public func deGenericize(_ coordinator: some TabCoordinator) -> AnyTabCoordinator {
  AnyTabCoordinator(coordinator)
}
