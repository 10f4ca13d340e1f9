import UIKitShim

extension TransitionPerformer {
  /// Dismisses presented screens that do not lie above each other, each with all above it, and then
  /// calls a closure; without one, the request ends as performed.
  ///
  /// Only the last dismissal, the most visible one, is animated. Before a change of the root, none is.
  func dismiss(_ lowest: [UIViewController], then ended: (@MainActor () -> Void)? = nil) {
    guard let screen = lowest.first else { return didDismiss(ended) }
    let others = Array(lowest.dropFirst())
    // The screen may have been removed in the meantime.
    guard let presenter = screen.presentingViewController else {
      return dismiss(others, then: ended)
    }
    guard others.isEmpty else {
      return dismiss(screen, from: presenter, animated: false) { dismiss(others, then: ended) }
    }
    let animated = animated && request.kind != .setRoot
    guard animated, request.kind == .dismiss else {
      return dismiss(screen, from: presenter, animated: animated, then: ended)
    }
    var top = screen
    while let presented = top.presentedViewController { top = presented }
    // UIKit animates only the topmost screen.
    animate(top)
    dismiss(screen, from: presenter, animated: true, then: ended)
    endIfCancelled(screen, visibleOn: top)
  }

  private func didDismiss(_ ended: (@MainActor () -> Void)?) {
    if let ended { ended() } else { end(.performed) }
  }

  /// Dismisses a screen, and then calls a closure; retries the request if UIKit has ignored the call,
  /// as it may while another transition runs.
  private func dismiss(
    _ screen: UIViewController, from presenter: UIViewController, animated: Bool,
    then ended: (@MainActor () -> Void)?
  ) {
    let waiter = CompletionWaiter(self, of: screen) { isReported in
      if isReported || screen.presentingViewController !== presenter { return didDismiss(ended) }
      // Screens that were dismissed before belong to this request.
      reconcileBeforeChange(around: screen)
      retry()
    }
    presenter.dismiss(animated: animated) { waiter.report() }
    waiter.waitForTurns()
  }
}
