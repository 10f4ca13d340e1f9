import CoordinatorCore
import UIKitShim

// Transitions that nobody asked a queue for: gestures and raw calls.
extension TransitionQueue {
  /// Whether a request waits for a transition of UIKit's own that is running.
  func waitsForUIKit(_ request: TransitionRequest) -> Bool {
    if isPumpScheduled { return true }
    guard let coordinator = coordinatorInTheWay(of: request), coordinator !== givenUp else {
      return false
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

  /// Goes on without a transition of UIKit's that never ends; a finger may take its time.
  private func giveUpLater(_ coordinator: any UIViewControllerTransitionCoordinator) {
    _ = Turn.after(Self.limit, in: window) { [self, weak coordinator] in
      // One that UIKit has dropped without an end is in nobody's way.
      guard let coordinator else { return pump() }
      guard coordinator === awaited else { return }
      if coordinator.isInteractive { return giveUpLater(coordinator) }
      reportIssue(.transitionTimedOut("a transition of UIKit's own", limit: Self.limit))
      awaited = nil
      givenUp = coordinator
      pump()
    }
  }

  private func coordinatorInTheWay(
    of request: TransitionRequest
  ) -> (any UIViewControllerTransitionCoordinator)? {
    guard hasWindow else { return nil }
    if let stack = request.stack { return stack.transitionCoordinator }
    for stack in request.stacks {
      if let coordinator = stack.transitionCoordinator { return coordinator }
    }
    return topPresented?.transitionCoordinator
  }

  /// Whether a request's transition is in somebody's hand.
  func isHeldByFinger(_ request: TransitionRequest) -> Bool {
    if request.rootTransition?.isInteractive == true { return true }
    for stack in request.stacks where stack.transitionCoordinator?.isInteractive == true {
      return true
    }
    return topPresented?.transitionCoordinator?.isInteractive == true
  }

  private var topPresented: UIViewController? {
    var top = window?.rootViewController
    while let presented = top?.presentedViewController { top = presented }
    return top
  }

  // MARK: Windows

  /// Goes on with what waited for a window that is visible now.
  static func windowDidArrive(_ window: UIWindow) {
    Turn.next(in: window) {
      ScreenRecord.watchLatecomers()
      knownDetached?.joinWindows()
      known(of: window)?.pump()
    }
  }

  /// Moves the presentations that waited for a window into its queue.
  private func joinWindows() {
    guard !hasWindow else { return }
    let held = waiting
    waiting = []
    for request in held {
      if let window = request.requester?.coordinator?.nearestWindow {
        let queue = TransitionQueue.of(window)
        queue.changeWaiting { $0.append(request) }
        queue.schedulePump()
      } else if request.requester == nil {
        request.end(.rejected(.gone()))
      } else {
        changeWaiting { $0.append(request) }
      }
    }
    pump()
  }
}
