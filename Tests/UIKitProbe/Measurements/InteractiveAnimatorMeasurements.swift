import Foundation
import UIKitShim

/// Pops that an interaction controller of the app drives.
@MainActor let interactiveAnimatorMeasurements: [Measurement] = [
  .fact("custom.percent", expected: "interactive true, at 25, then interactive false, A") { stage in
    let (stack, drive) = await stage.drivenStack()
    stack.popViewController(animated: true)
    await stage.turn()
    let isInteractive = stack.transitionCoordinator?.isInteractive ?? false
    drive.update(0.25)
    await stage.turn()
    let percent = Int(((stack.transitionCoordinator?.percentComplete ?? 0) * 100).rounded())
    drive.finish()
    let after = stack.transitionCoordinator?.isInteractive ?? false
    await stage.settle()
    let end = names(stack.viewControllers)
    return "interactive \(isInteractive), at \(percent), then interactive \(after), \(end)"
  },

  .fact(
    "custom.cancelled", "coordinator.cancelled",
    expected: """
      A.willDisappear(true)
      A.didDisappear(true)
      B.willAppear(true)
      B.isAppearing(true)
      B.didAppear(true)
      ended(false)
      stack A B, completion cancelled true
      """
  ) { stage in
    let (stack, drive) = await stage.drivenStack()
    var completion = "none"
    stack.popViewController(animated: true)
    stack.transitionCoordinator?.animate(alongsideTransition: nil) { context in
      completion = "cancelled \(context.isCancelled)"
    }
    await stage.turn()
    drive.update(0.25)
    _ = stage.trace.take()
    drive.cancel()
    await stage.settle()
    stage.note("stack \(names(stack.viewControllers)), completion \(completion)")
    return stage.trace.take()
  },

  .fact("custom.start", expected: "interactive false, then A") { stage in
    let (stack, drive) = await stage.drivenStack()
    drive.wantsInteractiveStart = false
    stack.popViewController(animated: true)
    await stage.turn()
    let isInteractive = stack.transitionCoordinator?.initiallyInteractive ?? true
    await stage.settle()
    return "interactive \(isInteractive), then \(names(stack.viewControllers))"
  },

  /// Fact custom.interactor: `startInteractiveTransition(_:)` is called in place of
  ///   `animateTransition(using:)`.
  ///
  /// Source: `UIViewControllerInteractiveTransitioning.startInteractiveTransition(_:)`
  .fact(
    "custom.interactor",
    expected: "interactive true, animator called '', at 70, then interactive false, A"
  ) { stage in
    final class Drive: NSObject, UIViewControllerInteractiveTransitioning {
      var context: (any UIViewControllerContextTransitioning)?
      func startInteractiveTransition(
        _ transitionContext: any UIViewControllerContextTransitioning
      ) {
        context = transitionContext
        if let view = transitionContext.view(forKey: .to) {
          transitionContext.containerView.addSubview(view)
        }
      }
    }
    let stack = await stage.shownStack("AB")
    let (animator, drive) = (stage.animator(), Drive())
    animator.interactor = drive
    stack.delegate = animator
    stack.popViewController(animated: true)
    await stage.turn()
    let isInteractive = drive.context?.isInteractive ?? false
    let called = stage.trace.take("animate")
    drive.context?.updateInteractiveTransition(0.7)
    await stage.turn()
    let percent = Int(((stack.transitionCoordinator?.percentComplete ?? 0) * 100).rounded())
    drive.context?.finishInteractiveTransition()
    let after = drive.context?.isInteractive ?? true
    drive.context?.completeTransition(true)
    await stage.settle()
    let begun = "interactive \(isInteractive), animator called '\(called)', at \(percent)"
    return "\(begun), then interactive \(after), \(names(stack.viewControllers))"
  },
]

extension ProbeStage {
  /// A stack A B whose pops are driven.
  fileprivate func drivenStack() async -> (
    UINavigationController, UIPercentDrivenInteractiveTransition
  ) {
    let stack = await shownStack("AB")
    let (animator, drive) = (animator(), UIPercentDrivenInteractiveTransition())
    animator.interactor = drive
    stack.delegate = animator
    return (stack, drive)
  }
}
