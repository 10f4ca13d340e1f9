public import CoordinatorCore

/// The methods by which a scene coordinator notifies its delegates, in addition to its lifecycle.
///
/// Every ``SceneCoordinator`` adopts this protocol by default. Any other coordinator may adopt it.
@MainActor
public protocol SceneCoordinatorDelegate: CoordinatorDelegate {
  /// Notifies the delegate that a scene asks to be removed.
  ///
  /// The default stops the scene if this coordinator is the scene's parent and if the guards allow
  /// it. The stop pops or dismisses the scene's screen. Implement this method to decide otherwise.
  ///
  /// - Parameter coordinator: The scene that asks to be removed.
  func coordinatorDidRequestDismissal(_ coordinator: any SceneCoordinator)
}

extension SceneCoordinatorDelegate {
  /// Stops the scene if this coordinator is its parent and the guards allow it; otherwise does
  /// nothing.
  public func coordinatorDidRequestDismissal(_ coordinator: any SceneCoordinator) {
    guard let parent = coordinator.context.parent, (parent as AnyObject) === (self as AnyObject)
    else { return }
    parent.stopIfAllowed(coordinator)
  }
}

extension Coordinator {
  /// Stops a child that asked for it, if the guards of everything removed with it allow it.
  func stopIfAllowed(_ child: any ScreenCoordinator) {
    weak let child = child.unwrapped
    guard let asking = child else { return }
    asking.context.engine.leaveQuestions.askToStop(asking) { [weak self] in
      guard let self, let child, self.hasChild(child) else { return }
      self.stopChild(child)
    }
  }
}
