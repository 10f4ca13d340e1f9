import Foundation
import HeadlessUIKit

/// An animator that records what is asked of it, and completes as it is told to.
final class RecordedAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  enum Ending {
    case afterAnimation, atOnce, byHand
  }

  let recorder: Recorder
  let ending: Ending
  var addsView = true
  var duration = 0.4
  private(set) var context: (any UIViewControllerContextTransitioning)?
  var onAnimate: ((any UIViewControllerContextTransitioning) -> Void)?

  init(_ recorder: Recorder, _ ending: Ending = .afterAnimation) {
    self.recorder = recorder
    self.ending = ending
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { duration }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    recorder.note("animate")
    context = transitionContext
    if addsView, let view = transitionContext.view(forKey: .to) {
      transitionContext.containerView.addSubview(view)
    }
    onAnimate?(transitionContext)
    switch ending {
    case .atOnce:
      complete()
    case .afterAnimation:
      UIView.animate(
        withDuration: transitionDuration(using: transitionContext),
        animations: { transitionContext.view(forKey: .to)?.alpha = 1 },
        completion: { [recorder] _ in
          recorder.note("animated")
          transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
      )
    case .byHand:
      break
    }
  }

  func complete() {
    guard let context else { return }
    context.completeTransition(!context.transitionWasCancelled)
  }

  func animationEnded(_ transitionCompleted: Bool) {
    recorder.note("ended(\(transitionCompleted))")
  }
}

/// A delegate of containers and of presentations that supplies animators.
final class AnimatorSource: NSObject, UINavigationControllerDelegate, UITabBarControllerDelegate,
  UIViewControllerTransitioningDelegate
{
  let recorder: Recorder
  var animator: (any UIViewControllerAnimatedTransitioning)?
  var interactor: (any UIViewControllerInteractiveTransitioning)?
  var makeManager: ((UIViewController, UIViewController?) -> UIPresentationController)?
  var recordsQuestions = true

  init(_ recorder: Recorder, _ animator: (any UIViewControllerAnimatedTransitioning)? = nil) {
    self.recorder = recorder
    self.animator = animator
  }

  private func ask(_ question: String) {
    if recordsQuestions { recorder.note(question) }
  }

  func navigationController(
    _ navigationController: UINavigationController,
    willShow viewController: UIViewController,
    animated: Bool
  ) {
    recorder.note("willShow(\(names([viewController])), \(animated))")
  }

  func navigationController(
    _ navigationController: UINavigationController,
    didShow viewController: UIViewController,
    animated: Bool
  ) {
    recorder.note("didShow(\(names([viewController])), \(animated))")
  }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    ask("animator for \(operation) \(names([fromVC, toVC]))?")
    return animator
  }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    ask("interactor?")
    return interactor
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    ask("animator for \(names([fromVC, toVC]))?")
    return animator
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    ask("interactor?")
    return interactor
  }

  func animationController(
    forPresented presented: UIViewController,
    presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    ask("animator for presented \(names([presented])) on \(names([presenting]))?")
    return animator
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    ask("animator for dismissed \(names([dismissed]))?")
    return animator
  }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    ask("interactor?")
    return interactor
  }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    ask("interactor?")
    return interactor
  }

  func presentationController(
    forPresented presented: UIViewController,
    presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    ask("manager for \(names([presented])) on \(presenting.map { names([$0]) } ?? "nil")?")
    return makeManager?(presented, presenting)
  }
}
