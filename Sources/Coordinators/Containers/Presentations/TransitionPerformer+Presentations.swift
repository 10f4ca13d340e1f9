import UIKitShim

// Presentations and dismissals.
extension TransitionPerformer {
  func present(_ screen: UIViewController) {
    guard var presenter = request.requester?.coordinator?.presentationAnchor else {
      let hasWindow = request.requester?.coordinator?.nearestWindow != nil
      return end(.rejected(hasWindow ? .noRoot() : .noWindow()))
    }
    if screen.parent != nil || screen.isShownModally || screen === presenter {
      let reason = sharer(of: screen) ?? .alreadyPresented(screenName(of: screen))
      return end(.rejected(reason))
    }
    while let presented = presenter.presentedViewController { presenter = presented }
    request.transition?.presentation?.prepare(screen)
    if let record = ScreenOwner.record(of: screen) {
      record.presentation = request.transition?.presentation
      record.wasPresented()
    }
    PresentationObserver.install(on: screen)
    if screen is UIAlertController {
      (request.arrivals.first?.owner?.context?.coordinator as? any PlacedAlert)?.place()
    }
    if presenter.isBeingDismissed { return retry() }
    animate(screen)
    // A presenter that a raw call dismisses in the same turn takes the presentation along.
    let waiter = CompletionWaiter(self, of: screen) { isReported in
      if isReported || screen.viewIfLoaded?.window != nil {
        end(.performed)
      } else if screen.presentingViewController == nil {
        retry()
      } else {
        end(.rejected(.refusedByUIKit(request.summary)))
      }
    }
    presenter.present(screen, animated: animated) { waiter.report() }
    guard screen.presentingViewController != nil else { return retry() }
    endIfTakenBack(screen, seenOn: screen)
    endsWithTurn()
    waiter.wait()
  }

  /// Dismisses the lowest of what is presented, with all above each.
  func dismissAll(_ screens: [UIViewController]) {
    if let screen = screens.last, screen.presentingViewController == nil {
      guard let kept = ScreenOwner.record(of: screen)?.suspendedWith else {
        return end(.rejected(.gone()))
      }
      kept.drop(screen)
      return end(.performed)
    }
    var chains = screens
    // What a person may take back goes first, and the others only when it has gone.
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
      // UIKit animates the topmost alone.
      animate(top)
      return { endIfTakenBack(lowest, seenOn: top) }
    }
  }

  /// Has UIKit animate a presentation or dismissal by what the request was given.
  private func animate(_ screen: UIViewController) {
    guard let animator = PresentationAnimator(screen, request.transition?.animation) else { return }
    request.afterAnimation = { animator.uninstall() }
  }

  /// Ends the request if the interaction that drives its transition is cancelled.
  private func endIfTakenBack(_ screen: UIViewController, seenOn top: UIViewController) {
    guard request.transition?.animation?.isInteractive == true else { return }
    let ended: @MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void = { context in
      guard context.isCancelled else { return }
      // What a presentation has brought goes with it, by nobody else.
      ScreenOwner.record(of: screen)?.leavesByRequest = request.isPresentation
      end(.rejected(.takenBack()))
    }
    if let coordinator = top.transitionCoordinator {
      coordinator.animate(alongsideTransition: nil) { ended($0) }
      return
    }
    // A presentation begins with the next turn.
    queue.turns.next {
      top.transitionCoordinator?.animate(alongsideTransition: nil) { ended($0) }
    }
  }

  /// Dismisses several presentations that do not lie above each other, with all that is above each; one
  /// after the other, without an animation but for the last, which is the most in sight.
  ///
  /// - Parameters:
  ///   - isAnimated: Whether the last may be animated.
  ///   - ended: Called with false if UIKit has refused one.
  ///   - prepare: Called before the last; what it returns is called when that is on its way.
  func dismiss(
    _ lowest: [UIViewController], isAnimated: Bool = true,
    _ ended: @escaping @MainActor (Bool) -> Void,
    byLast prepare: @escaping @MainActor (UIViewController) -> @MainActor () -> Void = { _ in {} }
  ) {
    guard let screen = lowest.first else { return ended(true) }
    let others = Array(lowest.dropFirst())
    // It may have left meanwhile.
    guard let presenter = screen.presentingViewController else {
      return dismiss(others, isAnimated: isAnimated, ended, byLast: prepare)
    }
    let isLast = others.isEmpty
    let isOnItsWay = isLast ? prepare(screen) : {}
    dismiss(from: presenter, animated: isLast && isAnimated && animated) { isDone in
      guard isDone, !isLast else { return ended(isDone) }
      dismiss(others, isAnimated: isAnimated, ended, byLast: prepare)
    }
    isOnItsWay()
  }

  /// Dismisses what a controller presents; tells whether UIKit has done it, or refused because it
  /// was in the middle of something, in which case it would never call the completion.
  func dismiss(
    from presenter: UIViewController, animated: Bool, _ ended: @escaping @MainActor (Bool) -> Void
  ) {
    guard let presented = presenter.presentedViewController else {
      return presenter.dismiss(animated: animated) { queue.turns.next { ended(true) } }
    }
    ScreenOwner.record(of: presented)?.leavesByRequest = true
    let waiter = CompletionWaiter(self, of: presented) { [weak presented] isReported in
      let isDone = isReported || presented?.presentingViewController !== presenter
      if !isDone, let presented { ScreenOwner.record(of: presented)?.leavesByRequest = false }
      ended(isDone)
    }
    presenter.dismiss(animated: animated) { waiter.report() }
    endsWithTurn()
    waiter.wait()
  }
}
