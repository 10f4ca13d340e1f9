import CoordinatorCore
import UIKitShim

// Diagnostics about how transitions end.
extension Diagnostic {
  static func transitionOfInactiveCoordinator(
    _ coordinator: any Coordinator, transition: String
  ) -> Diagnostic {
    transitionOfInactiveCoordinator(typeName(of: coordinator), transition: transition)
  }

  static func transitionOfInactiveCoordinator(
    _ coordinator: String, transition: String
  ) -> Diagnostic {
    Diagnostic(
      "transitionOfInactiveCoordinator",
      problem: "'\(coordinator)' was asked to '\(transition)' after it had stopped.",
      meaning: "that a screen or a closure has outlived its coordinator and still calls it.",
      remedy: "make the screen's reference to its coordinator weak: 'weak var coordinator: ...'."
    )
  }

  static func rootNotKept(_ root: String) -> Diagnostic {
    Diagnostic(
      "rootNotKept",
      problem: "'\(root)' was launched and is gone already, while its window is shown.",
      meaning: "that nobody keeps the root: a parent keeps its children, but a root has none.",
      remedy: "keep it in a property of the app's or the scene's delegate, and launch that one."
    )
  }

  @MainActor static func screenOfTwoScenes(
    _ scene: any Coordinator, _ other: any Coordinator, screen: UIViewController
  ) -> Diagnostic {
    Diagnostic(
      "screenOfTwoScenes",
      problem:
        "'\(typeName(of: scene))' was to be shown with the '\(screenName(of: screen))' that is "
        + "the screen of '\(typeName(of: other))', which runs.",
      meaning: "that one view controller was given to two scene coordinators.",
      remedy: "make a screen for each of them, or stop the other one first."
    )
  }

  static func dismissalRequestUnheard(_ coordinator: any ScreenCoordinator) -> Diagnostic {
    let isScene = coordinator is any SceneCoordinator
    return Diagnostic(
      "dismissalRequestUnheard",
      problem: "'\(typeName(of: coordinator))' requested its dismissal, and nobody heard it.",
      meaning: "that it was launched as a root, which no coordinator has shown.",
      remedy: (isScene ? "add a 'SceneCoordinatorDelegate' to its 'delegate', or " : "")
        + "show it by a parent's verb."
    )
  }

  static func transitionTimedOut(_ transition: String, limit: Duration) -> Diagnostic {
    Diagnostic(
      "transitionTimedOut",
      problem: "UIKit did not report the end of '\(transition)' within \(limit).",
      meaning: "that an animator never calls 'completeTransition', or that UIKit lost the call.",
      remedy: "look at the animators and at what the log says about unbalanced transitions."
    )
  }

  static func rejectionUnseen(
    _ coordinator: String, _ transition: String, because reason: TransitionRejection
  ) -> Diagnostic {
    Diagnostic(
      "rejectionUnseen",
      problem: "'\(coordinator)' was asked to '\(transition)', and it was rejected: \(reason)",
      meaning:
        "that the user saw nothing happen, because no code has read how the transition ended.",
      remedy: "follow the reason. If you expect the rejection, read 'ended' or 'result'."
    )
  }

  static func awaitedOnSteppedClock(seconds: Int) -> Diagnostic {
    Diagnostic(
      "awaitedOnSteppedClock",
      problem:
        "The end of a transition or link is awaited on a stepped clock that nobody has moved for "
        + "\(seconds) seconds.",
      meaning:
        "that a test awaits 'result' before it lets the clock run, and would wait for ever.",
      remedy:
        "call 'app.settle()' or 'device.clock.drain()' first; the clock was moved for you now."
    )
  }
}
