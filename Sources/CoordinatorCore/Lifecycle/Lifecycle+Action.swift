extension Lifecycle {
  /// An effect that ``CoordinatorContext`` performs.
  package enum Action: Equatable, Sendable {
    case record(LifecycleChange)

    case runHook(LifecycleHook)

    /// Call ``Lifecycle/hookDidReturn(_:)``.
    case finishHook(LifecycleHook)

    /// Notify the delegates, the observers and the parent.
    case notify(LifecycleChange)

    /// Stop the children, the youngest first. When none is left, call ``Lifecycle/childrenDidStop()``.
    case stopChildren

    /// Pause the children, the youngest first. Then call ``Lifecycle/childrenDidPause()``.
    case pauseChildren

    /// Remove the inherited pause from the children, the oldest first.
    case resumeChildren

    /// Call ``Lifecycle/enterPendingPause()``.
    case enterPendingPause

    /// Detach the coordinator and deliver its outcome.
    case finishStopping
  }
}
