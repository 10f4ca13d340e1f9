import UIKitShim

@MainActor let coordinatorMeasurements: [Measurement] = [
  /// Fact coordinator.every: Every animated change of the stack, presentation and dismissal has a
  ///   coordinator when its call returns, and one without animation has none; afterwards it is gone.
  ///
  /// Source: [XCoordinator]; radianttap/Coordinator#11; Tencent/MLeaksFinder#2;
  ///   `UIViewController.transitionCoordinator`
  .fact(
    "coordinator.every", expected: "animated: push set pop present dismiss; not animated: none"
  ) { stage in
    var seen: [String] = []
    for animated in [true, false] {
      let stack = await stage.shownStack("A")
      var having: [String] = []
      let changes: [(name: String, change: () -> Void)] = [
        ("push", { stack.pushViewController(stage.screen("B"), animated: animated) }),
        ("set", { stack.setViewControllers(stage.screens("CD"), animated: animated) }),
        ("pop", { stack.popViewController(animated: animated) }),
        ("present", { stack.present(stage.cover(.fullScreen), animated: animated) }),
        ("dismiss", { stack.dismiss(animated: animated) }),
      ]
      for (name, change) in changes {
        change()
        if stack.transitionCoordinator != nil { having.append(name) }
        await stage.settle()
        if stack.transitionCoordinator != nil { having.append("and after it") }
      }
      seen.append(having.isEmpty ? "none" : having.joined(separator: " "))
    }
    return "animated: \(seen[0]); not animated: \(seen[1])"
  },

  /// Fact coordinator.alongside: What is animated alongside runs when the transition begins, and
  ///   its completion when it ends, told whether it was cancelled.
  ///
  /// Source: `UIViewControllerTransitionCoordinator`
  ///
  /// Fact coordinator.late: Once the animations have begun a coordinator takes no more of them, but
  ///   still takes completions.
  ///
  /// Source: `UIViewControllerTransitionCoordinator.animate(alongsideTransition:completion:)`
  .fact(
    "coordinator.alongside", "coordinator.late",
    expected: "alongside, accepted false, completion cancelled false, late completion"
  ) { stage in
    let stack = await stage.shownStack("A")
    var seen: [String] = []
    stack.pushViewController(stage.screen("B"), animated: true)
    stack.transitionCoordinator?.animate { _ in
      seen.append("alongside")
    } completion: { context in
      seen.append("completion cancelled \(context.isCancelled)")
    }
    await stage.turn()
    let accepted = stack.transitionCoordinator?.animate { _ in
      seen.append("late alongside")
    } completion: { _ in
      seen.append("late completion")
    }
    seen.append("accepted \(accepted.map { "\($0)" } ?? "nil")")
    await stage.settle()
    return seen.joined(separator: ", ")
  },

  /// Fact coordinator.did-show: In `didShow` of an animated transition the coordinator still tells
  ///   which screen left; after one without animation there is none.
  ///
  /// Source: [HWS sample]; radianttap/Coordinator#11
  .fact("coordinator.did-show", expected: "from A, from B, none") { stage in
    let stack = await stage.shownStack("A")
    var seen: [String] = []
    (stack.delegate as? ProbeDelegate)?.onDidShow = { stack in
      let coordinator = stack.transitionCoordinator
      seen.append(coordinator.map { "from \(label($0.viewController(forKey: .from)))" } ?? "none")
    }
    stack.pushViewController(stage.screen("B"), animated: true)
    await stage.settle()
    stack.popViewController(animated: true)
    await stage.settle()
    stack.pushViewController(stage.screen("C"), animated: false)
    await stage.settle()
    return seen.joined(separator: ", ")
  },

  /// Fact coordinator.ancestor: A controller inside one that takes part finds the coordinator of the
  ///   nearest controller around it.
  ///
  /// Source: `UIViewController.transitionCoordinator`
  .fact("coordinator.ancestor", expected: "there, the same true, in the end false") { stage in
    let stack = await stage.shownStack("A")
    let (next, child) = (stage.screen("B"), stage.screen("C"))
    next.addChild(child)
    stack.pushViewController(next, animated: true)
    let (inner, outer) = (child.transitionCoordinator, stack.transitionCoordinator)
    let text = "\(inner == nil ? "none" : "there"), the same \(inner === outer)"
    await stage.settle()
    return "\(text), in the end \(child.transitionCoordinator != nil)"
  },

  /// Fact coordinator.released: The coordinator is not kept after the transition, and takes nothing
  ///   any more.
  ///
  /// Source: `UIViewController.transitionCoordinator`
  .fact("coordinator.released", expected: "accepted false") { stage in
    let stack = await stage.shownStack("AB")
    stack.popViewController(animated: true)
    let coordinator = stack.transitionCoordinator
    await stage.settle()
    let accepted = coordinator?.animate(alongsideTransition: nil) { _ in stage.note("called") }
    await stage.settle()
    return (["accepted \(accepted.map { "\($0)" } ?? "nil")"] + [stage.trace.take("called")])
      .filter { !$0.isEmpty }.joined(separator: ", ")
  },

  .policy(
    "coordinatorCompletions",
    ("beforeCallbacks", "done A.didDisappear(true) B.didAppear(true) didShow(B, true)"),
    ("afterCallbacks", "A.didDisappear(true) B.didAppear(true) didShow(B, true) done")
  ) { stage in
    let stack = await stage.shownStack("A")
    stack.pushViewController(stage.screen("B"), animated: true)
    stack.transitionCoordinator?.animate(alongsideTransition: nil) { _ in stage.note("done") }
    await stage.settle()
    return stage.trace.take("done", ".did", "didShow")
      .replacing("B.didLoad ", with: "").replacing(" B.didMove(stack)", with: "")
  },

  .policy("navigationDuration", ("500 ms", "500 ms"), ("350 ms", "350 ms")) { stage in
    let stack = await stage.shownStack("A")
    stack.pushViewController(stage.screen("B"), animated: true)
    let duration = stack.transitionCoordinator?.transitionDuration ?? 0
    await stage.settle()
    return "\(Int((duration * 1000).rounded())) ms"
  },

  .policy("presentationDuration", ("500 ms", "500 ms"), ("400 ms", "400 ms")) { stage in
    let root = await stage.shownScreen("A")
    root.present(stage.cover(.fullScreen), animated: true)
    let duration = root.transitionCoordinator?.transitionDuration ?? 0
    await stage.settle()
    return "\(Int((duration * 1000).rounded())) ms"
  },

  /// Fact completion.push: The completion block of a transaction runs once, after the transitions
  ///   that were requested in it.
  ///
  /// Source: [CATransaction]; [XCoordinator]
  .fact("completion.push", expected: "B.didAppear(true) block") { stage in
    let stack = await stage.shownStack("A")
    CATransaction.begin()
    CATransaction.setCompletionBlock { MainActor.assumeIsolated { stage.note("block") } }
    stack.pushViewController(stage.screen("B"), animated: true)
    CATransaction.commit()
    await stage.settle()
    return stage.trace.take("B.didAppear", "block")
  },

  /// Fact completion.nothing: With nothing animated in the transaction the block runs at once.
  ///
  /// Source: [CATransaction]
  .fact("completion.nothing", expected: "block committed") { stage in
    CATransaction.begin()
    CATransaction.setCompletionBlock { MainActor.assumeIsolated { stage.note("block") } }
    CATransaction.commit()
    stage.note("committed")
    await stage.settle()
    return stage.trace.take("block", "committed")
  },

  .fact("completion.second", expected: "first set second") { stage in
    CATransaction.begin()
    CATransaction.setCompletionBlock { MainActor.assumeIsolated { stage.note("first") } }
    CATransaction.setCompletionBlock { MainActor.assumeIsolated { stage.note("second") } }
    stage.note("set")
    CATransaction.commit()
    await stage.settle()
    return stage.trace.take("first", "set", "second")
  },

  .policy("cancelledTransitionsCallCompletion", ("false", ""), ("true", "completion")) { stage in
    let root = await stage.shownScreen("A")
    let animator = stage.animator()
    let drive = UIPercentDrivenInteractiveTransition()
    animator.interactor = drive
    let cover = stage.cover(.overFullScreen)
    cover.transitioningDelegate = animator
    root.present(cover, animated: true) { stage.note("completion") }
    await stage.turn()
    drive.update(0.3)
    drive.cancel()
    await stage.settle()
    return stage.trace.take("completion")
  },
]
