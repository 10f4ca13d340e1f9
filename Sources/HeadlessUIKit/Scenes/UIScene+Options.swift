public import Foundation

extension UIScene {
  /// The events for which a scene is connected, such as URLs or a quick action.
  ///
  /// An event that launches the app is passed only here. The scene delegate's methods for URLs and
  /// activities are called for scenes that are already connected.
  @preconcurrency @MainActor
  open class ConnectionOptions: NSObject {
    /// The URLs to open.
    open private(set) var urlContexts: Set<UIOpenURLContext> = []
    /// The activities to continue.
    open private(set) var userActivities: Set<NSUserActivity> = []
    /// The quick action that the user selected.
    open private(set) var shortcutItem: UIApplicationShortcutItem?
    /// The user's response to a notification.
    open private(set) var notificationResponse: UNNotificationResponse?
    /// The app that requested the scene.
    open private(set) var sourceApplication: String?

    package init(_ events: ExternalEvent?...) {
      super.init()
      for event in events {
        switch event {
        case .url(let url, let source):
          urlContexts.insert(UIOpenURLContext(url: url, sourceApplication: source))
          sourceApplication = source
        case .activity(let activity): userActivities.insert(activity)
        case .notification(let response): notificationResponse = response
        case .shortcut(let item): shortcutItem = item
        case nil: break
        }
      }
    }
  }

  /// The options of a URL to open.
  @preconcurrency @MainActor
  open class OpenURLOptions: NSObject {
    /// The app that sent the URL.
    public let sourceApplication: String?
    /// The value that the other app sent with the URL; always nil here.
    open var annotation: Any? { nil }
    /// Whether to open the file in place instead of a copy; always false here.
    open var openInPlace: Bool { false }

    init(sourceApplication: String?) {
      self.sourceApplication = sourceApplication
      super.init()
    }
  }

  /// The options for opening a URL in another app.
  @preconcurrency @MainActor
  open class OpenExternalURLOptions: NSObject {
    /// Whether to open the URL only as a universal link.
    open var universalLinksOnly = false
  }

  /// The options of a scene activation.
  @preconcurrency @MainActor
  open class ActivationRequestOptions: NSObject {
    /// The scene that requests the activation.
    open weak var requestingScene: UIScene?
  }
}
