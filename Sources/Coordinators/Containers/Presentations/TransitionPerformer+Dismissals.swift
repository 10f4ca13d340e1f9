import UIKitShim

extension TransitionPerformer {
  /// Dismisses presented screens that do not lie above each other, each with all above it; only the
  /// last dismissal, the most visible one, is animated.
  ///
  /// At the end, the request ends, or `ended` is called in its place.
  func dismiss(
    _ lowest: [UIViewController], isAnimated: Bool = true,
    _ ended: (@MainActor (_ isDone: Bool) -> Void)? = nil
  ) {
    guard let screen = lowest.first else { return didDismiss(true, ended) }
    let others = Array(lowest.dropFirst())
    // The screen may have been removed in the meantime.
    guard let presenter = screen.presentingViewController else {
      return dismiss(others, isAnimated: isAnimated, ended)
    }
    guard others.isEmpty else {
      return dismiss(from: presenter, animated: false) { isDone in
        if isDone {
          dismiss(others, isAnimated: isAnimated, ended)
        } else {
          didDismiss(false, ended)
        }
      }
    }
    guard isAnimated, animated, request.kind == .dismiss else {
      return dismiss(from: presenter, animated: isAnimated && animated, ended)
    }
    var top = screen
    while let presented = top.presentedViewController { top = presented }
    // UIKit animates only the topmost screen.
    animate(top)
    dismiss(from: presenter, animated: true, ended)
    endIfCancelled(screen, visibleOn: top)
  }

  /// Dismisses what a controller presents, and reports whether UIKit has carried it out: UIKit may
  /// ignore the call while another transition runs, and then never calls its completion.
  func dismiss(
    from presenter: UIViewController, animated: Bool,
    _ ended: (@MainActor (_ isDone: Bool) -> Void)? = nil
  ) {
    guard let presented = presenter.presentedViewController else { return didDismiss(true, ended) }
    presented.screenRecord?.isRemovalKnown = true
    let waiter = CompletionWaiter(self, of: presented) { isReported in
      let isDone = isReported || presented.presentingViewController !== presenter
      if !isDone { presented.screenRecord?.isRemovalKnown = false }
      didDismiss(isDone, ended)
    }
    presenter.dismiss(animated: animated) { waiter.report() }
    waiter.waitForTurns()
  }

  func didDismiss(_ isDone: Bool, _ ended: (@MainActor (_ isDone: Bool) -> Void)? = nil) {
    if let ended { return ended(isDone) }
    if isDone { end(.performed) } else { retry() }
  }
}
