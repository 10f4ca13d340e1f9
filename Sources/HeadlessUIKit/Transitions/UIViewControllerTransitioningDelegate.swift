public import Foundation

/// Supplies what animates, drives and manages the presentation of a view controller.
@preconcurrency @MainActor
public protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {
  /// The animator of an animated presentation; nil, the default, for UIKit's own animation.
  func animationController(
    forPresented presented: UIViewController,
    presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// The animator of an animated dismissal; nil, the default, for UIKit's own animation.
  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// What drives the animator of a presentation in place of time; nil by default.
  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  /// What drives the animator of a dismissal in place of time; nil by default.
  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  /// The manager of a presentation in the style `.custom`; nil, the default, for a plain one.
  ///
  /// `presenting` is nil where somebody reads `presentationController` before the presentation.
  func presentationController(
    forPresented presented: UIViewController,
    presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController?
}

extension UIViewControllerTransitioningDelegate {
  /// UIKit's own animation.
  public func animationController(
    forPresented presented: UIViewController,
    presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  /// UIKit's own animation.
  public func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  /// Time.
  public func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
  /// Time.
  public func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
  /// A plain one.
  public func presentationController(
    forPresented presented: UIViewController,
    presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? { nil }
}

// The methods in the form `delegate.method?(...)`, which optional methods have.
extension UIViewControllerTransitioningDelegate {
  /// Both methods of this name.
  @_disfavoredOverload
  public var animationController: UIViewControllerTransitioningDelegateCalls.Animation? {
    UIViewControllerTransitioningDelegateCalls.Animation(delegate: self)
  }
  /// The method as an optional one.
  @_disfavoredOverload
  public var interactionControllerForPresentation:
    UIViewControllerTransitioningDelegateCalls.Interaction?
  {
    UIViewControllerTransitioningDelegateCalls.Interaction {
      self.interactionControllerForPresentation(using: $0)
    }
  }
  /// The method as an optional one.
  @_disfavoredOverload
  public var interactionControllerForDismissal:
    UIViewControllerTransitioningDelegateCalls.Interaction?
  {
    UIViewControllerTransitioningDelegateCalls.Interaction {
      self.interactionControllerForDismissal(using: $0)
    }
  }
  /// The method as an optional one.
  @_disfavoredOverload
  public var presentationController: UIViewControllerTransitioningDelegateCalls.Presentation? {
    UIViewControllerTransitioningDelegateCalls.Presentation(delegate: self)
  }
}

/// Calls the methods of a transitioning delegate as one calls optional methods.
public enum UIViewControllerTransitioningDelegateCalls {
  /// Asks for animators.
  @preconcurrency @MainActor
  public struct Animation {
    let delegate: any UIViewControllerTransitioningDelegate

    /// Asks for the animator of a presentation.
    public func callAsFunction(
      forPresented presented: UIViewController,
      presenting: UIViewController,
      source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      delegate.animationController(
        forPresented: presented,
        presenting: presenting,
        source: source
      )
    }

    /// Asks for the animator of a dismissal.
    public func callAsFunction(
      forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      delegate.animationController(forDismissed: dismissed)
    }
  }

  /// Asks what drives an animator.
  @preconcurrency @MainActor
  public struct Interaction {
    let ask:
      (any UIViewControllerAnimatedTransitioning) ->
        (any UIViewControllerInteractiveTransitioning)?

    /// Asks what drives an animator.
    public func callAsFunction(
      using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { ask(animator) }
  }

  /// Asks for a presentation controller.
  @preconcurrency @MainActor
  public struct Presentation {
    let delegate: any UIViewControllerTransitioningDelegate

    /// Asks for the manager of a presentation.
    public func callAsFunction(
      forPresented presented: UIViewController,
      presenting: UIViewController?,
      source: UIViewController
    ) -> UIPresentationController? {
      delegate.presentationController(
        forPresented: presented,
        presenting: presenting,
        source: source
      )
    }
  }
}
