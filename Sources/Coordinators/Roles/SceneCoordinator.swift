import CoordinatorCore
public import UIKitShim

/// A coordinator of a single screen, typed by its controller.
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
/// The screen is shown by whoever starts the coordinator: `push(LoginCoordinator())`,
/// `present(LoginCoordinator())` or `setRoot(LoginCoordinator())`.
@MainActor
public protocol SceneCoordinator<Controller>: ScreenCoordinator, SceneCoordinatorDelegate {
  /// The class of the screen.
  associatedtype Controller: UIViewController

  /// The screen, with its own type.
  var rootViewController: Controller { get }
}

extension SceneCoordinator {
  /// Does nothing: a scene's screen is ready when the scene is made.
  public func start() {}
}

extension ScreenCoordinator {
  /// Asks whoever shows this coordinator to dismiss or pop it, with all of its screens: what a Cancel button
  /// does.
  ///
  /// The parent stops it, which takes its screens from the UI. Those who guard that, as ``LeaveGuarding``,
  /// are asked first.
  ///
  /// Of a ``SceneCoordinator`` each listener of ``/CoordinatorCore/Coordinator/delegate`` and the parent, as far
  /// as they are a ``SceneCoordinatorDelegate``, are told
  /// ``SceneCoordinatorDelegate/coordinatorDidRequestDismissal(_:)`` instead, and may decide otherwise. A request
  /// of a root that nobody hears is reported.
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
    if !isHeard, parent == nil, context.isRunning { reportIssue(.dismissalRequestUnheard(self)) }
    guard !isHeardByParent, let parent, context.parent != nil else { return }
    if let scene, let parent = parent as? any SceneCoordinatorDelegate {
      parent.coordinatorDidRequestDismissal(scene)
    } else {
      parent.stopIfAllowed(self)
    }
  }
}
