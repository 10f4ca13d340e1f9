public import Foundation

extension UIScene {
  /// Why a scene is connected: what a user chose, opened or continued.
  ///
  /// What the app was launched for stands here only; the delegate's methods for links and activities
  /// are for scenes that are connected already.
  @preconcurrency @MainActor
  open class ConnectionOptions: NSObject {
    /// The URLs to open.
    open private(set) var urlContexts: Set<UIOpenURLContext> = []
    /// The activities to continue.
    open private(set) var userActivities: Set<NSUserActivity> = []
    /// The quick action that was chosen.
    open private(set) var shortcutItem: UIApplicationShortcutItem?
    /// What a user did with a notification.
    open private(set) var notificationResponse: UNNotificationResponse?
    /// The app that asked for the scene.
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

  /// What is known of a URL that a scene is to open.
  @preconcurrency @MainActor
  open class OpenURLOptions: NSObject {
    /// The app that asked to open the URL.
    public let sourceApplication: String?
    /// Something the other app sent along; never set here.
    open var annotation: Any? { nil }
    /// Whether a file is to be opened where it lies.
    open var openInPlace: Bool { false }

    init(sourceApplication: String?) {
      self.sourceApplication = sourceApplication
      super.init()
    }
  }

  /// How the system should open a URL.
  @preconcurrency @MainActor
  open class OpenExternalURLOptions: NSObject {
    /// Whether only an app that is made for the URL may open it.
    open var universalLinksOnly = false
  }

  /// How a scene is brought forward.
  @preconcurrency @MainActor
  open class ActivationRequestOptions: NSObject {
    /// The scene in which the user asked for it.
    open weak var requestingScene: UIScene?
  }
}
