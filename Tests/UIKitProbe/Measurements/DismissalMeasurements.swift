import UIKitShim

@MainActor let dismissalMeasurements: [Measurement] = [
  /// Fact dismiss.order: Dismissing a full screen: its `viewWillDisappear`, the presenter's
  ///   `viewWillAppear` and `viewIsAppearing`, and at the end the presenter's `viewDidAppear`, the
  ///   other's `viewDidDisappear`, the completion.
  ///
  /// Source: [traces]
  ///
  /// Fact dismiss.being: `isBeingDismissed` becomes true with the transition, not at the call.
  ///
  /// Source: lodev09/react-native-true-sheet#265
  .fact(
    "dismiss.order", "dismiss.being",
    expected: """
      dismissed, being false
      M.willDisappear(true)
      A.willAppear(true)
      A.isAppearing(true)
      begun, being true
      A.didAppear(true)
      M.didDisappear(true)
      completion
      in the end false nil
      """
  ) { stage in
    let root = await stage.shownScreen("A")
    let cover = stage.cover(.fullScreen)
    root.present(cover, animated: false)
    await stage.settle()
    _ = stage.trace.take()
    root.dismiss(animated: true) { stage.note("completion") }
    stage.note("dismissed, being \(cover.isBeingDismissed)")
    await stage.turn()
    stage.note("begun, being \(cover.isBeingDismissed)")
    await stage.settle()
    stage.note("in the end \(cover.isBeingDismissed) \(label(root.presentedViewController))")
    return stage.trace.take()
  },

  .policy("dismissedStaysLinkedInCallbacks", ("true", "A"), ("false", "nil")) { stage in
    let root = await stage.shownScreen("A")
    let cover = stage.cover(.fullScreen)
    var seen = "not called"
    cover.onDidDisappear = { seen = label(cover.presentingViewController) }
    root.present(cover, animated: false)
    await stage.settle()
    root.dismiss(animated: false)
    await stage.settle()
    return seen
  },

  /// Fact dismiss.nothing: The completion of a `dismiss` that has nothing to dismiss runs inside the
  ///   call.
  ///
  /// Source: [published tests]
  .fact("dismiss.nothing", expected: "completion returned") { stage in
    let root = await stage.shownScreen("A")
    root.dismiss(animated: true) { stage.note("completion") }
    stage.note("returned")
    await stage.settle()
    return stage.trace.take("completion", "returned")
  },

  /// Fact dismiss.leaf: `dismiss` on a presented leaf is handed to its presenter.
  ///
  /// Source: `UIViewController.dismiss(animated:completion:)`
  ///
  /// Fact dismiss.middle: `dismiss` in the middle of a chain takes what is above, and the
  ///   controller itself stays.
  ///
  /// Source: `UIViewController.dismiss(animated:completion:)`
  .fact("dismiss.leaf", "dismiss.middle", expected: "A M N, then A M N, then A M") { stage in
    let chain = await stage.chain()
    chain[3].dismiss(animated: false)
    await stage.settle()
    let afterLeaf = chain[0].chainText
    // The controller itself stays.
    chain[2].present(stage.cover(.overFullScreen, "O"), animated: false)
    await stage.settle()
    chain[2].dismiss(animated: false)
    await stage.settle()
    let afterMiddle = chain[0].chainText
    chain[1].dismiss(animated: false)
    await stage.settle()
    return "\(afterLeaf), then \(afterMiddle), then \(chain[0].chainText)"
  },

  /// Fact dismiss.chain: `dismiss` on a presenter takes everything above it; only the topmost is
  ///   animated.
  ///
  /// Source: `UIViewController.dismiss(animated:completion:)`
  .fact(
    "dismiss.chain",
    expected:
      "O.willDisappear(true) N.willDisappear(false) M.willDisappear(false) O.didDisappear(true) N.didDisappear(false) M.didDisappear(false) completion then A"
  ) { stage in
    let chain = await stage.chain()
    chain[0].dismiss(animated: true) { stage.note("completion") }
    await stage.settle()
    stage.note("then \(chain[0].chainText)")
    return stage.trace.take("isappear", "completion", "then")
  },

  /// Fact dismiss.child: `dismiss` on a child of a presented container dismisses the container.
  ///
  /// Source: `UIViewController.presentingViewController`
  ///
  /// Fact dismiss.container: When a presented container is dismissed, `isBeingDismissed` is true
  ///   for the container and not for what it contains, and nothing is moving from its parent.
  ///
  /// Source: `UIViewController.isBeingDismissed`; [XCoordinator]
  .fact(
    "dismiss.child", "dismiss.container",
    expected: "stack true, child false, X.willDisappear(false) X.didDisappear(false), then A"
  ) { stage in
    let root = await stage.shownScreen("A")
    let stack = stage.stack("X")
    root.present(stack, animated: false)
    await stage.settle()
    let child = stack.topViewController as? ProbeScreen
    child?.recordsFlags = true
    var seen = "not called"
    child?.onWillDisappear = {
      seen = "stack \(stack.isBeingDismissed), child \(child?.isBeingDismissed ?? false)"
    }
    child?.dismiss(animated: false)
    await stage.settle()
    return "\(seen), \(stage.trace.take("isappear")), then \(root.chainText)"
  },

  /// Fact dismiss.modal: `isModalInPresentation` does not keep code from dismissing.
  ///
  /// Source:
  ///   `UIAdaptivePresentationControllerDelegate.presentationControllerDidAttemptToDismiss(_:)`
  .fact("dismiss.modal", "sheet.by-code", expected: "A, told: ") { stage in
    let root = await stage.shownScreen("A")
    let sheet = stage.cover(.formSheet)
    sheet.isModalInPresentation = true
    root.present(sheet, animated: false)
    sheet.presentationController?.delegate = stage.trace.keep(ProbeDelegate(stage.trace))
    await stage.settle()
    root.dismiss(animated: false)
    await stage.settle()
    return "\(root.chainText), told: \(stage.trace.take("didDismiss"))"
  },

  /// Fact dismiss.freed: A dismissed screen is alive in the completion and freed after it.
  ///
  /// Source: [traces]
  .fact("dismiss.freed", expected: "in the completion there, then gone") { stage in
    let root = await stage.shownScreen("A")
    weak var sheet: UIViewController?
    @MainActor func present() {
      let made = stage.cover(.formSheet)
      sheet = made
      root.present(made, animated: false)
    }
    present()
    await stage.settle()
    var seen = "not called"
    root.dismiss(animated: true) { seen = sheet == nil ? "gone" : "there" }
    await stage.settle()
    return "in the completion \(seen), then \(sheet == nil ? "gone" : "there")"
  },
]

extension ProbeStage {
  /// Screens A, M, N and O, of which each presents the next, without a trace of it.
  fileprivate func chain() async -> [ProbeScreen] {
    let chain = [await shownScreen("A")] + ["M", "N", "O"].map { cover(.overFullScreen, $0) }
    for (presenter, presented) in zip(chain, chain.dropFirst()) {
      presenter.present(presented, animated: false)
      await settle()
    }
    _ = trace.take()
    return chain
  }
}

extension UIViewController {
  /// This controller and what is presented above it.
  fileprivate var chainText: String {
    var text = label(self)
    var next = presentedViewController
    while let current = next {
      text += " \(label(current))"
      next = current.presentedViewController
    }
    return text
  }
}
