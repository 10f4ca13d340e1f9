import Foundation
import HeadlessUIKit

// Events that reach the application from outside.
extension AppDriver {
  func open(_ text: String) throws(StepFailure) {
    guard let url = URL(string: text), url.scheme != nil else {
      throw StepFailure(
        "'\(text)' is not a URL with a scheme, such as newsstand://article/42.", mayPass: false)
    }
    let runner = try launchedRunner(for: "Opening a URL")
    let event = ExternalEvent.link(url)
    if try !deliver(event, to: runner) {
      throw unhandledLink(
        event, runner, "did not open '\(text)'",
        remedy: " To fix this, implement the method, or write a URL that it accepts.")
    }
  }

  func continueActivity(_ type: String, _ info: [String: String]) throws(StepFailure) {
    let runner = try launchedRunner(for: "Continuing an activity")
    let activity = NSUserActivity(activityType: type)
    var entries = info
    if let page = entries.removeValue(forKey: "webpageURL") {
      guard let url = URL(string: page), url.scheme != nil else {
        throw StepFailure(
          "'\(page)' is not the URL of a web page, such as https://a.org/1.", mayPass: false)
      }
      activity.webpageURL = url
    }
    if !entries.isEmpty { activity.userInfo = entries }
    let event = ExternalEvent.activity(activity)
    if try !deliver(event, to: runner) {
      throw unhandledLink(event, runner, "did not continue the activity \(quoted(type))")
    }
  }

  func tapNotification(_ name: String, _ info: [String: String]) throws(StepFailure) {
    let runner = try launchedRunner(for: "Tapping a notification")
    let response = runner.response(toNotification: name, userInfo: info)
    if try !deliver(.notification(response), to: runner) {
      throw StepFailure(
        "The application did not answer the notification \(quoted(name)): "
          + "UNUserNotificationCenter.current() has no delegate.", mayPass: false)
    }
  }

  func performShortcut(_ type: String, _ info: [String: String]) throws(StepFailure) {
    let runner = try launchedRunner(for: "Performing a quick action")
    let entries = info.mapValues { NSString(string: $0) as any NSSecureCoding }
    let item = runner.shortcutItem(type, userInfo: entries.isEmpty ? nil : entries)
    if try !deliver(.shortcut(item), to: runner) {
      throw unhandledEvent(
        runner, "did not perform the quick action \(quoted(type))",
        scene: "windowScene(_:performActionFor:completionHandler:)",
        application: "application(_:performActionFor:completionHandler:)",
        rejection: "called its completion handler with 'false'")
    }
  }

  func enterBackground() throws(StepFailure) {
    let runner = try launchedRunner(for: "Entering the background")
    guard device.application.applicationState != .background else {
      throw StepFailure("The application is already in the background.", mayPass: false)
    }
    runner.enterBackground()
    settle()
  }

  func enterForeground() throws(StepFailure) {
    let runner = try launchedRunner(for: "Entering the foreground")
    guard device.application.applicationState == .background else {
      throw StepFailure("The application is already in the foreground.", mayPass: false)
    }
    runner.enterForeground()
    settle()
  }

  func sendMemoryWarning() throws(StepFailure) {
    try launchedRunner(for: "A memory warning").sendMemoryWarning()
    settle()
  }

  func perform(_ step: Step.SceneStep) throws(StepFailure) {
    let runner = try launchedRunner(for: "A scene step")
    guard runner.usesScenes else {
      throw StepFailure(
        "The application has no scenes: it declares none, and its delegate has no "
          + "'application(_:configurationForConnecting:options:)'.", mayPass: false)
    }
    let sessions = runner.sessions
    let open = "\(sessions.count) \(sessions.count == 1 ? "is" : "are") open."
    switch step {
    case .open:
      guard runner.openScene() != nil else {
        throw StepFailure(
          "The application supports only one scene. To allow several, launch it with a "
            + "'SceneManifest' that has 'supportsMultipleScenes: true'.", mayPass: false)
      }
    case .close:
      guard let scene = runner.visibleScene else {
        throw StepFailure("No scene is visible: \(open)", mayPass: false)
      }
      runner.close(scene.session)
    case .show(let number):
      guard sessions.indices.contains(number - 1) else {
        throw StepFailure("There is no scene \(number), counted from 1: \(open)", mayPass: false)
      }
      runner.show(sessions[number - 1])
    }
    settle()
  }

  /// Delivers an event, and returns whether the application handled it.
  ///
  /// - Throws: ``StepFailure`` if the link of the event leads nowhere.
  private func deliver(
    _ event: ExternalEvent, to runner: ApplicationRunner
  ) throws(StepFailure) -> Bool {
    let count = events.count
    let isHandled = runner.deliver(event)
    settle()
    if let problem = linkProblem(after: count) { throw StepFailure(problem, mayPass: false) }
    return isHandled
  }

  func launchedRunner(for action: String) throws(StepFailure) -> ApplicationRunner {
    guard let runner else {
      throw StepFailure(
        "\(action) needs an application delegate, but none was launched.", mayPass: false)
    }
    return runner
  }

  /// The failure of a URL or an activity.
  private func unhandledLink(
    _ event: ExternalEvent, _ runner: ApplicationRunner, _ problem: String, remedy: String = ""
  ) -> StepFailure {
    let isURL = if case .url = event { true } else { false }
    return unhandledEvent(
      runner, problem, scene: isURL ? "scene(_:openURLContexts:)" : "scene(_:continue:)",
      application: isURL
        ? "application(_:open:options:)" : "application(_:continue:restorationHandler:)",
      rejection: runner.usesScenes ? nil : "returned false", remedy: remedy)
  }

  private func unhandledEvent(
    _ runner: ApplicationRunner, _ problem: String, scene: String, application: String,
    rejection: String?, remedy: String = ""
  ) -> StepFailure {
    let reason =
      runner.usesScenes
      ? "the delegate of its scene has no '\(scene)'" : "its delegate has no '\(application)'"
    let alternative = rejection.map { ", or it \($0)" } ?? ""
    return StepFailure(
      "The application \(problem): \(reason)\(alternative).\(remedy)", mayPass: false)
  }
}

extension Step {
  var needsForeground: Bool {
    switch self {
    case .tap, .doubleTap, .tapOutside, .type, .select, .tab, .back, .backTo, .escape, .swipeBack,
      .swipeDown, .swipePage, .swipeRow, .longPress, .refresh:
      true
    case .open, .activity, .notification, .shortcut, .background, .foreground, .memoryWarning,
      .scene, .size, .print, .capture, .expect:
      false
    }
  }

  /// Whether the step does nothing to the app.
  var isReadOnly: Bool {
    switch self {
    case .print, .capture, .expect: true
    default: false
    }
  }
}
