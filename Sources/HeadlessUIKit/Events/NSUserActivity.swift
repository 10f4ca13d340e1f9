#if !canImport(Darwin)
  public import Foundation

  /// A user activity that can be continued later, on another device, or from a link or a search.
  ///
  /// Foundation has this type on Apple's systems only; this one only stores its values.
  open class NSUserActivity: NSObject {
    /// Creates an activity of a type, such as `com.example.reading`.
    public init(activityType: String) {
      self.activityType = activityType
      super.init()
    }

    /// The type of the activity.
    public let activityType: String
    /// The title shown to the user.
    open var title: String?
    /// The data needed to continue the activity.
    open var userInfo: [AnyHashable: Any]?
    /// The required keys of `userInfo`.
    open var requiredUserInfoKeys: Set<String>?
    /// The keywords for a search.
    open var keywords: Set<String> = []
    /// The page to show if no app can continue the activity.
    open var webpageURL: URL?
    /// The page that led to the one in `webpageURL`.
    open var referrerURL: URL?
    /// The expiration date.
    open var expirationDate: Date?
    /// Whether the activity must be updated before it is sent.
    open var needsSave = false
    /// Whether the activity can be continued on another device.
    open var isEligibleForHandoff = true
    /// Whether the user's searches can find the activity.
    open var isEligibleForSearch = false
    /// Whether public searches can find the activity.
    open var isEligibleForPublicIndexing = false
    /// Whether the system may suggest the activity.
    open var isEligibleForPrediction = false
    /// The identifier for deleting the activity.
    open var persistentIdentifier: String?
    /// The identifier by which the scene for the content is chosen.
    open var targetContentIdentifier: String?
    /// The delegate of the activity.
    open weak var delegate: (any NSUserActivityDelegate)?

    /// Adds entries to `userInfo`, in place of those with the same keys.
    open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
      userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
    }

    /// Makes this the current activity; does nothing here.
    open func becomeCurrent() {}
    /// Marks the activity as no longer current; does nothing here.
    open func resignCurrent() {}
    /// Invalidates the activity; does nothing here.
    open func invalidate() {}
  }

  /// The delegate of an activity; this module declares none of its methods.
  public protocol NSUserActivityDelegate: NSObjectProtocol {}

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// The type of a universal link's activity, with the link in `webpageURL`.
  public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"
#endif
