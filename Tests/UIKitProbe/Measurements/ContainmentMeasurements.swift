import UIKitShim

@MainActor let containmentMeasurements: [Measurement] = [
  /// Fact containment.remove: `removeFromParent()` clears the parent and calls `didMove(toParent:
  ///   nil)`, never `willMove`.
  ///
  /// Source: [traces]
  ///
  /// Fact containment.without-view: A child whose view is nowhere gets no appearance callback.
  ///
  /// Source: [traces]
  ///
  /// Fact containment.add: `addChild(_:)` sets the parent before it calls `willMove(toParent:)`,
  ///   and never calls `didMove(toParent:)`.
  ///
  /// Source: [traces]; `UIViewController.addChild(_:)`
  .fact(
    "containment.add", "containment.remove", "containment.without-view",
    expected: """
      C.willMove(P)
      in it, parent P
      added, parent P
      removing
      C.didMove(nil)
      removed, parent nil
      """
  ) { stage in
    let parent = await stage.shownScreen("P")
    final class Asking: ProbeScreen {
      override func willMove(toParent parent: UIViewController?) {
        super.willMove(toParent: parent)
        if parent != nil { trace.note("in it, parent \(label(self.parent))") }
      }
    }
    let child = Asking("C", stage.trace)
    parent.addChild(child)
    stage.note("added, parent \(label(child.parent))")
    await stage.settle()
    stage.note("removing")
    child.removeFromParent()
    stage.note("removed, parent \(label(child.parent))")
    return stage.trace.take()
  },

  /// Fact containment.one-parent: Adding a child takes it from the parent it had.
  ///
  /// Source: `UIViewController.addChild(_:)`
  .fact("containment.one-parent", expected: "old 0, parent P") { stage in
    let (old, parent, child) = (stage.screen("O"), stage.screen("P"), stage.screen("C"))
    old.addChild(child)
    parent.addChild(child)
    return "old \(old.children.count), parent \(label(child.parent))"
  },

  /// Fact containment.moving: `isMovingToParent` and `isMovingFromParent` are true inside the
  ///   appearance callbacks that the change of parent causes, for that controller only.
  ///
  /// Source: [xamarin isMovingToParent]; [xamarin isMovingFromParent]
  .fact(
    "containment.with-view", "containment.moving",
    expected: """
      C.didLoad C.willAppear(false) movingTo added C.isAppearing(false) C.didAppear(false) movingTo \
      C.willDisappear(false) movingFrom removed C.didDisappear(false) movingFrom
      """
  ) { stage in
    let parent = await stage.shownScreen("P")
    let child = stage.screen("C")
    child.recordsFlags = true
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    stage.note("added")
    await stage.settle()
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    stage.note("removed")
    await stage.settle()
    return stage.trace.take("didLoad", "ppear", "isappear", "added", "removed")
  },

  /// Fact containment.no-parent: A view that comes into a visible view makes its controller appear
  ///   though it is nobody's child.
  ///
  /// Source: [traces]; [containment notes]
  .fact(
    "containment.no-parent",
    expected: """
      C.loadView
      C.didLoad
      C.willAppear(false)
      C.isAppearing(false)
      C.didAppear(false)
      C.willDisappear(false)
      removed
      C.didDisappear(false)
      """
  ) { stage in
    let root = await stage.shownScreen("P")
    let stranger = stage.screen("C")
    root.view.addSubview(stranger.view)
    await stage.settle()
    stranger.view.removeFromSuperview()
    stage.note("removed")
    return await stage.settled()
  },

  /// Fact containment.forward: A container's appearance callbacks are forwarded to its children.
  ///
  /// Source: `UIViewController.shouldAutomaticallyForwardAppearanceMethods`; [containment notes]
  .fact(
    "containment.forward",
    expected: """
      C.willDisappear(true)
      C.didDisappear(true)
      C.willAppear(true)
      C.isAppearing(true)
      C.didAppear(true)
      """
  ) { stage in
    let parent = await stage.parentWithChild()
    parent.present(stage.cover(.fullScreen), animated: true)
    await stage.settle()
    parent.dismiss(animated: true)
    await stage.settle()
    return stage.trace.take("C.").replacing(" ", with: "\n")
  },

  /// Fact containment.by-hand: With automatic forwarding off, a child hears only of
  ///   `beginAppearanceTransition` (will) and `endAppearanceTransition` (did); turning round before
  ///   the end cancels.
  ///
  /// Source: [traces]; `UIViewController.beginAppearanceTransition(_:animated:)`;
  ///   `UIViewController.endAppearanceTransition()`
  .fact(
    "containment.by-hand",
    expected: """
      C.loadView
      C.didLoad
      by hand
      C.willAppear(true)
      C.willDisappear(true)
      C.didDisappear(true)
      covered: P.willDisappear(false) P.didDisappear(false)
      """
  ) { stage in
    final class Manual: ProbeScreen {
      override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
    }
    let (parent, child) = (Manual("P", stage.trace), stage.screen("C"))
    await stage.show(parent)
    parent.addChild(child)
    _ = stage.trace.take()
    parent.view.addSubview(child.view)
    await stage.settle()
    stage.note("by hand")
    child.beginAppearanceTransition(true, animated: true)
    child.beginAppearanceTransition(false, animated: true)
    child.endAppearanceTransition()
    let turned = stage.trace.take()
    child.beginAppearanceTransition(true, animated: false)
    child.endAppearanceTransition()
    _ = stage.trace.take()
    parent.present(stage.cover(.fullScreen), animated: false)
    await stage.settle()
    return "\(turned)\ncovered: \(stage.trace.take("isappear"))"
  },

  .policy(
    "nestedCallbacks", ("containerFirst", "P.willDisappear(false) C.willDisappear(false)"),
    ("childFirst", "C.willDisappear(false) P.willDisappear(false)")
  ) { stage in
    let parent = await stage.parentWithChild()
    parent.present(stage.cover(.fullScreen), animated: false)
    await stage.settle()
    return stage.trace.take("willDisappear")
  },
]

extension ProbeStage {
  /// A shown screen P with a child C, without a trace of it.
  fileprivate func parentWithChild() async -> ProbeScreen {
    let (parent, child) = (screen("P"), screen("C"))
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    await show(parent)
    return parent
  }
}
