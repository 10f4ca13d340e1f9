import CoordinatorCore
import UIKitShim

// Diagnostics about how transitions end.
extension Diagnostic {
  static func transitionOfInactiveCoordinator(
    _ coordinator: String, transition: String
  ) -> Diagnostic {
    Diagnostic(
      problem: "'\(coordinator)' was asked to '\(transition)' after it had stopped.",
      meaning: "that a screen or a closure has outlived its coordinator and still calls it.",
      remedy: "make the screen's reference to its coordinator weak: 'weak var coordinator: ...'."
    )
  }

  static func rootNotKept(_ root: String) -> Diagnostic {
    Diagnostic(
      problem: "'\(root)' was launched and freed while its window is shown.",
      meaning: "that nobody keeps the root: a parent keeps its children, but a root has none.",
      remedy: "keep it in a property of the app's or the scene's delegate, and launch that one."
    )
  }

  @MainActor static func screenOfTwoScenes(
    _ scene: any Coordinator, _ other: any Coordinator, screen: UIViewController
  ) -> Diagnostic {
    Diagnostic(
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
      problem:
        "'\(typeName(type(of: coordinator)))' requested its dismissal, but nothing dismisses it.",
      meaning: "that it was launched as a root, which no coordinator has shown.",
      remedy: (isScene ? "add a 'SceneCoordinatorDelegate' to its 'delegate', or " : "")
        + "show it by a parent's verb."
    )
  }

  static func transitionTimedOut(_ transition: String, limit: Duration) -> Diagnostic {
    Diagnostic(
      problem: "UIKit did not report the end of '\(transition)' within \(limit).",
      meaning: "that an animator never calls 'completeTransition', or that UIKit lost the call.",
      remedy: "check the animators, and what the log says about unbalanced transitions."
    )
  }

  static func rejectionUnseen(
    _ coordinator: String, _ transition: String, because reason: String
  ) -> Diagnostic {
    Diagnostic(
      problem: "'\(coordinator)' was asked to '\(transition)', and it was rejected: \(reason)",
      meaning:
        "that the user saw nothing happen, because no code has read how the transition ended.",
      remedy: "follow the reason. If you expect the rejection, read 'ended' or 'result'."
    )
  }

  static func awaitedOnSteppedClock(seconds: Int) -> Diagnostic {
    Diagnostic(
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

// Diagnostics about objects that were not freed.
extension Diagnostic {
  static func coordinatorNotFreed(
    _ coordinator: String, parent: String, after delay: Duration
  ) -> Diagnostic {
    Diagnostic(
      problem: "'\(coordinator)', a child of '\(parent)', stopped \(delay) ago and is still alive.",
      meaning: "that a closure of its screen, a task, a listener or a property retains it.",
      remedy:
        "capture it weakly: '[weak self]', 'weak var coordinator'. If you keep it on purpose, "
        + "set its 'context.isKeptForReuse'."
    )
  }

  static func screenNotFreed(
    _ screen: String, owner: String, after delay: Duration
  ) -> Diagnostic {
    Diagnostic(
      problem: "'\(screen)', a screen of '\(owner)', was removed \(delay) ago and is still alive.",
      meaning: "that one of its own closures, a task, a timer or a property retains it.",
      remedy:
        "capture it weakly: '[weak self]'. If you keep it on purpose, set its 'isKeptForReuse'."
    )
  }
}

// Diagnostics about routes.
extension Diagnostic {
  static func verbForRoute(_ coordinator: String, _ transition: String) -> Diagnostic {
    Diagnostic(
      problem: "'\(coordinator)' was asked to '\(transition)' while it made a route's transition.",
      meaning:
        "that its 'transition(for:)' calls a verb, although a link calls that method to plan, too.",
      remedy: "return the transition, such as '.push(…)', or '.sequence(…)' for several."
    )
  }

  static func invalidLinkTables(
    of root: any Coordinator, _ error: LinkMapError
  ) -> Diagnostic {
    Diagnostic(
      problem:
        "The link tables below '\(typeName(type(of: root)))' have mistakes, so no link is opened:\n"
        + error.description,
      meaning: "that two tables were written independently of each other.",
      remedy:
        "repair each line, and test the tables by 'try LinkMap(of: \(typeName(type(of: root))).self)'."
    )
  }
}

// Diagnostics about coordinators that show nothing.
extension Diagnostic {
  static func rootInNoWindow(_ root: String) -> Diagnostic {
    Diagnostic(
      problem: "'\(root)' was launched, but what it shows is in no visible window.",
      meaning: "that its container was not made a window's root, or the window was not shown.",
      remedy: "set 'window.rootViewController', and call 'window.makeKeyAndVisible()'."
    )
  }

  static func neverStarted(_ coordinator: String) -> Diagnostic {
    Diagnostic(
      problem: "'\(coordinator)' was asked for a transition or a child, but nobody has started it.",
      meaning: "that it is used before its parent has started it, or that nobody does.",
      remedy: "let its parent call 'start(_:)', 'push(_:)' or 'present(_:)' with it; the root of a "
        + "window is started by 'launch()'."
    )
  }

  static func waitsForWindow(_ coordinator: String, _ transition: String) -> Diagnostic {
    Diagnostic(
      problem: "'\(coordinator)' was asked to '\(transition)', which waits for a visible window.",
      meaning: "that its window is hidden, that neither it nor an ancestor is in a window, or "
        + "that it was never launched.",
      remedy: "make its container a window's root, call 'window.makeKeyAndVisible()', and "
        + "'launch()' the topmost coordinator, once."
    )
  }

  static func waitsForReturn(_ coordinator: String, _ transition: String) -> Diagnostic {
    Diagnostic(
      problem: "'\(coordinator)' was asked to '\(transition)', which waits for the return of its "
        + "suspended root.",
      meaning: "that another root, such as a lock, is still shown in its place.",
      remedy: "bring the root back by 'setRoot(_:)', or let the coordinator of the visible root "
        + "perform the transition."
    )
  }

  static func neverShown(_ child: String, parent: String) -> Diagnostic {
    Diagnostic(
      problem: "'\(parent)' started '\(child)', but none of its screens is visible.",
      meaning: "that it was started by 'start(_:)', which shows nothing by itself.",
      remedy: "call a verb such as 'push(_:)', 'present(_:)' or 'setTabs(_:)' with it, which "
        + "starts it as well."
    )
  }
}
