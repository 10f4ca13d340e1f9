public import CoordinatorCore
public import UIKitShim

/// A coordinator of a single screen, which has nothing to do with `UIScene`.
///
/// The class of the screen is part of the coordinator's type.
///
/// ```swift
/// final class LoginCoordinator: SceneCoordinator {
///   let context = CoordinatorContext()
///   let rootViewController = LoginViewController()
///
///   func start() {
///     if session.hasCachedEmail {
///       rootViewController.loginTextField.text = session.cachedEmail
///     }
///   }
/// }
/// ```
///
/// The parent that starts the coordinator shows its screen: `push(LoginCoordinator())`,
/// `present(LoginCoordinator())` or `setRoot(LoginCoordinator())`.
@MainActor
public protocol SceneCoordinator<Controller>: ScreenCoordinator, SceneCoordinatorDelegate {
  /// The class of the screen.
  associatedtype Controller: UIViewController

  /// The screen, as an instance of its own class.
  var rootViewController: Controller { get }
}

extension SceneCoordinator {
  /// Does nothing, because the screen is made together with the coordinator.
  public func start() {}
}

extension ScreenCoordinator {
  /// Asks the parent to dismiss or pop this coordinator with all of its screens, as a Cancel button
  /// does.
  ///
  /// The parent stops the coordinator, which removes its screens from the UI. Guards, which adopt
  /// ``LeaveGuarding``, are asked first.
  ///
  /// A ``SceneCoordinator`` notifies each listener of ``/CoordinatorCore/Coordinator/delegate``,
  /// and its parent, if they adopt ``SceneCoordinatorDelegate``. They receive
  /// ``SceneCoordinatorDelegate/coordinatorDidRequestDismissal(_:)``. Such a parent decides itself
  /// whether to stop the scene. A diagnostic reports the request of a running root if no listener
  /// receives it.
  public func requestDismissal() {
    let parent = context.parent
    var isHeardByParent = false
    var isHeard = false
    let scene = self as? any SceneCoordinator
    if let scene {
      delegate.invoke { listener in
        guard let listener = listener as? any SceneCoordinatorDelegate else { return }
        if let parent, (listener as AnyObject) === (parent as AnyObject) { isHeardByParent = true }
        isHeard = true
        listener.coordinatorDidRequestDismissal(scene)
      }
    }
    if !isHeard, parent == nil, context.isRunning {
      context.report(.dismissalRequestUnheard(self))
    }
    guard !isHeardByParent, let parent, context.parent != nil else { return }
    if let scene, let parent = parent as? any SceneCoordinatorDelegate {
      parent.coordinatorDidRequestDismissal(scene)
    } else {
      parent.stopIfAllowed(self)
    }
  }
}

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
