public import Foundation

/// The key of a view controller that takes part in a transition.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
  /// The key's name.
  public let rawValue: String
  /// Creates a key from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The view controller that is visible when the transition begins.
  public static let from = Self(rawValue: "UITransitionContextFromViewController")
  /// The view controller that is visible when the transition has ended.
  public static let to = Self(rawValue: "UITransitionContextToViewController")
}

/// The key of a view that takes part in a transition.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  /// The key's name.
  public let rawValue: String
  /// Creates a key from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The view that is shown when the transition begins.
  public static let from = Self(rawValue: "UITransitionContextFromView")
  /// The view that is shown when the transition has ended.
  public static let to = Self(rawValue: "UITransitionContextToView")
}

/// What is known about a transition.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  /// Whether the transition is animated.
  var isAnimated: Bool { get }
  /// The style of the presentation that begins or ends; `.none` for other transitions.
  var presentationStyle: UIModalPresentationStyle { get }
  /// Whether a gesture began the transition.
  var initiallyInteractive: Bool { get }
  /// Whether the transition can be interrupted; always false here.
  var isInterruptible: Bool { get }
  /// Whether a gesture drives the transition now.
  var isInteractive: Bool { get }
  /// Whether the transition was cancelled, or is on its way back.
  var isCancelled: Bool { get }
  /// How long the transition takes without interaction, in seconds.
  var transitionDuration: TimeInterval { get }
  /// How far the interaction has come, from 0 to 1.
  var percentComplete: CGFloat { get }
  /// How fast the rest goes after an interaction.
  var completionVelocity: CGFloat { get }
  /// How the speed changes after an interaction.
  var completionCurve: UIView.AnimationCurve { get }
  /// The view controller that was visible, or the one that will be.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// The view that was shown, or the one that will be.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// The view in which the transition takes place.
  var containerView: UIView { get }
  /// The rotation that goes with the transition.
  var targetTransform: CGAffineTransform { get }
}

/// Runs other things alongside a transition and at its end.
///
/// It exists from the call that requests an animated transition until the transition has ended,
/// and there is none for a transition without animation.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext
{
  /// Runs `animation` when the transition's own animations begin, and `completion` when it ends.
  ///
  /// Once the animations have begun, only the completion is kept; after the end, neither is. Returns false if
  /// one of them was not kept.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
  /// The same, for animations in a view outside the transition's container.
  @discardableResult
  func animateAlongsideTransition(
    in view: UIView?,
    animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
  /// Calls `handler` when a gesture stops driving the transition, whatever the outcome.
  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  )
  /// The same as ``notifyWhenInteractionChanges(_:)``, under its old name.
  func notifyWhenInteractionEnds(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  )
}

extension UIViewControllerTransitionCoordinator {
  /// Runs `animation` when the transition's own animations begin.
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: nil)
  }

  /// Runs `animation` when the transition's own animations begin.
  @discardableResult
  public func animateAlongsideTransition(
    in view: UIView?,
    animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animateAlongsideTransition(in: view, animation: animation, completion: nil)
  }
}
