import UIKitShim

@MainActor let stackMeasurements: [Measurement] = [
  /// Fact push.stack: A push changes the stack, the parent and calls `willMove(toParent:)` before
  ///   it returns; nothing is loaded yet.
  ///
  /// Source: [traces]; [life cycle sheet]
  ///
  /// Fact push.order: In the next turn come `viewDidLoad`, the old top's `viewWillDisappear`, the
  ///   new one's `viewWillAppear`, `willShow` and `viewIsAppearing`; at the end the two `did`
  ///   callbacks, `didMove` and `didShow`.
  ///
  /// Source: [traces]; [life cycle sheet]; [Chameleon]; [WinObjC]
  ///
  /// Fact push.moving: `isMovingToParent` is true in the pushed screen's `viewWillAppear` and
  ///   `viewDidAppear`, and in no callback of the one below.
  ///
  /// Source: [xamarin isMovingToParent]
  .fact(
    "push.stack", "push.order", "push.moving",
    expected: """
      B.willMove(stack)
      pushed, stack A B, moving false
      B.loadView
      B.didLoad
      A.willDisappear(true)
      B.willAppear(true) movingTo
      willShow(B, true)
      B.isAppearing(true)
      begun
      A.didDisappear(true)
      B.didAppear(true) movingTo
      B.didMove(stack)
      didShow(B, true)
      """
  ) { stage in
    let stack = await stage.shownStack("A")
    let next = stage.screen("B")
    for screen in [stack.topViewController as? ProbeScreen, next] { screen?.recordsFlags = true }
    stack.pushViewController(next, animated: true)
    stage.note("pushed, stack \(names(stack.viewControllers)), moving \(next.isMovingToParent)")
    await stage.turn()
    stage.note("begun")
    return await stage.settled()
  },

  /// Fact push.plain: A push without animation is put off to the next turn too, and has ended with
  ///   it; no layout comes before `viewDidAppear`.
  ///
  /// Source: [traces]
  .fact(
    "push.plain",
    expected: """
      B.willMove(stack)
      pushed
      B.loadView
      B.didLoad
      A.willDisappear(false)
      B.willAppear(false)
      willShow(B, false)
      B.isAppearing(false)
      A.didDisappear(false)
      B.didAppear(false)
      B.didMove(stack)
      didShow(B, false)
      B.didLayout
      """
  ) { stage in
    let stack = await stage.shownStack("A")
    let next = stage.screen("B")
    next.recordsLayout = true
    stack.pushViewController(next, animated: false)
    stage.note("pushed")
    return await stage.settled()
  },

  /// Fact push.layout: In an animated push the screen is laid out after `viewIsAppearing`, before
  ///   `viewDidAppear`.
  ///
  /// Source: [traces]; [life cycle sheet]
  .fact("push.layout", expected: "B.isAppearing(true) B.didLayout B.didAppear(true)") { stage in
    let stack = await stage.shownStack("A")
    let next = stage.screen("B")
    next.recordsLayout = true
    stack.pushViewController(next, animated: true)
    await stage.settle()
    return stage.trace.take("B.isAppearing", "B.didAppear", "Layout")
  },

  /// Fact push.no-window: Without a visible window only stack, parents and moves change: nothing is
  ///   loaded, appears, or is told to the delegate, and there is no coordinator.
  ///
  /// Source: [XCoordinator]; [ApplicationCoordinator]
  .fact(
    "push.no-window",
    expected: """
      A.willMove(stack)
      B.willMove(stack)
      coordinator false
      stack A B, loaded false
      B.willMove(nil)
      B.didMove(nil)
      """
  ) { stage in
    let stack = stage.stack("A")
    let next = stage.screen("B")
    stack.pushViewController(next, animated: true)
    stage.note("coordinator \(stack.transitionCoordinator != nil)")
    await stage.settle()
    stage.note("stack \(names(stack.viewControllers)), loaded \(next.isViewLoaded)")
    stack.popViewController(animated: true)
    return stage.trace.take()
  },

  /// Fact push.show: `show(_:sender:)` of a screen in a stack pushes, animated.
  ///
  /// Source: `UIViewController.show(_:sender:)`
  .fact("push.show", expected: "willShow(B, true)") { stage in
    let stack = await stage.shownStack("A")
    stack.topViewController?.show(stage.screen("B"), sender: nil)
    await stage.settle()
    return stage.trace.take("willShow")
  },

  /// Fact push.tab-bar: A tab bar controller can be pushed, although the documentation rules it out.
  ///
  /// Source: rickytan/RTRootNavigationController#36
  .fact("push.tab-bar", expected: "T.didAppear(false)") { stage in
    let stack = await stage.shownStack("A")
    let tabs = UITabBarController()
    tabs.viewControllers = [stage.screen("T")]
    stack.pushViewController(tabs, animated: false)
    await stage.settle()
    return stage.trace.take("T.didAppear")
  },

  .policy(
    "layoutBeginsNavigation", ("true", "A.willDisappear(true) laid out"),
    ("false", "laid out A.willDisappear(true)")
  ) { stage in
    let stack = await stage.shownStack("A")
    stack.pushViewController(stage.screen("B"), animated: true)
    stack.view.layoutIfNeeded()
    stage.note("laid out")
    await stage.settle()
    return stage.trace.take("A.willDisappear", "laid out")
  },

  /// Fact push.layout-begins: The transition begins in the layout pass of the container's view, so
  ///   that forcing one begins it at once.
  ///
  /// Source: [traces]; rickytan/RTRootNavigationController#275; Citrrus/MBContactPicker#48
  .fact("push.layout-begins", expected: "A.willDisappear(true) laid out") { stage in
    let stack = await stage.shownStack("A")
    stack.pushViewController(stage.screen("B"), animated: true)
    stack.view.setNeedsLayout()
    stack.view.layoutIfNeeded()
    stage.note("laid out")
    await stage.settle()
    return stage.trace.take("A.willDisappear", "laid out")
  },

  /// Fact held.push: A push while an animated transition runs, or has only been asked for, does not
  ///   change the stack at the call; it is made when the first has ended.
  ///
  /// Source: openradar 44091459; software-mansion/react-native-screens#409
  ///
  /// Fact held.completion: For a push made in a coordinator's completion block the old transition
  ///   is not over yet.
  ///
  /// Source: isontheline/pro.webssh.net#16
  .fact(
    "held.push", "held.completion", expected: "now A B now A B now A B C D"
  ) { stage in
    let stack = await stage.shownStack("A")
    stack.pushViewController(stage.screen("B"), animated: true)
    stack.pushViewController(stage.screen("C"), animated: true)
    stage.note("now \(names(stack.viewControllers))")
    stack.transitionCoordinator?.animate(alongsideTransition: nil) { _ in
      stack.pushViewController(stage.screen("D"), animated: false)
      stage.note("now \(names(stack.viewControllers))")
    }
    await stage.settle()
    await stage.settle()
    stage.note("now \(names(stack.viewControllers))")
    return stage.trace.take("now")
  },

  /// Fact held.presentation: A push while a presentation around the stack is animated waits as
  ///   well.
  ///
  /// Source: openradar 44091459; software-mansion/react-native-screens#352
  .fact("held.presentation", expected: "A A, in the end A B") { stage in
    let stack = await stage.shownStack("A")
    stack.present(stage.screen("M"), animated: true)
    stack.pushViewController(stage.screen("B"), animated: true)
    var before = names(stack.viewControllers)
    await stage.turn()
    before += " \(names(stack.viewControllers))"
    await stage.settle()
    await stage.settle()
    return "\(before), in the end \(names(stack.viewControllers))"
  },

  .policy(
    "heldChanges", ("oneByOne", "B.didAppear(true) C.didAppear(true) D.didAppear(true), A B C D"),
    ("together", "B.didAppear(true) D.didAppear(true), A B C D")
  ) { stage in
    let stack = await stage.shownStack("A")
    for screen in stage.screens("BCD") { stack.pushViewController(screen, animated: true) }
    await stage.settle()
    await stage.settle()
    await stage.settle()
    return "\(stage.trace.take("didAppear")), \(names(stack.viewControllers))"
  },
]
