/// The methods that a coordinator calls to notify its listeners of lifecycle changes.
///
/// A parent is notified by all its children. Add other listeners with `coordinator.delegate += listener` or
/// ``CoordinatorContext/addObserver(_:strongly:)``. A coordinator notifies first the listeners of `delegate`, then
/// the observers, each in the order you added them, and the parent last. If it has no delegate protocol of its own,
/// listeners and observers are one list. All methods have an empty default.
///
/// Implement the methods in the class that adopts the protocol. Swift never calls a method that only a subclass
/// implements.
@MainActor
public protocol CoordinatorDelegate: AnyObject {
  /// Called after a coordinator was started, when its `start()` has returned.
  ///
  /// Not called if the coordinator stopped in its `start()`.
  func coordinatorDidStart(_ coordinator: AnyCoordinator)

  /// Called after a coordinator and everything it started was stopped.
  ///
  /// Its `stop()` has returned, and its ``Coordinator/parent`` is still set.
  func coordinatorDidStop(_ coordinator: AnyCoordinator)

  /// Called after a coordinator was paused. Its children were paused before.
  func coordinatorDidPause(_ coordinator: AnyCoordinator)

  /// Called after a coordinator was resumed, and before its children are resumed.
  func coordinatorDidResume(_ coordinator: AnyCoordinator)
}

extension CoordinatorDelegate {
  /// Does nothing.
  public func coordinatorDidStart(_ coordinator: AnyCoordinator) {
    CoordinatorContext.defaultWasCalled(.started, on: self)
  }

  /// Does nothing.
  public func coordinatorDidStop(_ coordinator: AnyCoordinator) {
    CoordinatorContext.defaultWasCalled(.stopped, on: self)
  }

  /// Does nothing.
  public func coordinatorDidPause(_ coordinator: AnyCoordinator) {
    CoordinatorContext.defaultWasCalled(.paused, on: self)
  }

  /// Does nothing.
  public func coordinatorDidResume(_ coordinator: AnyCoordinator) {
    CoordinatorContext.defaultWasCalled(.resumed, on: self)
  }

  func receive(_ change: LifecycleChange, of coordinator: AnyCoordinator) {
    switch change {
    case .started: coordinatorDidStart(coordinator)
    case .stopped: coordinatorDidStop(coordinator)
    case .paused: coordinatorDidPause(coordinator)
    case .resumed: coordinatorDidResume(coordinator)
    }
  }
}
