public import Foundation

/// Provides the animators, interaction controllers and presentation controller of a view
/// controller.
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
  /// The interaction controller of a presentation's animator; nil by default.
  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  /// The interaction controller of a dismissal's animator; nil by default.
  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  /// The presentation controller for the style `.custom`; nil, the default, for a plain one.
  ///
  /// `presenting` is nil if `presentationController` is read before the presentation.
  func presentationController(
    forPresented presented: UIViewController,
    presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController?
}

extension UIViewControllerTransitioningDelegate {
  /// Returns nil.
  public func animationController(
    forPresented presented: UIViewController,
    presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  /// Returns nil.
  public func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  /// Returns nil.
  public func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
  /// Returns nil.
  public func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
  /// Returns nil.
  public func presentationController(
    forPresented presented: UIViewController,
    presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? { nil }
}

// These let `delegate.method?(...)` compile, as for optional methods.
extension UIViewControllerTransitioningDelegate {
  /// The methods named `animationController`.
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

/// Calls the methods of a transitioning delegate as optional ones.
public enum UIViewControllerTransitioningDelegateCalls {
  /// Calls the methods named `animationController`.
  @preconcurrency @MainActor
  public struct Animation {
    let delegate: any UIViewControllerTransitioningDelegate

    /// Calls `animationController(forPresented:presenting:source:)`.
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

    /// Calls `animationController(forDismissed:)`.
    public func callAsFunction(
      forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      delegate.animationController(forDismissed: dismissed)
    }
  }

  /// Calls a method that returns an interaction controller.
  @preconcurrency @MainActor
  public struct Interaction {
    let method:
      (any UIViewControllerAnimatedTransitioning) ->
        (any UIViewControllerInteractiveTransitioning)?

    /// Calls a method that returns an interaction controller.
    public func callAsFunction(
      using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { method(animator) }
  }

  /// Calls `presentationController(forPresented:presenting:source:)`.
  @preconcurrency @MainActor
  public struct Presentation {
    let delegate: any UIViewControllerTransitioningDelegate

    /// Calls `presentationController(forPresented:presenting:source:)`.
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
