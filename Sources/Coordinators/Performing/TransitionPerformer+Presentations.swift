import UIKitShim

// Presentations and dismissals.
extension TransitionPerformer {
  func present(_ screen: UIViewController, _ done: @escaping @MainActor (End) -> Void) {
    guard var presenter = request.requester?.coordinator?.presentationAnchor else {
      let hasWindow = request.requester?.coordinator?.nearestWindow != nil
      return done(.ended(.rejected(hasWindow ? .noRoot() : .noWindow())))
    }
    if screen.parent != nil || isElsewhere(screen) || screen === presenter {
      let reason = sharer(of: screen) ?? .alreadyPresented(screenName(of: screen))
      return done(.ended(.rejected(reason)))
    }
    while let presented = presenter.presentedViewController { presenter = presented }
    request.transition?.presentation?.prepare(screen)
    ScreenOwner.record(of: screen)?.presentation = request.transition?.presentation
    PresentationObserver.install(on: screen)
    if screen is UIAlertController {
      (request.arrivals.first?.owner?.context?.coordinator as? any PlacedAlert)?.place()
    }
    if presenter.isBeingDismissed { return done(refusal) }
    let animator = PresentationAnimator(screen, request.transition?.animation)
    let done: @MainActor (End) -> Void = {
      animator?.uninstall()
      done($0)
    }
    // A presenter that a raw call dismisses in the same turn takes the presentation along.
    let settling = ClosureSettling(self, screen) {
      if screen.viewIfLoaded?.window != nil {
        done(.ended(.performed))
      } else if screen.presentingViewController == nil {
        done(refusal)
      } else {
        done(.ended(.rejected(.refusedByUIKit(request.summary))))
      }
    }
    presenter.present(screen, animated: animated) {
      settling.isReported = true
      Turn.next(in: window) { done(.ended(.performed)) }
    }
    guard screen.presentingViewController != nil else { return done(refusal) }
    LeaveGuards.refresh()
    endIfTakenBack(screen, done)
    endsWithTurn()
    settling.wait()
  }

  func dismiss(
    _ screen: UIViewController, _ done: @escaping @MainActor (End) -> Void
  ) {
    guard let presenter = screen.presentingViewController else {
      if let kept = ScreenOwner.record(of: screen)?.keptWith {
        kept.drop(screen)
        return done(.ended(.performed))
      }
      return done(.ended(.rejected(.gone())))
    }
    let animation = request.transition?.animation
    let animator = presenter.presentedViewController.flatMap {
      PresentationAnimator($0, animation)
    }
    let done: @MainActor (End) -> Void = {
      animator?.uninstall()
      done($0)
    }
    dismiss(from: presenter, animated: animated) { isDone in
      done(isDone ? .ended(.performed) : refusal)
    }
    if animation != nil { endIfTakenBack(screen, done) }
  }

  /// Ends the request if the interaction that drives its transition is cancelled.
  private func endIfTakenBack(
    _ screen: UIViewController, _ done: @escaping @MainActor (End) -> Void
  ) {
    guard request.transition?.animation?.isInteractive == true else { return }
    let ended: @MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void = { context in
      guard context.isCancelled else { return }
      ScreenOwner.record(of: screen)?.leavesByRequest = false
      done(.ended(.rejected(.takenBack())))
    }
    if let coordinator = screen.transitionCoordinator {
      coordinator.animate(alongsideTransition: nil) { ended($0) }
      return
    }
    // A presentation begins with the next turn.
    Turn.next(in: window) {
      screen.transitionCoordinator?.animate(alongsideTransition: nil) { ended($0) }
    }
  }

  /// Dismisses what a controller presents; tells whether UIKit has done it, or refused because it
  /// was in the middle of something, in which case it would never call the completion.
  func dismiss(
    from presenter: UIViewController, animated: Bool, _ ended: @escaping @MainActor (Bool) -> Void
  ) {
    let progress = Progress()
    weak let presented = presenter.presentedViewController
    let end: @MainActor (Bool) -> Void = { isDone in
      guard !progress.isOver else { return }
      progress.isOver = true
      if !isDone, let presented { ScreenOwner.record(of: presented)?.leavesByRequest = false }
      ended(isDone)
    }
    if let presented { ScreenOwner.record(of: presented)?.leavesByRequest = true }
    let settling = presented.map { screen in
      ClosureSettling(self, screen) { end(presented?.presentingViewController !== presenter) }
    }
    presenter.dismiss(animated: animated) {
      settling?.isReported = true
      Turn.next(in: window) { end(true) }
    }
    guard let settling else { return }
    endsWithTurn()
    settling.wait()
  }
}

/// Whether a dismissal is over.
@MainActor
private final class Progress {
  var isOver = false
}
