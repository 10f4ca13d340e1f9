public import Foundation

// Events from outside the running app.
extension ApplicationRunner {
  /// Opens a URL in the running app; returns false if the app could not.
  @discardableResult
  public func open(
    _ url: URL,
    options: [UIApplication.OpenURLOptionsKey: Any] = [:]
  ) -> Bool {
    device.run {
      if usesScenes {
        let source = options[.sourceApplication] as? String
        return deliverNow(.url(url, sourceApplication: source), to: nil)
      }
      return bringForward { delegate.application(application, open: url, options: options) }
    }
  }

  /// Delivers an event to the running app; returns false if the app has no method for it, or could
  /// not handle it.
  ///
  /// In an app with scenes, one scene receives the event: the given one, else the visible one. It
  /// enters the foreground first. A disconnected scene is connected.
  @discardableResult
  public func deliver(_ event: ExternalEvent, to scene: UIScene? = nil) -> Bool {
    device.run { deliverNow(event, to: scene) }
  }

  /// Delivers a notification.
  ///
  /// If the app is not in the background, this calls
  /// `userNotificationCenter(_:willPresent:withCompletionHandler:)`. The returned options have no
  /// effect: the notification is always added to the delivered ones.
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

  /// The response to a notification: a delivered or pending one with this identifier, else a new
  /// one without text, like one from a server.
  public func response(
    toNotification identifier: String,
    userInfo: [AnyHashable: Any] = [:],
    action: String = UNNotificationDefaultActionIdentifier
  ) -> UNNotificationResponse {
    let notification = application.notifications.notification(identifier, userInfo: userInfo)
    return UNNotificationResponse(notification, action: action)
  }

  /// The app's dynamic quick action of a type, else a new one that has only the type.
  public func shortcutItem(
    _ type: String, userInfo: [String: any NSSecureCoding]? = nil
  ) -> UIApplicationShortcutItem {
    for item in application.shortcutItems ?? [] where item.type == type { return item }
    return UIApplicationShortcutItem(
      type: type, localizedTitle: type, localizedSubtitle: nil, icon: nil, userInfo: userInfo)
  }

  /// Delivers a silent remote notification; returns false if the app has no method for it.
  @discardableResult
  public func receiveRemoteNotification(_ userInfo: [AnyHashable: Any]) -> Bool {
    device.run {
      device.hasMethod {
        delegate.application(
          application, didReceiveRemoteNotification: userInfo, fetchCompletionHandler: { _ in })
      }
    }
  }

  /// Notifies the running app that an activity could not be continued.
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

  // MARK: Delivering

  @discardableResult
  func deliverNow(_ event: ExternalEvent, to given: UIScene?) -> Bool {
    if case .notification(let response) = event { return notify(response, given) }
    guard usesScenes else { return bringForward { notifyApplication(event) } }
    // A scene that is connected for an event receives it in its connection options.
    guard let scene = receiver(of: event, given) else { return true }
    return bringForward(scene) { notify(scene, event) }
  }

  /// The scene that receives an event; nil if a scene was connected with the event in its options.
  private func receiver(of event: ExternalEvent, _ given: UIScene?) -> UIScene? {
    let session = application.sessions.first { $0 === given?.session }
    let scene = session.map(\.scene) ?? (application.visibleScene ?? application.scenes.last)
    if scene == nil { connectAgain(session, for: event) }
    return scene
  }

  private func notify(_ response: UNNotificationResponse, _ given: UIScene?) -> Bool {
    let center = UNUserNotificationCenter(application.notifications)
    guard let delegate = center.delegate else { return false }
    let deliver = {
      delegate.userNotificationCenter(center, didReceive: response, withCompletionHandler: {})
      return true
    }
    guard usesScenes else { return bringForward(delivering: deliver) }
    guard let scene = receiver(of: .notification(response), given) else {
      response.targetScene = application.visibleScene
      return deliver()
    }
    response.targetScene = scene
    return bringForward(scene, delivering: deliver)
  }

  private func notify(_ scene: UIScene, _ event: ExternalEvent) -> Bool {
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

  private func notifyApplication(_ event: ExternalEvent) -> Bool {
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

  /// Whether a delegate implements the quick action method and does not immediately report a
  /// failure.
  private func isPerformed(_ call: (@escaping (Bool) -> Void) -> Void) -> Bool {
    var hasSucceeded = true
    let hasMethod = device.hasMethod { call { hasSucceeded = $0 } }
    return hasMethod && hasSucceeded
  }
}
