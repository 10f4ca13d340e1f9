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

  /// Fact pop.stack: A pop returns the popped screen, with the stack changed and
  ///   `willMove(toParent: nil)` called.
  ///
  /// Source: [traces]; [life cycle sheet]; `UINavigationController.popViewController(animated:)`
  ///
  /// Fact pop.order: Then come the popped screen's `viewWillDisappear`, the revealed one's
  ///   `viewWillAppear`, `willShow` and `viewIsAppearing`; at the end the two `did` callbacks,
  ///   `didMove(toParent: nil)` and `didShow`.
  ///
  /// Source: [traces]; [life cycle sheet]; software-mansion/react-native-screens#4407; [Chameleon];
  ///   [WinObjC]
  ///
  /// Fact pop.moving: `isMovingFromParent` is true inside the popped screen's own
  ///   `viewWillDisappear` and `viewDidDisappear`, and false between them.
  ///
  /// Source: johnpatrickmorgan/LifecycleHooks#2; [xamarin isMovingFromParent]
  .fact(
    "pop.stack", "pop.order", "pop.moving",
    expected: """
      B.willMove(nil)
      popped B, stack A
      A.loadView
      A.didLoad
      B.willDisappear(true) movingFrom
      A.willAppear(true)
      willShow(A, true)
      A.isAppearing(true)
      begun, moving false
      B.didDisappear(true) movingFrom
      A.didAppear(true)
      B.didMove(nil)
      didShow(A, true)
      """
  ) { stage in
    let stack = await stage.shownStack("AB")
    (stack.topViewController as? ProbeScreen)?.recordsFlags = true
    let popped = stack.popViewController(animated: true)
    stage.note("popped \(label(popped)), stack \(names(stack.viewControllers))")
    await stage.turn()
    stage.note("begun, moving \(popped?.isMovingFromParent ?? true)")
    return await stage.settled()
  },

  /// Fact pop.parent: While the animation runs the popped screen has no parent any more, and its
  ///   view is still in the window.
  ///
  /// Source: software-mansion/react-native-screens#2976
  .fact(
    "pop.parent",
    expected: """
      begun: parent nil, stack nil, in the window true, coordinator true
      in the end: parent nil, stack nil, in the window false, coordinator false
      """
  ) { stage in
    let stack = await stage.shownStack("AB")
    let popped = stack.popViewController(animated: true)
    var seen: [String] = []
    for moment in ["begun", "in the end"] {
      if moment == "begun" { await stage.turn() } else { await stage.settle() }
      let places = "parent \(label(popped?.parent)), stack \(label(popped?.navigationController))"
      let (window, coordinator) = (popped?.view.window, popped?.transitionCoordinator)
      let rest = "in the window \(window != nil), coordinator \(coordinator != nil)"
      seen.append("\(moment): \(places), \(rest)")
    }
    return seen.joined(separator: "\n")
  },

  /// Fact pop.returned: Popping to a screen or to the root returns what was popped, from the bottom
  ///   up.
  ///
  /// Source: `UINavigationController.popToViewController(_:animated:)`
  ///
  /// Fact pop.root: Popping at the root does nothing and returns nil.
  ///
  /// Source: `UINavigationController.popViewController(animated:)`
  .fact("pop.root", "pop.returned", expected: "C D, then B, then nil nil, called ''") { stage in
    let stack = await stage.shownStack("ABCD")
    let second = stack.viewControllers[1]
    let some = stack.popToViewController(second, animated: false)
    await stage.settle()
    let rest = stack.popToRootViewController(animated: false)
    await stage.settle()
    _ = stage.trace.take()
    let none = label(stack.popViewController(animated: true))
    let nobody = names(stack.popToRootViewController(animated: true))
    let calls = await stage.settled()
    return "\(names(some)), then \(names(rest)), then \(none) \(nobody), called '\(calls)'"
  },

  /// Fact pop.between: Of several popped screens only the visible one gets appearance callbacks and
  ///   hears of its move.
  ///
  /// Source: [Chameleon]
  .fact(
    "pop.between",
    expected: "C.willMove(nil) C.willDisappear(true) C.didDisappear(true) C.didMove(nil)"
  ) { stage in
    let stack = await stage.shownStack("ABC")
    stack.popToRootViewController(animated: true)
    await stage.settle()
    return stage.trace.take("B.", "C.")
  },

  /// Fact pop.freed: Popped screens between are freed at the call, the visible one when the
  ///   transition has ended.
  ///
  /// Source: [traces]
  .fact("pop.freed", expected: "begun: B gone, C there; in the end C gone") { stage in
    let stack = await stage.shownStack("ABC")
    weak let between = stack.viewControllers[1]
    weak let top = stack.viewControllers[2]
    @MainActor func pop() { stack.popToRootViewController(animated: true) }
    pop()
    await stage.turn()
    let call = "B \(between == nil ? "gone" : "there"), C \(top == nil ? "gone" : "there")"
    await stage.settle()
    return "begun: \(call); in the end C \(top == nil ? "gone" : "there")"
  },

  .policy(
    "poppingTellsControllersBetween", ("false", "C.willMove(nil) C.didMove(nil)"),
    ("true", "B.willMove(nil) C.willMove(nil) B.didMove(nil) C.didMove(nil)")
  ) { stage in
    let stack = await stage.shownStack("ABC")
    stack.popToRootViewController(animated: false)
    await stage.settle()
    return stage.trace.take("willMove", "didMove")
  },

  .policy("poppedControllerFindsNavigation", ("true", "stack"), ("false", "nil")) { stage in
    let stack = await stage.shownStack("AB")
    let top = stack.topViewController as? ProbeScreen
    var seen = "not called"
    top?.onWillDisappear = { seen = label(top?.navigationController) }
    stack.popViewController(animated: false)
    await stage.settle()
    return seen
  },

  .policy(
    "backSwipeNeedsBackButton", ("true", "with bar true, without false"),
    ("false", "with bar true, without true")
  ) { stage in
    let stack = await stage.shownStack("AB")
    @MainActor func begins() -> Bool? {
      guard let recognizer = stack.interactivePopGestureRecognizer else { return nil }
      return recognizer.delegate?.gestureRecognizerShouldBegin?(recognizer)
    }
    let bar = begins().map { "\($0)" } ?? "nil"
    stack.setNavigationBarHidden(true, animated: false)
    await stage.settle()
    return "with bar \(bar), without \(begins().map { "\($0)" } ?? "nil")"
  },

  /// Fact set.property: Setting `viewControllers` is the same without animation.
  ///
  /// Source: `UINavigationController.viewControllers`
  .fact(
    "set.top-stays", "set.property",
    expected: """
      A.willMove(nil)
      A.didMove(nil)
      X.willMove(stack)
      X.didMove(stack)
      set, stack X B
      """
  ) { stage in
    let stack = await stage.shownStack("AB")
    stack.viewControllers = [stage.screen("X"), stack.viewControllers[1]]
    stage.note("set, stack \(names(stack.viewControllers))")
    return await stage.settled()
  },

  /// Fact set.pop: A new top that was in the stack comes by a pop.
  ///
  /// Source: `UINavigationController.setViewControllers(_:animated:)`
  ///
  /// Fact set.old-top: The old top hears neither `willMove` nor `didMove`, unlike the others that
  ///   were removed.
  ///
  /// Source: openradar 18002763
  .fact(
    "set.pop", "set.old-top",
    expected: """
      B.willMove(nil)
      B.didMove(nil)
      set, stack A
      A.loadView
      A.didLoad
      C.willDisappear(true)
      A.willAppear(true)
      willShow(A, true)
      A.isAppearing(true)
      C.didDisappear(true)
      A.didAppear(true)
      didShow(A, true)
      """
  ) { stage in
    let stack = await stage.shownStack("ABC")
    stack.setViewControllers([stack.viewControllers[0]], animated: true)
    stage.note("set, stack \(names(stack.viewControllers))")
    return await stage.settled()
  },

  /// Fact set.push: A new top that was not in the stack comes by a push.
  ///
  /// Source: `UINavigationController.setViewControllers(_:animated:)`
  .fact(
    "set.push",
    expected: """
      X.willMove(stack)
      Y.willMove(stack)
      Y.loadView
      Y.didLoad
      A.willDisappear(true)
      Y.willAppear(true)
      willShow(Y, true)
      Y.isAppearing(true)
      A.didDisappear(true)
      Y.didAppear(true)
      X.didMove(stack)
      Y.didMove(stack)
      didShow(Y, true)
      """
  ) { stage in
    let stack = await stage.shownStack("A")
    stack.setViewControllers([stack.viewControllers[0]] + stage.screens("XY"), animated: true)
    return await stage.settled()
  },

  /// Fact set.freed: Screens removed without animation are freed at the call.
  ///
  /// Source: [traces]
  .fact("set.freed", expected: "gone, didShow(A, false)") { stage in
    let stack = await stage.shownStack("ABC")
    weak let removed = stack.viewControllers[1]
    @MainActor func set() { stack.viewControllers = [stack.viewControllers[0]] }
    set()
    let call = removed == nil ? "gone" : "there"
    await stage.settle()
    return "\(call), \(stage.trace.take("didShow"))"
  },

  .policy(
    "settingControllersTellsOldTop", ("false", ""), ("true", "C.willMove(nil) C.didMove(nil)")
  ) { stage in
    let stack = await stage.shownStack("ABC")
    stack.setViewControllers([stack.viewControllers[0]], animated: false)
    await stage.settle()
    return stage.trace.take("C.willMove", "C.didMove")
  },
]
