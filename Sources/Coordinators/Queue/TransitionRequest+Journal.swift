import CoordinatorCore
import UIKitShim

extension TransitionRequest {
  /// Records the progress of the request in the journal; costs nothing without a listener.
  func journal(_ phase: Event.TransitionPhase, rejection: TransitionRejection? = nil) {
    // A coordinator that has stopped is in no tree, and finds no journal. The last one is used
    // then.
    if let current = requester?.eventSource { eventSource = current }
    if phase == .requested, isRecorded { return }
    eventSource?.record(
      .transition(
        Event.Transition(
          Event.TransitionKind(rawValue: verb), phase, subjects: subjects, isAnimated: animated,
          route: transition?.route.map { Event.Route($0) }, rejection: rejection?.description,
          index: phase == .performed ? change?.chosenIndex : nil,
          screen: Event.Screen(inFrontOf: journaledWindow))))
  }

  /// The container knows its window even if the request has removed its coordinator's last screen.
  private var journaledWindow: UIWindow? {
    switch change?.container {
    case let window as UIWindow: window
    case let controller as UIViewController where controller.hierarchyWindow != nil:
      controller.hierarchyWindow
    default: requester?.coordinator?.nearestWindow
    }
  }
}
