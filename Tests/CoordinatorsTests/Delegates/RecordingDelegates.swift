import HeadlessUIKit

// Delegates that implement every method, record each call, and answer differently than UIKit
// without a delegate. A chained one forwards each call, and returns the answer of the next.

@MainActor
class RecordingDelegate: NSObject {
  private(set) var calls: [String] = []

  func note(_ call: String, _ subjects: Any?...) {
    let names = subjects.map { ($0 as? UIViewController).map(name) ?? $0.map { "\($0)" } ?? "-" }
    calls.append(([call] + names).joined(separator: " "))
  }

  private func name(_ screen: UIViewController) -> String {
    screen.title ?? (screen as? UINavigationController)?.topViewController.map(name) ?? "-"
  }

  func forget() { calls = [] }
}

/// An animator and interaction controller without effect.
final class StillAnimator: NSObject, UIViewControllerAnimatedTransitioning,
  UIViewControllerInteractiveTransitioning
{
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> Double { 0 }
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {}
  func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {}
}

final class StackRecorder: RecordingDelegate, UINavigationControllerDelegate {
  weak var next: (any UINavigationControllerDelegate)?
  var animator: (any UIViewControllerAnimatedTransitioning)?
  var interaction: (any UIViewControllerInteractiveTransitioning)?

  init(
    animator: (any UIViewControllerAnimatedTransitioning)? = StillAnimator()
  ) {
    self.animator = animator
    interaction = animator as? StillAnimator
  }

  func navigationController(
    _ stack: UINavigationController, willShow screen: UIViewController, animated: Bool
  ) {
    note("willShow", screen, animated)
    next?.navigationController(stack, willShow: screen, animated: animated)
  }

  func navigationController(
    _ stack: UINavigationController, didShow screen: UIViewController, animated: Bool
  ) {
    note("didShow", screen, animated)
    next?.navigationController(stack, didShow: screen, animated: animated)
  }

  func navigationController(
    _ stack: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from: UIViewController, to: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    note("animator", from, to)
    guard let next else { return animator }
    return next.navigationController(stack, animationControllerFor: operation, from: from, to: to)
  }

  func navigationController(
    _ stack: UINavigationController,
    interactionControllerFor animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    note("interaction")
    guard let next else { return interaction }
    return next.navigationController(stack, interactionControllerFor: animator)
  }
}

final class TabRecorder: RecordingDelegate, UITabBarControllerDelegate {
  var allows = false
  var animator: (any UIViewControllerAnimatedTransitioning)?
  var interaction: (any UIViewControllerInteractiveTransitioning)?

  init(animator: (any UIViewControllerAnimatedTransitioning)? = StillAnimator()) {
    self.animator = animator
    interaction = animator as? StillAnimator
  }

  func tabBarController(_ tabs: UITabBarController, shouldSelect screen: UIViewController) -> Bool {
    note("shouldSelect", screen)
    return allows
  }

  func tabBarController(_ tabs: UITabBarController, didSelect screen: UIViewController) {
    note("didSelect", screen)
  }

  func tabBarController(_ tabs: UITabBarController, shouldSelectTab tab: UITab) -> Bool {
    note("shouldSelectTab", tab.title)
    return allows
  }

  func tabBarController(
    _ tabs: UITabBarController, didSelectTab tab: UITab, previousTab: UITab?
  ) {
    note("didSelectTab", tab.title, previousTab?.title)
  }

  func tabBarController(
    _ tabs: UITabBarController, displayedViewControllersFor tab: UITab,
    proposedViewControllers proposed: [UIViewController]
  ) -> [UIViewController] {
    note("displayed", tab.title, proposed.count)
    return []
  }

  func tabBarController(
    _ tabs: UITabBarController, willBeginCustomizing screens: [UIViewController]
  ) {
    note("willBegin", screens.count)
  }

  func tabBarController(
    _ tabs: UITabBarController, willEndCustomizing screens: [UIViewController], changed: Bool
  ) {
    note("willEnd", screens.count, changed)
  }

  func tabBarController(
    _ tabs: UITabBarController, didEndCustomizing screens: [UIViewController], changed: Bool
  ) {
    note("didEnd", screens.count, changed)
  }

  func tabBarController(
    _ tabs: UITabBarController, animationControllerForTransitionFrom from: UIViewController,
    to: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    note("animator", from, to)
    return animator
  }

  func tabBarController(
    _ tabs: UITabBarController,
    interactionControllerFor animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    note("interaction")
    return interaction
  }
}

final class PageRecorder: RecordingDelegate, UIPageViewControllerDelegate {
  func pageViewController(
    _ pages: UIPageViewController, willTransitionTo pending: [UIViewController]
  ) {
    note("willTransition", pending.first)
  }

  func pageViewController(
    _ pages: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers previous: [UIViewController], transitionCompleted completed: Bool
  ) {
    note("didFinish", finished, previous.first, completed)
  }

  func pageViewController(
    _ pages: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation
  ) -> UIPageViewController.SpineLocation {
    note("spine")
    return .max
  }
}
