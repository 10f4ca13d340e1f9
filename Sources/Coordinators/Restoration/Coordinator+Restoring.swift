public import CoordinatorCore

extension Coordinator {
  /// The places and the state of all coordinators of this tree, as one value.
  ///
  /// A snapshot has the screens and children that were shown by routes, what is selected, and the
  /// state of each coordinator that is `Restorable`. What was shown by other verbs, such as an alert,
  /// is not in it, unless the coordinator shows it again in its `start()`.
  ///
  /// - Complexity: O(*n*) in the number of coordinators and screens.
  public func snapshot() -> Snapshot {
    let root = context.rootContext.coordinator ?? self
    return Snapshot(root: SnapshotCapture(in: context.engine).node(of: root))
  }

  /// Brings back the places and the state of a snapshot, without animation.
  ///
  /// Call it on the root, after it was launched and before the user does anything. Links that are
  /// opened meanwhile wait for the end. Each route asks its entry guard. An entry is left out, with
  /// everything below it, if its guard denies it, if its route no longer decodes (a diagnostic says
  /// so), or if UIKit refuses it. Everything else is restored.
  ///
  /// If no guard is asked, everything is restored before the call returns, unless UIKit needs a
  /// run-loop turn for one of the transitions.
  ///
  /// - Parameter ended: Called once, when everything was restored or left out.
  public func restore(_ snapshot: Snapshot, ended: @escaping @MainActor () -> Void = {}) {
    guard context.isRunning else {
      reportIssue(.transitionOfInactiveCoordinator(self, transition: "restore a snapshot"))
      return ended()
    }
    let root = context.rootContext
    let links = root.screenOwner.linkQueue
    links.isRestoring = true
    Restoration(snapshot, of: root) {
      links.isRestoring = false
      ended()
      links.advance()
    }.run()
  }
}
