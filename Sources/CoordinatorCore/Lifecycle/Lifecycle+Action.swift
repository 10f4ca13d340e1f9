extension Lifecycle {
  /// Something to be done for one coordinator.
  package enum Action: Equatable, Sendable {
    /// Write the change down in the journal.
    case record(LifecycleChange)

    /// Call the coordinator's hook.
    case runHook(LifecycleHook)

    /// Ask ``Lifecycle/settle(after:)`` how to go on.
    case settle(after: LifecycleHook)

    /// Tell the delegates, the observers and the parent.
    case tell(LifecycleChange)

    /// Stop the children, the youngest first; when none is left, ask ``Lifecycle/childrenDidEnd()``.
    case stopChildren

    /// Pause the children, the youngest first; then ask ``Lifecycle/childrenDidPause()``.
    case pauseChildren

    /// Take the inherited pause from the children, the oldest first.
    case resumeChildren

    /// Ask ``Lifecycle/enterPendingPause()``.
    case enterPendingPause

    /// Leave the parent and end the outcome.
    case leave
  }
}
