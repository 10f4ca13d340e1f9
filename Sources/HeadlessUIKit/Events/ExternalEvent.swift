public import Foundation

/// Something from outside that an app is told about, or launched for.
@MainActor
public enum ExternalEvent {
  /// An address to open.
  case url(URL, sourceApplication: String? = nil)
  /// An activity to continue; a universal link is one, of the type `NSUserActivityTypeBrowsingWeb`.
  case activity(NSUserActivity)
  /// What a user did with a notification.
  case notification(UNNotificationResponse)
  /// A quick action that a user chose.
  case shortcut(UIApplicationShortcutItem)

  var isNotification: Bool {
    if case .notification = self { true } else { false }
  }

  /// The event as the launch options of an app without scenes have it.
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
