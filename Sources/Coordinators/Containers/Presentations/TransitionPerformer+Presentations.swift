import UIKitShim

// Presentations and dismissals.
extension TransitionPerformer {
  func present(_ screen: UIViewController) {
    guard var presenter = request.requester?.coordinator?.presentationAnchor else {
      let hasWindow = request.requester?.coordinator?.nearestWindow != nil
      return end(.rejected(hasWindow ? .noRoot() : .noWindow()))
    }
    if screen.parent != nil || screen.isShownModally || screen === presenter {
      let reason = sharedStackRejection(for: screen) ?? .alreadyPresented(name(of: screen))
      return end(.rejected(reason))
    }
    while let presented = presenter.presentedViewController { presenter = presented }
    request.transition?.presentation?.prepare(screen)
    if let record = screen.screenRecord {
      record.presentation = request.transition?.presentation
      record.notePresented()
    }
    PresentationObserver.install(on: screen)
    if screen is UIAlertController {
      (request.arrivals.first?.owner?.context?.coordinator as? any PlacedAlert)?.place()
    }
    if presenter.isBeingDismissed { return retry() }
    animate(screen)
    // A raw call that dismisses the presenter in the same run-loop turn also removes the screen.
    let waiter = CompletionWaiter(self, of: screen) { isReported in
      if isReported || screen.viewIfLoaded?.window != nil {
        end(.performed)
      } else if screen.presentingViewController == nil {
        retry()
      } else {
        end(.rejected(.ignoredByUIKit(request.summary)))
      }
    }
    presenter.present(screen, animated: animated) { waiter.report() }
    guard screen.presentingViewController != nil else { return retry() }
    endIfCancelled(screen, visibleOn: screen)
    waiter.wait()
    reconcile(around: screen)
  }

  /// Dismisses several presented screens, each with all above it.
  func dismissAll(_ screens: [UIViewController]) {
    if let screen = screens.last, screen.presentingViewController == nil {
      guard let kept = screen.screenRecord?.suspendedWith else {
        return end(.rejected(.gone()))
      }
      kept.drop(screen)
      return end(.performed)
    }
    var chains = screens
    // The user may cancel an interactive dismissal. Dismiss the others only when it has ended.
    var others: [UIViewController] = []
    if request.transition?.animation?.isInteractive == true, let last = chains.popLast() {
      (chains, others) = ([last], chains)
    }
    let ended: @MainActor (Bool) -> Void = { if $0 { end(.performed) } else { retry() } }
    dismiss(chains) { [chains] isDone in
      let isGone = chains.allSatisfy { $0.presentingViewController == nil }
      guard isDone, isGone, !others.isEmpty else { return ended(isDone) }
      dismiss(others, isAnimated: false, ended)
    } byLast: { lowest in
      var top = lowest
      while let presented = top.presentedViewController { top = presented }
      // UIKit animates only the topmost screen.
      animate(top)
      return { endIfCancelled(lowest, visibleOn: top) }
    }
  }

  /// Makes UIKit use the animation of the request for a presentation or dismissal.
  private func animate(_ screen: UIViewController) {
    guard let animator = PresentationAnimator(screen, request.transition?.animation) else { return }
    request.afterAnimation = { animator.uninstall() }
  }

  /// Ends the request if the user cancels its interactive transition.
  ///
  /// The framework's animation, or the app's own transitioning delegate, makes it interactive.
  private func endIfCancelled(_ screen: UIViewController, visibleOn top: UIViewController) {
    guard animated else { return }
    let ended: @MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void = { context in
      // UIKit also reports transitions as cancelled that it has given up; these are retried.
      guard context.isCancelled, request.phase == .running,
        context.initiallyInteractive || request.transition?.animation?.isInteractive == true
      else { return }
      // A cancelled presentation removes its screen, so the removal belongs to the request.
      screen.screenRecord?.isRemovedByRequest = request.isPresentation
      end(.rejected(.cancelledByUser()))
    }
    if let coordinator = top.transitionCoordinator {
      coordinator.animate(alongsideTransition: nil) { ended($0) }
      return
    }
    // A presentation begins with the next run-loop turn.
    queue.turns.next {
      top.transitionCoordinator?.animate(alongsideTransition: nil) { ended($0) }
    }
  }

  /// Dismisses several presented screens that do not lie above each other, each with all above it.
  ///
  /// It dismisses one after the other. Only the last dismissal, the most visible one, is animated.
  ///
  /// - Parameters:
  ///   - isAnimated: Whether the last dismissal may be animated.
  ///   - ended: Called with false if UIKit has not carried out one of the dismissals.
  ///   - prepare: Called before the last dismissal. The closure that it returns is called when that
  ///     dismissal has begun.
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

  /// Dismisses the screens that a controller presents.
  ///
  /// UIKit may ignore the call while another transition runs, and then never calls its completion.
  ///
  /// - Parameter ended: Called with whether UIKit has carried out the dismissal.
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
