import UIKitShim

/// Pops, and stacks that are set.
@MainActor let popMeasurements: [Measurement] = [
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
