import Foundation
import HeadlessUIKit

// What the system does to the application, and a person outside of it.
extension AppDriver {
  func continueActivity(_ type: String, _ info: [String: String]) throws(StepFailure) {
    let runner = try launched("An activity is continued")
    let activity = NSUserActivity(activityType: type)
    var entries = info
    if let page = entries.removeValue(forKey: "webpageURL") {
      guard let url = URL(string: page), url.scheme != nil else {
        throw StepFailure("'\(page)' is no URL of a page, such as https://a.org/1.", mayPass: false)
      }
      activity.webpageURL = url
    }
    if !entries.isEmpty { activity.userInfo = entries }
    let isTaken = runner.deliver(.activity(activity))
    settle()
    if !isTaken {
      throw refusal(
        runner, "did not continue the activity \(quoted(type))", scene: "scene(_:continue:)",
        application: "application(_:continue:restorationHandler:)")
    }
  }

  func tapNotification(_ name: String, _ info: [String: String]) throws(StepFailure) {
    let runner = try launched("A notification is answered")
    let isTaken = runner.deliver(
      .notification(runner.response(toNotification: name, userInfo: info)))
    settle()
    if !isTaken {
      throw StepFailure(
        "The application did not answer the notification \(quoted(name)): "
          + "UNUserNotificationCenter.current() has no delegate.", mayPass: false)
    }
  }

  func chooseShortcut(_ type: String, _ info: [String: String]) throws(StepFailure) {
    let runner = try launched("A quick action is performed")
    var entries: [String: any NSSecureCoding]?
    for (key, value) in info {
      entries = (entries ?? [:]).merging([key: NSString(string: value)]) { $1 }
    }
    let isTaken = runner.deliver(.shortcut(runner.shortcutItem(type, userInfo: entries)))
    settle()
    if !isTaken {
      throw refusal(
        runner, "did not perform the quick action \(quoted(type))",
        scene: "windowScene(_:performActionFor:completionHandler:)",
        application: "application(_:performActionFor:completionHandler:)")
    }
  }

  func goToBackground() throws(StepFailure) {
    let runner = try launched("Going to the background is told")
    guard device.application.applicationState != .background else {
      throw StepFailure("The application is in the background already.", mayPass: false)
    }
    runner.enterBackground()
    settle()
  }

  func comeToForeground() throws(StepFailure) {
    let runner = try launched("Coming to the foreground is told")
    guard device.application.applicationState == .background else {
      throw StepFailure("The application is in the foreground already.", mayPass: false)
    }
    runner.enterForeground()
    settle()
  }

  func warnOfMemory() throws(StepFailure) {
    try launched("That memory is short is told").sendMemoryWarning()
    settle()
  }

  func perform(_ step: Step.SceneStep) throws(StepFailure) {
    let runner = try launched("Scenes are made")
    guard runner.usesScenes else {
      throw StepFailure(
        "The application has no scenes: it declares none, and its delegate has no "
          + "'application(_:configurationForConnecting:options:)'.", mayPass: false)
    }
    switch step {
    case .open:
      guard runner.openScene() != nil else {
        throw StepFailure(
          "The application supports one scene only: its manifest does not say that it supports "
            + "multiple scenes.", mayPass: false)
      }
    case .close:
      guard let scene = runner.sceneInSight else {
        throw StepFailure("No scene is connected.", mayPass: false)
      }
      runner.close(scene.session)
    case .show(let number):
      let scenes = runner.scenes
      guard scenes.indices.contains(number - 1) else {
        throw StepFailure(
          "There is no scene \(number): \(scenes.count) "
            + (scenes.count == 1 ? "is connected." : "are connected."), mayPass: false)
      }
      runner.show(scenes[number - 1])
    }
    settle()
  }

  private func launched(_ what: String) throws(StepFailure) -> ApplicationRunner {
    guard let runner else {
      throw StepFailure(
        "\(what) by the application's delegate, and none was launched.", mayPass: false)
    }
    return runner
  }

  private func refusal(
    _ runner: ApplicationRunner, _ what: String, scene: String, application: String
  ) -> StepFailure {
    let reason =
      runner.usesScenes
      ? "the delegate of its scene has no '\(scene)'"
      : "its delegate has no '\(application)', or refused"
    return StepFailure("The application \(what): \(reason).", mayPass: false)
  }
}

extension Step {
  /// Whether a person can do this only with an application that is in the foreground.
  var needsForeground: Bool {
    switch self {
    case .tap, .tapOutside, .type, .select, .tab, .back, .backTo, .escape, .swipeBack, .swipeDown,
      .swipePage, .swipeRow, .refresh:
      true
    case .open, .activity, .notification, .shortcut, .background, .foreground, .memoryWarning,
      .scene, .size, .print, .capture, .expect:
      false
    }
  }
}
