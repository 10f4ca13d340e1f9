import CompactTesting
import Testing
import UIKit

// Transitions of an app's own, and the ways to hear when one of UIKit's has ended.

final class FadeAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  let isPresenting: Bool

  init(isPresenting: Bool) {
    self.isPresenting = isPresenting
  }

  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?)
    -> TimeInterval
  { 0.3 }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    guard
      let controller = transitionContext.viewController(forKey: isPresenting ? .to : .from),
      let animated = transitionContext.view(forKey: isPresenting ? .to : .from)
    else {
      transitionContext.completeTransition(false)
      return
    }
    if isPresenting {
      animated.frame = transitionContext.finalFrame(for: controller)
      animated.alpha = 0
      transitionContext.containerView.addSubview(animated)
    }
    UIView.animate(
      withDuration: transitionDuration(using: transitionContext), delay: 0,
      options: .curveEaseInOut,
      animations: { animated.alpha = self.isPresenting ? 1 : 0 },
      completion: { _ in
        if !self.isPresenting { animated.removeFromSuperview() }
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      })
  }
}

final class DimmingPresentationController: UIPresentationController {
  private(set) lazy var dimmingView: UIView = {
    let view = UIView()
    view.backgroundColor = UIColor.black.withAlphaComponent(0.4)
    view.alpha = 0
    return view
  }()

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let bounds = containerView?.bounds else { return .zero }
    return CGRect(x: 0, y: bounds.height / 2, width: bounds.width, height: bounds.height / 2)
  }

  override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    dimmingView.frame = containerView?.bounds ?? .zero
    containerView?.insertSubview(dimmingView, at: 0)
    guard let coordinator = presentedViewController.transitionCoordinator else {
      dimmingView.alpha = 1
      return
    }
    coordinator.animate(alongsideTransition: { _ in self.dimmingView.alpha = 1 })
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    if !completed { dimmingView.removeFromSuperview() }
  }

  override func dismissalTransitionWillBegin() {
    presentedViewController.transitionCoordinator?.animate(
      alongsideTransition: { [weak self] _ in self?.dimmingView.alpha = 0 }, completion: nil)
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    if completed { dimmingView.removeFromSuperview() }
  }

  override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    presentedView?.frame = frameOfPresentedViewInContainerView
  }
}

final class CardTransition: NSObject, UIViewControllerTransitioningDelegate {
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    DimmingPresentationController(presentedViewController: presented, presenting: presenting)
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { FadeAnimator(isPresenting: true) }

  func animationController(forDismissed dismissed: UIViewController)
    -> UIViewControllerAnimatedTransitioning?
  { FadeAnimator(isPresenting: false) }
}

/// The delegate of a stack that pops with a finger on the screen, as far as the finger goes.
final class InteractivePop: NSObject, UINavigationControllerDelegate {
  private(set) var interaction: UIPercentDrivenInteractiveTransition?
  weak var navigation: UINavigationController?

  func begin() {
    interaction = UIPercentDrivenInteractiveTransition()
    navigation?.popViewController(animated: true)
  }

  func end(_ isFinished: Bool) {
    if isFinished { interaction?.finish() } else { interaction?.cancel() }
    interaction = nil
  }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    switch operation {
    case .push: return FadeAnimator(isPresenting: true)
    case .pop: return SlideAnimator()
    default: return nil
    }
  }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? { interaction }
}

final class SlideAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?)
    -> TimeInterval
  { 0.25 }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    guard
      let fromView = transitionContext.view(forKey: .from),
      let toView = transitionContext.view(forKey: .to)
    else { return transitionContext.completeTransition(false) }
    transitionContext.containerView.insertSubview(toView, belowSubview: fromView)
    UIView.animate(withDuration: 0.25) {
      fromView.transform = CGAffineTransform(translationX: 320, y: 0)
    } completion: { _ in
      fromView.transform = .identity
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}

extension UINavigationController {
  /// The completion that UIKit's own method lacks, in the two ways in which apps add it.
  func pushViewController(
    _ viewController: UIViewController, animated: Bool, completion: @escaping () -> Void
  ) {
    pushViewController(viewController, animated: animated)
    guard animated, let coordinator = transitionCoordinator else {
      DispatchQueue.main.async { completion() }
      return
    }
    coordinator.animate(alongsideTransition: nil) { _ in completion() }
  }

  func popViewController(animated: Bool, completion: @escaping () -> Void) {
    CATransaction.begin()
    CATransaction.setCompletionBlock(completion)
    popViewController(animated: animated)
    CATransaction.commit()
  }
}

struct TransitionTests: TableSuite {
  let device = HeadlessDevice(clock: TransitionClock(.stepped))

  @Test(arguments: await rowNames) func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("A card comes and goes by its own presentation and animator") {
      let root = UIViewController()
      let window = device.show(root)
      let transition = CardTransition()
      let card = UIViewController()
      card.modalPresentationStyle = .custom
      card.transitioningDelegate = transition
      var completions = 0
      device.run { root.present(card, animated: true) { completions += 1 } }
      device.clock.drain()
      let presentation = card.presentationController as? DimmingPresentationController
      expectSame(card.view.window, window)
      expectEqual(presentation?.dimmingView.alpha, 1)
      device.run { card.dismiss(animated: true) { completions += 1 } }
      device.clock.drain()
      expectEqual(completions, 2)
      expectNil(root.presentedViewController)
      expectNil(presentation?.dimmingView.superview)
      expectTrue(device.unfinishedAnimators.isEmpty)
    }

    test("A pop follows a finger, and is cancelled or finished") {
      let (root, detail) = (UIViewController(), UIViewController())
      let navigation = UINavigationController(rootViewController: root)
      let pop = InteractivePop()
      pop.navigation = navigation
      navigation.delegate = pop
      let window = device.show(navigation)
      device.run { navigation.pushViewController(detail, animated: true) }
      device.clock.drain()
      for isFinished in [false, true] {
        device.run { pop.begin() }
        device.clock.turn()
        pop.interaction?.update(0.5)
        pop.end(isFinished)
        device.clock.drain()
        expectSame(navigation.topViewController, (isFinished ? root : detail))
      }
      _ = window
    }

    test("Completions of pushes and pops come by the coordinator and by Core Animation") {
      let navigation = UINavigationController(rootViewController: UIViewController())
      let window = device.show(navigation)
      var calls: [String] = []
      weak var pushed: UIViewController?
      device.run {
        let screen = UIViewController()
        screen.title = "A"
        pushed = screen
        navigation.pushViewController(screen, animated: true) {
          calls.append("pushed \(screen.title ?? "-")")
        }
      }
      device.clock.turn()
      expectTrue(calls.isEmpty)
      device.clock.drain()
      device.run { navigation.popViewController(animated: true) { calls.append("popped") } }
      expectEqual(calls, ["pushed A"])
      device.clock.drain()
      expectEqual(calls, ["pushed A", "popped"])
      expectNil(pushed)
      _ = window
    }
  }
}
