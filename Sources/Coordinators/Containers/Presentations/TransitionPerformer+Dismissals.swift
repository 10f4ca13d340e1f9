import UIKitShim

extension TransitionPerformer {
  /// Dismisses presented screens that do not lie above each other, each with all above it; only the
  /// last dismissal, the most visible one, is animated.
  func dismiss(
    _ lowest: [UIViewController], isAnimated: Bool = true,
    _ ended: @escaping @MainActor (Bool) -> Void
  ) {
    guard let screen = lowest.first else { return ended(true) }
    let others = Array(lowest.dropFirst())
    // The screen may have been removed in the meantime.
    guard let presenter = screen.presentingViewController else {
      return dismiss(others, isAnimated: isAnimated, ended)
    }
    guard others.isEmpty else {
      return dismiss(from: presenter, animated: false) { isDone in
        if isDone { dismiss(others, isAnimated: isAnimated, ended) } else { ended(false) }
      }
    }
    let isRequested = isAnimated && request.kind == .dismiss
    var top = screen
    while let presented = top.presentedViewController { top = presented }
    // UIKit animates only the topmost screen.
    if isRequested { animate(top) }
    dismiss(from: presenter, animated: isAnimated && animated, ended)
    if isRequested { endIfCancelled(screen, visibleOn: top) }
  }

  /// Dismisses what a controller presents, and reports whether UIKit has carried it out: UIKit may
  /// ignore the call while another transition runs, and then never calls its completion.
  func dismiss(
    from presenter: UIViewController, animated: Bool, _ ended: @escaping @MainActor (Bool) -> Void
  ) {
    guard let presented = presenter.presentedViewController else { return ended(true) }
    presented.screenRecord?.isRemovedByRequest = true
    let waiter = CompletionWaiter(self, of: presented) { [weak presented] isReported in
      let isDone = isReported || presented?.presentingViewController !== presenter
      if !isDone, let presented { presented.screenRecord?.isRemovedByRequest = false }
      ended(isDone)
    }
    presenter.dismiss(animated: animated) { waiter.report() }
    waiter.wait()
  }
}
