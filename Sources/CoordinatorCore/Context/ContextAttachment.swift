/// What a user interface layer attaches to a context; apps never see it.
@MainActor
public protocol _ContextAttachment: AnyObject {
  /// Called right before a hook.
  func hookWillRun(_ hook: LifecycleHook, of coordinator: AnyCoordinator)

  /// Called right after a hook; the coordinator may have ended inside it.
  func hookDidRun(_ hook: LifecycleHook, of coordinator: AnyCoordinator)

  /// Called after a delegate call that the coordinator has heard, of another one's, unless it was a
  /// default, which does nothing.
  func delegateCallDidRun(of coordinator: AnyCoordinator)

  /// Called once per stop, after the delegates were told and the coordinator was detached, before
  /// the outcome is given out.
  func coordinatorDidStop(_ coordinator: AnyCoordinator)

  /// Called when a coordinator became the root of a tree: by `launch()`, before its `start()` runs, or because
  /// its `start()` was called by hand.
  func coordinatorDidBecomeRoot(_ coordinator: AnyCoordinator)

  /// What the tree as text shows behind the coordinator's state.
  var treeAnnotation: String? { get }
}

extension _ContextAttachment {
  /// Does nothing.
  public func delegateCallDidRun(of coordinator: AnyCoordinator) {}

  /// Nothing.
  public var treeAnnotation: String? { nil }
}
