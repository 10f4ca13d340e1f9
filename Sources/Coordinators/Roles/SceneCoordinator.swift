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

  /// Asks whoever shows this scene to dismiss or pop it.
  ///
  /// Each listener of ``/CoordinatorCore/Coordinator/delegate`` and the parent, as far as they are a
  /// ``SceneCoordinatorDelegate``, are told ``SceneCoordinatorDelegate/coordinatorDidRequestDismissal(_:)``.
  /// Where the parent is none, it stops this coordinator, which takes its screen from the UI. Those
  /// who guard that, as ``LeaveGuarding``, are asked first. A request of a root that nobody hears is
  /// reported.
  public func requestDismissal() {
    let parent = context.parent
    var isHeardByParent = false
    var isHeard = false
    delegate.invoke { listener in
      guard let listener = listener as? any SceneCoordinatorDelegate else { return }
      if let parent, (listener as AnyObject) === (parent as AnyObject) { isHeardByParent = true }
      isHeard = true
      listener.coordinatorDidRequestDismissal(self)
    }
    if !isHeard, parent == nil, context.isRunning { reportIssue(.dismissalRequestUnheard(self)) }
    guard !isHeardByParent, let parent, context.parent != nil else { return }
    if let parent = parent as? any SceneCoordinatorDelegate {
      parent.coordinatorDidRequestDismissal(self)
    } else {
      parent.stopIfAllowed(self)
    }
  }
}
