/// The data that a user interface layer, not an app, attaches to a context.
@MainActor
package protocol ContextAttachment: AnyObject {
  /// Called before a hook.
  func hookWillRun(_ hook: LifecycleHook, of coordinator: AnyCoordinator)

  /// Called after a hook, which may have stopped the coordinator; `isDefault` if it was the default, which does
  /// nothing.
  func hookDidRun(_ hook: LifecycleHook, of coordinator: AnyCoordinator, isDefault: Bool)

  /// Called after a delegate call from another coordinator, except for a default implementation.
  func delegateCallDidRun(of coordinator: AnyCoordinator)

  /// Called once per stop, after the coordinator was detached and before its outcome is delivered.
  func coordinatorDidStop(_ coordinator: AnyCoordinator)

  /// Called in `launch()` before `start()` runs, or after your code has called `start()` directly.
  func coordinatorDidBecomeRoot(_ coordinator: AnyCoordinator)

  /// Called when a coordinator that ran as a root gets a parent.
  func coordinatorDidBecomeChild()

  /// Called when the context is freed with its coordinator, possibly without a stop.
  func contextDidEnd()

  /// The children in the order of the container that they fill; nil if they fill none.
  func orderedChildren(of coordinator: AnyCoordinator) -> [AnyCoordinator]?

  /// The text that the tree prints after the coordinator's state.
  var treeAnnotation: String? { get }
}

extension ContextAttachment {
  package func delegateCallDidRun(of coordinator: AnyCoordinator) {}

  package func coordinatorDidBecomeChild() {}

  package func contextDidEnd() {}

  package func orderedChildren(of coordinator: AnyCoordinator) -> [AnyCoordinator]? { nil }

  package var treeAnnotation: String? { nil }
}

/// Wraps a ``ContextAttachment``, so that a public protocol can return one.
public struct _ContextAttachment {
  let attachment: any ContextAttachment

  package init(_ attachment: any ContextAttachment) { self.attachment = attachment }
}
