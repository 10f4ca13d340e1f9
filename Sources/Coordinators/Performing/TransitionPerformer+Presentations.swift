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
    animate(screen)
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
      queue.turns.next { done(.ended(.performed)) }
    }
    guard screen.presentingViewController != nil else { return done(refusal) }
    LeaveGuards.refresh()
    endIfTakenBack(screen, seenOn: screen, done)
    endsWithTurn()
    settling.wait()
  }

  func dismiss(
    _ screen: UIViewController, _ done: @escaping @MainActor (End) -> Void
  ) {
    guard screen.presentingViewController != nil else {
      if let kept = ScreenOwner.record(of: screen)?.keptWith {
        kept.drop(screen)
        return done(.ended(.performed))
      }
      return done(.ended(.rejected(.gone())))
    }
    var chains = [screen]
    if request.transition?.dismissesAll == true, let coordinator = request.requester?.coordinator {
      chains = coordinator.allPresented
    }
    dismiss(chains) { isDone in
      done(isDone ? .ended(.performed) : refusal)
    } byLast: { lowest in
      var top = lowest
      while let presented = top.presentedViewController { top = presented }
      // UIKit animates the topmost alone.
      animate(top)
      return { endIfTakenBack(lowest, seenOn: top, done) }
    }
  }

  /// Has UIKit animate a presentation or dismissal by what the request was given.
  private func animate(_ screen: UIViewController) {
    guard let animator = PresentationAnimator(screen, request.transition?.animation) else { return }
    request.afterAnimation = { animator.uninstall() }
  }

  /// Ends the request if the interaction that drives its transition is cancelled.
  private func endIfTakenBack(
    _ screen: UIViewController, seenOn top: UIViewController,
    _ done: @escaping @MainActor (End) -> Void
  ) {
    guard request.transition?.animation?.isInteractive == true else { return }
    let ended: @MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void = { context in
      guard context.isCancelled else { return }
      // What a presentation has brought goes with it, by nobody else.
      ScreenOwner.record(of: screen)?.leavesByRequest = request.isPresentation
      done(.ended(.rejected(.takenBack())))
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
  ///   - ended: Called with false if UIKit has refused one.
  ///   - prepare: Called before the last; what it returns is called when that is on its way.
  func dismiss(
    _ lowest: [UIViewController], _ ended: @escaping @MainActor (Bool) -> Void,
    byLast prepare: @escaping @MainActor (UIViewController) -> @MainActor () -> Void = { _ in {} }
  ) {
    guard let screen = lowest.first else { return ended(true) }
    let others = Array(lowest.dropFirst())
    // It may have left meanwhile.
    guard let presenter = screen.presentingViewController else {
      return dismiss(others, ended, byLast: prepare)
    }
    let isLast = others.isEmpty
    let isOnItsWay = isLast ? prepare(screen) : {}
    dismiss(from: presenter, animated: isLast && animated) { isDone in
      if isDone, !isLast { dismiss(others, ended, byLast: prepare) } else { ended(isDone) }
    }
    isOnItsWay()
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
      queue.turns.next { end(true) }
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
