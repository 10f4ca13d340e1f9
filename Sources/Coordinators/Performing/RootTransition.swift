import Foundation
import UIKitShim

/// What an animator knows of a change of a window's root, for which UIKit has no transition.
///
/// The new root is in its place from the start; a picture of the old one lies above it.
@MainActor
final class RootTransition: NSObject, UIViewControllerContextTransitioning {
  let containerView: UIView
  /// What is to come back if the interaction is cancelled, too.
  private let old: UIViewController?
  private let new: UIViewController
  private let picture: UIView
  private let animator: any UIViewControllerAnimatedTransitioning
  private weak let window: UIWindow?
  private var interactor: (any UIViewControllerInteractiveTransitioning)?
  private var ended: (@MainActor (Bool) -> Void)?

  private(set) var isInteractive = false
  private(set) var transitionWasCancelled = false

  /// Makes a screen the root, and animates it.
  ///
  /// - Parameters:
  ///   - animation: Makes the animator, and what drives it in place of time.
  ///   - mayGoBack: Whether the old root could come back as it was, so that something else than time
  ///     may drive the change.
  ///   - ended: Called with false if the interaction was cancelled, when the old root is back.
  static func run(
    to new: UIViewController, in window: UIWindow, by animation: TransitionAnimation,
    mayGoBack: Bool, _ ended: @escaping @MainActor (Bool) -> Void
  ) -> RootTransition {
    let old = window.rootViewController
    let picture = old?.viewIfLoaded.flatMap { Pictures.picture(of: $0) } ?? UIView()
    window.rootViewController = new
    let transition = RootTransition(
      old, new, picture, in: window, animation.animator(), ended)
    let interactor = mayGoBack ? animation.interactor() : nil
    // UIKit's own one works with contexts of UIKit's only.
    if let interactor, !(interactor is UIPercentDrivenInteractiveTransition) {
      transition.interactor = interactor
      transition.isInteractive = true
      interactor.startInteractiveTransition(transition)
    } else {
      transition.animator.animateTransition(using: transition)
    }
    return transition
  }

  private init(
    _ old: UIViewController?, _ new: UIViewController, _ picture: UIView, in window: UIWindow,
    _ animator: any UIViewControllerAnimatedTransitioning,
    _ ended: @escaping @MainActor (Bool) -> Void
  ) {
    self.old = old
    self.new = new
    self.picture = picture
    self.animator = animator
    self.window = window
    self.ended = ended
    containerView = new.viewIfLoaded?.superview ?? window
    super.init()
    picture.frame = containerView.bounds
    containerView.addSubview(picture)
  }

  var isAnimated: Bool { true }
  var presentationStyle: UIModalPresentationStyle { .none }
  var targetTransform: CGAffineTransform { .identity }

  func updateInteractiveTransition(_ percentComplete: CGFloat) {}

  func finishInteractiveTransition() { isInteractive = false }

  func cancelInteractiveTransition() {
    guard isInteractive else { return }
    isInteractive = false
    transitionWasCancelled = true
  }

  func pauseInteractiveTransition() {}

  func completeTransition(_ didComplete: Bool) {
    guard let ended = end() else { return }
    // A raw call may have set another one meanwhile.
    if !didComplete, window?.rootViewController === new { window?.rootViewController = old }
    animator.animationEnded?(didComplete)
    ended(didComplete)
  }

  /// Ends it with the new root in its place, if it has not ended: whoever reports an end later comes
  /// too late.
  func giveUp() {
    if end() != nil { animator.animationEnded?(true) }
  }

  /// - Returns: Whom to tell; nil if it has ended before.
  private func end() -> (@MainActor (Bool) -> Void)? {
    guard let ended else { return nil }
    self.ended = nil
    isInteractive = false
    interactor = nil
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
