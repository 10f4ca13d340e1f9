public import CoordinatorCore

/// What a scene coordinator tells in addition to its lifecycle.
///
/// Every ``SceneCoordinator`` is one by default; any other coordinator may adopt it.
@MainActor
public protocol SceneCoordinatorDelegate: CoordinatorDelegate {
  /// Tells that a scene asks to leave.
  ///
  /// The default, for a coordinator that is the scene's parent, stops the scene, which pops or
  /// dismisses its screen, if those who guard that allow it. Implement it to decide otherwise.
  ///
  /// - Parameter coordinator: The scene that asks.
  func coordinatorDidRequestDismissal(_ coordinator: any SceneCoordinator)
}

extension SceneCoordinatorDelegate {
  /// Stops the scene if this is its parent; otherwise does nothing.
  public func coordinatorDidRequestDismissal(_ coordinator: any SceneCoordinator) {
    guard let parent = coordinator.context.parent, (parent as AnyObject) === (self as AnyObject)
    else { return }
    parent.stopIfAllowed(coordinator)
  }
}

extension Coordinator {
  /// Stops a child that has asked for it, if those who guard what leaves with it allow it.
  func stopIfAllowed(_ child: any ScreenCoordinator) {
    weak let child = child
    guard let asking = child else { return }
    asking.context.engine.leaveQuestions.askToStop(asking) { [weak self] in
      guard let self, let child, self.hasChild(child) else { return }
      self.stop(child)
    }
  }
}
