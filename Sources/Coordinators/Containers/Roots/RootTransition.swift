import Foundation
import UIKitShim

/// The context of an animator that replaces a window's root, for which UIKit has no transition; the
/// new root is in its place from the start, under a picture of the old one.
@MainActor
final class RootTransition: NSObject, UIViewControllerContextTransitioning {
  let containerView: UIView
  private let old: UIViewController?
  private let new: UIViewController
  private let picture: UIView
  private let animator: any UIViewControllerAnimatedTransitioning
  private var ended: (@MainActor () -> Void)?

  /// Makes a screen the root, and animates the change.
  static func run(
    to new: UIViewController, in window: UIWindow, by animation: TransitionAnimation,
    _ ended: @escaping @MainActor () -> Void
  ) -> RootTransition {
    let old = window.rootViewController
    let picture = old?.viewIfLoaded?.picture ?? UIView()
    window.rootViewController = new
    let transition = RootTransition(
      old, new, picture, in: window, animation.animator(), ended)
    transition.animator.animateTransition(using: transition)
    return transition
  }

  private init(
    _ old: UIViewController?, _ new: UIViewController, _ picture: UIView, in window: UIWindow,
    _ animator: any UIViewControllerAnimatedTransitioning,
    _ ended: @escaping @MainActor () -> Void
  ) {
    self.old = old
    self.new = new
    self.picture = picture
    self.animator = animator
    self.ended = ended
    containerView = new.viewIfLoaded?.superview ?? window
    super.init()
    picture.frame = containerView.bounds
    containerView.addSubview(picture)
  }

  // UIKit has no transition for a root, so the user cannot control or cancel one.
  var isInteractive: Bool { false }
  var transitionWasCancelled: Bool { false }
  func updateInteractiveTransition(_ percentComplete: CGFloat) {}
  func pauseInteractiveTransition() {}
  func finishInteractiveTransition() {}
  func cancelInteractiveTransition() {}

  var isAnimated: Bool { true }
  var presentationStyle: UIModalPresentationStyle { .none }
  var targetTransform: CGAffineTransform { .identity }

  func completeTransition(_ didComplete: Bool) { end()?() }

  /// Ends the transition with the new root in its place; a later report of the end has no effect.
  func giveUp() { _ = end() }

  /// Ends the transition; returns the closure to call at the end, or nil if it has ended before.
  private func end() -> (@MainActor () -> Void)? {
    guard let ended else { return nil }
    self.ended = nil
    picture.removeFromSuperview()
    // The animator may have moved the view, or left it half way.
    if let view = new.viewIfLoaded, view.superview === containerView {
      view.frame = containerView.bounds
    }
    animator.animationEnded?(true)
    return ended
  }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    switch key {
    case .from: old
    case .to: new
    default: nil
    }
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    switch key {
    case .from: picture
    case .to: new.viewIfLoaded
    default: nil
    }
  }

  func initialFrame(for vc: UIViewController) -> CGRect {
    vc === old ? containerView.bounds : .zero
  }

  func finalFrame(for vc: UIViewController) -> CGRect {
    vc === new ? containerView.bounds : .zero
  }
}
