import CoordinatorCore
import UIKitShim

// Transitions that nobody asked a queue for: gestures and raw calls.
extension TransitionQueue {
  /// Whether a request waits for a transition of UIKit's own that is running.
  func waitsForUIKit(_ request: TransitionRequest) -> Bool {
    if isPumpScheduled { return true }
    guard let coordinator = coordinatorInTheWay(of: request), !isGivenUp(coordinator) else {
      return waitsForPage(request)
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

  /// Whether a request waits for the page that a finger moves; its observer tells when that has ended.
  ///
  /// A turn whose end UIKit does not tell is given up when its page is seen no more.
  private func waitsForPage(_ request: TransitionRequest) -> Bool {
    guard request.stack == nil, engine?.pagesInHand.isEmpty == false,
      PageObserver.isPageInHand(seenWith: topPresented)
    else {
      return false
    }
    // Nobody tells of a container that is taken out of the window meanwhile.
    if !watchesPage {
      watchesPage = true
      turns.watch(after: Self.limit) { [self] in
        watchesPage = false
        if PageObserver.endLostTurns(seenWith: topPresented) {
          reportIssue(.transitionTimedOut("the turn of a page by hand", limit: Self.limit))
        }
        pump()
      }
    }
    return true
  }

  /// Goes on without a transition of UIKit's that never ends; a finger may take its time.
  private func giveUpLater(_ coordinator: any UIViewControllerTransitionCoordinator) {
    turns.watch(after: Self.limit) { [self, weak coordinator] in
      // One that UIKit has dropped without an end is in nobody's way.
      guard let coordinator else { return pump() }
      guard coordinator === awaited else { return }
      if coordinator.isInteractive { return giveUpLater(coordinator) }
      reportIssue(.transitionTimedOut("a transition of UIKit's own", limit: Self.limit))
      awaited = nil
      giveUp(coordinator)
      pump()
    }
  }

  /// Waits for a transition of UIKit's no longer; what it does to the next one is its affair.
  func giveUp(_ coordinator: any UIViewControllerTransitionCoordinator) {
    givenUp.removeAll { $0.object == nil }
    givenUp.append(WeakReference(coordinator))
  }

  private func isGivenUp(_ coordinator: any UIViewControllerTransitionCoordinator) -> Bool {
    for known in givenUp where known.object === coordinator { return true }
    return false
  }

  /// The transition of UIKit's that is under way where a request is to happen.
  func coordinatorInTheWay(
    of request: TransitionRequest
  ) -> (any UIViewControllerTransitionCoordinator)? {
    guard hasWindow else { return nil }
    if let stack = request.stack { return stack.transitionCoordinator }
    for stack in request.stacks {
      if let coordinator = stack.transitionCoordinator { return coordinator }
    }
    return visibleTransition
  }

  private var visibleTransition: (any UIViewControllerTransitionCoordinator)? {
    guard let window, let layout = engine?.reconciler.hierarchies.hierarchy(of: window).layout
    else { return nil }
    return topPresented?.visibleTransition(lookingInside: layout.embedsContainers)
  }

  /// Whether a request's transition is in somebody's hand.
  func isHeldByFinger(_ request: TransitionRequest) -> Bool {
    for stack in request.stacks where stack.transitionCoordinator?.isInteractive == true {
      return true
    }
    return visibleTransition?.isInteractive == true
  }

  private var topPresented: UIViewController? {
    var top = window?.rootViewController
    while let presented = top?.presentedViewController { top = presented }
    return top
  }
}
