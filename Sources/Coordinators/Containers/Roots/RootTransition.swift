import Foundation
import UIKitShim

/// What an animator knows of a change of a window's root, for which UIKit has no transition.
///
/// The new root is in its place from the start; a picture of the old one lies above it.
@MainActor
final class RootTransition: NSObject, UIViewControllerContextTransitioning {
  let containerView: UIView
  private let old: UIViewController?
  private let new: UIViewController
  private let picture: UIView
  private let animator: any UIViewControllerAnimatedTransitioning
  private var ended: (@MainActor () -> Void)?

  /// Makes a screen the root, and animates it.
  ///
  /// - Parameters:
  ///   - animation: Makes the animator.
  ///   - ended: Called when it has ended.
  static func run(
    to new: UIViewController, in window: UIWindow, by animation: TransitionAnimation,
    _ ended: @escaping @MainActor () -> Void
  ) -> RootTransition {
    let old = window.rootViewController
    let picture = old?.viewIfLoaded.flatMap { Pictures.picture(of: $0) } ?? UIView()
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

  // UIKit has no transition of a root that something else than time could drive, or take back.
  var isInteractive: Bool { false }
  var transitionWasCancelled: Bool { false }
  func updateInteractiveTransition(_ percentComplete: CGFloat) {}
  func pauseInteractiveTransition() {}
  func finishInteractiveTransition() {}
  func cancelInteractiveTransition() {}

  var isAnimated: Bool { true }
  var presentationStyle: UIModalPresentationStyle { .none }
  var targetTransform: CGAffineTransform { .identity }

  func completeTransition(_ didComplete: Bool) {
    guard let ended = end() else { return }
    animator.animationEnded?(true)
    ended()
  }

  /// Ends it with the new root in its place, if it has not ended: whoever reports an end later comes
  /// too late.
  func giveUp() {
    if end() != nil { animator.animationEnded?(true) }
  }

  /// - Returns: Whom to tell; nil if it has ended before.
  private func end() -> (@MainActor () -> Void)? {
    guard let ended else { return nil }
    self.ended = nil
    picture.removeFromSuperview()
    // An animator may have moved it, or left it half way.
    if let view = new.viewIfLoaded, view.superview === containerView {
      view.frame = containerView.bounds
    }
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
