/// What a coordinator tells those who listen to it.
///
/// The parent hears these calls of each of its children without asking. Others join with
/// `coordinator.delegate += listener` or ``CoordinatorContext/addObserver(_:strongly:)``. Listeners
/// are told in the order they were added, the parent last. All calls have an empty default.
///
/// A class that wants to hear a call implements it itself: one that only a subclass implements,
/// while its base class took the default, is never called.
@MainActor
public protocol CoordinatorDelegate: AnyObject {
  /// Says that a coordinator was started.
  ///
  /// Comes after its `start()` has returned, and not at all if it ended inside it.
  func coordinatorDidStart(_ coordinator: AnyCoordinator)

  /// Says that a coordinator and everything it started was stopped.
  ///
  /// Comes after its `stop()` has returned, while its ``Coordinator/parent`` can still be reached.
  func coordinatorDidStop(_ coordinator: AnyCoordinator)

  /// Says that a coordinator was paused, after its children.
  func coordinatorDidPause(_ coordinator: AnyCoordinator)

  /// Says that a coordinator was resumed, before its children.
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

  func hear(_ change: LifecycleChange, of coordinator: AnyCoordinator) {
    switch change {
    case .started: coordinatorDidStart(coordinator)
    case .stopped: coordinatorDidStop(coordinator)
    case .paused: coordinatorDidPause(coordinator)
    case .resumed: coordinatorDidResume(coordinator)
    }
  }
}
