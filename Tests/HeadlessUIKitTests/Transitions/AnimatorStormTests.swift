import CompactTesting
import Foundation
import HeadlessUIKit
import Testing

/// Supplies animators that end in every way there is.
private final class StormSource: NSObject, UINavigationControllerDelegate,
  UITabBarControllerDelegate, UIViewControllerTransitioningDelegate
{
  var dice: Dice
  var drives: [UIPercentDrivenInteractiveTransition] = []
  var waiting: [any UIViewControllerContextTransitioning] = []

  init(_ seed: Int) { dice = Dice(seed: seed) }

  private final class Animator: NSObject, UIViewControllerAnimatedTransitioning {
    let way: Int
    weak var source: StormSource?

    init(_ way: Int, _ source: StormSource) {
      self.way = way
      self.source = source
    }

    func transitionDuration(
      using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 0.3 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      if let view = context.view(forKey: .to) { context.containerView.addSubview(view) }
      switch way {
      case 0: context.completeTransition(true)
      case 1: source?.waiting.append(context)
      case 2: context.completeTransition(false)
      default:
        UIView.animate(withDuration: 0.3, animations: {}) { _ in
          context.completeTransition(!context.transitionWasCancelled)
        }
      }
    }
  }

  private func animator() -> (any UIViewControllerAnimatedTransitioning)? {
    let way = Int.random(in: 0..<8, using: &dice)
    return way == 7 ? nil : Animator(way, self)
  }

  private func interactor() -> (any UIViewControllerInteractiveTransitioning)? {
    guard Int.random(in: 0..<3, using: &dice) == 0 else { return nil }
    let made = UIPercentDrivenInteractiveTransition()
    drives.append(made)
    return made
  }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator() }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interactor() }

  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator() }

  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interactor() }

  func animationController(
    forPresented presented: UIViewController,
    presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator() }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator() }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interactor() }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interactor() }
}

@MainActor
@Suite(.serialized)
struct AnimatorStormTests {
  @Test(arguments: RandomSeeds.named(orElse: "1-100,2453"))
  func `However animators end, callbacks alternate and everything is freed`(_ seed: Int) {
    var dice = Dice(seed: seed &* 104_729)
    let stage = Stage()
    let witness = StormWitness(stage)
    let source = StormSource(seed)
    func screen() -> CheckedScreen { witness.screen() }
    func stack() -> UINavigationController {
      let navigation = UINavigationController(rootViewController: screen())
      navigation.delegate = source
      return navigation
    }
    func end() {
      for drive in source.drives { drive.finish() }
      let due = source.waiting
      source.waiting = []
      for context in due { context.completeTransition(true) }
    }

    stage.run {
      let tabs = UITabBarController()
      tabs.viewControllers = [stack(), screen(), stack()]
      stage.show(tabs)
      tabs.delegate = source
      for _ in 0..<120 {
        let top = VisibleHierarchy(window: stage.window).layers.last
        let navigation = top?.navigationController
        let animated = Int.random(in: 0..<4, using: &dice) != 0
        switch Int.random(in: 0..<16, using: &dice) {
        case 0...2: navigation?.pushViewController(screen(), animated: animated)
        case 3: navigation?.popViewController(animated: animated)
        case 4: navigation?.setViewControllers([screen(), screen()], animated: animated)
        case 5:
          let next: UIViewController = Bool.random(using: &dice) ? stack() : screen()
          let styles: [UIModalPresentationStyle] = [.fullScreen, .overFullScreen, .custom]
          next.modalPresentationStyle = styles.randomElement(using: &dice) ?? .custom
          next.transitioningDelegate = source
          top?.screen.present(next, animated: animated)
        case 6: top?.screen.dismiss(animated: animated)
        case 7: tabs.dismiss(animated: animated)
        case 8, 9: tabs.selectedIndex = Int.random(in: 0..<3, using: &dice)
        case 10: source.drives.last?.update(CGFloat.random(in: 0...1, using: &dice))
        case 11: source.drives.last?.cancel()
        case 12: source.drives.last?.finish()
        case 13: end()
        case 14 where Int.random(in: 0..<4, using: &dice) == 0: stage.window.isHidden.toggle()
        default:
          stage.clock.advance(by: .milliseconds(Int.random(in: 0..<400, using: &dice)))
        }
      }
      stage.window.isHidden = false
      for _ in 0..<60 {
        end()
        stage.clock.drain()
      }
    }
    expectEqual(stage.device.unfinishedAnimators, [])
    source.drives = []
    witness.expectPeace()
  }
}
