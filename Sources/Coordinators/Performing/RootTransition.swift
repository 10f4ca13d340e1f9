import Foundation
import UIKitShim

/// What an animator knows of a change of a window's root, for which UIKit has no transition.
///
/// The new root is in its place from the start; a picture of the old one lies above it.
@MainActor
final class RootTransition: NSObject, UIViewControllerContextTransitioning {
  let containerView: UIView
  private weak var old: UIViewController?
  private let new: UIViewController
  private let picture: UIView
  private let animator: any UIViewControllerAnimatedTransitioning
  private var ended: (@MainActor () -> Void)?

  /// Makes a screen the root, and animates it.
  static func run(
    to new: UIViewController, in window: UIWindow,
    by animator: any UIViewControllerAnimatedTransitioning, _ ended: @escaping @MainActor () -> Void
  ) {
    let old = window.rootViewController
    let picture = old?.viewIfLoaded.flatMap { Pictures.picture(of: $0) } ?? UIView()
    window.rootViewController = new
    let transition = RootTransition(old, new, picture, in: window, animator, ended)
    animator.animateTransition(using: transition)
  }

  private init(
    _ old: UIViewController?, _ new: UIViewController, _ picture: UIView, in window: UIWindow,
    _ animator: any UIViewControllerAnimatedTransitioning, _ ended: @escaping @MainActor () -> Void
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

  var isAnimated: Bool { true }
  var isInteractive: Bool { false }
  var transitionWasCancelled: Bool { false }
  var presentationStyle: UIModalPresentationStyle { .none }
  var targetTransform: CGAffineTransform { .identity }

  func updateInteractiveTransition(_ percentComplete: CGFloat) {}
  func finishInteractiveTransition() {}
  func cancelInteractiveTransition() {}
  func pauseInteractiveTransition() {}

  func completeTransition(_ didComplete: Bool) {
    guard let ended else { return }
    self.ended = nil
    picture.removeFromSuperview()
    // An animator may have moved it, or left it half way.
    if let view = new.viewIfLoaded, view.superview === containerView {
      view.frame = containerView.bounds
    }
    animator.animationEnded?(true)
    ended()
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
