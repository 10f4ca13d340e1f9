/// The data that a user interface layer, not an app, attaches to a context.
@MainActor
public protocol _ContextAttachment: AnyObject {
  /// Called before a hook.
  func hookWillRun(_ hook: LifecycleHook, of coordinator: AnyCoordinator)

  /// Called after a hook. The hook may have stopped the coordinator.
  func hookDidRun(_ hook: LifecycleHook, of coordinator: AnyCoordinator)

  /// Called after the coordinator has handled a delegate call from another coordinator.
  ///
  /// Not called for a default implementation, which does nothing.
  func delegateCallDidRun(of coordinator: AnyCoordinator)

  /// Called once per stop, after the coordinator was detached and before its outcome is delivered.
  func coordinatorDidStop(_ coordinator: AnyCoordinator)

  /// Called when a coordinator becomes the root of a tree.
  ///
  /// This happens in `launch()`, before `start()` runs, or after your code has called `start()` directly.
  func coordinatorDidBecomeRoot(_ coordinator: AnyCoordinator)

  /// The text that the tree prints after the coordinator's state.
  var treeAnnotation: String? { get }
}

extension _ContextAttachment {
  /// Does nothing.
  public func delegateCallDidRun(of coordinator: AnyCoordinator) {}

  /// The default, nil.
  public var treeAnnotation: String? { nil }
}
