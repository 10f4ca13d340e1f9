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

  /// The event of a link that the user taps in another app: of a web address, the activity of a
  /// universal link.
  ///
  /// Source: Apple's "Supporting universal links in your app".
  public static func link(_ url: URL) -> ExternalEvent {
    guard ["https", "http"].contains(url.scheme?.lowercased()) else { return .url(url) }
    let activity = NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)
    activity.webpageURL = url
    return .activity(activity)
  }

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
