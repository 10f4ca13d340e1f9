import HeadlessUIKit

final class ColumnRecorder: RecordingDelegate, UISplitViewControllerDelegate {
  weak var next: (any UISplitViewControllerDelegate)?
  var answersItself = true
  let answer = Screen("Answer")

  func primaryViewController(forCollapsing columns: UISplitViewController) -> UIViewController? {
    note("forCollapsing")
    guard let next else { return answersItself ? answer : nil }
    return next.primaryViewController(forCollapsing: columns)
  }

  func primaryViewController(forExpanding columns: UISplitViewController) -> UIViewController? {
    note("forExpanding")
    guard let next else { return answersItself ? answer : nil }
    return next.primaryViewController(forExpanding: columns)
  }

  func splitViewController(
    _ columns: UISplitViewController, collapseSecondary secondary: UIViewController,
    onto primary: UIViewController
  ) -> Bool {
    note("collapse", secondary, primary)
    return next?.splitViewController(columns, collapseSecondary: secondary, onto: primary)
      ?? answersItself
  }

  func splitViewController(
    _ columns: UISplitViewController, separateSecondaryFrom primary: UIViewController
  ) -> UIViewController? {
    note("separate", primary)
    guard let next else { return answersItself ? answer : nil }
    return next.splitViewController(columns, separateSecondaryFrom: primary)
  }

  func splitViewController(
    _ columns: UISplitViewController, show screen: UIViewController, sender: Any?
  ) -> Bool {
    note("show", screen)
    return next?.splitViewController(columns, show: screen, sender: sender) ?? answersItself
  }

  func splitViewController(
    _ columns: UISplitViewController, showDetail screen: UIViewController, sender: Any?
  ) -> Bool {
    note("showDetail", screen)
    return next?.splitViewController(columns, showDetail: screen, sender: sender) ?? answersItself
  }

  func targetDisplayModeForAction(
    in columns: UISplitViewController
  ) -> UISplitViewController.DisplayMode {
    note("target mode")
    return next?.targetDisplayModeForAction(in: columns)
      ?? (answersItself ? .secondaryOnly : .automatic)
  }

  func splitViewController(
    _ columns: UISplitViewController, willChangeTo mode: UISplitViewController.DisplayMode
  ) {
    note("willChange", mode)
    next?.splitViewController(columns, willChangeTo: mode)
  }

  func splitViewController(
    _ columns: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposed: UISplitViewController.Column
  ) -> UISplitViewController.Column {
    note("top column", proposed)
    return next?.splitViewController(
      columns, topColumnForCollapsingToProposedTopColumn: proposed)
      ?? (answersItself ? .primary : proposed)
  }

  func splitViewController(
    _ columns: UISplitViewController,
    displayModeForExpandingToProposedDisplayMode proposed: UISplitViewController.DisplayMode
  ) -> UISplitViewController.DisplayMode {
    note("mode for expanding", proposed)
    return next?.splitViewController(
      columns, displayModeForExpandingToProposedDisplayMode: proposed)
      ?? (answersItself ? .secondaryOnly : proposed)
  }

  func splitViewControllerDidCollapse(_ columns: UISplitViewController) {
    note("didCollapse")
    next?.splitViewControllerDidCollapse(columns)
  }

  func splitViewControllerDidExpand(_ columns: UISplitViewController) {
    note("didExpand")
    next?.splitViewControllerDidExpand(columns)
  }

  func splitViewController(
    _ columns: UISplitViewController, willShow column: UISplitViewController.Column
  ) {
    note("willShow", column)
    next?.splitViewController(columns, willShow: column)
  }

  func splitViewController(
    _ columns: UISplitViewController, willHide column: UISplitViewController.Column
  ) {
    note("willHide", column)
    next?.splitViewController(columns, willHide: column)
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
