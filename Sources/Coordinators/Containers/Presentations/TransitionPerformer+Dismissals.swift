import UIKitShim

extension TransitionPerformer {
  /// Dismisses presented screens that do not lie above each other, each with all above it; only the
  /// last dismissal, the most visible one, is animated.
  ///
  /// `prepare` is called before the last dismissal, and its result when that has begun.
  func dismiss(
    _ lowest: [UIViewController], isAnimated: Bool = true,
    _ ended: @escaping @MainActor (Bool) -> Void,
    byLast prepare: @escaping @MainActor (UIViewController) -> @MainActor () -> Void = { _ in {} }
  ) {
    guard let screen = lowest.first else { return ended(true) }
    let others = Array(lowest.dropFirst())
    // The screen may have been removed in the meantime.
    guard let presenter = screen.presentingViewController else {
      return dismiss(others, isAnimated: isAnimated, ended, byLast: prepare)
    }
    let isLast = others.isEmpty
    let didBegin = isLast ? prepare(screen) : {}
    dismiss(from: presenter, animated: isLast && isAnimated && animated) { isDone in
      guard isDone, !isLast else { return ended(isDone) }
      dismiss(others, isAnimated: isAnimated, ended, byLast: prepare)
    }
    didBegin()
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
