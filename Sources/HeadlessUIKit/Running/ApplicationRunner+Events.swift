public import Foundation

// What an app that runs is told from outside.
extension ApplicationRunner {
  /// Opens a URL in the running app; false if the app could not.
  @discardableResult
  public func open(
    _ url: URL,
    options: [UIApplication.OpenURLOptionsKey: Any] = [:]
  ) -> Bool {
    device.run {
      if usesScenes {
        let source = options[.sourceApplication] as? String
        return hand(.url(url, sourceApplication: source), to: nil)
      }
      return bringForward { delegate.application(application, open: url, options: options) }
    }
  }

  /// Tells the running app of an event; false if it has no method for it, or answered so.
  ///
  /// An app with scenes gets it in one scene, which comes to the foreground first: the visible one, if
  /// none is given. A scene that is not connected is connected for it.
  @discardableResult
  public func deliver(_ event: ExternalEvent, to scene: UIScene? = nil) -> Bool {
    device.run { hand(event, to: scene) }
  }

  /// Shows a notification; the delegate of the notification centre is asked how if the app is in the
  /// foreground.
  ///
  /// Its answer has no effect: the notification is in the list of those that were shown in any case.
  public func show(_ request: UNNotificationRequest) {
    device.run {
      let center = UNUserNotificationCenter(application.notifications)
      let notification = UNNotification(request)
      application.notifications.show(notification)
      guard application.state != .background else { return }
      center.delegate?.userNotificationCenter(
        center, willPresent: notification, withCompletionHandler: { _ in })
    }
  }

  /// What a user did with a notification: with the one of this name that was shown or is to
  /// appear, else with one that a server has sent.
  public func response(
    toNotification identifier: String,
    userInfo: [AnyHashable: Any] = [:],
    action: String = UNNotificationDefaultActionIdentifier
  ) -> UNNotificationResponse {
    let notification = application.notifications.notification(identifier, userInfo: userInfo)
    return UNNotificationResponse(notification, action: action)
  }

  /// The quick action of a type that the app has set, else one without more than its type.
  public func shortcutItem(
    _ type: String, userInfo: [String: any NSSecureCoding]? = nil
  ) -> UIApplicationShortcutItem {
    for item in application.shortcutItems ?? [] where item.type == type { return item }
    return UIApplicationShortcutItem(
      type: type, localizedTitle: type, localizedSubtitle: nil, icon: nil, userInfo: userInfo)
  }

  /// Hands over what a server has sent without showing it; false if the app has no method for it.
  @discardableResult
  public func receiveRemoteNotification(_ userInfo: [AnyHashable: Any]) -> Bool {
    device.run {
      device.hasMethod {
        delegate.application(
          application, didReceiveRemoteNotification: userInfo, fetchCompletionHandler: { _ in })
      }
    }
  }

  /// Tells the running app that an activity which was to come did not.
  public func failToContinue(_ activityType: String, error: any Error, in scene: UIScene? = nil) {
    device.run {
      if let scene = scene ?? application.visibleScene {
        scene.delegate?.scene(
          scene, didFailToContinueUserActivityWithType: activityType, error: error)
      } else {
        delegate.application(
          application, didFailToContinueUserActivityWithType: activityType, error: error)
      }
    }
  }

  // MARK: Handing on

  @discardableResult
  func hand(_ event: ExternalEvent, to given: UIScene?) -> Bool {
    if case .notification(let response) = event { return tell(response, given) }
    guard usesScenes else { return bringForward { tellApplication(event) } }
    // As at launch, a scene that is connected for an event finds it in its options.
    guard let scene = receiver(of: event, given) else { return true }
    return bringForward(scene) { tell(scene, event) }
  }

  /// The scene that gets an event; nil if a scene was connected for it, and has it in its options.
  private func receiver(of event: ExternalEvent, _ given: UIScene?) -> UIScene? {
    let session = application.sessions.first { $0 === given?.session }
    let scene = session.map(\.scene) ?? (application.visibleScene ?? application.scenes.last)
    if scene == nil { connectAgain(session, for: event) }
    return scene
  }

  private func tell(_ response: UNNotificationResponse, _ given: UIScene?) -> Bool {
    let center = UNUserNotificationCenter(application.notifications)
    guard let delegate = center.delegate else { return false }
    let tell = {
      delegate.userNotificationCenter(center, didReceive: response, withCompletionHandler: {})
      return true
    }
    guard usesScenes else { return bringForward(telling: tell) }
    guard let scene = receiver(of: .notification(response), given) else {
      response.targetScene = application.visibleScene
      return tell()
    }
    response.targetScene = scene
    return bringForward(scene, telling: tell)
  }

  private func tell(_ scene: UIScene, _ event: ExternalEvent) -> Bool {
    guard let delegate = scene.delegate else { return false }
    switch event {
    case .url(let url, let source):
      let context = UIOpenURLContext(url: url, sourceApplication: source)
      return device.hasMethod { delegate.scene(scene, openURLContexts: [context]) }
    case .activity(let activity):
      delegate.scene(scene, willContinueUserActivityWithType: activity.activityType)
      return device.hasMethod { delegate.scene(scene, continue: activity) }
    case .shortcut(let item):
      guard let delegate = delegate as? any UIWindowSceneDelegate,
        let scene = scene as? UIWindowScene
      else { return false }
      return isPerformed {
        delegate.windowScene(scene, performActionFor: item, completionHandler: $0)
      }
    case .notification: return false
    }
  }

  private func tellApplication(_ event: ExternalEvent) -> Bool {
    switch event {
    case .url(let url, let source):
      var options: [UIApplication.OpenURLOptionsKey: Any] = [:]
      if let source { options[.sourceApplication] = source }
      return delegate.application(application, open: url, options: options)
    case .activity(let activity):
      _ = delegate.application(
        application, willContinueUserActivityWithType: activity.activityType)
      return delegate.application(
        application, continue: activity,
        restorationHandler: { restorers in
          for restorer in restorers ?? [] { restorer.restoreUserActivityState(activity) }
        })
    case .shortcut(let item):
      return isPerformed {
        delegate.application(application, performActionFor: item, completionHandler: $0)
      }
    case .notification: return false
    }
  }

  /// Whether a delegate has a method for a quick action, and does not answer at once that it failed.
  private func isPerformed(_ call: (@escaping (Bool) -> Void) -> Void) -> Bool {
    var hasSucceeded = true
    let hasMethod = device.hasMethod { call { hasSucceeded = $0 } }
    return hasMethod && hasSucceeded
  }
}
