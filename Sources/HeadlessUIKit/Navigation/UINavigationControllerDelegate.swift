public import Foundation

/// Hears which screen a navigation controller shows.
@preconcurrency @MainActor
public protocol UINavigationControllerDelegate: NSObjectProtocol {
  /// Called when a screen is about to be shown, after its `viewWillAppear(_:)`.
  ///
  /// A swipe back that is cancelled is announced too, and never completed.
  func navigationController(
    _ navigationController: UINavigationController,
    willShow viewController: UIViewController,
    animated: Bool
  )
  /// Called when a screen is shown, after its `viewDidAppear(_:)`.
  func navigationController(
    _ navigationController: UINavigationController,
    didShow viewController: UIViewController,
    animated: Bool
  )
  /// The animator of an animated push or pop; nil, the default, for UIKit's own animation.
  ///
  /// Asked after `willShow`. While there is one, the swipe back does not begin.
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// What drives an animator in place of time; nil by default.
  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  /// The ways in which the screen may be turned; those of the top screen by default.
  func navigationControllerSupportedInterfaceOrientations(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientationMask
  /// The way in which a presentation of the container begins; that of the top screen by default.
  func navigationControllerPreferredInterfaceOrientationForPresentation(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientation
}

extension UINavigationControllerDelegate {
  private var forward: Forwarding<any UINavigationControllerDelegate>? { Forwarding(from: self) }

  /// Does nothing.
  public func navigationController(
    _ navigationController: UINavigationController,
    willShow viewController: UIViewController,
    animated: Bool
  ) {}
  /// Does nothing.
  public func navigationController(
    _ navigationController: UINavigationController,
    didShow viewController: UIViewController,
    animated: Bool
  ) {}

  /// UIKit's own animation.
  public func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  /// Time.
  public func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
  /// Those of the top screen.
  public func navigationControllerSupportedInterfaceOrientations(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientationMask {
    forward?(navigationController) {
      $0.navigationControllerSupportedInterfaceOrientations(navigationController)
    } ?? navigationController.topViewController?.supportedInterfaceOrientations ?? .allButUpsideDown
  }

  /// That of the top screen.
  public func navigationControllerPreferredInterfaceOrientationForPresentation(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientation {
    forward?(navigationController) {
      $0.navigationControllerPreferredInterfaceOrientationForPresentation(navigationController)
    } ?? navigationController.topViewController?.preferredInterfaceOrientationForPresentation
      ?? .portrait
  }

  /// The method as an optional one.
  @_disfavoredOverload
  public var navigationControllerSupportedInterfaceOrientations:
    ((UINavigationController) -> UIInterfaceOrientationMask)?
  {
    { self.navigationControllerSupportedInterfaceOrientations($0) }
  }
  /// The method as an optional one.
  @_disfavoredOverload
  public var navigationControllerPreferredInterfaceOrientationForPresentation:
    ((UINavigationController) -> UIInterfaceOrientation)?
  {
    { self.navigationControllerPreferredInterfaceOrientationForPresentation($0) }
  }
  /// The methods in the form `delegate.navigationController?(...)`, which optional methods have.
  @_disfavoredOverload
  public var navigationController: OptionalCalls<any UINavigationControllerDelegate>? {
    OptionalCalls(self)
  }
}

extension OptionalCalls where Delegate == any UINavigationControllerDelegate {
  /// Tells that a screen is about to be shown.
  public func callAsFunction(
    _ navigationController: UINavigationController,
    willShow viewController: UIViewController,
    animated: Bool
  ) {
    delegate.navigationController(
      navigationController,
      willShow: viewController,
      animated: animated
    )
  }

  /// Tells that a screen is shown.
  public func callAsFunction(
    _ navigationController: UINavigationController,
    didShow viewController: UIViewController,
    animated: Bool
  ) {
    delegate.navigationController(navigationController, didShow: viewController, animated: animated)
  }

  /// Asks for an animator.
  public func callAsFunction(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    delegate.navigationController(
      navigationController,
      animationControllerFor: operation,
      from: fromVC,
      to: toVC
    )
  }

  /// Asks what drives an animator.
  public func callAsFunction(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    delegate.navigationController(
      navigationController,
      interactionControllerFor: animationController
    )
  }
}
