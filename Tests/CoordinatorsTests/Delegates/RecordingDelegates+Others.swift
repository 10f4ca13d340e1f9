import HeadlessUIKit

final class ColumnRecorder: RecordingDelegate, UISplitViewControllerDelegate {
  var answersItself = true
  let answer = Screen("Answer")

  func primaryViewController(forCollapsing columns: UISplitViewController) -> UIViewController? {
    note("forCollapsing")
    return answersItself ? answer : nil
  }

  func primaryViewController(forExpanding columns: UISplitViewController) -> UIViewController? {
    note("forExpanding")
    return answersItself ? answer : nil
  }

  func splitViewController(
    _ columns: UISplitViewController, collapseSecondary secondary: UIViewController,
    onto primary: UIViewController
  ) -> Bool {
    note("collapse", secondary, primary)
    return answersItself
  }

  func splitViewController(
    _ columns: UISplitViewController, separateSecondaryFrom primary: UIViewController
  ) -> UIViewController? {
    note("separate", primary)
    return answersItself ? answer : nil
  }

  func splitViewController(
    _ columns: UISplitViewController, show screen: UIViewController, sender: Any?
  ) -> Bool {
    note("show", screen)
    return answersItself
  }

  func splitViewController(
    _ columns: UISplitViewController, showDetail screen: UIViewController, sender: Any?
  ) -> Bool {
    note("showDetail", screen)
    return answersItself
  }

  func targetDisplayModeForAction(
    in columns: UISplitViewController
  ) -> UISplitViewController.DisplayMode {
    note("target mode")
    return answersItself ? .secondaryOnly : .automatic
  }

  func splitViewController(
    _ columns: UISplitViewController, willChangeTo mode: UISplitViewController.DisplayMode
  ) {
    note("willChange", mode)
  }

  func splitViewController(
    _ columns: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposed: UISplitViewController.Column
  ) -> UISplitViewController.Column {
    note("top column", proposed)
    return answersItself ? .primary : proposed
  }

  func splitViewController(
    _ columns: UISplitViewController,
    displayModeForExpandingToProposedDisplayMode proposed: UISplitViewController.DisplayMode
  ) -> UISplitViewController.DisplayMode {
    note("mode for expanding", proposed)
    return answersItself ? .secondaryOnly : proposed
  }

  func splitViewControllerDidCollapse(_ columns: UISplitViewController) {
    note("didCollapse")
  }

  func splitViewControllerDidExpand(_ columns: UISplitViewController) {
    note("didExpand")
  }

  func splitViewController(
    _ columns: UISplitViewController, willShow column: UISplitViewController.Column
  ) {
    note("willShow", column)
  }

  func splitViewController(
    _ columns: UISplitViewController, willHide column: UISplitViewController.Column
  ) {
    note("willHide", column)
  }
}

final class SheetRecorder: RecordingDelegate, UISheetPresentationControllerDelegate,
  UIPopoverPresentationControllerDelegate
{
  weak var next: (any UIAdaptivePresentationControllerDelegate)?
  var allows = false
  var answersItself = true
  let answer = Screen("Answer")

  func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle {
    note("style")
    return next?.adaptivePresentationStyle(for: controller) ?? (answersItself ? .fullScreen : .none)
  }

  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    note("style for traits")
    return next?.adaptivePresentationStyle(for: controller, traitCollection: traitCollection)
      ?? (answersItself ? .overFullScreen : .none)
  }

  func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? {
    note("screen for style", style)
    guard let next else { return answersItself ? answer : nil }
    return next.presentationController(
      controller, viewControllerForAdaptivePresentationStyle: style)
  }

  func presentationController(
    _ controller: UIPresentationController, prepare adaptive: UIPresentationController
  ) {
    note("prepare")
    next?.presentationController(controller, prepare: adaptive)
  }

  func presentationController(
    _ controller: UIPresentationController,
    willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
  ) {
    note("willPresent", style)
    next?.presentationController(
      controller, willPresentWithAdaptiveStyle: style,
      transitionCoordinator: transitionCoordinator)
  }

  func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool {
    note("shouldDismiss")
    return next?.presentationControllerShouldDismiss(controller) ?? allows
  }

  func presentationControllerWillDismiss(_ controller: UIPresentationController) {
    note("willDismiss")
    next?.presentationControllerWillDismiss(controller)
  }

  func presentationControllerDidDismiss(_ controller: UIPresentationController) {
    note("didDismiss")
    next?.presentationControllerDidDismiss(controller)
  }

  func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) {
    note("didAttempt")
    next?.presentationControllerDidAttemptToDismiss(controller)
  }

  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheet: UISheetPresentationController
  ) {
    note("detent")
    (next as? any UISheetPresentationControllerDelegate)?
      .sheetPresentationControllerDidChangeSelectedDetentIdentifier(sheet)
  }

  func prepareForPopoverPresentation(_ popover: UIPopoverPresentationController) {
    note("prepare popover")
    (next as? any UIPopoverPresentationControllerDelegate)?.prepareForPopoverPresentation(popover)
  }
}

final class TransitionRecorder: RecordingDelegate, UIViewControllerTransitioningDelegate {
  let animator = StillAnimator()

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    note("presented", presented, presenting, source)
    return animator
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    note("dismissed", dismissed)
    return animator
  }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    note("interaction of the presentation")
    return self.animator
  }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    note("interaction of the dismissal")
    return self.animator
  }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    note("presentation controller", presented, presenting, source)
    return UIPresentationController(presentedViewController: presented, presenting: presenting)
  }
}
