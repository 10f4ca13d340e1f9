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
}

extension UINavigationControllerDelegate {
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

  /// The methods in the form `delegate.navigationController?(...)`, which optional methods have.
  @_disfavoredOverload
  public var navigationController: UINavigationControllerDelegateCalls? {
    UINavigationControllerDelegateCalls(delegate: self)
  }
}

/// Calls the methods of a navigation controller's delegate as one calls optional methods.
@MainActor
public struct UINavigationControllerDelegateCalls {
  let delegate: any UINavigationControllerDelegate

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
}
