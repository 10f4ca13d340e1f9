import Foundation
import UIKitShim

@MainActor let animatorMeasurements: [Measurement] = [
  /// Fact custom.push: A push asks the delegate for an animator after `willShow`, lets it animate,
  ///   and calls its `animationEnded` after `didShow`; the callbacks are those of a push without
  ///   one.
  ///
  /// Source: `UIViewControllerAnimatedTransitioning`;
  ///   `UINavigationControllerDelegate.navigationController(_:animationControllerFor:from:to:)`
  .fact(
    "custom.push", "custom.duration",
    expected: """
      B.willMove(stack)
      B.loadView
      B.didLoad
      A.willDisappear(true)
      B.willAppear(true)
      willShow(B, true)
      animator for push A B?
      animate
      B.isAppearing(true)
      alongside 0.3
      A.didDisappear(true)
      B.didAppear(true)
      B.didMove(stack)
      didShow(B, true)
      ended(true)
      """
  ) { stage in
    let stack = await stage.shownStack("A")
    let animator = stage.animator()
    stack.delegate = animator
    stack.pushViewController(stage.screen("B"), animated: true)
    stack.transitionCoordinator?.animate { context in
      stage.note("alongside \(context.transitionDuration)")
    }
    return await stage.settled()
  },

  /// Fact custom.plain: A change without animation asks for no animator.
  ///
  /// Source:
  ///   `UINavigationControllerDelegate.navigationController(_:animationControllerFor:from:to:)`
  ///
  /// Fact custom.pop: A pop asks for an animator of the operation `pop`.
  ///
  /// Source:
  ///   `UINavigationControllerDelegate.navigationController(_:animationControllerFor:from:to:)`
  .fact(
    "custom.pop", "custom.plain",
    expected: "pop: animator for pop B A? animate ended(true), push: "
  ) { stage in
    let stack = await stage.shownStack("AB")
    stack.delegate = stage.animator()
    stack.popViewController(animated: true)
    await stage.settle()
    let pop = stage.trace.take("animat", "ended")
    stack.pushViewController(stage.screen("C"), animated: false)
    await stage.settle()
    return "pop: \(pop), push: \(stage.trace.take("animat"))"
  },

  .fact("custom.container", expected: "from inside true, to inside false, in the end A out, B in") {
    stage in
    let stack = await stage.shownStack("A")
    let animator = stage.animator()
    let (below, next) = (stack.viewControllers[0], stage.screen("B"))
    var seen = "not called"
    animator.onAnimate = { context in
      let views = [below.view, next.view].map { $0?.superview === context.containerView }
      seen = "from inside \(views[0]), to inside \(views[1])"
    }
    stack.delegate = animator
    stack.pushViewController(next, animated: true)
    await stage.settle()
    let ends = [below.view.window, next.view.window].map { $0 == nil ? "out" : "in" }
    return "\(seen), in the end A \(ends[0]), B \(ends[1])"
  },

  .fact("custom.at-once", expected: "A.didDisappear(true) B.didAppear(true) ended(true)") { stage in
    let stack = await stage.shownStack("A")
    let animator = stage.animator()
    animator.ending = .atOnce
    stack.delegate = animator
    stack.pushViewController(stage.screen("B"), animated: true)
    await stage.settle()
    return stage.trace.take("A.did", "B.didAppear", "ended")
  },

  /// Fact custom.nil: If the delegate has no animator the animation is UIKit's own, and it is asked
  ///   for no interaction controller.
  ///
  /// Source: `UINavigationControllerDelegate.navigationController(_:interactionControllerFor:)`
  .fact("custom.nil", expected: "animator for push A B? didShow(B, true)") { stage in
    let stack = await stage.shownStack("A")
    let animator = stage.animator()
    animator.animatesStacks = false
    stack.delegate = animator
    stack.pushViewController(stage.screen("B"), animated: true)
    await stage.settle()
    return stage.trace.take("?", "didShow")
  },

  .fact("custom.never", expected: "A B, coordinator true, then A B C") { stage in
    let stack = await stage.shownStack("A")
    let animator = stage.animator()
    var context: (any UIViewControllerContextTransitioning)?
    animator.ending = .never
    animator.onAnimate = { if context == nil { context = $0 } }
    stack.delegate = animator
    stack.pushViewController(stage.screen("B"), animated: true)
    stack.pushViewController(stage.screen("C"), animated: false)
    await stage.turn()
    let held = "\(names(stack.viewControllers)), coordinator \(stack.transitionCoordinator != nil)"
    context?.completeTransition(true)
    await stage.settle()
    return "\(held), then \(names(stack.viewControllers))"
  },

  /// Fact coordinator.tab: While a change of the tab is animated the container has a coordinator, and
  ///   the screens have it, too; a change without an animator has none.
  ///
  /// Source: `UIViewController.transitionCoordinator`
  .fact(
    "custom.tab", "coordinator.tab",
    expected:
      "animator for A B? animate ended(true), coordinators true true true, then false, plain false"
  ) { stage in
    let tabs = UITabBarController()
    tabs.viewControllers = stage.screens("AB")
    await stage.show(tabs)
    let animator = stage.animator()
    tabs.delegate = animator
    tabs.selectedIndex = 1
    let coordinators = [tabs, tabs.viewControllers?[0], tabs.viewControllers?[1]].map {
      "\($0?.transitionCoordinator != nil)"
    }
    await stage.settle()
    let after = tabs.transitionCoordinator != nil
    let calls = stage.trace.take("anim", "ended")
    tabs.delegate = nil
    tabs.selectedIndex = 0
    let plain = tabs.transitionCoordinator != nil
    let during = coordinators.joined(separator: " ")
    return "\(calls), coordinators \(during), then \(after), plain \(plain)"
  },

  /// Fact custom.present: A presentation asks its transitioning delegate for an animator, and calls
  ///   its `animationEnded` after the completion; the callbacks are those without one.
  ///
  /// Source: `UIViewControllerTransitioningDelegate`
  ///
  /// Fact custom.presenter-view: The presenter's view is in the container only where the style
  ///   replaces it.
  ///
  /// Source: `UIViewControllerContextTransitioning.containerView`
  .fact(
    "custom.present", "custom.presenter-view",
    expected: """
      M.loadView
      M.didLoad
      A.willDisappear(true)
      M.willAppear(true)
      animate
      presenter inside true
      M.isAppearing(true)
      M.didAppear(true)
      A.didDisappear(true)
      completion
      ended(true)
      over it: presenter inside false
      """
  ) { stage in
    let root = await stage.shownScreen("A")
    let (animator, cover) = (stage.animator(), stage.cover(.fullScreen))
    animator.onAnimate = { context in
      stage.note("presenter inside \(root.view.isDescendant(of: context.containerView))")
    }
    cover.transitioningDelegate = animator
    cover.loadViewIfNeeded()
    root.present(cover, animated: true) { stage.note("completion") }
    let first = await stage.settled()
    root.dismiss(animated: false)
    await stage.settle()
    let over = stage.cover(.overFullScreen)
    over.transitioningDelegate = animator
    root.present(over, animated: true)
    await stage.settle()
    return "\(first)\nover it: \(stage.trace.take("inside"))"
  },

  /// Fact custom.frame: The presented view gets `frameOfPresentedViewInContainerView`.
  ///
  /// Source: `UIPresentationController.frameOfPresentedViewInContainerView`
  .fact(
    "custom.hooks", "custom.frame",
    expected: """
      M.loadView
      M.didLoad
      manager for M on A?
      presentation begins
      M.willAppear(false)
      M.isAppearing(false)
      M.didAppear(false)
      presentation ended true
      completion
      frame 10 100 200 300
      custom true, in the container true
      dismissal begins
      M.willDisappear(false)
      M.didDisappear(false)
      dismissal ended true
      """
  ) { stage in
    let root = await stage.shownScreen("A")
    let cover = stage.managedCover(removes: false)
    cover.loadViewIfNeeded()
    root.present(cover, animated: false) { stage.note("completion") }
    await stage.settle()
    let frame = cover.view.frame
    stage.note(
      "frame \(Int(frame.minX)) \(Int(frame.minY)) \(Int(frame.width)) \(Int(frame.height))")
    let manager = cover.presentationController
    let isInside = cover.view.superview === manager?.containerView
    stage.note("custom \(manager?.presentationStyle == .custom), in the container \(isInside)")
    root.dismiss(animated: false)
    return await stage.settled()
  },

  /// Fact present.custom: In the custom style the presenter disappears only if
  ///   `shouldRemovePresentersView` says so.
  ///
  /// Source: `UIPresentationController.shouldRemovePresentersView`
  .fact(
    "present.custom",
    expected: "A.willDisappear(false) A.didDisappear(false), in the window false, then true"
  ) { stage in
    let root = await stage.shownScreen("A")
    root.present(stage.managedCover(removes: true), animated: false)
    await stage.settle()
    let covered = "\(stage.trace.take("A.")), in the window \(root.view.window != nil)"
    root.dismiss(animated: false)
    await stage.settle()
    return "\(covered), then \(root.view.window != nil)"
  },

  /// Fact custom.asked-early: Read before the presentation, the presentation controller is asked
  ///   for with no presenter.
  ///
  /// Source: openradar 22398420
  .fact("custom.asked-early", expected: "manager for M on nil? the same true") { stage in
    let root = await stage.shownScreen("A")
    let cover = stage.managedCover(removes: false)
    let early = cover.presentationController
    root.present(cover, animated: false)
    await stage.settle()
    return "\(stage.trace.take("manager for")) the same \(early === cover.presentationController)"
  },

  /// Fact custom.asked-once: A transitioning delegate set after the presentation controller was
  ///   made is not asked for one.
  ///
  /// Source: openradar 42996292
  .fact("custom.asked-once", expected: "of the delegate's own false") { stage in
    let cover = stage.cover(.custom)
    _ = cover.presentationController
    let other = stage.managedCover(removes: false)
    cover.transitioningDelegate = other.transitioningDelegate
    return "of the delegate's own \(cover.presentationController is ProbeManager)"
  },

  /// Fact custom.views: `UIView.transition(from:to:…)` puts the one view in the place of the other,
  ///   and calls its completion after the duration.
  ///
  /// Source: `UIView.transition(from:to:duration:options:completion:)`
  .fact("custom.views", expected: "replaced true, completion none, then true") { stage in
    let root = await stage.shownScreen("A")
    let (old, new) = (UIView(frame: root.view.bounds), UIView(frame: root.view.bounds))
    root.view.addSubview(old)
    var completion = "none"
    UIView.transition(from: old, to: new, duration: 0.2, options: .transitionCrossDissolve) {
      completion = "\($0)"
    }
    await stage.turn()
    let during = completion
    await stage.settle()
    let isReplaced = old.superview == nil && new.superview === root.view
    return "replaced \(isReplaced), completion \(during), then \(completion)"
  },

  .fact("completion.animator", expected: "animated block") { stage in
    let root = await stage.shownScreen("A")
    CATransaction.begin()
    CATransaction.setCompletionBlock { MainActor.assumeIsolated { stage.note("block") } }
    let animator = UIViewPropertyAnimator(duration: 0.3, curve: .linear) { root.view.alpha = 0.5 }
    animator.addCompletion { _ in stage.note("animated") }
    animator.startAnimation()
    CATransaction.commit()
    await stage.settle()
    return stage.trace.take("animated", "block")
  },
]

extension ProbeStage {
  func animator() -> ProbeAnimator { trace.keep(ProbeAnimator(trace)) }

  /// A screen that a presentation controller of an app's own presents.
  fileprivate func managedCover(removes: Bool) -> ProbeScreen {
    let (cover, animator, trace) = (cover(.custom), animator(), trace)
    animator.makeManager = { ProbeManager($0, $1, trace, removes: removes) }
    cover.transitioningDelegate = animator
    return cover
  }
}
