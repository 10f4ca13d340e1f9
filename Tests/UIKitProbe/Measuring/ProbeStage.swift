import Foundation
import UIKitShim

/// Where measurements are made: a window of their own, and time.
@MainActor
protocol ProbeStage: AnyObject {
  /// A window that is not shown yet.
  var window: UIWindow { get }
  /// What happened so far.
  var trace: Trace { get }
  /// What happened when an app with a scene was launched.
  var launch: Trace { get }
  /// The seconds since some moment.
  var time: TimeInterval { get }
  /// Makes another window in the same place.
  func makeWindow() -> UIWindow
  /// Gives what the window shows another width.
  func setWidth(_ width: Measurement.Width)
  /// Waits for the next turn of the run loop, and for what UIKit does there.
  func turn() async
  /// Waits until nothing moves any more.
  func settle() async
}

/// What happened, one event a line, and the delegates, which those who ask them know only weakly.
@MainActor
final class Trace {
  private var lines: [String] = []
  private var kept: [AnyObject] = []

  /// What happened since the last time, which stays.
  var text: String { lines.joined(separator: "\n") }

  func note(_ line: String) { lines.append(line) }

  /// What happened since the last time.
  func take() -> String {
    defer { lines = [] }
    return text
  }

  /// What happened since the last time of whatever contains one of these, in one line.
  func take(_ parts: String...) -> String {
    take().split(separator: "\n").filter { line in parts.contains { line.contains($0) } }
      .joined(separator: " ")
  }

  func keep<Object: AnyObject>(_ object: Object) -> Object {
    kept.append(object)
    return object
  }
}

extension ProbeStage {
  func note(_ line: String) { trace.note(line) }

  func screen(_ name: String) -> ProbeScreen { ProbeScreen(name, trace) }

  func screens(_ names: String) -> [ProbeScreen] { names.map { screen(String($0)) } }

  /// A screen that is presented in a style.
  func cover(_ style: UIModalPresentationStyle, _ name: String = "M") -> ProbeScreen {
    let cover = screen(name)
    cover.modalPresentationStyle = style
    return cover
  }

  /// A stack of screens, each named by a letter.
  func stack(_ names: String) -> UINavigationController {
    let stack = UINavigationController()
    stack.viewControllers = screens(names)
    stack.delegate = trace.keep(ProbeDelegate(trace))
    return stack
  }

  /// Shows a root and waits, without a trace of it.
  func show(_ root: UIViewController) async {
    window.rootViewController = root
    window.makeKeyAndVisible()
    await settle()
    _ = trace.take()
  }

  func shownStack(_ names: String) async -> UINavigationController {
    let stack = stack(names)
    await show(stack)
    return stack
  }

  func shownScreen(_ name: String) async -> ProbeScreen {
    let screen = screen(name)
    await show(screen)
    return screen
  }

  /// Waits, then returns what happened.
  func settled() async -> String {
    await settle()
    return trace.take()
  }
}

/// The names of screens.
@MainActor
func names(_ controllers: [UIViewController]?) -> String {
  guard let controllers else { return "nil" }
  return controllers.map { label($0) }.joined(separator: " ")
}

/// How the text of a measurement names a controller.
@MainActor
func label(_ controller: UIViewController?) -> String {
  switch controller {
  case nil: "nil"
  case let screen as ProbeScreen: screen.name
  case is UINavigationController: "stack"
  case is UITabBarController: "tabs"
  case is UIPageViewController: "pages"
  case is UISplitViewController: "columns"
  case is UISearchController: "search"
  default: "other"
  }
}
