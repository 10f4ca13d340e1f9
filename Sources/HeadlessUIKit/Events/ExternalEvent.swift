public import Foundation

/// An event from outside the app, which is delivered to it or launches it.
@MainActor
public enum ExternalEvent {
  /// A URL to open.
  case url(URL, sourceApplication: String? = nil)
  /// An activity to continue; a universal link has the type `NSUserActivityTypeBrowsingWeb`.
  case activity(NSUserActivity)
  /// The user's response to a notification.
  case notification(UNNotificationResponse)
  /// A quick action that the user selected.
  case shortcut(UIApplicationShortcutItem)

  var isNotification: Bool {
    if case .notification = self { true } else { false }
  }

  /// The launch options of the event for an app without scenes.
  var launchOptions: [UIApplication.LaunchOptionsKey: Any] {
    switch self {
    case .url(let url, let source):
      var options: [UIApplication.LaunchOptionsKey: Any] = [.url: url]
      if let source { options[.sourceApplication] = source }
      return options
    case .activity(let activity):
      let entries: [AnyHashable: Any] = [
        UIApplication.LaunchOptionsKey.userActivityType.rawValue: activity.activityType,
        "UIApplicationLaunchOptionsUserActivityKey": activity,
      ]
      return [.userActivityDictionary: entries]
    case .notification(let response):
      return [.remoteNotification: response.notification.request.content.userInfo]
    case .shortcut(let item): return [.shortcutItem: item]
    }
  }
}
