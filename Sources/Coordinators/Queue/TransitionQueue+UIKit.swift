import CoordinatorCore
import UIKitShim

// Transitions that UIKit runs without a request: gestures and raw calls.
extension TransitionQueue {
  /// Waits for UIKit's own transition if it blocks a request; also true while `pump()` is
  /// scheduled.
  func waitForUIKit(before request: TransitionRequest) -> Bool {
    if isPumpScheduled { return true }
    guard let coordinator = blockingTransition(for: request), !isGivenUp(coordinator) else {
      return waitForPageTurn(before: request)
    }
    guard coordinator !== awaited else { return true }
    awaited = coordinator
    coordinator.animate(alongsideTransition: nil) { [self] _ in
      awaited = nil
      schedulePump()
    }
    giveUpLater(coordinator)
    return true
  }

  /// Waits for the user's page turn if it blocks a request, until the page's observer lets the
  /// queue continue, or the page is no longer visible.
  private func waitForPageTurn(before request: TransitionRequest) -> Bool {
    guard request.change?.isOfStack != true, isTurningPage else { return false }
    // UIKit does not report that a container was removed from the window.
    turns.watch(after: Self.limit) { [self] in pump() }
    return true
  }

  private var isTurningPage: Bool { pageTurn?.isTurningPage(visibleWith: topPresented) == true }

  /// Continues with what has waited for the end of the user's page turn.
  func pageTurnDidEnd() {
    let waiting = afterPageTurn
    afterPageTurn = []
    for body in waiting { turns.next(body) }
    schedulePump()
  }

  /// Gives up UIKit's transition for which a request waits, if it does not end in time.
  private func giveUpLater(_ coordinator: any UIViewControllerTransitionCoordinator) {
    watch(coordinator) { [self] coordinator in
      // UIKit has freed this transition without ending it, so no request waits for it.
      guard let coordinator else { return pump() }
      guard coordinator === awaited else { return }
      reportIssue(.transitionTimedOut("a transition of UIKit's own", limit: Self.limit))
      awaited = nil
      giveUp(coordinator)
      pump()
    }
  }

  /// Notes that no request waits for a transition of UIKit; UIKit decides how it affects the next
  /// one.
  func giveUp(_ coordinator: any UIViewControllerTransitionCoordinator) {
    givenUp.removeAll { $0.object == nil }
    givenUp.append(WeakReference(coordinator))
  }

  private func isGivenUp(_ coordinator: any UIViewControllerTransitionCoordinator) -> Bool {
    for known in givenUp where known.object === coordinator { return true }
    return false
  }

  /// Returns the transition that UIKit runs where a request will happen; nil if there is none.
  func blockingTransition(
    for request: TransitionRequest
  ) -> (any UIViewControllerTransitionCoordinator)? {
    guard hasWindow, let change = request.change else { return nil }
    if let coordinator = change.transitionCoordinator { return coordinator }
    return change.isOfStack ? nil : visibleTransition
  }

  private var visibleTransition: (any UIViewControllerTransitionCoordinator)? {
    guard let root = window?.rootViewController, let hierarchy else { return nil }
    return hierarchy.topPresented(over: root)
      .visibleTransition(lookingInside: hierarchy.layout.embedsContainers)
  }

  /// Calls a closure in a later run-loop turn, after what changes the window now, perhaps more than
  /// once; false if there is nothing to wait for, and the closure is not called.
  func waitUntilAtRest(_ body: @escaping @MainActor () -> Void) -> Bool {
    if let request = running ?? nextIndex.map({ waiting[$0] }) {
      // A reservation never ends: the request that takes it does.
      if request.phase == .reserved {
        turns.next(body)
        return true
      }
      request.handle.onCompletion { [turns] _ in turns.next(body) }
      return true
    }
    guard hasWindow else { return false }
    if isTurningPage {
      if afterPageTurn.isEmpty { turns.watch(after: Self.limit) { [self] in pageTurnDidEnd() } }
      afterPageTurn.append(body)
      return true
    }
    guard let coordinator = visibleTransition, !isGivenUp(coordinator) else { return false }
    let isQueued = coordinator.animate(alongsideTransition: nil) { [turns] _ in turns.next(body) }
    if !isQueued { turns.next(body) }
    watch(coordinator) { [self] coordinator in
      if let coordinator { giveUp(coordinator) }
      body()
    }
    return true
  }

  /// Calls a closure after `limit`, which begins again while the transition is interactive: a user
  /// may take long.
  ///
  /// The transition is nil if UIKit has freed it, perhaps without ending it.
  private func watch(
    _ coordinator: any UIViewControllerTransitionCoordinator,
    _ body: @escaping @MainActor ((any UIViewControllerTransitionCoordinator)?) -> Void
  ) {
    turns.watch(after: Self.limit) { [self, weak coordinator] in
      if let coordinator, coordinator.isInteractive { return watch(coordinator, body) }
      body(coordinator)
    }
  }

  /// Whether a user drives the transition of a request with a gesture.
  func isInteractive(_ request: TransitionRequest) -> Bool {
    request.change?.transitionCoordinator?.isInteractive == true
      || visibleTransition?.isInteractive == true
  }

  private var topPresented: UIViewController? {
    window?.rootViewController.flatMap { hierarchy?.topPresented(over: $0) }
  }
}
